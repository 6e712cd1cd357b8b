import { beforeEach, describe, expect, test } from 'vitest';
import { EngineTournament, MINUTE } from '../../testing/engine-tournament.ts';
import { viewTournament } from '../views/tournament-view.ts';
import { colorUpDue } from './race/race.ts';
import { arrangementDue, mayComeBack, waitingTables } from './seats/arrange.ts';
import { countIn } from './state/state.ts';
import { tasks } from './tasks.ts';

/** So many in the room (R1 …) and online (O1 …), nobody taps hands in. */
function entered(room: number, online: number, rulebook = 'homepokertourney'): EngineTournament {
  const engine = new EngineTournament(rulebook, undefined, 'both');
  engine.enter(...Array.from({ length: room }, (_, at) => `R${at + 1}`));
  for (let at = 1; at <= online; at++)
    engine.do({ type: 'enter', player: `o${at}`, name: `O${at}`, adult: true, online: true });
  return engine;
}

const started = (...given: Parameters<typeof entered>): EngineTournament =>
  entered(...given)
    .do({ type: 'draw-seats' })
    .do({ type: 'start' });

const kinds = ({ tournament }: EngineTournament) =>
  [...tournament.tables.values()].map(({ id, kind, seats }) => [id, kind, seats.size]);
const namesAt = (engine: EngineTournament, kind: string): string[] =>
  [...engine.tournament.tables.values()]
    .filter((table) => table.kind === kind)
    .flatMap(({ seats }) => [...seats.values()]);
const bust = (engine: EngineTournament, player: string): EngineTournament => {
  const { standing } = engine.tournament.players.get(player)!;
  if (standing.is !== 'in') throw new Error(`${player} is not in`);
  engine.do({ type: 'bust', table: standing.chair.table, players: [player] });
  const asked = mayComeBack(engine.tournament, engine.now).some(({ id }) => id === player);
  return asked ? engine.do({ type: 'answer', question: 'rebuy', player, rebuy: false }) : engine;
};
const due = (engine: EngineTournament) => arrangementDue(engine.tournament, engine.now);
const seatTasks = (engine: EngineTournament) =>
  tasks(engine.tournament, engine.now).filter(({ what }) => what === 'seats');
const shoveOnline = (engine: EngineTournament, table: string): void =>
  engine.playHand(table, (legal) =>
    legal.raise === null
      ? { action: legal.toCall > 0 ? 'call' : 'check' }
      : { action: 'raise', to: legal.raise.maximum },
  );

describe('[seating-even] the draw of a night with both kinds of tables', () => {
  test('each kind has tables of its own, numbered on from the room', () => {
    const engine = entered(14, 6).do({ type: 'draw-seats' });
    expect(kinds(engine)).toEqual([
      ['1', 'live', 7],
      ['2', 'live', 7],
      ['3', 'dealt', 6],
    ]);
    expect(namesAt(engine, 'dealt').sort()).toEqual(['o1', 'o2', 'o3', 'o4', 'o5', 'o6']);
  });

  test('nobody online, or nobody in the room: all tables are of one kind', () => {
    expect(kinds(entered(4, 0).do({ type: 'draw-seats' }))).toEqual([['1', 'live', 4]]);
    expect(kinds(entered(0, 4).do({ type: 'draw-seats' }))).toEqual([['1', 'dealt', 4]]);
  });

  test('nobody is drawn to a table of their own; the refusal says who would be', () => {
    expect(entered(4, 1).try({ type: 'draw-seats' })).toMatchObject({
      code: 'alone',
      name: 'O1',
      online: true,
    });
    expect(entered(1, 4).try({ type: 'draw-seats' })).toMatchObject({
      code: 'alone',
      name: 'R1',
      online: false,
    });
  });

  test('until they have a seat, players may still say where they play', () => {
    const engine = entered(4, 1).do({ type: 'play-online', player: 'r4', online: true });
    engine.do({ type: 'draw-seats' });
    expect(namesAt(engine, 'dealt').sort()).toEqual(['o1', 'r4']);
    expect(engine.try({ type: 'play-online', player: 'r1', online: true })).toMatchObject({
      code: 'not-waiting',
    });
  });

  test('what a guest answered stands when they buy in', () => {
    const engine = new EngineTournament('homepokertourney', undefined, 'both');
    engine.do({ type: 'expect', player: 'ann', name: 'Ann', online: true });
    engine.do({ type: 'enter', player: 'ann', name: 'Ann', adult: true });
    expect(engine.tournament.players.get('ann')?.online).toBe(true);
  });

  test('where every table is of one kind, nobody is asked', () => {
    const engine = new EngineTournament('homepokertourney').enter('Ann');
    expect(engine.try({ type: 'play-online', player: 'ann', online: true })).toMatchObject({
      code: 'not-here',
    });
    engine.do({ type: 'enter', player: 'bob', name: 'Bob', adult: true, online: true });
    expect(engine.tournament.players.get('bob')?.online).toBe(false);
  });

  test('[seating-deck] real cards are drawn in the room, and Riffle draws for the others', () => {
    const engine = entered(4, 2);
    const { seatCards } = viewTournament(engine.tournament, { role: 'director' }, engine.now);
    expect(seatCards).toMatchObject({ cards: ['As', '2s', '3s', '4s'], players: ['r1', 'r2', 'r3', 'r4'] });
    engine.do({ type: 'draw-seats', cards: { r1: '4s', r2: '3s', r3: '2s', r4: 'As' } });
    expect(engine.tournament.tables.get('1')!.seats.get(4)).toBe('r1');
    expect(kinds(engine)[1]).toEqual(['2', 'dealt', 2]);
  });
});

