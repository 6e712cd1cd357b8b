import fc from 'fast-check';
import type { Occasion } from '../history/occasion.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gil', 'Hana', 'Ida', 'Jo O’Neill'];

/** When and where a hand may have been played: a tournament, with a bounty or without, or a game for chips. */
export const anyOccasion: fc.Arbitrary<Occasion> = fc
  .record({
    id: fc.integer({ min: 1, max: 10 ** 12 }),
    minutes: fc.integer({ min: 0, max: 60 * 24 * 365 * 3 }),
    table: fc.integer({ min: 1, max: 40 }),
    level: fc.integer({ min: 1, max: 60 }),
    currency: fc.constantFrom('USD', 'EUR', 'GBP'),
    buyIn: fc.integer({ min: 1, max: 20_000 }),
    bounty: fc.constantFrom(0, 500, 1250),
    tournament: fc.boolean(),
  })
  .map(({ id, minutes, table, level, currency, buyIn, bounty, tournament }) => ({
    id: String(id),
    at: new Date(Date.UTC(2024, 0, 1) + minutes * 60_000).toISOString().replace('.000Z', 'Z'),
    table: String(table),
    chairs: 10,
    name: (seat) => NAMES[seat - 1]!,
    ...(tournament && { level }),
    tournament: tournament
      ? {
          id: '4711',
          name: 'Tournament 4711',
          at: '',
          currency,
          buyIn,
          bounty,
          startingStack: 0,
          tables: 1,
          levelMinutes: 0,
        }
      : null,
  }));
