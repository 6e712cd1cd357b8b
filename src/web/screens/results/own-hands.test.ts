import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FORMATS } from '../../../history/formats.ts';
import { launch } from '../../../testing/browser.ts';
import { PlayedTournament } from '../../../testing/served-tournament.ts';
import { stumbles, tooSmall } from '../../../testing/stumbles.ts';
import { until } from '../../../testing/until.ts';

const SIZES = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 800 } } as const;
const HANDS = 12;

let tournament: PlayedTournament;
let browser: Browser;
const errors: string[] = [];

beforeAll(async () => {
  [tournament, browser] = await Promise.all([PlayedTournament.seated(5, 0.3), launch()]);
  await tournament.play(HANDS);
  await tournament.do({ type: 'end-now' });
  await until(async () => (await tournament.view()).phase === 'over');
});
afterAll(async () => {
  await browser?.close();
  await tournament?.end();
});

async function open(size: keyof typeof SIZES, token: string): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZES[size], hasTouch: size === 'phone' });
  await tournament.admit(context, token);
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${tournament.served.origin}/t/${tournament.id}/results`);
  await page.getByRole('heading', { name: 'Thursday game' }).waitFor();
  return page;
}

async function fine(page: Page): Promise<void> {
  expect(await tooSmall(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  for (const theme of ['dark', 'light']) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    expect(await stumbles(page), theme).toEqual([]);
  }
}

/** What lies in the folder that RIFFLE_PICTURES names is for people to look at. */
const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.RIFFLE_PICTURES;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

test('a player takes the whole night in one tap, sees how their hands went, and shares it with a tick', async () => {
  const ann = await open('phone', tournament.ann.token);
  const host = await open('laptop', tournament.token);
  const hers = (page: Page) => page.getByRole('region', { name: 'Ann’s hands' });
  const own = ann.getByRole('region', { name: 'Your hands' });

  await own.getByText('Only you see this.').waitFor();
  await own.getByText('played by choice').waitFor();
  await fine(ann);
  await picture(ann, 'own-hands-390');
  await host.getByRole('link', { name: 'All hands (PokerStars)' }).waitFor();
  expect(await host.getByRole('region', { name: 'Your hands' }).count()).toBe(0);
  expect(await hers(host).count()).toBe(0);

  for (const [name, format] of [
    ['PokerStars', 'pokerstars'],
    ['PHH', 'phh'],
    ['OHH', 'ohh'],
  ] as const) {
    const [download] = await Promise.all([
      ann.waitForEvent('download'),
      ann.getByRole('link', { name: `All hands (${name})` }).click(),
    ]);
    const hands = FORMATS[format].read(readFileSync(await download.path(), 'utf8'));
    expect(hands.length).toBeGreaterThan(0);
    for (const { players, hero } of hands)
      expect(players.find(({ seat }) => seat === hero)?.name).toBe('Ann');
  }

  await own.getByRole('checkbox', { name: 'Share with everybody who played' }).click();
  await own.getByText('Everybody in this tournament sees this.').waitFor();
  await host.reload();
  await hers(host).getByText('played by choice').waitFor();
  await fine(host);
  await picture(host, 'own-hands-1280');

  await own
    .getByRole('link', { name: /^Table 1, hand/ })
    .first()
    .click();
  await ann.waitForURL(/\/hands\/1\/\d+$/);
  await ann.goBack();
  await own.getByRole('checkbox', { name: 'Share with everybody who played' }).click();
  await own.getByText('Only you see this.').waitFor();
  await host.reload();
  await host.getByRole('link', { name: 'All hands (PokerStars)' }).waitFor();
  expect(await hers(host).count()).toBe(0);
  expect(errors).toEqual([]);
});
