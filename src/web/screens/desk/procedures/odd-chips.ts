import { type RaceRule, raceOff } from '../../../../engine/chips/race.ts';

/** How many new chips a table's odd ones make, and how many are taken out. */
export function newChips(
  odd: readonly number[],
  { chip, into, how }: { readonly chip: number; readonly into: number; readonly how: RaceRule },
): { readonly total: number; readonly won: number; readonly removed: number } {
  const total = odd.reduce((sum, count) => sum + count, 0);
  const none = new Map<number, number>();
  const { removed } = raceOff(
    { chip, into, odd: new Map(odd.entries()), cards: new Map(), elsewhere: none },
    { ...how, protects: 'nobody' },
  );
  return { total, won: Math.ceil((total - removed) / (into / chip)), removed };
}
