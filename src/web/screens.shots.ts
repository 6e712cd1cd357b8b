import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { launch } from '../testing/browser.ts';
import { lowCard, NAMES, onTheBubble, racing, Scene, threeLeft } from '../testing/scenes.ts';
import { TestHouse } from '../testing/screens-house.ts';
import { Served } from '../testing/served.ts';

const FOLDER = new URL('../../screenshots/', import.meta.url).pathname;
const SIZES = { phone: [390, 844], laptop: [1280, 800], tv: [1920, 1080] } as const;
const only = process.env.ONLY;
/** LANGUAGES=de,en makes them in these; English alone otherwise. */
const languages = (process.env.LANGUAGES ?? 'en').split(',');

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
  await racing(await Scene.create(house, 'race'));
  await onTheBubble(await Scene.create(house, 'bubble'));
  await threeLeft(await Scene.create(house, 'deal'));
  await lowCard(await Scene.create(house, 'low-card'));
  const over = await (await Scene.create(house, 'over')).started(9);
  await over.level(9, 4 * MINUTE);
  while (over.room.night.phase !== 'over') await over.hand('1', over.at('1')[0]!);
}

type Options = { readonly at?: string; readonly token?: string; readonly whole?: boolean };

async function shoot(
  name: string,
  path: string,
  sizes: readonly (keyof typeof SIZES)[],
  taps: readonly string[] = [],
  options: Options = {},
): Promise<void> {
  if (only && !name.includes(only)) return;
  for (const size of sizes)
    for (const theme of ['dark', 'light'] as const) {
      if (process.env.THEME && process.env.THEME !== theme) continue;
      for (const lang of languages) await one(name, path, size, theme, lang, taps, options);
    }
}

async function one(
  name: string,
  path: string,
  size: keyof typeof SIZES,
  theme: 'dark' | 'light',
  lang: string,
  taps: readonly string[],
  { at = house.url, token, whole = false }: Options,
): Promise<void> {
  const [width, height] = SIZES[size];
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme });
  page.on('pageerror', (error) => console.error(name, error.message));
  page.on('console', (said) => said.type() === 'error' && console.error(name, said.text()));
  const join = path.includes('?') ? '&' : '?';
  if (token !== undefined) await page.context().addCookies([{ name: 'riffle', value: token, url: at }]);
  await page.goto(`${at}${path}${join}theme=${theme}&lang=${lang}`);
  if (token !== undefined) await page.waitForLoadState('networkidle');
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  for (const tap of taps) {
    // `field := text` is typed, everything else tapped.
    const [target = '', text] = tap.split(' := ');
    const found = page.locator(target).first();
    await (text === undefined ? found.click({ timeout: 3000 }) : found.fill(text));
    await page.waitForTimeout(400);
  }
  const language = lang === 'en' ? '' : `-${lang}`;
  await page.screenshot({ path: `${FOLDER}${name}-${size}-${theme}${language}.png`, fullPage: whole });
  await page.close();
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
  await shoot(
    'desk-penalty',
    desk,
    ['phone'],
    ['.board.shown button.chair', '.sheet .choices .button >> nth=3'],
  );
  await shoot('desk-out', desk, DESK, [
    '.board.shown button.chair',
    '.sheet .button.wide >> nth=1',
    '.board.shown button.chair >> nth=3',
  ]);
  await shoot('desk-why', desk, DESK, ['.need .why']);
  await shoot('desk-players', desk, DESK, ['nav button >> nth=1']);
  await shoot('desk-money', '/t/open?as=director', DESK, ['nav button >> nth=3']);
  await shoot('desk-rulings', desk, DESK, ['nav button >> nth=2']);
  const board = ['nav button >> nth=2', '.areas button >> nth=1', '.list button >> nth=2'];
  await shoot('desk-question', desk, ['phone'], board);
  await shoot('desk-ruling', desk, DESK, [
    'nav button >> nth=2',
    '.areas button >> nth=5',
    '.list button >> nth=0',
    '.question .button',
    '.question .button',
  ]);
});

test('the procedures', { timeout: 600_000 }, async () => {
  const tool = (name: string): string => `.tools >> text=${name}`;
  const race = '/t/race?as=director';
  await shoot('led-tools', '/t/race?as=director', DESK);
  await shoot('led-draw', '/t/seated?as=director', DESK, [
    tool('seat draw'),
    'text=draws',
    'text=draws',
    'text=draws',
  ]);
  await shoot('led-draw-end', '/t/seated?as=director', DESK, [tool('seat draw'), 'text=Skip']);
  await shoot('led-moves', '/t/low-card?as=director', DESK, ['text=Read them out']);
  const odd = [
    '.needs >> text=Step by step',
    '.choice >> nth=0 >> text=3',
    '.choice >> nth=1 >> text=2',
    '.choice >> nth=3 >> text=4',
  ];
  await shoot('led-race', race, DESK, odd);
  await shoot('led-race-cards', race, DESK, [
    ...odd,
    'text=real cards',
    '.ranks button >> nth=1',
    '.suits button >> nth=1',
    '.ranks button >> nth=5',
  ]);
  await shoot('led-hand-for-hand', '/t/bubble?as=director', DESK, [tool('Hand for hand')]);
  const pots = [
    '.figure >> nth=0 := 500',
    '.figure >> nth=1 := 1200',
    '.figure >> nth=2 := 1200',
    '.figure >> nth=3 := 300',
    '.fold >> nth=3',
  ];
  await shoot('led-pots', race, DESK, [tool('Side pots'), ...pots]);
  await shoot('led-pots-end', race, DESK, [
    tool('Side pots'),
    ...pots,
    'text=Who wins',
    '.pick >> nth=0',
    '.pick >> nth=1',
    '.bottom .act',
  ]);
  await shoot('led-deal', '/t/deal?as=director', DESK, ['nav >> text=Money', 'text=Make a deal']);
  await shoot('led-deal-amounts', '/t/deal?as=director', DESK, [
    'nav >> text=Money',
    'text=Make a deal',
    'text=Work it out',
    '.figure >> nth=1 := 90',
  ]);
  await shoot('led-prizes', '/t/deal?as=director', DESK, [tool('The prizes')]);
  await shoot('led-reseat', '/t/bubble?as=director', DESK, [
    tool('Another seat'),
    '.chair-list .button',
    '.chips button >> nth=1',
    'text=Cannot see',
  ]);
  await shoot('led-levels', race, DESK, [tool('Levels')]);
  await shoot('led-time', race, DESK, [tool('Time left')]);
  await shoot('led-log', race, DESK, [tool('The log')]);
  await shoot('led-steps', race, DESK, [tool('Take back'), '.steps button >> nth=2']);
  await shoot(
    'led-german',
    `${race}&lang=de`,
    ['phone'],
    ['.needs .row button >> nth=1', '.choice >> nth=0 >> text=3'],
  );
  // The race is run last: it changes the night.
  if (!only || 'led-raced'.includes(only))
    await shoot('led-raced', race, ['phone'], [...odd, 'text=Deal the cards', ...Array(6).fill('.raced')]);
});

test('a player’s phone', async () => {
  const me = '/t/running/me?as=player:mia';
  await shoot('phone-running', me, ['phone']);
  await shoot('phone-ranks', me, ['phone'], ['nav button >> nth=1']);
  await shoot('phone-rules', me, ['phone'], ['nav button >> nth=2']);
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