describe('[balance-threshold] players move among tables of their own kind', () => {
  test('a player in the room is never sent to a screen', () => {
    const engine = started(20, 4);
    expect(kinds(engine).map(([, , size]) => size)).toEqual([10, 10, 4]);
    engine.now += 5 * MINUTE;
    const table = engine.at('1');
    bust(engine, table[0]!);
    expect(due(engine)).toBeNull();
    bust(engine, table[1]!);
    expect(due(engine)).toMatchObject({ kind: 'balance', among: ['1', '2'] });
    const facts = due(engine)!.facts;
    expect(facts).toMatchObject({
      sizes: [
        { table: '1', players: 8 },
        { table: '2', players: 10 },
      ],
    });
  });

  test('the table on the screen plays on while others are balanced in the room', () => {
    const engine = started(20, 4);
    engine.now += 5 * MINUTE;
    const table = engine.at('1');
    bust(engine, table[0]!);
    bust(engine, table[1]!);
    expect(waitingTables(engine.tournament, due(engine)!).map(({ id }) => id)).toEqual(['1', '2']);
    engine.playHand('3');
  });

  test('[late-table-choice] late players sit where they said they play', () => {
    const engine = started(6, 6);
    engine.do({ type: 'enter', player: 'lou', name: 'Lou', adult: true, online: true });
    engine.do({ type: 'seat-late', player: 'lou', orbits: 0 });
    expect(namesAt(engine, 'dealt')).toContain('lou');
    engine.do({ type: 'enter', player: 'max', name: 'Max', adult: true });
    engine.do({ type: 'seat-late', player: 'max', orbits: 0 });
    expect(namesAt(engine, 'live')).toContain('max');
  });
});

