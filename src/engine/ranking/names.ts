import { FLUSH, FULL_HOUSE, PAIR, QUADS, STRAIGHT, STRAIGHT_FLUSH, TRIPS, TWO_PAIR } from './category.ts';
import { readValue } from './counting.ts';

const SINGULAR = 'deuce three four five six seven eight nine ten jack queen king ace'.split(' ');
const one = (rank: number | undefined): string => SINGULAR[rank!]!;
/** What a card of this rank is called. */
export const rankName = (rank: number): string => one(rank);
const many = (rank: number | undefined): string => (one(rank) === 'six' ? 'sixes' : `${one(rank)}s`);

/** What a person at the table would call the hand: "Full house, kings over fours". */
export function handName(value: number): string {
  const { category, ranks } = readValue(value);
  const [first, second, third] = ranks;
  switch (category) {
    case STRAIGHT_FLUSH:
      return first === 12 ? 'Royal flush' : `Straight flush, ${one(first)} high`;
    case QUADS:
      return `Four of a kind, ${many(first)}`;
    case FULL_HOUSE:
      return `Full house, ${many(first)} over ${many(second)}`;
    case FLUSH:
      return `Flush, ${one(first)} high`;
    case STRAIGHT:
      return `Straight, ${one(first)} high`;
    case TRIPS:
      return `Three of a kind, ${many(first)}`;
    case TWO_PAIR:
      return `Two pair, ${many(first)} and ${many(second)}, ${one(third)} kicker`;
    case PAIR:
      return `Pair of ${many(first)}, ${one(second)} kicker`;
    default:
      return `High card ${one(first)}, ${one(second)} kicker`;
  }
}
