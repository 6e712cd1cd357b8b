import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launch } from '../../testing/browser.ts';
import { LAPTOP, listen, looks, PHONE, shoot, wanted } from '../../testing/pictures.ts';
import { NAMES } from '../../testing/screen-tournament.ts';
import { Served } from '../../testing/served.ts';
import { ServedTournament } from '../../testing/served-tournament.ts';
import { SHEETS } from '../screens/paper/sheets.ts';

const SIZES = { phone: PHONE, laptop: LAPTOP };
/** A printed sheet: A4 without its margins, in screen pixels. */
const PRINTED = { width: 703, height: 1032 };

let served: Served;
let browser: Browser;
let tournament: ServedTournament;
let full: ServedTournament;

beforeAll(async () => {
  served = await Served.start();
  browser = await launch();
  const nine = NAMES.slice(0, 9);
  full = await ServedTournament.create(served, { name: 'Autumn cup', rulebook: 'homepokertourney' });
  await full.started(NAMES);
  const [first, second] = await full.at('1');
  await full.hand('1', first!, second!);
  for (const player of [first!, second!])
    await full.do({ type: 'answer', question: 'rebuy', player, rebuy: false });
  for (const [name, turn] of [
    ['First of the season', 0],
    ['Second Thursday', 4],
    ['Thursday game', 2],
  ] as const) {
    const players = [...nine.slice(turn), ...nine.slice(0, turn)];
    const wish = { name, rulebook: 'homepokertourney', choices: { tournament: { bounty: 500 } } };
    tournament = await ServedTournament.create(served, wish, full.token);
    await tournament.started(players);
    for (const [at, out] of players.slice(1).reverse().entries()) {
      const knockedOutBy = { [out.toLowerCase()]: [players[at % 2]!.toLowerCase()] };
      await tournament.do(
        { type: 'start-hand', table: '1' },
        { type: 'end-hand', table: '1', busts: [out.toLowerCase()], knockedOutBy },
      );
      if (at === 4)
        for (const [seat, stack] of [2900, 3600, 2500].entries())
          await tournament.do({ type: 'tell-chips', player: players[seat]!.toLowerCase(), stack });
    }
    await tournament.do({ type: 'finish' });
  }
});
afterAll(async () => {
  await browser.close();
  await served.end();
});

async function picture(name: string, path: string, tap?: string): Promise<void> {
  if (!wanted(name)) return;
  for (const { viewport, theme, lang, ending } of looks(SIZES)) {
    const context = await browser.newContext({ viewport, colorScheme: theme });
    await context.addCookies([{ name: 'riffle', value: full.token, url: served.origin }]);
    const page = await context.newPage();
    listen(page, name);
    await page.goto(`${served.origin}${path}?lang=${lang}`);
    if (tap !== undefined) await page.locator(tap).first().click();
    await shoot(page, `${name}-${ending}`);
    await context.close();
  }
}

test('results and the season', async () => {
  await picture('results', `/t/${tournament.id}/results`);
  await picture('season', '/season', '.standings th button');
  await picture('paper-all', `/t/${full.id}/paper`);
});

test('paper, as printed', async () => {
  const context = await browser.newContext({ viewport: PRINTED, deviceScaleFactor: 1.5 });
  await context.addCookies([{ name: 'riffle', value: full.token, url: served.origin }]);
  const page = await context.newPage();
  await page.emulateMedia({ media: 'print' });
  for (const sheet of SHEETS) {
    if (!wanted(`paper-${sheet}`)) continue;
    const { id } = sheet === 'result' ? tournament : full;
    await page.goto(`${served.origin}/t/${id}/paper/${sheet}`);
    await page.locator('.sheet-of h1').waitFor({ state: 'attached' });
    await shoot(page, `paper-${sheet}`);
  }
  await context.close();
});
