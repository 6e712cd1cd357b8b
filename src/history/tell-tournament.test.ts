import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TournamentEvent } from '../engine/tournament/events.ts';
import { findRulebook, rulebooks } from '../rulebooks/index.ts';
import { EngineTournament, MINUTE } from '../testing/engine-tournament.ts';
import { tellWords } from './tell-languages.ts';
import { logPage, logTournament } from './tell-tournament.ts';
import type { TellWords } from './told.ts';

/** Minutes and seconds since the first command. */
const clock = (ms: number): string =>
  `${String(Math.floor(ms / MINUTE)).padStart(3, '0')}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;
const log = ({ events }: EngineTournament, words: TellWords = tellWords.en): string[] => [
  ...logTournament(events, clock, words),
];

const home = findRulebook('homepokertourney')!;
const rulebook = {
  ...home,
  tournament: {
    ...home.tournament,
    bounty: { use: 1000, cite: 'home-bounty-fixed' as const },
    bountyPaid: { use: 'half' as const, cite: 'home-bounty-progressive' as const },
    breaks: { use: [{ afterLevel: 1, minutes: 10 }], cite: 'blinds-schedule-displayed' as const },
    addOn: {
      use: { afterLevel: 1, upTo: 2000, blockChips: 500, blockPrice: 1000 },
      cite: 'addon-cap-and-price' as const,
    },
    dealsPaidByDirector: { use: true, cite: 'side-deals' as const },
  },
};

/** Eleven players, and nearly everything that can happen to them. */
function eventful(): EngineTournament {
  const engine = new EngineTournament(rulebook);
  engine.do({ type: 'expect', player: 'zoe', name: 'Zoe' });
  engine.enter('Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus', 'Hana', 'Ivo');
  engine.do({ type: 'enter', player: 'jo', name: 'Jo', prepaid: true, adult: true, here: false });
  engine.do({ type: 'draw-seats' }).do({ type: 'start' });
  engine.now = 2 * MINUTE;
  engine.do({ type: 'note-jump', by: 0 }).do({ type: 'note-sleep', from: MINUTE, to: 2 * MINUTE });
  engine.do({ type: 'note-card', table: '1', hand: 1, seat: 3, card: 12 });
  engine.do({ type: 'pay', player: 'ada', amount: 3500 }).do({ type: 'undo' }).do({ type: 'redo' });
  engine
    .do({ type: 'enter', player: 'zoe', name: 'Zoe', adult: true })
    .do({ type: 'seat-late', player: 'zoe' });
  engine.do({ type: 'come-back', player: 'jo' });
  engine.do({ type: 'track', table: '1', on: true });
  while (engine.try({ type: 'rearrange' }) === null);
  const at1 = engine.at('1');
  const [first, second] = at1 as [string, string];
  engine.do({ type: 'start-hand', table: '1' });
  engine.do({ type: 'end-hand', table: '1', busts: [first], knockedOutBy: { [first]: [second] } });
  engine
    .do({ type: 'rebuy', player: first })
    .do({ type: 'correct-button', table: '1', seat: seatOf(engine, second) });
  engine.do({ type: 'leave', player: second }).do({ type: 'come-back', player: second });
  engine.do({ type: 'tell-chips', player: second, stack: 1500 });
  engine.do({ type: 'take-chips', player: second, chips: 25, reason: 'in his\npocket' });
  engine.do({
    type: 'penalize',
    player: second,
    penalty: { kind: 'missed-hands', hands: 2, reason: 'swore' },
  });
  engine.do({ type: 'override', rule: 'finish-order', ruling: 'they share', reason: 'a draw', by: 'Ada' });
  const follow = { type: 'follow', table: '1' } as const;
  engine.do({ ...follow, do: 'begin', cards: false }).do({ ...follow, do: 'tv', on: true });
  engine.do({ ...follow, do: 'count', seat: seatOf(engine, second), behind: 900 });
  engine.do({ ...follow, do: 'back' }).do({ ...follow, do: 'close', keep: false });
  engine.do({ type: 'record-ruling', irregularity: 'coaching', facts: {}, table: '1', player: second });
  const [blindedOut] = engine.at('1').filter((id) => id !== first && id !== second);
  engine.do({ type: 'start-hand', table: '1' });
  engine.do({ type: 'end-hand', table: '1', busts: [blindedOut!], knockedOutBy: { [blindedOut!]: [] } });
  engine.do({ type: 'hand-for-hand', on: true }).do({ type: 'hand-for-hand', on: false });
  engine.do({ type: 'set-prizes', percent: [60, 40], roundTo: 500 });
  engine.now = 21 * MINUTE;
  engine.do({ type: 'add-on', player: second, stack: 1000 });
  engine.do({ type: 'clock', do: 'stop', why: 'dispute' });
  return engine;
}

const seatOf = (engine: EngineTournament, player: string): number => {
  const { standing } = engine.tournament.players.get(player)!;
  return standing.is === 'in' ? standing.chair.seat : 0;
};

/** One is sent home, and the two left make a deal. */
function dealt(): EngineTournament {
  const engine = new EngineTournament(rulebook).started(3);
  engine
    .do({ type: 'ask', player: 'p1', what: 'clock', on: 'p2' })
    .do({ type: 'call-clock', player: 'p2', counts: true })
    .do({ type: 'call-clock', player: 'p2', counts: false });
  engine.do({
    type: 'penalize',
    player: 'p1',
    penalty: { kind: 'disqualification', hands: 0, reason: 'marked cards' },
  });
  engine.do({
    type: 'set-costs',
    costs: [{ name: 'Pizza', amount: 1, per: 'tournament' }],
    anyway: { reason: 'we ate' },
  });
  engine.do({ type: 'set-costs', costs: [] });
  engine.do({ type: 'set-prizes', percent: [100] });
  engine.do({ type: 'agree-deal', amounts: { p2: 5000, p3: 3500 } });
  engine.do({ type: 'expect', player: 'yan', name: 'Yan' }).do({ type: 'excuse', player: 'yan' });
  return engine.do({ type: 'pay-out', player: 'p2', amount: 5000 });
}

/** Somebody is on the list twice. */
const twice = (): EngineTournament =>
  new EngineTournament('tda').enter('Mike', 'Mikey').do({ type: 'merge', player: 'mike', other: 'mikey' });

/** Nobody taps hands in: the director tells what happened and answers. */
function told(): EngineTournament {
  const engine = new EngineTournament('bnai-jeshurun');
  engine.enter('Zac').do({ type: 'withdraw', player: 'zac' });
  engine.startedUntracked(21).do({ type: 'rename', player: 'p1', name: 'Pia' });
  engine.do({ type: 'leave', player: 'p2' }).do({ type: 'leave', player: 'p3' });
  engine.do({ type: 'retract', step: engine.history.past.at(-2)!.number });
  engine.now = 26 * MINUTE;
  const [a, b, c, d] = engine.at('3') as [string, string, string, string];
  engine.do({ type: 'bust', table: '3', players: [a, b] });
  for (const player of [a, b]) engine.do({ type: 'answer', question: 'rebuy', player, rebuy: false });
  engine.do({ type: 'answer', question: 'ranking', players: [[b], [a]] });
  engine.now = 62 * MINUTE;
  engine.do({ type: 'clock', do: 'next' });
  engine.do({ type: 'bust', table: '3', players: [c, d] });
  engine.do({ type: 'answer', question: 'bell', player: c, before: false });
  engine.do({ type: 'order-bust', player: d, when: 'before', other: c });
  engine.do({ type: 'answer', question: 'rebuy', player: d, rebuy: false });
  engine.do({ type: 'answer', question: 'button', table: '3', seat: 1 });
  engine.do({ type: 'rearrange' });
  engine.do({ type: 'answer', question: 'blinds', table: '3', seats: [seatOf(engine, engine.at('3')[0]!)] });
  engine.do({ type: 'answer', question: 'in-hand', player: c, was: true });
  const { donor } = engine.tournament.donorDraws[0]!;
  engine.do({ type: 'answer', question: 'button', table: donor, seat: 1 });
  return engine.do({ type: 'write-off', player: 'p4', reason: 'a friend' });
}

/** Dealers, the draw for the button, a break step by step, and what the TV shows. */
function guided(): EngineTournament {
  const engine = new EngineTournament({
    ...findRulebook('bnai-jeshurun')!,
    tournament: {
      ...findRulebook('bnai-jeshurun')!.tournament,
      firstButton: { use: 'high-card', cite: 'initial-button-draw' },
    },
  });
  engine.enter('Ada', 'Ben', 'Cleo', 'Dan').do({ type: 'name-dealers', players: ['dan'] });
  engine.do({ type: 'draw-seats' }).do({ type: 'show-on-tv', layout: 'payouts' });
  const cards = Object.fromEntries(engine.at('1').map((id, at) => [id, `${at + 2}s`]));
  engine.do({ type: 'draw-button', table: '1', cards }).do({ type: 'start' });
  engine.do({ type: 'bust', table: '1', players: ['ada'] });
  engine.do({ type: 'answer', question: 'rebuy', player: 'ada', rebuy: false });
  engine.do({ type: 'answer', question: 'bounty', player: 'ada', by: ['ben'] });
  engine.do({ type: 'answer', question: 'bounty', player: 'ada', by: [] });
  const free = [1, 2, 3, 4, 5].find((seat) => !engine.tournament.tables.get('1')!.seats.has(seat))!;
  engine.do({ type: 'reseat', player: 'ben', to: { table: '1', seat: free }, reason: 'sees nothing' });
  engine.do({ type: 'take-seats', players: ['ben'] });
  engine.now = 61 * MINUTE;
  return engine.do({ type: 'end-break-step', step: 'add-ons' });
}

/** Some in the room and some online, until everybody comes to one table. */
function both(): EngineTournament {
  const engine = new EngineTournament('homepokertourney', undefined, 'both').enter('Ann', 'Bob', 'Cid');
  engine.do({ type: 'expect', player: 'dee', name: 'Dee', online: true });
  engine.do({ type: 'enter', player: 'dee', name: 'Dee', adult: true });
  engine.do({ type: 'play-online', player: 'cid', online: true });
  engine.do({ type: 'draw-seats' }).do({ type: 'start' }).do({ type: 'combine-tables' });
  const stacks = { ann: 1400, bob: 500 };
  return engine.do({ type: 'rearrange', stacks, anyway: { reason: 'one chip is lost' } });
}

/** Every kind of event; a new one that is not here does not compile. */
const ALL: Record<TournamentEvent['type'], true> = {
  created: true,
  began: true,
  'seats-taken': true,
  'dealers-named': true,
  'button-drawn': true,
  'break-step-ended': true,
  'tv-set': true,
  'knocked-out': true,
  undone: true,
  redone: true,
  retracted: true,
  renamed: true,
  withdrew: true,
  merged: true,
  'bust-ordered': true,
  tracked: true,
  'donor-drawn': true,
  balanced: true,
  'plays-online': true,
  'tables-combine': true,
  'button-seen': true,
  'blinds-seen': true,
  'was-in-hand': true,
  'bust-dated': true,
  'rebuy-declined': true,
  'busts-ranked': true,
  'written-off': true,
  'costs-set': true,
  expected: true,
  excused: true,
  entered: true,
  'seats-drawn': true,
  seated: true,
  started: true,
  'clock-set': true,
  'hand-started': true,
  'hand-ended': true,
  busted: true,
  rebought: true,
  'added-on': true,
  moved: true,
  'table-opened': true,
  'table-broken': true,
  arrived: true,
  'bounty-won': true,
  'bounty-pooled': true,
  slept: true,
  'time-jumped': true,
  'card-named': true,
  'button-corrected': true,
  left: true,
  'came-back': true,
  asked: true,
  'clock-called': true,
  removed: true,
  'chips-told': true,
  raced: true,
  'chips-taken': true,
  'smallest-chip': true,
  penalized: true,
  'hand-for-hand': true,
  'prizes-set': true,
  'deal-agreed': true,
  ending: true,
  paid: true,
  'paid-out': true,
  overridden: true,
  ruled: true,
  'hand-followed': true,
  'hand-told': true,
  'hand-untold': true,
  'hand-on-tv': true,
  'hand-closed': true,
  won: true,
};

const ONE_LINE = /^\d{3}:\d\d [^\p{Cc}\p{Zl}\p{Zp}]+$/u;

test('every kind of event has its sentence on a line of its own, with the rule it carries', () => {
  const tournaments = [
    eventful(),
    dealt(),
    told(),
    guided(),
    twice(),
    both(),
    new EngineTournament('tda').started(45, 'dealt').playOut(),
    new EngineTournament('tda').started(9, 'dealt').do({ type: 'end-now' }),
  ];
  const types = new Set<string>();
  for (const words of Object.values(tellWords))
    for (const engine of tournaments)
      for (const [at, line] of log(engine, words).entries()) {
        const event = engine.events[at]!;
        types.add(event.type);
        expect(line).toMatch(ONE_LINE);
        expect(line).not.toMatch(/undefined|NaN|null|\[object/);
        if ('rule' in event) expect(line.endsWith(` [${event.rule}]`), line).toBe(true);
      }
  expect([...types].sort()).toEqual(Object.keys(ALL).sort());
});

test('who decided what when, and by which rule', () => {
  const lines = log(eventful()).filter((line) => !line.includes('Director:'));
  for (const line of [
    '000:00 Ada buys in for $25 plus a $10 bounty: 1,000 chips [rebuy-price-chips]',
    '000:00 Jo buys in for $25 plus a $10 bounty: 1,000 chips, paid in advance, not here yet [rebuy-price-chips]',
    '002:00 Undone: Ada paid $35',
    '002:00 Zoe joins late at table 2, seat 1 [late-table-choice]',
    '002:00 Hand 1 at table 1, level 1: button seat 1, small blind seat 6, big blind seat 7 [blinds-two-posted]',
    '002:00 Gus busts against Ada, 10 left [finish-order]',
    '002:00 Ada wins $5 for knocking out Gus; $5 goes onto their own bounty [home-bounty-progressive]',
    '002:00 25 chips taken from Ada: in his pocket [chips-removed-from-table]',
    '002:00 Ada overrules: they share (a draw) [finish-order]',
    '021:00 Ada adds on: 1,000 chips for $20 [addon-cap-and-price]',
    '021:00 Clock paused for a dispute: break after level 1, 9:00 left',
  ])
    expect(lines.join('\n')).toContain(line);
});

test('German readers get every line in German', () => {
  const engine = eventful();
  const [english, german] = [log(engine), log(engine, tellWords.de)];
  for (const line of [
    '000:00 Ada kauft sich für $25 ein, dazu $10 Bounty: 1.000 Chips [rebuy-price-chips]',
    '002:00 Rückgängig gemacht: Ada hat $35 bezahlt',
    '002:00 Gus scheidet gegen Ada aus, noch 10 dabei [finish-order]',
    '021:00 Uhr angehalten wegen einer Streitfrage: Pause nach Level 1, noch 9:00',
  ])
    expect(german).toContain(line);
  expect(german.filter((line, at) => line === english[at])).toEqual([]);
});

test('[balance-threshold] a move says why: how many sit at the tables, or what the director typed', () => {
  const engine = new EngineTournament('homepokertourney').started(20);
  engine.hand('2', engine.at('2')[0]!).hand('2', engine.at('2')[0]!);
  const [mover] = engine.at('1') as [string];
  const free = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].find(
    (seat) => !engine.tournament.tables.get('2')!.seats.has(seat),
  )!;
  engine.do({ type: 'reseat', player: mover, to: { table: '2', seat: free }, reason: 'can’t see' });
  const moves = log(engine).filter((line) => line.includes(' moves from '));
  expect(moves).toHaveLength(2);
  expect(moves[0]).toContain(': the tables have 10 and 8 players [');
  expect(moves[1]).toContain(': can’t see [');
});

test('any tournament: a line for every event, and time never goes back', () => {
  fc.assert(
    fc.property(fc.constantFrom(...rulebooks), fc.integer({ min: 2, max: 14 }), (any, players) => {
      const engine = new EngineTournament(any.id).started(players, 'dealt').playOut();
      const lines = log(engine);
      expect(lines.length).toBe(engine.events.length);
      const times = lines.map((line) => line.slice(0, 6));
      expect(times).toEqual([...times].sort());
    }),
    { numRuns: 10 },
  );
});

test('a page of the log is newest first, leaves out plain hands unless asked for, and continues where it ended', () => {
  const engine = new EngineTournament('homepokertourney').started(4).hand('1').hand('1', 'p2');
  const first = logPage(engine.events, { most: 2, hands: false });
  expect(first.entries.map(({ what }) => what)).toEqual(['busted', 'tracked']);
  expect(first.entries[0]).toMatchObject({ says: 'P2 busts, 3 left', rule: 'finish-order' });
  const next = logPage(engine.events, { most: 100, hands: false, before: first.before! });
  expect(next.before).toBeNull();
  expect(next.entries.map(({ what }) => what).slice(0, 3)).toEqual(['clock-set', 'started', 'seats-drawn']);
  const all = logPage(engine.events, { most: 100, hands: true }).entries.map(({ what }) => what);
  expect(all.slice(0, 3)).toEqual(['busted', 'hand-ended', 'hand-started']);
});
