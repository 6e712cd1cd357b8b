import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../../testing/browser.ts';
import { ScreenSite } from '../../../testing/screen-site.ts';

let site: ScreenSite;
let browser: Browser;

beforeAll(async () => {
  site = await ScreenSite.open();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await site.close();
});

/** An invitation as the server answers it. */
async function invited(status: number, answer: object) {
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  await page.route('**/api/invitation', (route) => route.fulfill({ status, json: answer }));
  await page.goto(`${site.url}/i/ABCDEF?lang=en`);
  await page.locator('.invitation .button').first().waitFor();
  return page;
}

const OVER = {
  tournament: 'night',
  host: 'Ann',
  name: 'Thursday game',
  phase: 'over',
  dealt: true,
  both: false,
  online: null,
  when: null,
  place: null,
  rulebook: { name: 'HomePokerTourney', words: null },
  price: 0,
  currency: 'USD',
  rebuys: false,
  usualStakes: false,
  minimumAge: null,
  late: { open: false, untilLevel: null, afterMinutes: null },
  coming: { count: 8, names: null },
  cannot: 0,
  waiting: false,
};

test('a link that leads nowhere gets one explanation', async () => {
  const page = await invited(404, {
    code: 'no-such-invitation',
    rule: null,
    message: 'This invitation has expired: ask the host for a new link.',
  });
  const text = await page.locator('.invitation').innerText();
  expect(text).toContain('The link may be incomplete, or the host has changed it.');
  expect(text).not.toContain('expired');
  expect(await page.getByRole('alert').count()).toBe(1);
  await page.close();
});

test('after the game a link leads to the result for whoever played, and to another game for everybody', async () => {
  for (const [me, results] of [
    ['Zed', 1],
    [null, 0],
  ] as const) {
    const page = await invited(200, { ...OVER, me });
    await page.getByText('This game is over.').waitFor();
    expect(await page.getByText('8 coming').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'See the result' }).count()).toBe(results);
    expect(await page.getByRole('link', { name: 'Start a game' }).getAttribute('href')).toBe('/online');
    expect(await page.getByRole('link', { name: 'Type a code' }).getAttribute('href')).toBe('/join');
    await page.close();
  }
});
