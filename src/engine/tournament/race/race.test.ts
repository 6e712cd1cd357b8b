import { expect, test } from 'vitest';
import { findRulebook } from '../../../rulebooks/index.ts';
import { EngineTournament, MINUTE } from '../../../testing/engine-tournament.ts';

test('[chip-race-cards] two tables race with cards of their own', () => {
  const engine = new EngineTournament('homepokertourney').started(12).hand('1').hand('2');
  engine.now += 61 * MINUTE;
  const odd = Object.fromEntries([...engine.at('1'), ...engine.at('2')].map((player) => [player, 2]));
  engine.do({ type: 'color-up', odd });
  const [first, second] = engine.tournament.races.map(({ players }) => players.flatMap(({ cards }) => cards));
  expect(first).toHaveLength(12);
  expect(second).not.toEqual(first);
});

test('[chip-race-award] where a house protects nobody, a player with no other chips who wins nothing is out', () => {
  const book = findRulebook('homepokertourney')!;
  const raceProtects = { use: 'nobody', cite: 'chip-race-award' } as const;
  const engine = new EngineTournament({ ...book, tournament: { ...book.tournament, raceProtects } });
  engine.started(5).hand('1').now += 61 * MINUTE;
  const [a, b] = engine.at('1') as [string, string];
  engine.do({
    type: 'color-up',
    odd: { [a]: 4, [b]: 1 },
    nothingElse: [b],
    cards: { [a]: ['As', 'Ks', 'Qs', 'Js'], [b]: ['2c'] },
  });
  expect(engine.tournament.players.get(b)!.standing.is).toBe('busted');
});
