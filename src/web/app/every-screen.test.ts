import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TournamentView, viewTournament } from '../../engine/views/tournament-view.ts';
import type { ScreenName } from '../../protocol/screens.ts';
import { launch } from '../../testing/browser.ts';
import { EngineTournament } from '../../testing/engine-tournament.ts';
import { inGerman } from '../../testing/german-taps.ts';
import { NAMES } from '../../testing/screen-tournament.ts';
import { Served } from '../../testing/served.ts';
import { ServedTournament } from '../../testing/served-tournament.ts';
import {
  brokenWords,
  cutOff,
  overlapping,
  stumbles,
  tinyText,
  tooSmall,
  tooWide,
} from '../../testing/stumbles.ts';
import { until } from '../../testing/until.ts';
import { toolWords } from '../screens/desk/procedures/tool-words.ts';
import { PROCEDURES, type ProcedureName } from '../screens/desk/state/procedure-names.ts';
import { TAB_NAMES, type TabName } from '../screens/desk/tabs.ts';
import { SHEETS as PAPER } from '../screens/paper/sheets.ts';
import { carry } from '../shared/carried/carried.ts';
import { LAYOUTS, THEMES } from '../shared/tv-choices.ts';

/** Steps from a screen to what is checked: a place to tap, `key ?` to press, or `field := text` to type. */
type Taps = readonly string[];
/** A screen as it opens, its parts, and the sheets that can be opened on it. */
type Visit = { readonly path: string; readonly parts?: readonly Taps[]; readonly sheets?: readonly Taps[] };

type Tournaments = Readonly<
  Record<
    | 'sample'
    | 'toCome'
    | 'code'
    | 'online'
    | 'onlineCode'
    | 'drawing'
    | 'tapped'
    | 'seated'
    | 'racing'
    | 'pause'
    | 'together'
    | 'followed'
    | 'asked'
    | 'tied'
    | 'played'
    | 'over',
    string
  >
>;

/** A code with a tournament in it. */
const CARRIED = carry(
  viewTournament(new EngineTournament('homepokertourney').started(9).tournament, { role: 'display' }, 0),
  0,
);

const TABS = Object.fromEntries(
  TAB_NAMES.map((name, at) => [name, [`.tab-bar button >> nth=${at}`]]),
) as unknown as Readonly<Record<TabName, Taps>>;

type Leading = 'drawing' | 'seated' | 'racing' | 'pause' | 'together' | 'sample';
/** The tournament in which each procedure makes sense; those not listed make sense in any. */
const LED: Partial<Record<ProcedureName, readonly [Leading, Taps]>> = {
  break: ['pause', ['.tasks >> text=Open the break']],
  dealers: ['drawing', ['.tools >> text=Dealers']],
  cards: ['drawing', ['.tasks >> text=We drew cards']],
  draw: ['seated', ['.tools >> text=Seat draw']],
  'final-table': ['together', ['.tasks >> text=Count chips and draw']],
  race: ['racing', ['.tasks >> text=Step by step']],
  follow: ['sample', ['.board.shown .hand-bar >> text=Follow hand']],
  deal: ['sample', [...TABS.money, '.money >> text=Make a deal']],
  end: ['sample', ['.clock-bar .clock', 'dialog >> text=End the game now']],
};

/** Later steps of a procedure. */
const FURTHER: readonly Taps[] = [
  [
    '.tools >> text=Side pots',
    '.in-hand >> nth=0 >> text=All-in',
    '.in-hand >> nth=1 >> text=All-in',
    '.figure >> nth=0 := 500',
    '.figure >> nth=1 := 900',
    '.in-hand >> nth=2 >> text=Call',
    '.best-hand .button >> nth=0',
  ],
  ['.board.shown .hand-bar >> text=Follow hand', 'dialog >> text=With the cards'],
  ['.tools >> text=Move a player', '.chair-list .button'],
  ['.tools >> text=Undo and redo', '.steps button >> nth=2'],
];

const ledIn = (tournament: Leading): Taps[] =>
  PROCEDURES.flatMap((name) => {
    const [where, taps] = LED[name] ?? ['sample', [`.tools >> text=${toolWords.en.names[name]}`]];
    return where === tournament ? [taps] : [];
  });