describe('the final table of a night with both kinds', () => {
  let engine: EngineTournament;
  /** Twelve, of whom the ninth to be left brings everybody together. */
  beforeEach(() => {
    engine = started(8, 4);
    engine.now += 5 * MINUTE;
    for (const player of ['r1', 'r2']) bust(engine, player);
  });

  test('[redraw-9-final-table] nine left draw for one table, which Riffle deals while anybody plays online', () => {
    expect(due(engine)).toBeNull();
    bust(engine, 'r3');
    expect(due(engine)).toMatchObject({ kind: 'redraw', tables: 1 });
    const stack = engine.tournament.chipsIssued / 12;
    const stacks = { r4: 3 * stack, r5: 2 * stack, r6: stack, r7: stack, r8: stack };
    engine.do({ type: 'rearrange', stacks });
    expect(kinds(engine)).toEqual([['1', 'dealt', 9]]);
    expect(engine.tournament.players.get('r4')!.stack).toBe(3 * stack);
    engine.playHand('1');
  });

  test('a field that was that small from the start plays on at its own tables', () => {
    expect(due(started(4, 2))).toBeNull();
    expect(due(started(4, 2, 'roberts-rules'))).toBeNull();
  });

  test('[combine-as-new-game] tables combine when both kinds find room', () => {
    const small = started(16, 8, 'roberts-rules');
    small.now += 5 * MINUTE;
    expect(kinds(small).map(([, kind]) => kind)).toEqual(['live', 'live', 'dealt']);
    for (let at = 1; at <= 6; at++) bust(small, `r${at}`);
    expect(due(small)).toMatchObject({ kind: 'redraw', tables: 2 });
    small.do({ type: 'rearrange' });
    expect(kinds(small)).toEqual([
      ['1', 'live', 10],
      ['2', 'dealt', 8],
    ]);
  });

  test('chips in the room are asked for before they go to a screen', () => {
    bust(engine, 'r3');
    expect(engine.try({ type: 'rearrange' })).toMatchObject({
      code: 'count-first',
      names: ['R4', 'R5', 'R6', 'R7', 'R8'],
    });
    const { desk } = viewTournament(engine.tournament, { role: 'director' }, engine.now);
    expect(desk!.finalTable).toMatchObject({ chips: (engine.tournament.chipsIssued / 12) * 8 });
    expect(desk!.finalTable!.players.map(({ name, stack }) => [name, stack])[0]).toEqual(['R4', null]);
  });

  test('[chips-removed-from-table] a count that is off is said, and stands only on the director’s word', () => {
    bust(engine, 'r3');
    const { chipsIssued } = engine.tournament;
    const chips = (chipsIssued / 12) * 8;
    const stacks = { r4: chips - 500, r5: 100, r6: 100, r7: 100, r8: 100 };
    expect(engine.try({ type: 'rearrange', stacks })).toMatchObject({
      code: 'count-differs',
      chips,
      counted: chips - 100,
      override: true,
    });
    engine.do({ type: 'rearrange', stacks, anyway: { reason: 'lost under the sofa' } });
    expect(engine.tournament.bank).toBe(100);
    const sum = [...engine.tournament.players.values()].reduce((all, { stack }) => all + (stack ?? 0), 0);
    expect(sum + engine.tournament.bank).toBe(chipsIssued);
  });

  test('without anybody online it is played with real cards', () => {
    const live = started(8, 2);
    live.now += 5 * MINUTE;
    const [gone, other] = live.at('2') as [string, string];
    for (const player of [gone, other])
      live.do({
        type: 'reseat',
        player,
        to: { table: '1', seat: player === gone ? 9 : 10 },
        reason: 'comes over',
      });
    expect(kinds(live)).toEqual([['1', 'live', 10]]);
    expect(live.tournament.players.get(gone)!.online).toBe(false);
  });

  test('undo brings the tables back with their hands', () => {
    engine.playHand('2');
    bust(engine, 'r3');
    const before = kinds(engine);
    const stack = engine.tournament.chipsIssued / 12;
    engine.do({
      type: 'rearrange',
      stacks: { r4: 3 * stack, r5: 2 * stack, r6: stack, r7: stack, r8: stack },
    });
    engine.do({ type: 'undo' });
    expect(kinds(engine)).toEqual(before);
    expect(engine.tournament.tables.get('2')!.handsPlayed).toBe(1);
    expect(engine.tournament.players.get('r4')!.stack).toBeNull();
  });
});

