import { type Card, rankOf, suitOf } from '../engine/cards/card.ts';
import type { Dice } from '../engine/cards/dice.ts';
import { type Equity, exactEquity, type HandOdds } from './equity.ts';
import { type Range, withBoard } from './ranges.ts';
import { sampledEquity } from './sampling.ts';

/** As many deals as are looked through, and as many that differ by more than the names of suits as are counted. */
const MOST_DEALS = 60_000;
const MOST_COUNTED = 1000;
/** Random deals where nobody says how many. */
const TRIALS = 1_000_000;

/**
 * Ranges against each other, the board's cards being in nobody's hand: counted exactly where that is quick, dealt at
 * random beyond, or always where so many trials are asked for.
 */
export function rangeEquity(
  ranges: readonly Range[],
  board: readonly Card[],
  dice: Dice,
  trials: number | null = null,
): Equity {
  const held = ranges.map((range) => withBoard(range, board));
  const deals = held.reduce((product, range) => product * range.length, 1);
  const kinds = trials !== null || deals > MOST_DEALS ? null : kindsOfDeal(held, board);
  return kinds === null || kinds.length > MOST_COUNTED
    ? sampledEquity(held, board, trials ?? TRIALS, dice)
    : sum(kinds.map(({ hands, deals: weight }) => ({ weight, found: exactEquity(hands, board) })));
}

type Deal = readonly (readonly [Card, Card])[];

/** Deals that are the same but for the names of their suits, each once with how many there are. */
function kindsOfDeal(ranges: readonly Range[], board: readonly Card[]): { hands: Deal; deals: number }[] {
  const kinds = new Map<string, { hands: Deal; deals: number }>();
  const go = (at: number, hands: Deal): void => {
    if (at === ranges.length) {
      const name = renamed([...board, ...hands.flatMap((hand) => [...hand].sort((a, b) => b - a))]);
      const kind = kinds.get(name);
      if (kind === undefined) kinds.set(name, { hands, deals: 1 });
      else kind.deals++;
      return;
    }
    for (const hand of ranges[at]!)
      if (hands.every((other) => !other.includes(hand[0]) && !other.includes(hand[1])))
        go(at + 1, [...hands, hand]);
  };
  go(0, []);
  return [...kinds.values()];
}

/** The cards with their suits called first, second, … as they come. */
function renamed(cards: readonly Card[]): string {
  const suits: number[] = [];
  return cards
    .map((card) => {
      if (!suits.includes(suitOf(card))) suits.push(suitOf(card));
      return rankOf(card) * 4 + suits.indexOf(suitOf(card));
    })
    .join(' ');
}

function sum(parts: readonly { weight: number; found: Equity }[]): Equity {
  const total = (figure: (found: Equity) => number): number =>
    parts.reduce((all, { weight, found }) => all + weight * figure(found), 0);
  const boards = total((found) => found.boards);
  const hands = parts[0]!.found.hands.map(
    (_, at): HandOdds => ({
      wins: total((found) => found.hands[at]!.wins),
      ties: total((found) => found.hands[at]!.ties),
      equity: total((found) => found.hands[at]!.equity * found.boards) / boards,
    }),
  );
  return { hands, boards, exact: true };
}
