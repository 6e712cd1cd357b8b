import { type Card, rankOf, suitOf } from '../cards/card.ts';
import {
  categoryOf,
  FLUSH,
  FULL_HOUSE,
  HIGH_CARD,
  PAIR,
  QUADS,
  STRAIGHT,
  STRAIGHT_FLUSH,
  TRIPS,
  TWO_PAIR,
} from './category.ts';

/**
 * Ranks a hand of five to seven cards by counting, as a person does. The tables are made and tested from it,
 * and it can read a value back: within a category hands are numbered by the ranks that matter, highest first.
 */

const choose = (n: number, k: number): number => (k === 0 ? 1 : n < k ? 0 : (choose(n - 1, k - 1) * n) / k);

/** Distinct ranks, highest first, as one number that sorts like them (the combinatorial number system). */
const numberOf = (ranks: readonly number[]): number =>
  ranks.reduce((sum, rank, at) => sum + choose(rank, ranks.length - at), 0);

function ranksOf(number: number, count: number): number[] {
  const ranks: number[] = [];
  let left = number;
  for (let k = count; k > 0; k--) {
    let rank = k - 1;
    while (choose(rank + 1, k) <= left) rank++;
    left -= choose(rank, k);
    ranks.push(rank);
  }
  return ranks;
}

/** A kicker's number among the ranks that the made part leaves over, and back. */
const among = (rank: number, taken: readonly number[]): number =>
  rank - taken.filter((used) => used < rank).length;
function outOf(index: number, taken: readonly number[]): number {
  let rank = index;
  for (const used of [...taken].sort((a, b) => a - b)) if (used <= rank) rank++;
  return rank;
}

const placed = (
  category: number,
  made: number,
  kickers: readonly number[],
  taken: readonly number[],
  kinds: number,
) => category * 4096 + made * kinds + numberOf(kickers.map((rank) => among(rank, taken)));

/** The top of the best straight in a set of ranks (a bit each), 3 for the wheel, -1 for none. */
function straightTop(ranks: number): number {
  for (let top = 12; top >= 4; top--) if (((ranks >> (top - 4)) & 31) === 31) return top;
  return (ranks & 0x100f) === 0x100f ? 3 : -1;
}

const topBits = (ranks: number, count: number): number[] => {
  const found: number[] = [];
  for (let rank = 12; rank >= 0 && found.length < count; rank--) if (ranks & (1 << rank)) found.push(rank);
  return found;
};

/** The value of five or more ranks of one suit. */
function flushValue(ranks: number): number {
  const top = straightTop(ranks);
  if (top >= 0) return STRAIGHT_FLUSH * 4096 + top - 3;
  return FLUSH * 4096 + numberOf(topBits(ranks, 5));
}

/** The value of ranks with their counts (13 of them), suits aside. */
export function unsuitedValue(counts: ArrayLike<number>): number {
  const having = (least: number): number[] =>
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].filter((rank) => counts[rank]! >= least);
  const all = having(1);
  const kickers = (taken: readonly number[], count: number): number[] =>
    all.filter((rank) => !taken.includes(rank)).slice(0, count);
  const [quad] = having(4);
  const [trip] = having(3);
  const pairs = having(2);

  if (quad !== undefined) return placed(QUADS, quad, kickers([quad], 1), [quad], 12);
  const under = pairs.find((rank) => rank !== trip);
  if (trip !== undefined && under !== undefined) return placed(FULL_HOUSE, trip, [under], [trip], 12);
  const top = straightTop(all.reduce((bits, rank) => bits | (1 << rank), 0));
  if (top >= 0) return STRAIGHT * 4096 + top - 3;
  if (trip !== undefined) return placed(TRIPS, trip, kickers([trip], 2), [trip], 66);
  const [high, low] = pairs;
  if (high === undefined) return HIGH_CARD * 4096 + numberOf(all.slice(0, 5));
  if (low === undefined) return placed(PAIR, high, kickers([high], 3), [high], 220);
  return placed(TWO_PAIR, numberOf([high, low]), kickers([high, low], 1), [high, low], 11);
}

export function countedValue(cards: readonly Card[]): number {
  const counts = new Uint8Array(13);
  const suits = new Uint16Array(4);
  for (const card of cards) {
    counts[rankOf(card)]!++;
    suits[suitOf(card)]! |= 1 << rankOf(card);
  }
  const flush = suits.find((ranks) => topBits(ranks, 5).length === 5);
  // Five of a suit leave no room among seven cards for quads or a full house.
  return flush === undefined ? unsuitedValue(counts) : flushValue(flush);
}

/** What a value says: the ranks that make the hand, most important first, then the kickers. */
export function readValue(value: number): { readonly category: number; readonly ranks: readonly number[] } {
  const category = categoryOf(value);
  const place = value & 4095;
  const made = (kinds: number, kickers: number): number[] => {
    const rank = Math.floor(place / kinds);
    return [rank, ...ranksOf(place % kinds, kickers).map((kicker) => outOf(kicker, [rank]))];
  };
  switch (category) {
    case STRAIGHT:
    case STRAIGHT_FLUSH:
      return { category, ranks: [place + 3] };
    case QUADS:
    case FULL_HOUSE:
      return { category, ranks: made(12, 1) };
    case TRIPS:
      return { category, ranks: made(66, 2) };
    case PAIR:
      return { category, ranks: made(220, 3) };
    case TWO_PAIR: {
      const pairs = ranksOf(Math.floor(place / 11), 2);
      return { category, ranks: [...pairs, outOf(place % 11, pairs)] };
    }
    default:
      return { category, ranks: ranksOf(place, 5) };
  }
}