/** Every sheet, by its file: a sheet that nothing here opens is found by its file. */
const SHEETS: Readonly<Record<string, readonly Taps[]>> = {
  'screens/desk/QuestionSheet.tsx': [[...TABS.players, '#new-player := Uma', '.enter button[type=submit]']],
  // Nobody gets in any more at level 4, unless the director makes an exception.
  'screens/desk/ExceptionSheet.tsx': [[...TABS.players, '#new-player := Uma', '.enter button[type=submit]']],
  'screens/desk/Menu.tsx': [['.desk-menu-button']],
  'screens/desk/clock/ClockSheet.tsx': [['.clock-bar .clock']],
  'screens/desk/people/AddMany.tsx': [
    [...TABS.players, '.people >> text=Add several'],
    [...TABS.players, '.people >> text=Add several', '.ways button >> nth=1', '#pasted-names := Uma, Leo'],
    [...TABS.players, '.people >> text=Add several', '.ways button >> nth=2'],
  ],
  'screens/desk/people/PersonSheet.tsx': [
    [...TABS.players, 'button.person'],
    [...TABS.players, 'button.person >> nth=1'],
    [...TABS.players, 'button.person >> nth=1', 'dialog >> text=Rename'],
    [...TABS.players, 'button.person >> nth=1', 'dialog >> text=Went home for good'],
    ['.board.shown button.chair'],
    ...[
      'Knocked out with others',
      'Move',
      'Stack',
      'Penalty',
      'Chips off the table',
      'Phone',
      'Same person as',
    ].map((form) => ['.board.shown button.chair', `dialog >> text=${form}`]),
  ],
  'screens/desk/TrackSheet.tsx': [['.board.shown .hand-bar .bare']],
  'screens/desk/money/AccountRow.tsx': [[...TABS.money, '.money >> text=Other amount']],
  'screens/desk/money/Costs.tsx': [[...TABS.money, '.money >> text=Add a cost']],
  'screens/desk/money/WriteOff.tsx': [[...TABS.money, '.money >> text=Write off']],
  'screens/desk/Shortcuts.tsx': [['key ?']],
  'screens/desk/procedures/Procedure.tsx': [...ledIn('sample'), ...FURTHER],
  'shared/components/Install.tsx': [['.install .button']],
  'shared/devices/Devices.tsx': [
    ['.desk-menu-button', '.devices-button'],
    ['.desk-menu-button', '.devices-button', '.kinds .button >> nth=0'],
    ['.desk-menu-button', '.devices-button', '.kinds .button >> nth=1'],
    ['.desk-menu-button', '.devices-button', '.kinds .button >> nth=2', '.picks .button >> nth=1'],
    ['.desk-menu-button', '.devices-button', '.kinds .button >> nth=3', '.picks .button >> nth=1'],
    ['.desk-menu-button', '.devices-button', '.device-list .bare'],
    ['.desk-menu-button', '.devices-button', '.device-list .bare >> nth=-1'],
  ],
  'shared/components/Why.tsx': [['.task .why']],
  'shared/inviting/InviteGuests.tsx': [[...TABS.players, '.people > .button']],
  'shared/inviting/Reach.tsx': [['.only-here .button']],
  'shared/inviting/TurnAway.tsx': [[...TABS.players, '.people > .button >> nth=1']],
  'screens/plan/Compare.tsx': [['.rulebooks .button', '.difference .button']],
  'screens/plan/AllRules.tsx': [['.rulebooks .button >> nth=1', '.difference .button']],
  'screens/phone/DrawnCard.tsx': [['main >> text=I drew a card']],
  'screens/phone/OtherPhone.tsx': [['main > .button >> text=Use another phone']],
  'screens/phone/Remote.tsx': [['.remote >> text=All-in'], ['.remote >> text=Follow hand']],
  'screens/phone/Requests.tsx': [['.requests .button >> nth=-1']],
  'screens/phone/Phone.tsx': [
    ['.phone-bar .button >> nth=-2'],
    ...[0, 1, 2, 3].map((part) => ['.phone-bar .button >> nth=-1', `.parts button >> nth=${part}`]),
  ],
  'screens/home/GameMenu.tsx': [['.more'], ['.more', 'dialog .bad']],
  'screens/home/SameAgain.tsx': [['.same .button']],
  'screens/results/DeleteTournament.tsx': [['.delete-tournament .button']],
  'screens/results/ForgetPerson.tsx': [['#forget-name := Leo', '.forget form .button']],
  'screens/table/Stage.tsx': [['.sitting .about-seat >> nth=1']],
  'screens/table/Tools.tsx': [['key ?']],
  // On small phones help is in the menu alone.
  'screens/table/help/Help.tsx': [['.menu-button', '.menu-help summary']],
  'screens/table/help/HelpContent.tsx': [
    ['.menu-button', '.menu-help summary', '.menu-help .button >> nth=0'],
  ],
  'screens/table/lobby/MenuButton.tsx': [['.menu-button'], ['.menu-button', '.invite summary']],
  'screens/table/fairness/ProofSheet.tsx': [['button.lock']],
  'screens/table/talk/Talk.tsx': [['.talk-button']],
  'screens/table/talk/TalkPanel.tsx': [['.talk-button', '.waits-note .why']],
  'screens/table/history/ShareSheet.tsx': [
    ['.beside .row .button >> nth=0'],
    ['.beside .row .button >> nth=1'],
  ],
};
/** Opened by `pocket/whole-game.test.ts`, where there is no server, and by `opinion-e2e.test.ts`, with short stacks. */
const ELSEWHERE = ['shared/carried/CarryButton.tsx', 'screens/table/history/opinion/Opinion.tsx'];
const sheets = (...files: string[]): Taps[] => files.flatMap((file) => SHEETS[file]!);

