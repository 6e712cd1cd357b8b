import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { launch } from '../../testing/browser.ts';
import {
  atRest,
  LAPTOP,
  type Look,
  listen,
  looks,
  PHONE,
  shoot,
  TV,
  wanted,
} from '../../testing/pictures.ts';
import { ScreenSite } from '../../testing/screen-site.ts';
import {
  lowCard,
  NAMES,
  onTheBubble,
  racing,
  ScreenTournament,
  threeLeft,
} from '../../testing/screen-tournament.ts';
import { Served } from '../../testing/served.ts';

const SIZES = { phone: PHONE, laptop: LAPTOP, tv: TV };

let site: ScreenSite;
let browser: Browser;

beforeAll(async () => {
  site = await ScreenSite.open(1);
  browser = await launch();
  await tournaments();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const MINUTE_MS = 60_000;

async function tournaments(): Promise<void> {
  const running = await (await ScreenTournament.live(site, 'running')).started(24);
  await running.level(3, 11 * MINUTE_MS + 24_500);
  for (const table of ['1', '2', '3']) await running.hand(table);
  const [first, second] = running.at('3');
  await running.hand('3', first!, second!);
  await running.do({ type: 'rebuy', player: first! }, { type: 'leave', player: running.at('1')[2]! });
  await running.do({ type: 'start-hand', table: '1' });
  await (await ScreenTournament.live(site, 'seated'))
    .enter(20)
    .then((scene) => scene.do({ type: 'draw-seats' }));
  await (await ScreenTournament.live(site, 'open')).enter(5, false);
  const moved = await (await ScreenTournament.live(site, 'moved')).started(12);
  await moved.level(4, 95_000);
  await moved.hand('1', ...moved.at('1').slice(0, 2));
  await moved.do({ type: 'rearrange' });
  const final = await (await ScreenTournament.live(site, 'final')).started(12);
  await final.level(6, 4 * MINUTE_MS);
  for (const table of ['1', '2', '1']) await final.hand(table, final.at(table)[0]!);
  await final.do({ type: 'rearrange' });
  const pause = await (await ScreenTournament.live(site, 'break', 'bnai-jeshurun', 'Purim night')).started(
    16,
  );
  for (let at = 0; at < 2; at++) await pause.do({ type: 'clock', do: 'next' });
  await pause.do({ type: 'clock', do: 'set', left: 8 * MINUTE_MS });
  await racing(await ScreenTournament.live(site, 'race'));
  await onTheBubble(await ScreenTournament.live(site, 'bubble'));
  await threeLeft(await ScreenTournament.live(site, 'deal'));
  await lowCard(await ScreenTournament.live(site, 'low-card'));
  const over = await (await ScreenTournament.live(site, 'over')).started(9);
  await over.level(9, 4 * MINUTE_MS);
  while (over.room.tournament.phase !== 'over') await over.hand('1', over.at('1')[0]!);
}

type Options = { readonly at?: string; readonly token?: string; readonly whole?: boolean };

async function picture(
  name: string,
  path: string | ((look: Look) => Promise<string>),
  sizes: readonly (keyof typeof SIZES)[],
  taps: readonly string[] = [],
  options: Options = {},
): Promise<void> {
  if (!wanted(name)) return;
  const these = Object.fromEntries(sizes.map((size) => [size, SIZES[size]]));
  for (const look of looks(these))
    await one(name, typeof path === 'string' ? path : await path(look), look, taps, options);
}

async function one(
  name: string,
  path: string,
  { viewport, theme, lang, ending }: Look,
  taps: readonly string[],
  { at = site.url, token, whole = false }: Options,
): Promise<void> {
  const page = await browser.newPage({ viewport, colorScheme: theme });
  listen(page, name);
  const join = path.includes('?') ? '&' : '?';
  if (token !== undefined) await page.context().addCookies([{ name: 'riffle', value: token, url: at }]);
  await page.goto(`${at}${path}${join}theme=${theme}&lang=${lang}`);
  if (token !== undefined) await page.waitForLoadState('networkidle');
  for (const tap of taps) {
    await atRest(page);
    // `field := text` is typed, everything else tapped.
    const [target = '', text] = tap.split(' := ');
    const found = page.locator(target).first();
    await (text === undefined ? found.click({ timeout: 3000 }) : found.fill(text));
  }
  await shoot(page, `${name}-${ending}`, whole);
  await page.close();
}

const SHOWN = ['tv', 'phone'] as const;

test('the TV', async () => {
  for (const tournament of ['running', 'moved', 'final', 'break', 'seated', 'over'])
    await picture(`tv-${tournament}`, `/t/${tournament}/tv?as=display`, SHOWN);
});

const DESK = ['phone', 'laptop'] as const;

test('the director’s desk', async () => {
  for (const tournament of ['open', 'seated', 'running', 'moved', 'final', 'over'])
    await picture(`desk-${tournament}`, `/t/${tournament}?as=director`, DESK);
  const desk = '/t/running?as=director';
  await picture('desk-seat', desk, DESK, ['.board.shown button.chair']);
  const person = (form: string): string[] => ['.board.shown button.chair', `dialog >> text=${form}`];
  await picture('desk-penalty', desk, ['phone'], person('Penalty'));
  await picture('desk-move', desk, ['phone'], person('Move'));
  await picture('desk-out', desk, DESK, [...person('Knocked out with others'), 'dialog >> text=Vera']);
  await picture('desk-add-several', desk, DESK, ['nav button >> nth=1', '.people >> text=Add several']);
  await picture('desk-track', desk, DESK, ['.board.shown .hand-bar .bare']);
  await picture('desk-menu', desk, DESK, ['.desk-menu-button']);
  await picture('desk-clock', desk, DESK, ['.clock-bar .clock']);
  await picture('desk-why', '/t/seated?as=director', DESK, ['.task .why']);
  await picture('desk-players', desk, DESK, ['nav button >> nth=1']);
  await picture('desk-money', '/t/open?as=director', DESK, ['nav button >> nth=3']);
  await picture('desk-rulings', desk, DESK, ['nav button >> nth=2']);
  const board = ['nav button >> nth=2', '.areas button >> nth=1', '.list button >> nth=2'];
  await picture('desk-question', desk, ['phone'], board);
  await picture('desk-ruling', desk, DESK, [
    'nav button >> nth=2',
    '.areas button >> nth=5',
    '.list button >> nth=0',
    '.question .button',
  ]);
});

test('the procedures', { timeout: 600_000 }, async () => {
  const tool = (name: string): string => `.tools >> text=${name}`;
  const race = '/t/race?as=director';
  await picture('led-tools', '/t/race?as=director', DESK);
  await picture('led-draw', '/t/seated?as=director', DESK, [
    tool('seat draw'),
    'text=draws',
    'text=draws',
    'text=draws',
  ]);
  await picture('led-draw-end', '/t/seated?as=director', DESK, [tool('seat draw'), 'text=Skip']);
  await picture('led-moves', '/t/low-card?as=director', DESK, ['text=Read them out']);
  const odd = [
    '.tasks >> text=Step by step',
    '.choice >> nth=0 >> text=3',
    '.choice >> nth=1 >> text=2',
    '.choice >> nth=3 >> text=4',
  ];
  await picture('led-race', race, DESK, odd);
  await picture('led-race-cards', race, DESK, [
    ...odd,
    'text=real cards',
    '.ranks button >> nth=1',
    '.suits button >> nth=1',
    '.ranks button >> nth=5',
  ]);
  await picture('led-hand-for-hand', '/t/bubble?as=director', DESK, [tool('Hand for hand')]);
  const pots = [
    '.in-hand >> nth=0 >> text=All-in',
    '.in-hand >> nth=1 >> text=All-in',
    '.figure >> nth=0 := 500',
    '.figure >> nth=1 := 1200',
    '.in-hand >> nth=2 >> text=Call',
  ];
  await picture('led-pots', race, DESK, [tool('Side pots'), ...pots]);
  await picture('led-pots-end', race, DESK, [
    tool('Side pots'),
    ...pots,
    '.best-hand .button >> nth=0',
    '.best-hand .button >> nth=0',
  ]);
  const followed = async ({ ending }: Look): Promise<string> => {
    // Following a hand begins it.
    await (await ScreenTournament.live(site, `followed-${ending}`)).started(8);
    return `/t/followed-${ending}?as=director`;
  };
  await picture('led-follow', followed, DESK, [
    '.hand-bar >> text=Follow hand',
    'dialog >> text=With the cards',
  ]);
  await picture('led-deal', '/t/deal?as=director', DESK, ['nav >> text=Money', 'text=Make a deal']);
  await picture('led-deal-amounts', '/t/deal?as=director', DESK, [
    'nav >> text=Money',
    'text=Make a deal',
    'text=Calculate',
    '.figure >> nth=1 := 90',
  ]);
  await picture('led-prizes', '/t/deal?as=director', DESK, [tool('Payouts')]);
  await picture('led-reseat', '/t/bubble?as=director', DESK, [tool('Move a player'), '.chair-list .button']);
  await picture('led-levels', race, DESK, [tool('Levels')]);
  await picture('led-time', race, DESK, [tool('Time left')]);
  await picture('led-tv', race, DESK, [tool('On the TV')]);
  await picture('led-end', race, DESK, ['.clock-bar .clock', 'dialog >> text=End the game now']);
  await picture('led-break', '/t/break?as=director', DESK, ['.tasks >> text=Open the break']);
  await picture('led-cards', '/t/open?as=director', DESK, ['.tasks >> text=We drew cards']);
  await picture('led-dealers', '/t/open?as=director', DESK, [tool('Dealers')]);
  await picture('led-log', race, DESK, [tool('History')]);
  await picture('led-steps', race, DESK, [tool('Undo and redo'), '.steps button >> nth=2']);
  await picture(
    'led-german',
    `${race}&lang=de`,
    ['phone'],
    ['.tasks .row button >> nth=1', '.choice >> nth=0 >> text=3'],
  );
  const raced = async ({ ending }: Look): Promise<string> => {
    // A chip race that was run changes the tournament.
    await racing(await ScreenTournament.live(site, `raced-${ending}`));
    return `/t/raced-${ending}?as=director`;
  };
  await picture('led-raced', raced, ['phone'], [...odd, 'text=Deal the cards', ...Array(6).fill('.raced')]);
});

test('a player’s phone', async () => {
  const me = '/t/running/me?as=player:mia';
  await picture('phone-running', me, ['phone']);
  await picture('phone-ranks', me, ['phone'], ['nav button >> nth=1']);
  await picture('phone-rules', me, ['phone'], ['nav button >> nth=2']);
  await picture('phone-final', '/t/final/me?as=player:mia', ['phone']);
  await picture('phone-over', '/t/over/me?as=player:mia', ['phone']);
});

test('the first pages', async () => {
  await picture('home', '/', DESK);
  await picture('home-join', '/join', DESK);
  await picture('home-lost', '/nowhere', ['phone']);
  await picture('home-privacy', '/privacy', ['phone']);
  await picture('tv-new', '/tv', SHOWN);
  await picture('home-pair', '/pair', ['phone']);
});

describe('a tournament to come', () => {
  let served: Served;
  let created: { tournament: string; joinCode: string };
  let here: { at: string; token: string };

  beforeAll(async () => {
    served = await Served.start();
    const { body, token } = await served.ask('/api/tournaments', {
      name: 'Thursday game',
      rulebook: 'homepokertourney',
      plan: { players: 14, minutes: 210, buyIn: 3000 },
      when: '2026-11-19T19:30',
      place: 'Mia’s kitchen',
    });
    created = body;
    here = { at: served.origin, token };
    for (const name of NAMES.slice(0, 6)) await served.ask('/api/join', { code: created.joinCode, name });
  }, 60_000);
  afterAll(() => served.end());

  test('the planner', async () => {
    await picture('plan', '/plan', DESK, [], here);
    await picture('plan-whole', '/plan', DESK, [], { ...here, whole: true });
    await picture('plan-deutsch', '/plan?lang=de', ['phone'], [], { ...here, whole: true });
    await picture(
      'plan-compare',
      '/plan',
      DESK,
      ['.rulebooks .button', '.difference .button >> nth=1'],
      here,
    );
  });

  test('the invitation', async () => {
    const { tournament, joinCode } = created;
    await picture('plan-made', `/t/${tournament}/made`, DESK, [], here);
    await picture('plan-invitation', `/i/${joinCode}`, DESK, [], { at: here.at });
    await picture(
      'plan-invite',
      `/t/${tournament}`,
      ['phone'],
      ['nav >> text=Players', 'text=Invite guests'],
      here,
    );
    await picture('plan-home', '/', DESK, [], here);
    await picture('play', '/play', DESK, [], here);
    await picture('online', '/online', DESK, [], here);
    await picture('devices', `/t/${tournament}`, DESK, ['.desk-menu-button', '.devices-button'], here);
  });

  test('the sample tournament', async () => {
    const { body } = await served.ask('/api/sample', { name: 'Sample night' }, here.token);
    await picture('sample', `/t/${body.tournament}`, DESK, [], here);
    await picture('sample-tv', `/t/${body.tournament}/tv`, ['tv'], [], here);
    await picture('sample-me', `/t/${body.tournament}/me`, ['phone'], [], here);
  });
});
