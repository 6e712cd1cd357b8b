import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EngineTournament, MINUTE } from '../../testing/engine-tournament.ts';
import type { StepCommand } from './commands.ts';
import { tournamentFrom } from './evolve.ts';

const told = () => new EngineTournament('homepokertourney').startedUntracked(16);
/** Steps that do not depend on each other. */
const STEPS: readonly StepCommand[] = [
  { type: 'pay', player: 'p1', amount: 2500 },
  { type: 'leave', player: 'p2' },
  { type: 'pay', player: 'p3', amount: 1000 },
  { type: 'leave', player: 'p4' },
  { type: 'pay', player: 'p5', amount: 500 },
  { type: 'penalize', player: 'p6', penalty: { kind: 'warning', hands: 0, reason: 'talks' } },
];
const facts = (engine: EngineTournament) => [...engine.tournament.players.values()];

test('after one step is taken back alone, an earlier and a later one can be too, and undo brings them back one by one', () => {
  const engine = told();
  for (const step of STEPS) engine.do(step);
  const [first, second, third] = engine.history.past.slice(-STEPS.length).map(({ number }) => number);
  const states = [facts(engine)];
  for (const step of [second!, first!, third!]) {
    engine.do({ type: 'retract', step });
    states.push(facts(engine));
  }
  const without = told();
  for (const step of STEPS.slice(3)) without.do(step);
  expect(facts(engine)).toEqual(facts(without));
  expect(engine.try({ type: 'retract', step: second! })).toMatchObject({ code: 'no-such-step' });
  for (const state of states.slice(0, -1).reverse()) {
    engine.do({ type: 'undo' });
    expect(facts(engine)).toEqual(state);
  }
  for (const state of states.slice(1)) {
    engine.do({ type: 'redo' });
    expect(facts(engine)).toEqual(state);
  }
});

test('a retraction is undone, not retracted; its step can be taken back again', () => {
  const engine = told();
  for (const step of STEPS) engine.do(step);
  const all = facts(engine);
  const { number } = engine.history.past.at(-4)!;
  engine.do({ type: 'retract', step: number });
  const without = facts(engine);
  const retraction = engine.history.past.at(-1)!.number;
  expect(engine.try({ type: 'retract', step: retraction })).toMatchObject({ code: 'no-such-step' });
  engine.do({ type: 'undo' });
  expect(facts(engine)).toEqual(all);
  engine.do({ type: 'retract', step: number });
  expect(facts(engine)).toEqual(without);
});

test('any steps taken back alone in any order leave the tournament in which they were never done, also when it is replayed', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(STEPS.map((_, at) => at)), (order) => {
      const engine = told();
      const from = engine.history.past.length;
      for (const step of STEPS) engine.do(step);
      const numbers = engine.history.past.slice(from).map(({ number }) => number);
      for (const at of order) engine.do({ type: 'retract', step: numbers[at]! });
      const without = told();
      for (const [at, step] of STEPS.entries()) if (!order.includes(at)) without.do(step);
      expect(facts(engine)).toEqual(facts(without));
      expect(tournamentFrom(JSON.parse(JSON.stringify(engine.events))).tournament).toEqual(engine.tournament);
    }),
    { numRuns: 40 },
  );
});

test('a bust that moved somebody is taken back with its move, after an earlier step was taken back alone', () => {
  const engine = new EngineTournament('homepokertourney').started(20).tappedUntil(90 * MINUTE);
  engine.hand('1').hand('2', engine.at('2')[0]!);
  engine.do({ type: 'pay', player: 'p1', amount: 2500 }).do({ type: 'pay', player: 'p2', amount: 2500 });
  const [first, second] = engine.history.past.slice(-2).map(({ number }) => number);
  engine.hand('2', engine.at('2')[0]!);
  const bust = engine.history.past.at(-1)!.number;
  expect(engine.tournament.moves).toHaveLength(1);
  engine.do({ type: 'retract', step: second! }).do({ type: 'retract', step: first! });
  expect(engine.tournament.moves).toHaveLength(1);
  engine.do({ type: 'retract', step: bust });
  expect(engine.tournament.moves).toEqual([]);
  expect([...engine.tournament.tables.values()].map(({ seats }) => seats.size)).toEqual([10, 9]);
});
