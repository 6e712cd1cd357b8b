import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launch } from '../testing/browser.ts';
import { NAMES } from '../testing/scenes.ts';
import { Served } from '../testing/served.ts';
import { ServedNight } from '../testing/served-night.ts';
import { SHEETS } from './paper/sheets.ts';

const FOLDER = new URL('../../screenshots/', import.meta.url).pathname;
const SIZES = { phone: [390, 844], laptop: [1280, 800] } as const;
/** A sheet as it is printed: A4 without its margins, in the pixels of a screen. */
const PRINTED = { width: 703, height: 1032 };
const only = process.env.ONLY;

let served: Served;
let browser: Browser;
let night: ServedNight;
let full: ServedNight;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  served = await Served.start();
  browser = await launch();
  const nine = NAMES.slice(0, 9);
  full = await ServedNight.create(served, { name: 'Autumn cup', house: 'homepokertourney' });
  await full.started(NAMES);
  const [first, second] = await full.at('1');
  await (await full.hand('1', first!, second!)).do({ type: 'rearrange' });
  for (const [name, turn] of [
    ['First of the season', 0],
    ['Second Thursday', 4],
    ['Thursday game', 2],
  ] as const) {
    const players = [...nine.slice(turn), ...nine.slice(0, turn)];
    const wish = { name, house: 'homepokertourney', choices: { night: { bounty: 500 } } };
    night = await ServedNight.create(served, wish, full.token);
    await night.started(players);
    for (const [at, out] of players.slice(1).reverse().entries()) {
      const knockedOutBy = { [out.toLowerCase()]: [players[at % 2]!.toLowerCase()] };
      await night.do(
        { type: 'start-hand', table: '1' },
        { type: 'end-hand', table: '1', busts: [out.toLowerCase()], knockedOutBy },
      );
      if (at === 4)
        for (const [seat, stack] of [2900, 3600, 2500].entries())
          await night.do({ type: 'tell-chips', player: players[seat]!.toLowerCase(), stack });
    }
    await night.do({ type: 'finish' });
  }
});
afterAll(async () => {
  await browser.close();
  await served.end();
});

async function shoot(name: string, path: string, tap?: string): Promise<void> {
  if (only && !name.includes(only)) return;
  for (const [size, [width, height]] of Object.entries(SIZES))
    for (const theme of ['dark', 'light'] as const) {
      if (process.env.THEME && process.env.THEME !== theme) continue;
      const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme });
      await context.addCookies([{ name: 'riffle', value: full.token, url: served.origin }]);
      const page = await context.newPage();
      page.on('pageerror', (error) => console.error(name, error.message));
      await page.goto(served.origin + path);
      await page.waitForTimeout(500);
      if (tap !== undefined) await page.locator(tap).first().click();
      await page.screenshot({ path: `${FOLDER}${name}-${size}-${theme}.png` });
      await context.close();
    }
}

test('results and the season', async () => {
  await shoot('results', `/t/${night.id}/results`);
  await shoot('season', '/season', '.standings th button');
  await shoot('paper-all', `/t/${full.id}/paper`);
});

test('paper, as it comes out of the printer', async () => {
  const context = await browser.newContext({ viewport: PRINTED, deviceScaleFactor: 1.5 });
  await context.addCookies([{ name: 'riffle', value: full.token, url: served.origin }]);
  const page = await context.newPage();
  await page.emulateMedia({ media: 'print' });
  for (const sheet of SHEETS) {
    if (only && !`paper-${sheet}`.includes(only)) continue;
    const { id } = sheet === 'result' ? night : full;
    await page.goto(`${served.origin}/t/${id}/paper/${sheet}`);
    await page.locator('.sheet-of h1').waitFor({ state: 'attached' });
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${FOLDER}paper-${sheet}.png` });
  }
  await context.close();
});
