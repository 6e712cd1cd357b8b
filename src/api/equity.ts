import { Dice } from '../engine/cards/dice.ts';
import { rangeEquity } from '../odds/range-equity.ts';
import { parseRange, wrongWith } from '../odds/ranges.ts';
import { cardsIn } from './ranking.ts';

export type EquityOptions = {
  /** The board so far, such as `2c 7d 9h`; empty before the flop. */
  readonly board?: string;
  /** Deals so many random boards instead of counting them all. */
  readonly trials?: number;
  /** Random boards are the same for the same seed; 1 if nothing is said. */
  readonly seed?: number;
};

/** How one hand or range does. */
export type HandEquity = {
  readonly hand: string;
  /** Boards it wins alone, and boards on which it shares the best hand. */
  readonly wins: number;
  readonly ties: number;
  /** Its part of the pot, from 0 to 1. */
  readonly equity: number;
};

export type RangeEquity = {
  readonly players: readonly HandEquity[];
  readonly boards: number;
  /** Every board was counted; otherwise they were dealt at random. */
  readonly exact: boolean;
};

/**
 * Hands or ranges against each other: `equity(['AsAh', 'KK+, AKs'])`. Counted exactly where that is quick. Throws a
 * TypeError that names the hand it cannot read.
 */
export function equity(hands: readonly string[], options: EquityOptions = {}): RangeEquity {
  const { board = '', trials = null, seed = 1 } = options;
  const ranges = hands.map((text) => {
    const parsed = parseRange(text);
    if ('error' in parsed) throw new TypeError(`${text}: ${parsed.error}`);
    return parsed.range;
  });
  const cards = cardsIn(board);
  const wrong = wrongWith(ranges, cards);
  if (wrong !== null) throw new TypeError(wrong);
  const found = rangeEquity(ranges, cards, new Dice(seed), trials);
  const players = found.hands.map((each, at) => ({ hand: hands[at]!, ...each }));
  return { players, boards: found.boards, exact: found.exact };
}
