import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../testing/browser.ts';
import { Served } from '../../testing/served.ts';

describe('when something goes wrong, by visible taps from the first page', () => {
  let served: Served;
  let browser: Browser;
  const errors: string[] = [];

  beforeAll(async () => {
    [served, browser] = await Promise.all([Served.start(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await served.end();
  });

  async function device(path = '/'): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'en-US',
    });
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(served.origin + path);
    return page;
  }
  const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

  test('the host pauses a dealt table, voids the hand, and everyone has their chips back', async () => {
    const host = await device();
    await tap(host, 'One table');
    await host.locator('.dealt-felt .sitting').first().waitFor();
    // My cards are dealt, so a hand is in play.
    await host
      .getByRole('img', { name: / of (spades|hearts|diamonds|clubs)/ })
      .first()
      .waitFor();
    await tap(host, 'Menu');
    await tap(host, 'Pause the game');
    await host.getByText('The director has paused the tables').waitFor();
    await tap(host, 'Void this hand');
    await host.getByText(/Void hand \d+\? All chips are returned/).waitFor();
    await tap(host, 'Void this hand');
    await tap(host, 'Continue');
    await host.getByText('The director has paused the tables').waitFor({ state: 'detached' });
    await host.getByRole('link', { name: 'Hands played' }).click();
    await host.getByText('Void: all chips returned').first().waitFor();
    expect(errors).toEqual([]);
  });

  test('a guest who is turned away is told so on their phone, even after reloading the page', async () => {
    const host = await device();
    await host.getByRole('link', { name: /plan/i }).first().click();
    await host.getByLabel('Game name').fill('Thursday game');
    await tap(host, 'Create tournament');
    const link = await host.getByLabel('Invitation link').inputValue();
    const guest = await device(new URL(link).pathname);
    await guest.getByLabel('Your name').fill('Zoe');
    await tap(guest, 'I’m coming');
    await guest.getByRole('link', { name: /seat/i }).click();
    await guest.getByText('Thursday game').first().waitFor();
    await host
      .getByRole('link', { name: /run it from here/i })
      .first()
      .click();
    await tap(host, 'Players');
    await host.getByRole('button', { name: /^Zoe/ }).waitFor();
    await tap(host, 'Turn away newcomers');
    await host.getByRole('dialog').getByRole('button', { name: 'Turn away 1 guest' }).click();
    await guest.getByRole('heading', { name: 'You’re not in this tournament' }).waitFor();
    await guest.reload();
    await guest.getByRole('button', { name: 'Ask to join' }).waitFor();
    await guest.getByRole('link', { name: 'I have a code' }).click();
    await guest.getByLabel(/code/i).first().waitFor();
    expect(errors).toEqual([]);
  });
});
