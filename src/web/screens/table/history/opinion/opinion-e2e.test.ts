import type { Browser } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { launch } from '../../../../../testing/browser.ts';
import { PlayedTournament } from '../../../../../testing/served-tournament.ts';
import { stumbles } from '../../../../../testing/stumbles.ts';

const TEN_BIG_BLINDS = {
  tournament: { startingStack: 1000, levels: [{ small: 50, big: 100, ante: 0, minutes: null }] },
};

describe('in a real browser', () => {
  let tournament: PlayedTournament;
  let browser: Browser;
  afterAll(async () => {
    await browser?.close();
    await tournament?.end();
  });

  test('a short stack’s hand has a second opinion, one tap from its replay, and only when the hand is over', async () => {
    [tournament, browser] = await Promise.all([
      PlayedTournament.seated(2, 0.5, {}, TEN_BIG_BLINDS),
      launch(),
    ]);
    await tournament.play(6);
    await tournament.stop();
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await tournament.admit(context);
    const page = await context.newPage();
    await page.goto(`${tournament.served.origin}/t/${tournament.id}/hands`);
    await page.getByRole('button', { name: 'My hands' }).click();
    const hands = page.locator('.glance');
    const opinion = page.getByRole('button', { name: 'Second opinion' });
    await hands.first().waitFor();
    for (let at = 0; at < (await hands.count()); at++) {
      await hands.nth(at).click();
      await page.getByRole('button', { name: 'Share' }).waitFor();
      if (await opinion.isVisible()) break;
      await page.getByRole('link', { name: 'All hands' }).click();
      await hands.first().waitFor();
    }
    await opinion.click();
    const sheet = page.getByRole('dialog', { name: 'Second opinion' });
    await sheet.getByText(/^With [\d.]+ big blinds .*, perfect players .* with \d+% of hands; /).waitFor();
    expect(await stumbles(page, 'dialog')).toEqual([]);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'detached' });
  });
});
