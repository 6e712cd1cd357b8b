import { expect, test } from 'vitest';
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
