import { expect, test } from 'vitest';
import { canonicalName, mergeByName, sharedTournament } from './people.ts';
import type { Result } from './results.ts';
import { standings } from './season.ts';

const result = (name: string, place: number): Result => ({
  player: `${name}-${place}`,
  name,
  place,
  prize: 0,
  bounties: 0,
  rebuys: 0,
  addOns: 0,
  outAtLevel: null,
});
const tournament = (id: string, at: number, ...names: string[]) => ({
  id,
  at,
  results: names.map((name, index) => result(name, index + 1)),
});
const tournaments = [tournament('a', 1, 'Joe', 'Ann', 'Cy'), tournament('b', 2, 'Joseph', ' ann ', 'Dot')];

test('a name is the same person in every tournament, as the roster spells it', () => {
  const rows = standings(mergeByName(tournaments, [], ['Ann']), { formula: 'places', dropWorst: 0 });
  expect(rows.map(({ name, points }) => [name, points])).toEqual([
    ['Ann', 400],
    ['Joe', 300],
    ['Joseph', 300],
    ['Cy', 100],
    ['Dot', 100],
  ]);
});

test('two spellings are merged, even by way of a third, and a circle ends', () => {
  const rows = standings(mergeByName(tournaments, [['Joe', 'Joseph']], []), {
    formula: 'places',
    dropWorst: 0,
  });
  expect(rows[0]).toMatchObject({ name: 'Joseph', points: 600 });
  const way = [
    ['Jo', 'Joe'],
    ['joe', 'Joseph'],
  ] as const;
  expect(canonicalName('JO', way)).toBe('Joseph');
  expect(
    canonicalName('Jo', [
      ['Jo', 'Joe'],
      ['Joe', 'Jo'],
    ]),
  ).toBe('Joe');
});

test('two players with one name in one tournament stay two, and players who met cannot be merged', () => {
  const [twins] = mergeByName([tournament('c', 3, 'Max', 'max')], [], []);
  expect(new Set(twins!.results.map(({ player }) => player)).size).toBe(2);
  expect(sharedTournament(tournaments, [], 'Joe', 'Ann')).toBe('a');
  expect(sharedTournament(tournaments, [], 'Joe', 'Joseph')).toBeNull();
});
