import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../../../testing/browser.ts';
import { Served } from '../../../../testing/served.ts';
import { stumbles } from '../../../../testing/stumbles.ts';

describe('a night that runs late, by visible taps from a fresh browser', () => {
  let served: Served;
  let browser: Browser;

  beforeAll(async () => {
    [served, browser] = await Promise.all([Served.start(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await served.end();
  });

  const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const tab = (page: Page, name: string) =>
    page.getByRole('navigation').getByRole('button', { name, exact: true }).click();

  test('the desk says when it will be over, offers what brings it back, and one tap does it', async () => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      reducedMotion: 'reduce',
      locale: 'en-US',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(served.origin);
    await page.getByRole('link', { name: /^Plan a night/ }).click();
    await page.getByLabel('Game name').fill('School night');
    await page.getByRole('textbox', { name: 'Expected players' }).fill('5');
    await page.getByText('Half finish by').waitFor();
    await tap(page, 'Create tournament');
    await page.getByRole('link', { name: 'Run it from here' }).click();
    await page.waitForURL(/\/t\/[^/]+$/);
    await tab(page, 'Players');
    for (const name of ['Ann', 'Bob', 'Cy', 'Dee', 'Eve']) {
      await page.getByLabel('Player name').fill(name);
      await tap(page, /^Add$/);
      await page.getByRole('status').getByText(`${name} bought in`).waitFor();
    }
    await tab(page, 'Night');
    await tap(page, 'Deal it here');
    await tap(page, 'Start the clock');
    await page.getByText(/^At this pace it’s over around/).waitFor();

    // Somebody argues for three hours.
    await tap(page, 'Time left');
    await page.getByLabel('Minutes', { exact: true }).fill('180');
    await tap(page, /^Set to/);
    const card = page.locator('.late');
    await card.getByRole('heading', { name: /^Running \d+.min late$/ }).waitFor();
    expect(await stumbles(page)).toEqual([]);
    const levels = async (): Promise<string> => {
      await tap(page, 'Levels and breaks');
      const sheet = page.getByRole('dialog', { name: 'Levels and breaks' });
      await sheet.getByRole('button', { name: 'Save levels' }).waitFor();
      const said = await sheet
        .locator('input')
        .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value).join(' '));
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      return said;
    };
    const before = await levels();
    await card.getByRole('button', { name: /^\d+-minute levels from the next one/ }).click();
    await page.getByRole('status').getByText('Levels saved').waitFor();
    expect(await levels()).not.toBe(before);
    await page.getByRole('navigation').getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(levels).toBe(before);

    await card.getByRole('button', { name: 'Don’t remind me tonight' }).click();
    await card.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText(/^At this pace it’s over around/).waitFor();
    expect(await card.count()).toBe(0);
  });
});
