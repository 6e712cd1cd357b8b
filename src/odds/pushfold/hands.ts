import { type Card, RANKS, rankOf, suitOf } from '../../engine/cards/card.ts';

/**
 * The 169 starting hands that differ by more than the names of suits, numbered by two ranks from deuce to ace: suited
 * where the row is higher, offsuit where the column is, pairs between.
 */
export const HANDS = 169;
const SIZE = 13;

const rowOf = (hand: number): number => Math.floor(hand / SIZE);
const columnOf = (hand: number): number => hand % SIZE;

/** Which starting hand two cards are. */
export function handOf(a: Card, b: Card): number {
  const high = Math.max(rankOf(a), rankOf(b));
  const low = Math.min(rankOf(a), rankOf(b));
  return suitOf(a) === suitOf(b) ? high * SIZE + low : low * SIZE + high;
}

/** As players write it: AKs, T9o, 77. */
export function handName(hand: number): string {
  const [row, column] = [rowOf(hand), columnOf(hand)];
  const ranks = RANKS[Math.max(row, column)]! + RANKS[Math.min(row, column)]!;
  return row === column ? ranks : ranks + (row > column ? 's' : 'o');
}

/** In how many ways a starting hand can be dealt. */
export const waysOf = (hand: number): number =>
  rowOf(hand) === columnOf(hand) ? 6 : rowOf(hand) > columnOf(hand) ? 4 : 12;

const ALL_CARDS = Array.from({ length: 52 }, (_, card) => card);
const ALL_DEALS = ALL_CARDS.flatMap((a) => ALL_CARDS.slice(0, a).map((b) => [a, b] as const));

/** In how many ways two starting hands can be dealt together. */
export function waysTogether(): Float64Array {
  const ways = new Float64Array(HANDS * HANDS);
  const first = new Map(ALL_DEALS.map((deal) => [handOf(...deal), deal]));
  for (const [hand, [a, b]] of first)
    for (const [c, d] of ALL_DEALS)
      if (a !== c && a !== d && b !== c && b !== d) ways[hand * HANDS + handOf(c, d)]! += waysOf(hand);
  return ways;
}
