import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { launch } from '../testing/browser.ts';
import { NAMES, Scene } from '../testing/scenes.ts';
import { TestHouse } from '../testing/screens-house.ts';
import { Served } from '../testing/served.ts';

const FOLDER = new URL('../../screenshots/', import.meta.url).pathname;
const SIZES = { phone: [390, 844], laptop: [1280, 800], tv: [1920, 1080] } as const;
const only = process.env.ONLY;

let house: TestHouse;
let browser: Browser;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  house = await TestHouse.open();
  browser = await launch();
  await nights();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const MINUTE = 60_000;

async function nights(): Promise<void> {
  const running = await (await Scene.create(house, 'running')).started(24);
  await running.level(3, 11 * MINUTE + 24_500);
  for (const table of ['1', '2', '3']) await running.hand(table);
  const [first, second] = running.at('3');
  await running.hand('3', first!, second!);
  await running.do({ type: 'rebuy', player: first! }, { type: 'leave', player: running.at('1')[2]! });
  await running.do({ type: 'start-hand', table: '1' });
  await (await Scene.create(house, 'seated')).enter(20).then((scene) => scene.do({ type: 'draw-seats' }));
  await (await Scene.create(house, 'open')).enter(5, false);
  const moved = await (await Scene.create(house, 'moved')).started(12);
  await moved.level(4, 95_000);
  await moved.hand('1', ...moved.at('1').slice(0, 2));
  await moved.do({ type: 'rearrange' });
  const final = await (await Scene.create(house, 'final')).started(12);
  await final.level(6, 4 * MINUTE);
  for (const table of ['1', '2', '1']) await final.hand(table, final.at(table)[0]!);
  await final.do({ type: 'rearrange' });
  const pause = await (await Scene.create(house, 'break', 'bnai-jeshurun', 'Purim night')).started(16);
  for (let at = 0; at < 2; at++) await pause.do({ type: 'clock', do: 'next' });
  await pause.do({ type: 'clock', do: 'set', left: 8 * MINUTE });
  const over = await (await Scene.create(house, 'over')).started(9);
  await over.level(9, 4 * MINUTE);
  while (over.room.night.phase !== 'over') await over.hand('1', over.at('1')[0]!);
}

async function shoot(
  name: string,
  path: string,
  sizes: readonly (keyof typeof SIZES)[],
  taps: readonly string[] = [],
  options: { readonly at?: string; readonly token?: string; readonly whole?: boolean } = {},
): Promise<void> {
  if (only && !name.includes(only)) return;
  for (const size of sizes)
    for (const theme of ['dark', 'light'] as const) {
      if (process.env.THEME && process.env.THEME !== theme) continue;
      const [width, height] = SIZES[size];
      const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme });
      page.on('pageerror', (error) => console.error(name, error.message));
      page.on('console', (said) => said.type() === 'error' && console.error(name, said.text()));
      const join = path.includes('?') ? '&' : '?';
      const { at = house.url, token, whole = false } = options;
      if (token !== undefined) await page.context().addCookies([{ name: 'riffle', value: token, url: at }]);
      await page.goto(`${at}${path}${join}theme=${theme}`);
      if (token !== undefined) await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      for (const tap of taps) {
        await page.locator(tap).first().click({ timeout: 3000 });
        await page.waitForTimeout(400);
      }
      await page.screenshot({ path: `${FOLDER}${name}-${size}-${theme}.png`, fullPage: whole });
      await page.close();
    }
}

const TV = ['tv', 'phone'] as const;

test('the TV', async () => {
  for (const night of ['running', 'moved', 'final', 'break', 'seated', 'over'])
    await shoot(`tv-${night}`, `/t/${night}/tv?as=display`, TV);
});

const DESK = ['phone', 'laptop'] as const;

test('the director’s desk', async () => {
  for (const night of ['open', 'seated', 'running', 'moved', 'final', 'over'])
    await shoot(`desk-${night}`, `/t/${night}?as=director`, DESK);
  const desk = '/t/running?as=director';
  await shoot('desk-seat', desk, DESK, ['.board.shown button.chair']);
  await shoot('desk-out', desk, DESK, [
    '.board.shown button.chair',
    'text=Out together',
    '.board.shown button.chair >> nth=3',
  ]);
  await shoot('desk-why', desk, DESK, ['text=Why?']);
  await shoot('desk-players', desk, DESK, ['nav >> text=Players']);
  await shoot('desk-money', '/t/open?as=director', DESK, ['nav >> text=Money']);
  await shoot('desk-rulings', desk, DESK, ['nav >> text=Rulings']);
  const board = ['nav >> text=Rulings', 'text=The board', '.list button >> nth=2'];
  await shoot('desk-question', desk, ['phone'], board);
  await shoot('desk-ruling', desk, DESK, [
    'nav >> text=Rulings',
    'text=Conduct',
    '.list button >> nth=0',
    '.question .button',
    '.question .button',
  ]);
});

test('a player’s phone', async () => {
  const me = '/t/running/me?as=player:mia';
  await shoot('phone-running', me, ['phone']);
  await shoot('phone-ranks', me, ['phone'], ['text=Ranks']);
  await shoot('phone-rules', me, ['phone'], ['nav >> text=Rules']);
  await shoot('phone-final', '/t/final/me?as=player:mia', ['phone']);
  await shoot('phone-over', '/t/over/me?as=player:mia', ['phone']);
});

test('the first page', async () => {
  await shoot('home', '/', DESK);
  await shoot('home-join', '/join', DESK);
});

describe('a night to come', () => {
  let served: Served;
  let night: { tournament: string; joinCode: string };
  let here: { at: string; token: string };

  beforeAll(async () => {
    served = await Served.start();
    const { body, token } = await served.ask('/api/tournaments', {
      name: 'Thursday game',
      house: 'homepokertourney',
      plan: { players: 14, minutes: 210, buyIn: 3000 },
      when: '2026-11-19T19:30',
      place: 'Mia’s kitchen',
    });
    night = body;
    here = { at: served.origin, token };
    for (const name of NAMES.slice(0, 6)) await served.ask('/api/join', { code: night.joinCode, name });
  }, 60_000);
  afterAll(() => served.end());

  test('the planner', async () => {
    await shoot('plan', '/plan', DESK, [], here);
    await shoot('plan-whole', '/plan', DESK, [], { ...here, whole: true });
    await shoot('plan-deutsch', '/plan?lang=de', ['phone'], [], { ...here, whole: true });
    await shoot('plan-compare', '/plan', DESK, ['.houses .button', '.difference .button >> nth=1'], here);
  });

  test('the invitation', async () => {
    const { tournament, joinCode } = night;
    await shoot('plan-made', `/t/${tournament}/made`, DESK, [], here);
    await shoot('plan-invitation', `/i/${joinCode}`, DESK, [], { at: here.at });
    await shoot(
      'plan-invite',
      `/t/${tournament}`,
      ['phone'],
      ['nav >> text=Players', 'text=Invite guests'],
      here,
    );
    await shoot('plan-home', '/', DESK, [], here);
  });

  test('the sample night', async () => {
    const { body } = await served.ask('/api/sample', { name: 'Sample night' }, here.token);
    await shoot('sample', `/t/${body.tournament}`, DESK, [], here);
    await shoot('sample-tv', `/t/${body.tournament}/tv`, ['tv'], [], here);
    await shoot('sample-me', `/t/${body.tournament}/me`, ['phone'], [], here);
  });
});
