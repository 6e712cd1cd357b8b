import { describe, expect, test } from 'vitest';
import { tournamentCommand } from '../../protocol/commands.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { EngineTournament, MINUTE } from '../../testing/engine-tournament.ts';
import type { Rulebook } from '../choices/rulebook.ts';
import { readClock } from '../clock/clock.ts';
import type { TournamentCommand } from './commands.ts';
import { createTournament } from './create.ts';
import type { Table, TableKind } from './state/state.ts';

const KINDS = ['live', 'dealt'] as const satisfies readonly TableKind[];
const SITUATIONS = ['no hand yet', 'hand in play', 'between hands', 'paused', 'break'] as const;
type Situation = (typeof SITUATIONS)[number];

const book = findRulebook('bnai-jeshurun')!;
/** Everything that can be sold, won or done: rebuys with chips, add-ons in a break, bounties, seat changes. */
const rules: Rulebook = {
  ...book,
  tournament: {
    ...book.tournament,
    bounty: { use: 500, cite: 'home-bounty-fixed' },
    rebuys: {
      use: {
        atMost: null,
        onlyWhenBroke: false,
        throughLevel: 9,
        deadline: 'lost',
        price: null,
        chips: null,
      },
      cite: 'rebuy-window',
    },
    addOn: {
      use: { afterLevel: 1, upTo: 9000, blockChips: 500, blockPrice: 1000 },
      cite: 'addon-cap-and-price',
    },
    breaks: { use: [{ afterLevel: 1, minutes: 10 }], cite: 'breaks-scheduling' },
    seatChange: { use: 'by-director', cite: 'rr-seat-change-director' },
  },
};

/** Twelve at two tables, with everything that somebody could ask for open. */
function staged(kind: TableKind, situation: Situation): EngineTournament {
  const engine = new EngineTournament(rules);
  engine.enter(...Array.from({ length: 12 }, (_, at) => `P${at + 1}`));
  engine.do({ type: 'expect', player: 'zoe', name: 'Zoe' });
  engine.do({ type: 'draw-seats', kind }).do({ type: 'start' });
  const dealer = kind === 'dealt' ? ({ dealer: true } as const) : {};
  const begin = (): void => void engine.do({ type: 'start-hand', table: '1', ...dealer });
  if (situation === 'no hand yet') return engine;
  begin();
  if (situation === 'between hands') {
    const stacks = Object.fromEntries(
      engine.at('1').map((id) => [id, engine.tournament.players.get(id)!.stack!]),
    );
    engine.do({ type: 'end-hand', table: '1', stacks, ...dealer });
  }
  if (situation === 'paused') engine.do({ type: 'clock', do: 'stop', why: 'dispute' });
  if (situation === 'break') {
    engine.now += (readClock(engine.tournament.clock, engine.now).left ?? 0) + MINUTE;
    expect(readClock(engine.tournament.clock, engine.now).onBreak).toBe(true);
  }
  return engine;
}

/** One sensible command of every type, about the first player of table 1. */
function commandsFor(engine: EngineTournament): Record<TournamentCommand['type'], TournamentCommand> {
  const { tournament } = engine;
  const [player, other] = engine.at('1') as [string, string];
  const table = '1';
  const stacks = Object.fromEntries(
    engine.at('1').map((id) => [id, tournament.players.get(id)!.stack ?? 1000]),
  );
  const all: readonly TournamentCommand[] = [
    { type: 'expect', player: 'yan', name: 'Yan' },
    { type: 'excuse', player: 'zoe' },
    { type: 'enter', player: 'zoe', name: 'Zoe', adult: true },
    { type: 'draw-seats', kind: tournament.tables.get(table)!.kind },
    { type: 'seat-late', player: 'zoe' },
    { type: 'start' },
    { type: 'start-hand', table },
    { type: 'end-hand', table, stacks },
    { type: 'next-hand', table },
    { type: 'settle-hand', table, busts: [player] },
    { type: 'follow', table, do: 'begin', cards: true, button: 1 },
    { type: 'track', table, on: true },
    { type: 'bust', table, players: [player] },
    { type: 'order-bust', player, when: 'before', other },
    { type: 'answer', question: 'button', table, seat: 1 },
    { type: 'rename', player, name: 'Someone' },
    { type: 'withdraw', player, anyway: { reason: 'ill' } },
    { type: 'write-off', player, reason: 'a friend' },
    { type: 'correct-button', table, seat: [...tournament.tables.get(table)!.seats.keys()][0]! },
    { type: 'rebuy', player },
    { type: 'add-on', player, stack: 4000 },
    { type: 'rearrange' },
    { type: 'combine-tables' },
    { type: 'play-online', player, online: true },
    { type: 'merge', player, other },
    { type: 'end-now' },
    { type: 'reseat', player, to: { table: '2', seat: 9 }, reason: 'draft' },
    { type: 'redraw-half-field' },
    { type: 'take-seats', players: [player] },
    { type: 'name-dealers', players: [player, other] },
    { type: 'draw-button', table, cards: { [player]: 'As' } },
    { type: 'end-break-step', step: 'add-ons' },
    { type: 'show-on-tv', layout: 'clock' },
    { type: 'color-up' },
    { type: 'leave', player },
    { type: 'come-back', player },
    { type: 'ask', player, what: 'out' },
    { type: 'call-clock', player, counts: true },
    { type: 'remove', player, why: 'disqualified', stack: 17 },
    { type: 'tell-chips', player, stack: 17 },
    { type: 'take-chips', player, chips: 100, reason: 'in a pocket' },
    { type: 'penalize', player, penalty: { kind: 'disqualification', hands: 0, reason: 'swore' }, stack: 17 },
    { type: 'clock', do: 'next' },
    { type: 'count-sleep', count: false },
    { type: 'set-levels', levels: tournament.clock.levels, breaks: tournament.clock.breaks },
    { type: 'hand-for-hand', on: true },
    { type: 'set-prizes', percent: [100] },
    { type: 'set-costs', costs: [{ name: 'Pizza', amount: 1000, per: 'tournament' }] },
    { type: 'agree-deal', amounts: {} },
    { type: 'pay', player, amount: 100 },
    { type: 'pay-out', player: other, amount: 100 },
    { type: 'finish' },
    { type: 'override', rule: 'finish-order', ruling: 'they share', reason: 'a draw', by: 'Ada' },
    { type: 'record-ruling', irregularity: 'coaching', facts: {}, table },
    { type: 'undo' },
    { type: 'redo' },
    { type: 'retract', step: 2 },
  ];
  return Object.fromEntries(all.map((command) => [command.type, command])) as never;
}

