import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORMULAS, type SeasonRules, type SeasonTournament, standings } from './season.ts';

/** "Ada 5000, Ben, Cleo": the order of finish, the winner first, and the prizes. */
const tournament = (id: string, finishes: string): SeasonTournament => ({
  id,
  at: Number(id),
  results: finishes.split(', ').map((text, at) => {
    const [name, prize = 0] = text.split(' ');
    return { player: name!.toLowerCase(), name: name!, place: at + 1, prize: Number(prize) };
  }),
});

const table = (tournaments: SeasonTournament[], rules: Partial<SeasonRules> = {}) =>
  standings(tournaments, { formula: 'places', dropWorst: 0, ...rules }).map(
    ({ rank, name, points }) => `${rank} ${name} ${points / 100}`,
  );

test('by places: one for every player behind, and one for coming', () => {
  expect(table([tournament('1', 'Ada, Ben, Cleo'), tournament('2', 'Cleo, Dan, Ben, Ada')])).toEqual([
    '1 Cleo 5',
    '2 Ada 4',
    '3 Ben 4',
    '4 Dan 3',
  ]);
});

test('players who share a place share the points of the places they take up', () => {
  const tied = tournament('1', 'Ada 500, Ben, Cleo, Dan');
  const shared = {
    ...tied,
    results: tied.results.map((each, at) => ({ ...each, place: Math.min(at, 2) + 1 })),
  };
  expect(table([shared])).toEqual(['1 Ada 4', '2 Ben 3', '3 Cleo 1.5', '3 Dan 1.5']);
  expect(table([shared], { formula: 'root' }).slice(2)).toEqual(['3 Cleo 10.77', '3 Dan 10.77']);
  expect(table([shared], { formula: 'prizes' })[0]).toBe('1 Ada 100');
});

test('by the root: ten times the root of players by place, to the hundredth', () => {
  const sixteen = tournament('1', Array.from({ length: 16 }, (_, at) => `P${at + 1}`).join(', '));
  const points = new Map(
    standings([sixteen], { formula: 'root', dropWorst: 0 }).map((each) => [each.name, each.points]),
  );
  expect([points.get('P1'), points.get('P2'), points.get('P4'), points.get('P16')]).toEqual([
    4000, 2828, 2000, 1000,
  ]);
});

test('by prizes: percent of what the tournament paid', () => {
  expect(table([tournament('1', 'Ada 5000, Ben 3000, Cleo 2000, Dan')], { formula: 'prizes' })).toEqual([
    '1 Ada 50',
    '2 Ben 30',
    '3 Cleo 20',
    '4 Dan 0',
  ]);
});

test('the worst tournament does not count; a missed one is the worst', () => {
  const tournaments = [
    tournament('1', 'Ada, Ben, Cleo'),
    tournament('2', 'Cleo, Ben, Ada'),
    tournament('3', 'Cleo, Ben'),
  ];
  expect(table(tournaments, { dropWorst: 1 })).toEqual(['1 Cleo 5', '2 Ada 4', '3 Ben 4']);
  const [cleo, , ben] = standings(tournaments, { formula: 'places', dropWorst: 1 });
  expect(cleo!.dropped.map(({ place }) => place)).toEqual([3]);
  expect(ben!.dropped.map((scored) => [scored.tournament, scored.points])).toEqual([['3', 100]]);
});

test('equal points: more wins first, then prize money; still equal, they share the rank', () => {
  expect(table([tournament('1', 'Ada, Ben, Cleo'), tournament('2', 'Cleo, Ben, Ada')])).toEqual([
    '1 Ada 4',
    '1 Cleo 4',
    '3 Ben 4',
  ]);
  expect(table([tournament('1', 'Ada 10, Ben, Cleo'), tournament('2', 'Cleo 20, Ben, Ada')])[0]).toBe(
    '1 Cleo 4',
  );
});

test('players go by their latest name; those still playing have no points yet', () => {
  const renamed = { player: 'ada', name: 'Ada L.', place: 1, prize: 0 };
  const playing = { player: 'eve', name: 'Eve', place: null, prize: 0 };
  expect(table([{ id: '9', at: 9, results: [renamed, playing] }, tournament('1', 'Ada, Ben')])).toEqual([
    '1 Ada L. 3',
    '2 Ben 1',
  ]);
});

const anyTournaments = fc
  .array(
    fc.record({
      players: fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f'], { minLength: 1 }),
      prizes: fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 6, maxLength: 6 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((tournaments) =>
    tournaments.map(
      ({ players, prizes }, at): SeasonTournament => ({
        id: String(at),
        at,
        results: players.map((player, place) => ({
          player,
          name: player.toUpperCase(),
          place: place + 1,
          prize: prizes[place]!,
        })),
      }),
    ),
  );
const anyRules = fc.record({
  formula: fc.constantFrom(...FORMULAS),
  dropWorst: fc.integer({ min: 0, max: 4 }),
});

test('one more tournament never takes points away, and points are whole hundredths', () => {
  fc.assert(
    fc.property(anyTournaments, anyRules, (tournaments, rules) => {
      const points = (of: readonly SeasonTournament[]) =>
        new Map(standings(of, rules).map(({ player, points: sum }) => [player, sum]));
      const after = points(tournaments);
      for (const [player, before] of points(tournaments.slice(0, -1)))
        expect(after.get(player)).toBeGreaterThanOrEqual(before);
      for (const sum of after.values()) expect(Number.isSafeInteger(sum)).toBe(true);
    }),
  );
});

test('the order of tournaments and results changes nothing', () => {
  fc.assert(
    fc.property(anyTournaments, anyRules, (tournaments, rules) => {
      const turned = [...tournaments]
        .reverse()
        .map((each) => ({ ...each, results: [...each.results].reverse() }));
      expect(standings(turned, rules)).toEqual(standings(tournaments, rules));
    }),
  );
});

test('ranks begin with one, never fall, and nobody with fewer points is ahead', () => {
  fc.assert(
    fc.property(anyTournaments, anyRules, (tournaments, rules) => {
      const rows = standings(tournaments, rules);
      expect(rows[0]!.rank).toBe(1);
      for (const [at, row] of rows.entries()) {
        const before = rows[at - 1];
        if (before === undefined) continue;
        expect(before.points).toBeGreaterThanOrEqual(row.points);
        expect([before.rank, at + 1]).toContain(row.rank);
      }
    }),
  );
});
