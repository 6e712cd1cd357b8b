import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../../testing/browser.ts';
import { NAMES } from '../../../testing/screen-tournament.ts';
import { Served } from '../../../testing/served.ts';
import { ServedTournament } from '../../../testing/served-tournament.ts';

describe('the boot clock', () => {
  let served: Served;
  let browser: Browser;
  let tournament: ServedTournament;

  beforeAll(async () => {
    [served, browser] = await Promise.all([Served.start(), launch()]);
    tournament = await ServedTournament.create(served, {
      name: 'Thursday game',
      rulebook: 'homepokertourney',
    });
    await tournament.started(NAMES.slice(0, 6));
  });
  afterAll(async () => {
    await browser?.close();
    await served.end();
  });

  /** Where the digits are, and in which font and color. */
  const digits = (page: Page): Promise<unknown> =>
    page.evaluate(`(() => {
      const digit = document.querySelector('.digits .digit');
      const { x, y, width, height } = digit.getBoundingClientRect();
      const { fontFamily, color } = getComputedStyle(digit);
      return { x, y, width, height, fontFamily, color };
    })()`);

  test.each([
    ['me', { width: 390, height: 844 }],
    ['tv', { width: 1920, height: 1080 }],
  ] as const)(
    'is drawn from the page alone, before any file, exactly where the screen will have it: %s',
    async (path, viewport) => {
      const context = await browser.newContext({ viewport, colorScheme: 'light' });
      await context.addCookies([{ name: 'riffle', value: tournament.token, url: served.origin }]);
      const page = await context.newPage();
      const held: (() => void)[] = [];
      let hold = true;
      await page.route(/assets\//, async (route) => {
        if (hold) await new Promise<void>((go) => held.push(go));
        await route.continue();
      });
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(`${served.origin}/t/${tournament.id}/${path}`, { waitUntil: 'commit' });
      await page.locator('#boot-clock .digit').first().waitFor();
      const before = await digits(page);
      const time = await page.locator('#boot-clock .digits').innerText();
      // It runs.
      await page.locator('#boot-clock .digits').filter({ hasNotText: time }).waitFor();
      hold = false;
      for (const go of held) go();
      await page.locator('#boot-clock').waitFor({ state: 'detached' });
      expect(held.length).toBeGreaterThan(0);
      expect(await digits(page)).toEqual(before);
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});