/** What a hand in play rests on: who sits in it, and with how many chips. */
const handRestsOn = (engine: EngineTournament, { seats, hand }: Table) =>
  hand?.seats.map((seat) => {
    const player = seats.get(seat);
    return [seat, player, player === undefined ? null : engine.tournament.players.get(player)!.stack];
  });

/** Where Riffle deals, these never do anything to a table, whoever sends them. */
const NEVER_AT_A_DEALT_TABLE = [
  'start-hand',
  'end-hand',
  'settle-hand',
  'next-hand',
  'follow',
  'track',
  'bust',
  'tell-chips',
];

test('the list has every command there is', () => {
  const all = [...tournamentCommand._zod.propValues.type!] as string[];
  expect(Object.keys(commandsFor(staged('dealt', 'no hand yet'))).sort()).toEqual(all.sort());
});

describe.each(KINDS)('at a %s table', (kind) => {
  describe.each(SITUATIONS)('%s', (situation) => {
    const types = Object.keys(commandsFor(staged(kind, situation))) as TournamentCommand['type'][];
    test.each(types)(
      '%s is done or refused with a reason, and no hand in play loses its seats or chips',
      (type) => {
        const engine = staged(kind, situation);
        const before = handRestsOn(engine, engine.tournament.tables.get('1')!);
        const refusal = engine.try(commandsFor(engine)[type]);
        if (refusal !== null) expect(refusal.message).toMatch(/\S+ \S+/);
        if (kind !== 'dealt') return;
        if (NEVER_AT_A_DEALT_TABLE.includes(type)) expect(refusal).toMatchObject({ code: 'dealt-here' });
        const table = engine.tournament.tables.get('1');
        if (table?.hand != null && before !== undefined) expect(handRestsOn(engine, table)).toEqual(before);
        if (before !== undefined) expect(table?.hand, `${type} ended the hand`).not.toBeNull();
        const chips = [...engine.tournament.players.values()].reduce(
          (sum, { stack }) => sum + (stack ?? 0),
          0,
        );
        expect(chips + engine.tournament.bank).toBe(engine.tournament.chipsIssued);
      },
    );
  });
});

test('an entered stack never replaces the one Riffle counts', () => {
  const engine = staged('dealt', 'between hands');
  const [player] = engine.at('1') as [string];
  const { stack } = engine.tournament.players.get(player)!;
  engine.do({ type: 'remove', player, why: 'disqualified', stack: 17 });
  expect(engine.tournament.bank).toBe(stack);
});

test('nobody’s whole stack is taken: such a player is disqualified instead', () => {
  const engine = staged('dealt', 'between hands');
  const [player] = engine.at('1') as [string];
  const { stack } = engine.tournament.players.get(player)!;
  const take = (chips: number) => engine.try({ type: 'take-chips', player, chips, reason: 'in a pocket' });
  expect(take(stack!)).toMatchObject({ code: 'takes-whole-stack', stack });
  expect(take(stack! - 1)).toBeNull();
});

describe('stacks are bounded where they are created', () => {
  const withStack = (use: number): Rulebook => ({
    ...book,
    tournament: { ...book.tournament, startingStack: { ...book.tournament.startingStack, use } },
  });

  test('a starting stack that a full table could not count is refused', () => {
    const most = Math.floor(2_147_483_647 / 10);
    expect(createTournament('n', 'N', withStack(most)).ok).toBe(true);
    for (const stack of [most + 1, 1_000_000_000, 0, -5, 1.5, Number.NaN])
      expect(createTournament('n', 'N', withStack(stack))).toMatchObject({
        refusal: { code: 'bad-starting-stack', most },
      });
  });

  test('no more chips are handed out than one table could hold', () => {
    const engine = new EngineTournament(withStack(200_000_000));
    engine.enter(...Array.from({ length: 10 }, (_, at) => `P${at + 1}`));
    expect(engine.try({ type: 'enter', player: 'zoe', name: 'Zoe', adult: true })).toMatchObject({
      code: 'too-many-chips',
    });
  });

  test('blinds beyond a thousand million are refused', () => {
    const levels = [{ small: 600_000_000, big: 1_200_000_000, ante: 0, minutes: 20 }];
    const rules = {
      ...book,
      tournament: { ...book.tournament, levels: { ...book.tournament.levels, use: levels } },
    };
    expect(createTournament('n', 'N', rules)).toMatchObject({ refusal: { code: 'bad-stakes' } });
  });
});
