import { expect, test } from 'vitest';
import { EngineTournament } from '../../../testing/engine-tournament.ts';

const PRICE = 2500;

function twice(): EngineTournament {
  const engine = new EngineTournament('homepokertourney');
  engine.do({ type: 'expect', player: 'guest', name: 'mike', prepaid: true });
  return engine.do({ type: 'enter', player: 'mike', name: 'Mike' });
}

test('somebody on the list twice: the entry that bought in stays, and what was paid in advance counts for it', () => {
  const engine = twice().do({ type: 'merge', player: 'guest', other: 'mike' });
  expect([...engine.tournament.players.keys()]).toEqual(['mike']);
  expect(engine.tournament.players.get('mike')).toMatchObject({ owes: PRICE, paid: PRICE });
  expect(engine.tournament.entries).toBe(1);
  expect(engine.events.at(-1)).toMatchObject({ type: 'merged', moved: PRICE, refund: 0, chips: 0 });
});

test('two entries that both paid: one stack leaves play, and the second buy-in goes back', () => {
  const engine = new EngineTournament('homepokertourney').enter('Ann');
  for (const player of ['m1', 'm2']) engine.do({ type: 'enter', player, name: 'Mike', paid: true });
  engine.do({ type: 'draw-seats' });
  const { chipsIssued } = engine.tournament;
  engine.do({ type: 'merge', player: 'm1', other: 'm2' });
  expect(engine.events.at(-1)).toMatchObject({ player: 'm1', gone: 'm2', moved: 0, refund: PRICE });
  expect(engine.tournament).toMatchObject({ entries: 2, chipsIssued: (chipsIssued * 2) / 3 });
  expect(engine.at('1')).toHaveLength(2);
  engine.do({ type: 'undo' });
  expect(engine.tournament.players.has('m2')).toBe(true);
  expect(engine.at('1')).toHaveLength(3);
});

test('a guest who is expected twice has paid in advance if either entry says so', () => {
  const engine = new EngineTournament('homepokertourney');
  engine.do({ type: 'expect', player: 'a', name: 'Mike' });
  engine.do({ type: 'expect', player: 'b', name: 'mike', prepaid: true });
  engine.do({ type: 'merge', player: 'a', other: 'b' });
  expect([...engine.tournament.players.values()]).toMatchObject([{ id: 'a', prepaid: true }]);
});

test('after the start both have played: it is refused, and says what to do', () => {
  const engine = new EngineTournament('homepokertourney').started(4);
  expect(engine.try({ type: 'merge', player: 'p1', other: 'p2' })).toMatchObject({
    code: 'already-played-twice',
    name: 'P1',
    other: 'P2',
  });
  expect(twice().try({ type: 'merge', player: 'mike', other: 'mike' })?.code).toBe('same-entry');
});

test('a guest on the list pays in advance, or did not after all', () => {
  const engine = new EngineTournament('homepokertourney');
  engine.do({ type: 'expect', player: 'a', name: 'Ann' });
  engine.do({ type: 'expect', player: 'a', name: 'Ann', prepaid: true });
  expect(engine.tournament.players.get('a')!.prepaid).toBe(true);
  expect(engine.try({ type: 'expect', player: 'a', name: 'Ann', prepaid: true })?.code).toBe('already-known');
  engine.do({ type: 'expect', player: 'a', name: 'Ann' });
  expect(engine.tournament.players.get('a')!.prepaid).toBe(false);
});
