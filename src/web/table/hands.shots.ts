import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import type { HandsPlayed } from '../../protocol/hands.ts';
import { launch } from '../../testing/browser.ts';
import { PlayedNight } from '../../testing/played-night.ts';

const FOLDER = new URL('../../../screenshots/', import.meta.url).pathname;
const SIZES = { phone: [390, 844], laptop: [1280, 800] } as const;
const { ONLY: only, THEME: theme, LANGUAGES = 'en' } = process.env;

let night: PlayedNight;
let browser: Browser;
/** A hand in which somebody was all-in, for what there is to see. */
let hand: string;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  night = await PlayedNight.create(8, 0.12);
  browser = await launch();
  await night.play(14);
  await night.stop();
  const { body } = await night.served.ask(
    `/api/tournaments/${night.tournament}/hands`,
    undefined,
    night.ann.token,
  );
  const [best] = (body as unknown as HandsPlayed).hands
    .filter(({ showdown, board }) => showdown && board.length === 5)
    .sort((a, b) => b.allIn.length - a.allIn.length);
  hand = `${best!.table}/${best!.number}`;
}, 60_000);
afterAll(async () => {
  await browser.close();
  await night.end();
});

async function shoot(name: string, path: string, taps: readonly string[] = []): Promise<void> {
  if (only && !name.includes(only)) return;
  for (const [size, [width, height]] of Object.entries(SIZES))
    for (const colorScheme of ['dark', 'light'] as const)
      for (const lang of LANGUAGES.split(',')) {
        if (theme && theme !== colorScheme) continue;
        const context = await browser.newContext({ viewport: { width, height }, colorScheme });
        await night.admit(context);
        const page = await context.newPage();
        page.on('pageerror', (error) => console.error(name, error.message));
        page.on('console', (said) => said.type() === 'error' && console.error(name, said.text()));
        await page.goto(`${night.served.origin}/t/${night.tournament}${path}?lang=${lang}`);
        await page.locator('.hands h1').waitFor();
        await page.waitForTimeout(400);
        for (const tap of taps) {
          await page.locator(tap).first().click({ timeout: 3000 });
          await page.waitForTimeout(500);
        }
        const ending = lang === 'en' ? '' : `-${lang}`;
        await page.screenshot({ path: `${FOLDER}${name}-${size}-${colorScheme}${ending}.png` });
        await context.close();
      }
}

test('the hands of a dealt night', async () => {
  await shoot('hands-list', '/hands');
  await shoot('hands-all-ins', '/hands', ['.pick >> nth=2']);
  const begin = `/hands/${hand}`;
  await shoot('hands-replay', begin);
  const end = '.controls .button >> nth=4';
  const late = [end, '.controls .button >> nth=1', '.controls .button >> nth=1'];
  await shoot('hands-replay-late', begin, late);
  await shoot('hands-replay-end', begin, [end]);
  await shoot('hands-share', begin, ['.beside .row .button >> nth=0']);
  await shoot('hands-proof', begin, ['.beside .row .button >> nth=1']);
});