const RULING: Taps = [
  ...TABS.rulings,
  '.areas button >> nth=5',
  '.list button >> nth=0',
  '.question .button',
];

const NOWHERE = '/nowhere';

/** Every address; a new one does not compile until it is listed here. */
const SCREENS: Readonly<Record<ScreenName | 'lost', (tournaments: Tournaments) => readonly Visit[]>> = {
  home: () => [
    {
      path: '/',
      sheets: sheets(
        'screens/home/GameMenu.tsx',
        'screens/home/SameAgain.tsx',
        'shared/components/Install.tsx',
      ),
    },
  ],
  join: () => [{ path: '/join' }],
  'new-tv': () => [{ path: '/tv' }],
  pair: () => [{ path: '/pair' }],
  carried: () => [{ path: `/carried#${CARRIED}` }],
  plan: () => [
    {
      path: '/plan',
      parts: [
        ...[0, 1, 2, 3, 4].map((part) => [`.card-head .button >> nth=${part}`]),
        ['input[name=structure] >> nth=1'],
      ],
      sheets: sheets('screens/plan/Compare.tsx', 'screens/plan/AllRules.tsx'),
    },
  ],
  // It redirects to the desk of a sample tournament.
  sample: () => [{ path: '/sample' }],
  play: () => [{ path: '/play' }],
  online: () => [
    {
      path: '/online',
      parts: [['.either >> nth=1 >> input >> nth=1']],
      sheets: sheets('shared/inviting/Reach.tsx'),
    },
  ],
  privacy: () => [{ path: '/privacy' }],
  lost: () => [{ path: NOWHERE }],
  made: ({ toCome }) => [{ path: `/t/${toCome}/made` }],
  // A member of the game that Riffle deals is taken to its lobby.
  invitation: ({ code, onlineCode }) => [{ path: `/i/${code}` }, { path: `/i/${onlineCode}` }],
  desk: ({ sample, drawing, seated, racing, pause, together, followed, asked, tied, toCome, over }) => [
    {
      path: `/t/${sample}`,
      parts: [
        ...Object.values(TABS),
        [...TABS.rulings, '.areas button >> nth=0'],
        RULING,
        [...TABS.rulings, '.areas button >> nth=4', '.list button >> nth=1', '.question .button'],
      ],
      sheets: sheets(
        'screens/desk/Menu.tsx',
        'screens/desk/clock/ClockSheet.tsx',
        'screens/desk/people/AddMany.tsx',
        'screens/desk/people/PersonSheet.tsx',
        'screens/desk/Shortcuts.tsx',
        'screens/desk/TrackSheet.tsx',
        'screens/desk/money/AccountRow.tsx',
        'screens/desk/money/Costs.tsx',
        'screens/desk/money/WriteOff.tsx',
        'screens/desk/procedures/Procedure.tsx',
        'shared/devices/Devices.tsx',
        'shared/inviting/InviteGuests.tsx',
      ).concat([[...TABS.players, 'button.person >> nth=-1', 'dialog >> text=Change the order']]),
    },
    {
      path: `/t/${seated}`,
      sheets: [
        ...ledIn('seated'),
        ['.tools >> text=Seat draw', 'dialog .act', 'dialog .act'],
        ['.tools >> text=Seat draw', 'dialog .choices .button >> nth=2'],
      ],
    },
    { path: `/t/${pause}`, sheets: [...ledIn('pause')] },
    { path: `/t/${together}`, sheets: ledIn('together') },
    { path: `/t/${followed}`, sheets: [['.board.shown .hand-bar >> text=Hand in progress']] },
    { path: `/t/${racing}`, sheets: [...ledIn('racing'), ...sheets('screens/desk/ExceptionSheet.tsx')] },
    { path: `/t/${asked}` },
    {
      path: `/t/${tied}`,
      sheets: [['.tasks >> text=We dealt cards'], ...sheets('shared/components/Why.tsx')],
    },
    { path: `/t/${drawing}`, sheets: ledIn('drawing') },
    {
      path: `/t/${toCome}`,
      sheets: sheets('screens/desk/QuestionSheet.tsx', 'shared/inviting/TurnAway.tsx'),
    },
    { path: `/t/${over}`, parts: [TABS.money] },
  ],
  overlay: ({ sample, seated, toCome, over }) =>
    [sample, seated, toCome, over].map((tournament) => ({ path: `/t/${tournament}/overlay` })),
  tv: ({ sample, seated, toCome, over }) => [
    ...LAYOUTS.flatMap((layout) =>
      THEMES.map((theme) => ({ path: `/t/${sample}/tv?layout=${layout}&theme=${theme}` })),
    ),
    { path: `/t/${sample}/tv`, parts: [['key x']] },
    ...[seated, toCome, over].map((tournament) => ({ path: `/t/${tournament}/tv` })),
  ],
  phone: ({ sample, drawing, tapped, over }) => [
    { path: `/t/${tapped}/me`, sheets: sheets('screens/phone/Remote.tsx') },
    { path: `/t/${drawing}/me`, sheets: sheets('screens/phone/DrawnCard.tsx') },
    {
      path: `/t/${sample}/me`,
      sheets: sheets('screens/phone/Requests.tsx', 'screens/phone/Phone.tsx', 'screens/phone/OtherPhone.tsx'),
    },
    { path: `/t/${over}/me` },
  ],
  table: ({ played, online }) => [
    { path: `/t/${online}/table`, parts: [['.other-ways .button'], ['.way-out .button']] },
    {
      path: `/t/${played}/table`,
      sheets: sheets(
        'screens/table/Stage.tsx',
        'screens/table/Tools.tsx',
        'screens/table/help/Help.tsx',
        'screens/table/help/HelpContent.tsx',
        'screens/table/lobby/MenuButton.tsx',
        'screens/table/fairness/ProofSheet.tsx',
        'screens/table/talk/Talk.tsx',
        'screens/table/talk/TalkPanel.tsx',
      ),
    },
  ],
  hands: ({ played }) => [
    { path: `/t/${played}/hands` },
    { path: `/t/${played}/hands/1/1`, sheets: sheets('screens/table/history/ShareSheet.tsx') },
  ],
  results: ({ sample, over }) => [
    { path: `/t/${over}/results`, sheets: sheets('screens/results/DeleteTournament.tsx') },
    { path: `/t/${sample}/results` },
  ],
  season: () => [{ path: '/season', sheets: sheets('screens/results/ForgetPerson.tsx') }],
  paper: ({ sample }) => [
    { path: '/paper' },
    { path: `/t/${sample}/paper` },
    ...PAPER.map((sheet) => ({ path: `/t/${sample}/paper/${sheet}` })),
  ],
};

