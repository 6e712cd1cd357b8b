import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../../../testing/browser.ts';
import { Served } from '../../../../testing/served.ts';
import { stumbles } from '../../../../testing/stumbles.ts';

const PHONE = { width: 390, height: 844 };
const NAMES = ['Ann', 'Bob', 'Cy', 'Dee'];

describe('the host’s money, by visible taps from a fresh browser', () => {
  let served: Served;
  let browser: Browser;

  beforeAll(async () => {
    [served, browser] = await Promise.all([Served.start(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await served.end();
  });

  /** Four players on the desk of a planned night, none of whom has paid. */
  async function planned(): Promise<Page> {
    const context = await browser.newContext({
      viewport: PHONE,
      hasTouch: true,
      reducedMotion: 'reduce',
      locale: 'en-US',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(served.origin);
    await page.getByRole('link', { name: /^Plan a night/ }).click();
    await page.getByLabel('Game name').fill('Pizza night');
    await page.getByRole('textbox', { name: 'Expected players' }).fill('4');
    await page.getByText('Half finish by').waitFor();
    await page.getByRole('button', { name: 'Create tournament' }).click();
    await page.getByRole('link', { name: 'Run it from here' }).click();
    await page.waitForURL(/\/t\/[^/]+$/);
    await tab(page, 'Players');
    for (const name of NAMES) {
      await page.getByLabel('Player name').fill(name);
      await page.getByRole('button', { name: /^Add$/ }).click();
      await page.getByRole('status').getByText(`${name} bought in`).waitFor();
    }
    return page;
  }

  const tab = (page: Page, name: string) =>
    page.getByRole('navigation').getByRole('button', { name, exact: true }).click();
  const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const row = (page: Page, name: string) =>
    page.getByRole('region', { name: 'Ledger' }).getByRole('listitem').filter({ hasText: name });
  const sideways = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  test('part of a debt, pizza before the prizes, a settle-up for the group chat, and a ledger that fits', async () => {
    const page = await planned();
    await tab(page, 'Money');
    await page.getByText('Rounded to $5. What is left goes to first place.').waitFor();

    // Ann pays ten now; more than she owes is not taken.
    await tap(page, 'Other amount… by Ann');
    const sheet = page.getByRole('dialog', { name: 'How much does Ann pay?' });
    await sheet.getByLabel('Amount').fill('26');
    await sheet.getByText('Ann owes $25.').waitFor();
    expect(await sheet.getByRole('button', { name: 'Save payment' }).isDisabled()).toBe(true);
    await sheet.getByLabel('Amount').fill('10');
    await sheet.getByRole('button', { name: 'Save payment' }).click();
    await row(page, 'Ann').getByText('paid $10 · owes $15').waitFor();
    await tap(page, 'Paid $15 by Ann');
    await row(page, 'Ann').getByText('paid $25').waitFor();

    // The pizza: this house pays out all money, so the host makes an exception.
    await tap(page, 'Add a cost');
    await page.getByRole('button', { name: 'Pizza' }).click();
    await page.getByLabel('Amount', { exact: true }).last().fill('40');
    await tap(page, 'Save cost');
    await page.getByText(/All money paid in goes to the players/).waitFor();
    await page.getByLabel('Reason').fill('everybody ate');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /anyway/i })
      .click();
    await page.getByRole('region', { name: 'Costs' }).getByText('$40').waitFor();
    await page.locator('.sums').getByText('$60').waitFor();
    expect(await sideways(page)).toBe(0);
    expect(await stumbles(page)).toEqual([]);

    await tab(page, 'Night');
    await tap(page, 'Deal it here');
    await tap(page, 'Start the clock');
    const chairs = page.locator('.board.shown button.chair');
    for (const name of ['Ann', 'Bob', 'Cy']) {
      await chairs.filter({ hasText: name }).first().click();
      await tap(page, `${name} is out`);
      const out = page.locator('.question').getByRole('button', { name: /^(Out|No rebuy)/ });
      const over = page.getByRole('region', { name: 'Result' });
      await out
        .or(over)
        .or(page.getByText(`${name} is out`).last())
        .first()
        .waitFor();
      if ((await out.count()) > 0) await out.first().click();
    }
    await page.getByRole('region', { name: 'Result' }).waitFor();

    // Nobody holds the bank: who pays whom, and the host who paid the pizza is one of them.
    await tab(page, 'Money');
    await tap(page, 'Settle among players');
    const settle = page.getByRole('region', { name: 'Settle up' });
    const says = await settle.getByRole('textbox', { name: 'Settle up, as text' }).inputValue();
    expect(says.split('\n')[0]).toBe('Pizza night');
    expect(says).toContain('pays the host');
    expect(says.split('\n').length - 1).toBeLessThanOrEqual(NAMES.length);
    await settle.getByRole('button', { name: 'Copy for the group chat' }).click();
    await settle
      .getByRole('status')
      .getByText(/Copied|Selected/)
      .waitFor();

    const address = page.url();
    await page.goto(`${address}/results`);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page
        .getByRole('region', { name: 'Ledger' })
        .getByText('Out of the prize pool: Pizza $40.')
        .waitFor();
      await page.getByRole('region', { name: 'Settle up' }).waitFor();
      expect(await sideways(page)).toBe(0);
      await page.locator('.ledger tfoot tr').last().getByText('$0').last().waitFor();
      const balance = page.locator('.ledger tbody td:last-child').first();
      const box = (await balance.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }

    await page.goto(address);
    await tab(page, 'Money');
    await tap(page, 'Settle among players');
    await tap(page, 'All of this is paid');
    await page.getByText('Everything is settled.').waitFor();
  });

  test('a winner takes part of the prize and leaves a tip', async () => {
    const page = await planned();
    await tab(page, 'Money');
    for (const name of NAMES) await tap(page, `Paid $25 by ${name}`);
    await tab(page, 'Night');
    await tap(page, 'Deal it here');
    await tap(page, 'Start the clock');
    const chairs = page.locator('.board.shown button.chair');
    for (const name of ['Ann', 'Bob', 'Cy']) {
      await chairs.filter({ hasText: name }).first().click();
      await tap(page, `${name} is out`);
      const out = page.locator('.question').getByRole('button', { name: /^(Out|No rebuy)/ });
      const over = page.getByRole('region', { name: 'Result' });
      await out
        .or(over)
        .or(page.getByText(`${name} is out`).last())
        .first()
        .waitFor();
      if ((await out.count()) > 0) await out.first().click();
    }
    await page.getByRole('region', { name: 'Result' }).waitFor();
    await tab(page, 'Money');
    await tap(page, 'Other amount… to Dee');
    const sheet = page.getByRole('dialog', { name: 'How much do you pay Dee?' });
    await sheet.getByLabel('Tip, kept back').fill('5');
    await sheet.getByRole('button', { name: 'Save payment' }).click();
    await row(page, 'Dee').getByText('tipped $5').waitFor();
    await row(page, 'Dee')
      .getByText(/settled/)
      .waitFor();
  });
});
