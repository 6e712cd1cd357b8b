import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../../testing/browser.ts';
import { Listener, SCREEN_READER } from '../../../testing/screen-reader.ts';
import { Served } from '../../../testing/served.ts';

const GAMES = Number(process.env.RIFFLE_GAMES ?? 3);
/** So many at once. */
const SIDE_BY_SIDE = 3;
const PACE = { action: 60_000, bank: 0, street: 40, between: 60, think: [2, 12], reveal: 400, rebuy: 20 };
const level = (small: number, minutes: number | null = 0.03) => ({ small, big: small * 2, ante: 0, minutes });
const STEEP = { tournament: { levels: [level(50), level(100), level(200), level(400), level(800, null)] } };

let served: Served;
let browser: Browser;
beforeAll(async () => {
  [served, browser] = await Promise.all([Served.start(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await served?.end();
});

/** From the first page to a seat, by keys and ears alone. */
async function sitDown(): Promise<Listener> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(SCREEN_READER);
  const page = await context.newPage();
  // A quick game, or the test would last as long as an evening.
  await page.route('**/api/play', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), pace: PACE, choices: STEEP } }),
  );
  await page.goto(served.origin);
  await page.getByRole('main').waitFor();
  const player = new Listener(page);
  await player.goTo(/^Play now/);
  await player.press('Enter');
  await page.waitForURL('**/play');
  await page.getByRole('main').waitFor();
  await player.goTo(/^One table/);
  await player.press('Enter');
  return player;
}

/** Every fact of the hand is one key away. */
async function knowsTheHand(player: Listener): Promise<string> {
  const asked: readonly (readonly [key: string, said: RegExp])[] = [
    ['b', /^(No cards on the board|Board: .* of (clubs|diamonds|hearts|spades))/],
    ['p', /^Pot [\d,]+\..*(to call|Nothing to call)\.$/],
    ['k', /\bYou: ([\d,]+|all in)/],
    ['w', /^Your turn, \d+ seconds left\.$/],
    ['l', /^Blinds \d+ \/ [\d,]+/],
  ];
  for (const [key, said] of asked) {
    await player.press(key);
    await player.hears(said);
  }
  await player.press('h');
  return player.hears(/^You hold .* of /);
}

/** Plays on what is heard until the tournament is over for this player; says how often it was their turn. */
async function playOn(player: Listener): Promise<{ turns: number; end: string }> {
  let turns = 0;
  for (let lines = await player.listen(); ; ) {
    const keys: string[] = [];
    for (const line of lines) {
      const end = /You (won!|finished \S+)/.exec(line);
      if (end !== null) return { turns, end: end[0] };
      const [turn, cost] = /Your turn\. (?:([\d,]+) to call|You may check), pot/.exec(line) ?? [];
      if (/^All-in for/.test(line)) keys.push('Enter');
      else if (turn !== undefined) keys.push(cost === undefined || turns % 3 > 0 ? 'c' : 'f');
      if (turn !== undefined && turns++ === 0) await knowsTheHand(player);
    }
    const key = keys.at(-1);
    lines = key === undefined ? await player.listen() : await player.pressUntilHeard(key);
  }
}

test('sit-and-gos to the end by somebody who hears what is announced and presses keys', async () => {
  const ends: string[] = [];
  let begun = 0;
  const oneAfterAnother = async (): Promise<void> => {
    while (begun < GAMES) {
      begun++;
      const { turns, end } = await playOn(await sitDown());
      expect(turns).toBeGreaterThan(0);
      ends.push(end);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, oneAfterAnother));
  expect(ends).toHaveLength(GAMES);
});