const WEB = new URL('../', import.meta.url).pathname;

test('no sheet is forgotten', () => {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const opens = /import \{ Sheet \} from '[./]+(shared\/)?(components\/)?Sheet\.tsx'/;
  const found = files.filter(
    (file) => !file.startsWith('screens/paper/') && opens.test(readFileSync(join(WEB, file), 'utf8')),
  );
  expect([...Object.keys(SHEETS), ...ELSEWHERE].sort()).toEqual(found.sort());
});

describe('in a real browser', () => {
  let served: Served;
  let browser: Browser;
  let token: string;
  let tournaments: Tournaments;

  beforeAll(async () => {
    [served, browser] = await Promise.all([Served.start(), launch()]);
    const wish = { name: 'Thursday game', rulebook: 'homepokertourney' };
    const seated = await ServedTournament.create(served, wish);
    ({ token } = seated);
    await seated.do(
      ...NAMES.slice(0, 12).map((name) => ({ type: 'enter' as const, player: name.toLowerCase(), name })),
      { type: 'draw-seats' },
    );
    const drawing = await ServedTournament.create(served, { ...wish, host: 'Kim', plays: true }, token);
    const { body: kim } = await served.ask(`/api/tournaments/${drawing.id}`, undefined, token);
    await drawing.do(
      { type: 'enter', player: kim.player, name: 'Kim' },
      ...NAMES.slice(0, 5).map((name) => ({ type: 'enter' as const, player: name.toLowerCase(), name })),
    );
    // Kim's own phone taps in the hands of their table.
    const tapped = await ServedTournament.create(served, { ...wish, host: 'Kim', plays: true }, token);
    const { body: atTable } = await served.ask(`/api/tournaments/${tapped.id}`, undefined, token);
    await tapped.do(
      { type: 'enter', player: atTable.player, name: 'Kim' },
      ...NAMES.slice(0, 5).map((name) => ({ type: 'enter' as const, player: name.toLowerCase(), name })),
      { type: 'draw-seats' },
      { type: 'start' },
      { type: 'track', table: '1', on: true, remote: atTable.player },
    );
    const racing = await (await ServedTournament.create(served, wish, token)).started(NAMES.slice(0, 6));
    await racing.hand('1');
    for (let level = 1; level < 4; level++) await racing.do({ type: 'clock', do: 'next' });
    const selling = { name: 'Purim night', rulebook: 'bnai-jeshurun' };
    const pause = await (await ServedTournament.create(served, selling, token)).started(NAMES.slice(0, 6));
    await pause.do({ type: 'clock', do: 'next' }, { type: 'clock', do: 'next' });
    const followed = await (await ServedTournament.create(served, wish, token)).started(NAMES.slice(0, 6));
    await followed.do({ type: 'follow', table: '1', do: 'begin', cards: true, button: 1 });
    // Nine are left of those in the room and online, so they come to one table.
    const pace = { action: 1000, bank: 0, street: 1, between: 60, think: [0, 20], reveal: 100 };
    const together = await ServedTournament.create(served, { ...wish, kind: 'both', pace }, token);
    await together.do(
      ...NAMES.slice(0, 12).map((name, at) => ({
        type: 'enter' as const,
        player: name.toLowerCase(),
        name,
        online: at >= 8,
      })),
      { type: 'draw-seats' },
      { type: 'start' },
    );
    const out = (await together.at('1')).slice(0, 3);
    await together.do({ type: 'bust', table: '1', players: out });
    for (const player of out) await together.do({ type: 'answer', question: 'rebuy', player, rebuy: false });
    // The hand on the screen is played out first.
    const comes = async () =>
      (await together.view()).tasks.some(({ command }) => command?.type === 'rearrange');
    await until(comes, 'they never come to one table');
    // One at each table may rebuy, and table 1 needs a player from the others.
    const asked = await (await ServedTournament.create(served, wish, token)).started(NAMES.slice(0, 24));
    const gone = (await asked.at('1')).slice(0, 2);
    await asked.do({ type: 'bust', table: '1', players: gone });
    for (const player of gone) await asked.do({ type: 'answer', question: 'rebuy', player, rebuy: false });
    const tied = await (await ServedTournament.create(served, wish, token)).started(NAMES.slice(0, 24));
    const [first, second] = await tied.at('3');
    await tied.do({ type: 'bust', table: '3', players: [first!, second!] });
    for (const player of [first!, second!])
      await tied.do({ type: 'answer', question: 'rebuy', player, rebuy: false });
    await tied.do({ type: 'answer', question: 'button', table: '3', seat: 4 });
    await asked.do({ type: 'bust', table: '2', players: (await asked.at('2')).slice(0, 1) });
    const over = await (await ServedTournament.create(served, wish, token)).started(NAMES.slice(0, 5));
    await over.playedOut((await over.at('1')).slice(1));
    const ask = async (path: string, body: object) => (await served.ask(path, body, token)).body;
    const toCome = await ask('/api/tournaments', {
      name: 'Purim night',
      rulebook: 'bnai-jeshurun',
      plan: { players: 14, minutes: 210, buyIn: 3000 },
      when: '2030-11-19T19:30',
      place: 'Mia’s kitchen',
    });
    await served.ask('/api/join', { code: toCome.joinCode, name: 'Somebody' });
    const online = await ask('/api/tournaments', {
      name: 'Kim’s game',
      rulebook: 'homepokertourney',
      kind: 'dealt',
      fill: 6,
      host: 'Kim',
      plays: true,
      approval: true,
      when: '2030-11-19T19:30',
    });
    await served.ask('/api/join', { code: online.joinCode, name: 'Somebody' });
    // Bots keep playing for as long as anyone watches.
    const played = await ask('/api/play', {
      name: 'Mia',
      pace,
      choices: {
        tournament: { startingStack: 100_000, levels: [{ small: 10, big: 20, ante: 0, minutes: null }] },
      },
    });
    tournaments = {
      sample: await newSample(),
      toCome: toCome.tournament,
      code: toCome.joinCode,
      online: online.tournament,
      onlineCode: online.joinCode,
      drawing: drawing.id,
      tapped: tapped.id,
      seated: seated.id,
      racing: racing.id,
      pause: pause.id,
      together: together.id,
      followed: followed.id,
      asked: asked.id,
      tied: tied.id,
      played: played.tournament,
      over: over.id,
    };
  });
  afterAll(async () => {
    await browser?.close();
    await served.end();
  });

  /** Whatever is asked gets its last answer, until a player has moved. */
  /** In which somebody moves, which is news for ten minutes: a slow machine may take longer for a few tests. */
  async function newSample(): Promise<string> {
    const { body } = await served.ask('/api/sample', { name: 'Sample night' }, token);
    await somebodyMoves(body.tournament);
    return body.tournament;
  }

  async function somebodyMoves(tournament: string): Promise<void> {
    const path = `/api/tournaments/${tournament}`;
    for (let step = 0; step < 9; step++) {
      const { questions, tasks, moves } = (await served.ask(path, undefined, token)).body
        .view as TournamentView;
      if (moves.length > 0) return;
      const command = questions[0]?.choices.at(-1)?.command ?? tasks[0]!.command;
      await served.ask(`${path}/commands`, { key: `somebody-moves-${step}`, command }, token);
    }
    throw new Error('nobody moves');
  }

  async function follow(page: Page, taps: Taps): Promise<void> {
    for (const tap of taps) {
      const [target = '', text] = tap.split(' := ');
      if (tap.startsWith('key ')) await page.keyboard.press(tap.slice(4));
      else if (text === undefined) await page.locator(target).first().click();
      else await page.locator(target).first().fill(text);
    }
  }

  /** What is open: a sheet, or else the screen. */
  async function shown(page: Page): Promise<string> {
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    return (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : 'html';
  }

  /** Whatever does not fit on the screen now, or on its sheet where one is open. */
  async function misfits(page: Page, where: string): Promise<string[]> {
    const within = await shown(page);
    const found = [
      ...(await tooWide(page)),
      ...(await overlapping(page, within)),
      ...(await cutOff(page, within)),
    ];
    return found.map((each) => `${where}: ${each}`);
  }

  /** The same, and whatever is too small for eyes and thumbs. */
  async function misfitsOrTiny(page: Page, where: string): Promise<string[]> {
    const within = await shown(page);
    const found = [...(await tooSmall(page, within)), ...(await tinyText(page, within))];
    return [...(await misfits(page, where)), ...found.map((each) => `${where}: ${each}`)];
  }

  /** Accessibility problems on the screen now, or on its sheet where one is open. */
  async function wrongNow(page: Page, where: string, longNames: boolean): Promise<string[]> {
    const within = await shown(page);
    const found = [
      ...(await tooWide(page)),
      ...(await stumbles(page, within)),
      ...(await overlapping(page, within)),
      ...(longNames ? [] : await brokenWords(page, within)),
    ];
    return found.map((each) => `${where}: ${each}`);
  }

  /** Goes to every screen and opens everything there is to open. */
  async function tour(
    options: BrowserContextOptions,
    query: string,
    places: readonly Visit[],
    longNames = false,
    check = (page: Page, where: string) => wrongNow(page, where, longNames),
    textSize = 100,
  ): Promise<string[]> {
    const context = await browser.newContext({ ...options, locale: 'en-US', reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'riffle', value: token, url: served.origin }]);
    const page = await context.newPage();
    if (textSize !== 100) {
      const settings = await context.newCDPSession(page);
      await settings.send('Page.setFontSizes', { fontSizes: { standard: (16 * textSize) / 100 } });
    }
    const wrong: string[] = [];
    let where = '';
    page.on('pageerror', ({ message }) => wrong.push(`${where}: ${message}`));
    page.on('console', (said) => {
      // This page says that there is nothing at its address.
      if (said.type() === 'error' && where !== NOWHERE) wrong.push(`${where}: ${said.text()}`);
    });
    const look = async (taps: Taps, sheet: boolean): Promise<void> => {
      // On a short phone the tools of a table lie behind one of them.
      const more = page.locator('.table-tools:not(.open) .tool.more:visible');
      if ((await more.count()) > 0) await more.click();
      await follow(page, taps);
      // On a wide screen the talk lies beside the table instead of over it.
      if (sheet)
        await page
          .locator('dialog[open] .inside > :nth-child(2), .talk-beside > :nth-child(2)')
          .last()
          .waitFor();
      wrong.push(...(await check(page, where)));
      for (let open = await page.locator('dialog[open], .talk-beside').count(); open > 0; open--)
        await page.keyboard.press('Escape');
      if (taps[0]?.startsWith('.tab-bar')) await follow(page, TABS.tournament);
    };
    for (const { path, parts = [], sheets = [] } of places) {
      where = path;
      const [at = '', fragment = ''] = path.split('#');
      const open = async (): Promise<void> => {
        await page.goto(`${served.origin}${at}${at.includes('?') ? '&' : '?'}${query}#${fragment}`);
        await page.locator('main:visible').first().waitFor();
      };
      await open();
      wrong.push(...(await check(page, where)));
      for (const taps of [...parts, ...sheets]) {
        where = `${path} ${taps.join(', ')}`;
        await look(taps, sheets.includes(taps)).catch(async ({ message }) => {
          wrong.push(`${where}: ${message}`);
          // What is open now would be in the way of everything else.
          await open();
        });
      }
    }
    await context.close();
    return wrong;
  }

  const every = (): Visit[] => Object.values(SCREENS).flatMap((visits) => visits(tournaments));
  const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };
  const LAPTOP = { viewport: { width: 1280, height: 800 } };
  /** Looks the same in both themes. */
  const ALIKE = /\/paper\/|theme=(felt|contrast)/;

  test('no screen or sheet has an accessibility problem, on a light phone or a dark laptop', async () => {
    const others = every().filter(({ path }) => !ALIKE.test(path));
    const [day, tournament] = await Promise.all([
      tour({ ...PHONE, colorScheme: 'light' }, 'lang=en', others),
      tour({ ...LAPTOP, colorScheme: 'dark' }, 'lang=en', every()),
    ]);
    expect({ day, tournament }).toEqual({ day: [], tournament: [] });
  });

  test('nor in German, which has longer words', async () => {
    const { desk, tv, phone, home, join, pair, made, plan, invitation, play, table, season } = SCREENS;
    const some = [desk, tv, phone, home, join, pair, made, plan, invitation, play, table, season];
    const opened = some
      .map((visits) => visits(tournaments)[0]!)
      .map(({ path, parts = [] }) => ({ path, parts }));
    expect(await tour({ ...PHONE, colorScheme: 'dark' }, 'lang=de', opened)).toEqual([]);
  });

  /** Where the width is the device's, not a sheet of paper's. */
  const onDevices = (): Visit[] => every().filter(({ path }) => !/\/paper\/|theme=/.test(path));

  test('everything fits at 320 px, and is large enough for eyes and thumbs', async () => {
    tournaments = { ...tournaments, sample: await newSample() };
    const places = onDevices().filter(({ path }) => !path.includes('/tv'));
    const narrow = { viewport: { width: 320, height: 640 }, hasTouch: true, colorScheme: 'light' } as const;
    expect(await tour(narrow, 'lang=en', places, true, misfitsOrTiny)).toEqual([]);
  });

  test('in German, everything fits on a phone with text at 200 %, and on a screen of 1920 px', async () => {
    tournaments = { ...tournaments, sample: await newSample() };
    const say = await inGerman();
    const german = (taps: readonly Taps[] = []): Taps[] => taps.map((each) => each.map(say));
    const places = onDevices().map(({ path, parts, sheets }) => ({
      path,
      parts: german(parts),
      sheets: german(sheets),
    }));
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' } as const;
    const wide = { viewport: { width: 1920, height: 1080 }, colorScheme: 'light' } as const;
    const [large, far] = await Promise.all([
      tour(phone, 'lang=de', places, true, misfits, 200),
      tour(wide, 'lang=de', places, true, misfits),
    ]);
    expect({ large, far }).toEqual({ large: [], far: [] });
  });

  test('nor does the page that shows the API, light or dark', async () => {
    const places = [{ path: '/docs' }, { path: '/docs', parts: [['summary >> nth=0']] }];
    for (const colorScheme of ['light', 'dark'] as const)
      expect(await tour({ ...PHONE, colorScheme }, '', places, true)).toEqual([]);
  });

  test('third-party licenses are a tap away from the first page', async () => {
    const page = await browser.newPage();
    for (const [language, word] of Object.entries({ en: 'Licenses', de: 'Lizenzen' })) {
      await page.goto(`${served.origin}/?lang=${language}`);
      await page.getByRole('link', { name: word }).click();
      await page.getByText('SIL OPEN FONT LICENSE').first().waitFor();
    }
    await page.close();
  });

  test('nor does any screen scroll sideways on a phone where names are as long as they may be, in emoji or from the right', async () => {
    const long = (name: string, letters = 40): string => name.padEnd(letters, 'w');
    /** Emoji of many characters each, Arabic and Hebrew; all others in Latin letters. */
    const strange: Readonly<Record<string, string>> = {
      Leo: '👩‍👩‍👧‍👦'.repeat(12),
      Ivo: 'محمد'.padEnd(40, 'ا'),
      Noa: 'נועה בת־'.padEnd(40, 'ה'),
    };
    const wish = {
      name: long('Thursday', 80),
      rulebook: 'homepokertourney',
      choices: { tournament: { bounty: 500 } },
    };
    const people = NAMES.slice(0, 12);
    const create = (more: object = {}) => ServedTournament.create(served, { ...wish, ...more }, token);
    const enter = (name: string) =>
      ({
        type: 'enter',
        player: name.toLowerCase(),
        name: strange[name] ?? long(name),
        prepaid: true,
        adult: true,
      }) as const;
    const toCome = await create({ place: long('Kitchen', 80) });
    await toCome.do(
      ...people
        .map((name) => ({ ...enter(name), type: 'expect' as const }))
        .map(({ type, player, name }) => ({ type, player, name })),
    );
    const over = await create();
    await over.do(...people.slice(0, 4).map(enter), { type: 'draw-seats' }, { type: 'start' });
    const [winner, ...out] = await over.at('1');
    for (const player of out)
      await over.do(
        { type: 'start-hand', table: '1' },
        { type: 'end-hand', table: '1', busts: [player], knockedOutBy: { [player]: [winner!] } },
      );
    if ((await over.view()).phase !== 'over') await over.do({ type: 'finish' });
    const running = await create();
    await running.do(...people.map(enter), { type: 'draw-seats' }, { type: 'start' });
    const mine = people[0]!.toLowerCase();
    const invite = { to: 'seat', player: mine };
    const { body } = await served.ask(`/api/tournaments/${running.id}/invites`, invite, token);
    await served.ask('/api/join', { code: body.code }, token);
    const bots = await served.ask('/api/play', { name: long('Mia') }, token);
    const parts = Object.values(TABS);
    const places: Visit[] = [
      { path: '/' },
      { path: `/i/${toCome.code}` },
      { path: `/t/${toCome.id}/made` },
      { path: `/t/${toCome.id}`, parts },
      { path: `/t/${toCome.id}/tv` },
      {
        path: `/t/${running.id}`,
        parts,
        sheets: sheets(
          'screens/desk/Menu.tsx',
          'screens/desk/people/PersonSheet.tsx',
          'screens/desk/people/AddMany.tsx',
          'screens/desk/clock/ClockSheet.tsx',
        ),
      },
      ...LAYOUTS.map((layout) => ({ path: `/t/${running.id}/tv?layout=${layout}` })),
      { path: `/t/${running.id}/me`, sheets: sheets('screens/phone/Phone.tsx') },
      { path: `/t/${running.id}/paper` },
      ...PAPER.map((sheet) => ({ path: `/t/${running.id}/paper/${sheet}` })),
      { path: `/t/${over.id}`, parts },
      { path: `/t/${over.id}/results` },
      { path: `/t/${over.id}/me` },
      { path: `/t/${over.id}/tv` },
      { path: `/t/${over.id}/paper/result` },
      { path: '/season' },
      { path: `/t/${bots.body.tournament}/table` },
      { path: `/t/${bots.body.tournament}/hands` },
    ];
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'light' } as const;
    expect(await tour(phone, 'lang=en', places, true)).toEqual([]);

    // A name from the right is cut at its own end, the left.
    const desk = await browser.newContext(phone);
    await desk.addCookies([{ name: 'riffle', value: token, url: served.origin }]);
    const felt = await desk.newPage();
    await felt.goto(`${served.origin}/t/${running.id}`);
    const arabic = felt.locator('.chair .name', { hasText: strange.Ivo! }).first();
    expect(await arabic.evaluate((each) => getComputedStyle(each).direction)).toBe('rtl');
    await desk.close();

    // A TV has nothing to scroll, so its clock stays in place.
    const context = await browser.newContext({ ...LAPTOP, locale: 'en-US', reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'riffle', value: token, url: served.origin }]);
    const tv = await context.newPage();
    for (const tournament of [running.id, over.id, toCome.id])
      for (const layout of LAYOUTS) {
        await tv.goto(`${served.origin}/t/${tournament}/tv?layout=${layout}`);
        await tv.locator('main:visible').first().waitFor();
        const outside =
          await tv.evaluate(`[...document.querySelectorAll('.tv :is(header, main, section, .time)')]
          .filter((each) => each.getBoundingClientRect().right > innerWidth).map((each) => each.outerHTML.slice(0, 80))`);
        expect(outside, layout).toEqual([]);
      }
    await context.close();
  });
});
