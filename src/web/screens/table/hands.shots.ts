import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import type { HandsPlayed } from '../../../protocol/hands.ts';
import { launch } from '../../../testing/browser.ts';
import { atRest, LAPTOP, listen, looks, PHONE, shoot, wanted } from '../../../testing/pictures.ts';
import { PlayedTournament } from '../../../testing/served-tournament.ts';

const SIZES = { phone: PHONE, laptop: LAPTOP };

let tournament: PlayedTournament;
let browser: Browser;
/** A hand with an all-in, where there is something to see. */
let hand: string;

beforeAll(async () => {
  tournament = await PlayedTournament.seated(8, 0.12);
  browser = await launch();
  await tournament.play(14);
  await tournament.stop();
  const { body } = await tournament.served.ask(
    `/api/tournaments/${tournament.id}/hands`,
    undefined,
    tournament.ann.token,
  );
  const [best] = (body as unknown as HandsPlayed).hands
    .filter(({ showdown, board }) => showdown && board.length === 5)
    .sort((a, b) => b.allIn.length - a.allIn.length);
  hand = `${best!.table}/${best!.number}`;
}, 60_000);
afterAll(async () => {
  await browser.close();
  await tournament.end();
});

async function picture(name: string, path: string, taps: readonly string[] = []): Promise<void> {
  if (!wanted(name)) return;
  for (const { viewport, theme, lang, ending } of looks(SIZES)) {
    const context = await browser.newContext({ viewport, colorScheme: theme });
    await tournament.admit(context);
    const page = await context.newPage();
    listen(page, name);
    await page.goto(`${tournament.served.origin}/t/${tournament.id}${path}?lang=${lang}`);
    await page.locator('.hands h1').waitFor();
    for (const tap of taps) {
      await atRest(page);
      await page.locator(tap).first().click({ timeout: 3000 });
    }
    await shoot(page, `${name}-${ending}`);
    await context.close();
  }
}

test('the hands of a dealt tournament', async () => {
  await picture('hands-list', '/hands');
  await picture('hands-all-ins', '/hands', ['.pick >> nth=2']);
  const begin = `/hands/${hand}`;
  await picture('hands-replay', begin);
  const end = '.controls .button >> nth=4';
  const late = [end, '.controls .button >> nth=1', '.controls .button >> nth=1'];
  await picture('hands-replay-late', begin, late);
  await picture('hands-replay-end', begin, [end]);
  await picture('hands-share', begin, ['.beside .row .button >> nth=0']);
  await picture('hands-proof', begin, ['.beside .row .button >> nth=1']);
});
