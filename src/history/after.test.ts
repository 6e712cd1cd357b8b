import { expect, test } from 'vitest';
import type { Rulebook } from '../engine/choices/rulebook.ts';
import { tournamentFrom } from '../engine/tournament/evolve.ts';
import { prizesLeft } from '../engine/tournament/money/finish.ts';
import { findRulebook } from '../rulebooks/index.ts';
import { EngineTournament, MINUTE } from '../testing/engine-tournament.ts';
import { asItStands } from './as-it-stands.ts';
import { chipGraph } from './chip-graph.ts';
import { highlights } from './highlights.ts';
import { knockOuts } from './knock-outs.ts';
import { results } from './results.ts';

const withBounty = (cents: number): Rulebook => {
  const rulebook = findRulebook('homepokertourney')!;
  return {
    ...rulebook,
    tournament: { ...rulebook.tournament, bounty: { use: cents, cite: 'home-bounty-fixed' } },
  };
};

const four = (rulebook: Rulebook | string = 'homepokertourney') =>
  new EngineTournament(rulebook)
    .enter('Ada', 'Ben', 'Cleo', 'Dan')
    .do({ type: 'draw-seats' })
    .do({ type: 'start' });

test('undone events have not happened, redone ones have', () => {
  const engine = four();
  engine.hand('1', 'ben').do({ type: 'undo' });
  engine
    .do({ type: 'end-hand', table: '1', busts: ['cleo'] })
    .do({ type: 'undo' })
    .do({ type: 'redo' });
  const { tournament } = tournamentFrom(asItStands(engine.events));
  expect({ ...tournament, clock: null }).toEqual({ ...engine.tournament, clock: null });
  expect(knockOuts(engine.events).map(({ out }) => out.map(({ name }) => name))).toEqual([['Cleo']]);
  expect(highlights(engine.events).map(({ told }) => told)).toEqual([
    { is: 'started', players: 4 },
    { is: 'out', names: ['Cleo'], left: 3 },
  ]);
});

test('a step taken back alone has not happened, unless that is undone', () => {
  const engine = four();
  engine.do({ type: 'bust', table: '1', players: ['ben'] });
  engine.do({ type: 'answer', question: 'rebuy', player: 'ben', rebuy: false });
  engine.do({ type: 'pay', player: 'cleo', amount: 2500 });
  const bust = engine.history.past.findIndex(({ command }) => command?.type === 'bust');
  const out = () => highlights(engine.events).flatMap(({ told }) => (told.is === 'out' ? told.names : []));
  expect(out()).toEqual(['Ben']);
  engine.do({ type: 'retract', step: engine.history.past[bust + 1]!.number });
  engine.do({ type: 'retract', step: engine.history.past[bust]!.number });
  expect(out()).toEqual([]);
  engine.do({ type: 'undo' });
  expect(out()).toEqual(['Ben']);
  engine.do({ type: 'redo' });
  expect(out()).toEqual([]);
});

test('where nobody taps hands in, the clock says at which level a player is out, and who came late is told', () => {
  const engine = four();
  engine.do({ type: 'clock', do: 'next' }).do({ type: 'clock', do: 'next' });
  engine.now += 12 * MINUTE;
  engine.do({ type: 'bust', table: '1', players: ['ben'] });
  engine.do({ type: 'enter', player: 'eve', name: 'Eve', anyway: { reason: 'She called' } });
  engine.do({ type: 'seat-late', player: 'eve', orbits: 9 });
  expect(results(engine.events).find(({ player }) => player === 'ben')).toMatchObject({ outAtLevel: 3 });
  expect(knockOuts(engine.events)).toMatchObject([{ level: 3, out: [{ name: 'Ben' }] }]);
  expect(highlights(engine.events).map(({ level, told }) => [level, told.is])).toEqual([
    [1, 'started'],
    [3, 'out'],
    [3, 'overridden'],
    [3, 'late'],
  ]);
});