describe('the last player online waits, and the director brings everybody together', () => {
  let engine: EngineTournament;
  beforeEach(() => {
    engine = started(4, 2);
    engine.now += 5 * MINUTE;
    while (engine.tournament.tables.get('2')!.seats.size > 1) shoveOnline(engine, '2');
  });

  test('a task says so and offers one table', () => {
    expect(seatTasks(engine)).toMatchObject([
      {
        facts: { is: 'alone', table: '2', online: true, combine: true },
        command: { type: 'combine-tables' },
      },
    ]);
    const { tables } = viewTournament(engine.tournament, { role: 'display' }, engine.now);
    expect(tables.find(({ id }) => id === '2')!.waits).toBe('alone');
  });

  test('then everybody draws for a table that Riffle deals, and chips are counted first', () => {
    engine.do({ type: 'combine-tables' });
    expect(seatTasks(engine)).toMatchObject([
      { facts: { is: 'together', left: 5 }, command: { type: 'rearrange' } },
    ]);
    const chips = engine.tournament.chipsIssued / 6;
    engine.do({ type: 'rearrange', stacks: { r1: chips, r2: chips, r3: chips, r4: chips } });
    expect(kinds(engine)).toEqual([['1', 'dealt', 5]]);
    expect(countIn(engine.tournament)).toBe(5);
  });

  test('the director may also decide it while everybody still plays, and take it back', () => {
    const both = started(4, 2).do({ type: 'combine-tables' });
    expect(due(both)).toMatchObject({ kind: 'redraw', tables: 1 });
    both.do({ type: 'undo' });
    expect(due(both)).toBeNull();
    expect(started(20, 4).try({ type: 'combine-tables' })).toMatchObject({ code: 'tables-stay' });
  });

  test('with too many for one table they wait, and somebody may be moved to them with their chips', () => {
    const large = started(20, 2);
    large.now += 5 * MINUTE;
    while (large.tournament.tables.get('3')!.seats.size > 1) shoveOnline(large, '3');
    expect(seatTasks(large)).toMatchObject([{ facts: { is: 'alone', combine: false }, command: null }]);
    const move = {
      type: 'reseat',
      player: 'r1',
      to: { table: '3', seat: 9 },
      reason: 'keeps them company',
    } as const;
    expect(large.try(move)).toMatchObject({ code: 'stack-needed', name: 'R1' });
    large.do({ ...move, stack: 1234 });
    expect(large.tournament.players.get('r1')).toMatchObject({ online: true, stack: 1234 });
    expect(seatTasks(large)).toEqual([]);
    large.playHand('3');
  });
});

describe('undo where Riffle deals beside a live table', () => {
  test('a bust in the room is taken back though hands were dealt since, and those stay dealt', () => {
    const engine = started(4, 2);
    engine.now += 5 * MINUTE;
    engine.do({ type: 'bust', table: '1', players: ['r1'] });
    engine.playHand('2');
    const stacks = engine.at('2').map((id) => engine.tournament.players.get(id)!.stack);
    engine.do({ type: 'start-hand', table: '2', dealer: true });
    expect(
      viewTournament(engine.tournament, { role: 'director' }, engine.now, engine.history).undo,
    ).toContain('R1');
    engine.do({ type: 'undo' });
    expect(engine.tournament.players.get('r1')!.standing.is).toBe('in');
    expect(engine.tournament.tables.get('2')).toMatchObject({ handsPlayed: 1, hand: { number: 2 } });
    expect(engine.at('2').map((id) => engine.tournament.players.get(id)!.stack)).toEqual(stacks);
    engine.do({ type: 'redo' });
    expect(engine.tournament.players.get('r1')!.standing.is).toBe('busted');
    expect(engine.tournament.tables.get('2')!.hand?.number).toBe(2);
  });

  test('what the hands rest on is not taken back', () => {
    const engine = started(4, 2);
    engine.do({ type: 'take-chips', player: 'o1', chips: 100, reason: 'draft' });
    engine.do({ type: 'start-hand', table: '2', dealer: true });
    expect(engine.try({ type: 'undo' })).toMatchObject({ code: 'dealt-since', table: '2', hand: 1 });
    expect(engine.try({ type: 'retract', step: engine.history.past.at(-2)!.number })).not.toBeNull();
  });

  test('neither is the start, once a hand has been dealt', () => {
    const engine = started(4, 2);
    engine.playHand('2');
    expect(engine.try({ type: 'undo' })).toMatchObject({ code: 'nothing-to-undo' });
  });
});

test('[colour-up-trigger] chips are colored up in the room, and those on the screen stay as they are', () => {
  const engine = started(4, 2);
  engine.do({ type: 'start-hand', table: '2', dealer: true });
  while (colorUpDue(engine.tournament, engine.now) === null) engine.do({ type: 'clock', do: 'next' });
  engine.do({ type: 'color-up' });
  expect(engine.tournament.races.map(({ table }) => table)).not.toContain('2');
});

test('[tda-rp8-hand-for-hand] hand for hand covers both kinds; a table with one player is not waited for', () => {
  const engine = started(4, 2).do({ type: 'track', table: '1', on: true });
  engine.do({ type: 'hand-for-hand', on: true });
  engine.playHand('2', (legal) => ({ action: legal.toCall > 0 ? 'fold' : 'check' }));
  expect(engine.try({ type: 'start-hand', table: '2', dealer: true })).toMatchObject({
    code: 'hand-for-hand',
  });
  engine.do({ type: 'start-hand', table: '1' }).do({ type: 'end-hand', table: '1' });
  expect(engine.tournament.played).toEqual([]);
});
