import { expect, test } from 'vitest';
import { EngineTournament, MINUTE } from '../../testing/engine-tournament.ts';
import { viewTournament } from './tournament-view.ts';

const seen = (engine: EngineTournament, player?: string) =>
  viewTournament(
    engine.tournament,
    player === undefined ? { role: 'director' } : { role: 'player', player },
    engine.now,
    engine.history,
  );

test('a player’s phone learns which table’s hands it keeps, and only the questions about those', () => {
  const engine = new EngineTournament('homepokertourney').startedUntracked(16);
  const [bob] = engine.at('2');
  const [ann] = engine.at('1');
  expect(seen(engine, bob).remotes).toEqual([]);
  engine.do({ type: 'track', table: '2', on: true, remote: bob! });
  expect(seen(engine, bob).remotes).toEqual(['2']);
  expect(seen(engine).tables[1]).toMatchObject({ tracked: true, remote: bob!.toUpperCase() });
  engine.do({ type: 'track', table: '2', on: false });
  engine.now += 10 * MINUTE;
  for (const player of engine.at('2').slice(1, 3))
    engine
      .do({ type: 'bust', table: '2', players: [player] })
      .do({ type: 'answer', question: 'rebuy', player, rebuy: false });
  expect(seen(engine).questions.map(({ is, table }) => [is, table])).toEqual([['button', '2']]);
  expect(seen(engine, bob).questions.map(({ is }) => is)).toEqual(['button']);
  expect(seen(engine, ann).questions).toEqual([]);
});

test('[rebuy-window] everybody sees until when rebuys are sold, and who may still take one', () => {
  const engine = new EngineTournament('homepokertourney').startedUntracked(8);
  expect(seen(engine).rebuyWindow).toEqual({
    untilLevel: 4,
    closes: 'first-hand',
    open: true,
    still: [],
  });
  const [out] = engine.at('1');
  engine.do({ type: 'bust', table: '1', players: [out!] });
  expect(seen(engine).rebuyWindow!.still).toEqual([out!.toUpperCase()]);
  engine.do({ type: 'answer', question: 'rebuy', player: out!, rebuy: false });
  for (let level = 1; level < 4; level++) engine.do({ type: 'clock', do: 'next' });
  engine.now += MINUTE;
  expect(seen(engine).rebuyWindow).toBeNull();
});

test('[addon-availability] [addon-cap-and-price] add-ons are offered block by block, only in the break that sells them', () => {
  const engine = new EngineTournament('bnai-jeshurun').startedUntracked(8);
  const rule = engine.tournament.rulebook.tournament.addOn.use!;
  const offers = () => seen(engine).people[0]!.addOnOffers;
  expect(offers()).toEqual([]);
  for (let step = 0; step < 20; step++) {
    const { onBreak, level } = seen(engine).clock;
    if (onBreak && level === rule.afterLevel) break;
    engine.do({ type: 'clock', do: 'next' });
  }
  const { player } = seen(engine).people[0]!;
  engine.do({ type: 'tell-chips', player, stack: rule.upTo - rule.blockChips - 1 });
  expect(offers()).toEqual([
    { blocks: 1, chips: rule.blockChips, price: rule.blockPrice },
    { blocks: 2, chips: rule.blockChips + 1, price: 2 * rule.blockPrice },
  ]);
});

test('[late-missed-blinds-all] a latecomer’s cost is known for every number of orbits before it is told', () => {
  const engine = new EngineTournament('homepokertourney').startedUntracked(8);
  engine.now += 15 * MINUTE;
  engine.do({ type: 'enter', player: 'eve', name: 'Eve' });
  const refused = engine.try({ type: 'seat-late', player: 'eve' });
  if (refused?.code !== 'orbits-needed') throw new Error(`refused as ${refused?.code}`);
  const { costs, estimate } = refused;
  expect(costs[0]).toMatchObject({ less: 0, starts: 1000 });
  const { small, big } = engine.tournament.clock.levels[0]!;
  expect(costs[2]).toMatchObject({ orbits: 2, less: 2 * (small + big), starts: 1000 - 2 * (small + big) });
  expect(costs.length).toBeGreaterThan(estimate);
  engine.do({ type: 'seat-late', player: 'eve', orbits: 2 });
  expect(engine.tournament.players.get('eve')!.stack).toBe(costs[2]!.starts);
});

test('where nobody tells hands, chips that were handed out are no stack', () => {
  const engine = new EngineTournament('homepokertourney').startedUntracked(8);
  engine.now = 30 * MINUTE;
  const stacks = () => seen(engine).tables[0]!.seats.map(({ stack }) => stack);
  expect(new Set(stacks())).toEqual(new Set([null]));
  engine.do({ type: 'tell-chips', player: engine.at('1')[0]!, stack: 1425 });
  expect(stacks()[0]).toBe(1425);
});

test('[balance-before-next-hand] the tap for the next hand ends the last one where a player must move first', () => {
  const engine = new EngineTournament('homepokertourney').startedUntracked(16);
  engine.do({ type: 'track', table: '1', on: true }).do({ type: 'next-hand', table: '1' });
  for (const player of engine.at('2').slice(0, 2))
    engine
      .do({ type: 'bust', table: '2', players: [player] })
      .do({ type: 'answer', question: 'rebuy', player, rebuy: false });
  expect(seen(engine).questions).toEqual([]);
  engine.do({ type: 'next-hand', table: '1' });
  expect(seen(engine).tables[0]).toMatchObject({ playing: false, hand: 1 });
  expect(seen(engine).questions.map(({ is }) => is)).toEqual(['button']);
  expect(engine.try({ type: 'next-hand', table: '1' })?.code).toBe('seats-first');
});