test('[home-bounty-fixed] a knockout says who, by whom and for how much; without a bounty a live table does not know', () => {
  const engine = four(withBounty(500));
  engine.now = 7 * MINUTE;
  engine.do({ type: 'start-hand', table: '1', button: 1 });
  engine.do({ type: 'end-hand', table: '1', busts: ['ben'], knockedOutBy: { ben: ['ada'] } });
  expect(knockOuts(engine.events)).toEqual([
    {
      at: 7 * MINUTE,
      level: 1,
      out: [{ player: 'ben', name: 'Ben' }],
      by: [{ player: 'ada', name: 'Ada', bounty: 500 }],
      left: 3,
    },
  ]);
  const quiet = four().hand('1', 'ben');
  expect(knockOuts(quiet.events)[0]!.by).toEqual([]);
});

test('at a live table only the starting stack, reported counts and the end are known', () => {
  const engine = four();
  const start = engine.tournament.players.get('ada')!.stack!;
  engine.now = MINUTE;
  engine.hand('1', 'ben');
  engine.now = 2 * MINUTE;
  engine.do({ type: 'tell-chips', player: 'ada', stack: 1700 });
  engine.now = 3 * MINUTE;
  engine.hand('1', 'cleo', 'dan').do({ type: 'finish' });
  const graph = chipGraph(engine.events);
  const line = (player: string) => graph.lines.find((each) => each.player === player)!.points;
  expect(graph).toMatchObject({ from: 0, to: 3 * MINUTE, complete: false });
  expect(line('ben')).toEqual([
    { at: 0, stack: start, sure: true },
    { at: MINUTE, stack: 0, sure: false },
  ]);
  expect(line('ada')).toEqual([
    { at: 0, stack: start, sure: true },
    { at: 2 * MINUTE, stack: 1700, sure: false },
    { at: 3 * MINUTE, stack: 4 * start, sure: false },
  ]);
});

test('at a dealt table every stack is known, and the winner of the hand made the knockout', () => {
  const engine = new EngineTournament('homepokertourney')
    .enter('Ada', 'Ben', 'Cleo')
    .do({ type: 'draw-seats', kind: 'dealt' })
    .do({ type: 'start' });
  engine.do({ type: 'start-hand', table: '1', dealer: true });
  engine.do({
    type: 'end-hand',
    table: '1',
    stacks: { ada: 2000, ben: 0, cleo: 1000 },
    dealer: true,
  });
  const graph = chipGraph(engine.events);
  expect(graph.complete).toBe(true);
  expect(graph.lines.map(({ points }) => points.map(({ stack }) => stack))).toEqual([
    [1000, 2000],
    [1000, 0],
    [1000],
  ]);
  expect(knockOuts(engine.events)[0]).toMatchObject({
    out: [{ name: 'Ben' }],
    by: [{ name: 'Ada', bounty: 0 }],
  });
});

test('a player whose buy-in was returned has no line in the chip graph', () => {
  const engine = four();
  engine.do({ type: 'withdraw', player: 'dan', anyway: { reason: 'fell ill' } });
  expect(engine.tournament.players.has('dan')).toBe(false);
  expect(chipGraph(engine.events).lines.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cleo']);
});

test.each([{ ends: true as const, paid: true }, { paid: true }])(
  'stacks counted for a deal are known from then on: %o',
  (more) => {
    const engine = four();
    engine.now += 90 * MINUTE;
    engine.do({ type: 'bust', table: '1', players: ['dan'] });
    const open = prizesLeft(engine.tournament).reduce((sum, prize) => sum + prize, 0);
    const stacks = { ada: 2500, ben: 1000, cleo: 500 };
    engine.do({ type: 'agree-deal', amounts: { ada: open, ben: 0, cleo: 0 }, stacks, ...more });
    const lasts = chipGraph(engine.events).lines.map(({ name, points }) => [name, points.at(-1)]);
    const known = (stack: number) => ({ at: engine.now, stack, sure: false });
    expect(Object.fromEntries(lasts)).toMatchObject({
      Ada: known(2500),
      Ben: known(1000),
      Cleo: known(500),
    });
  },
);
