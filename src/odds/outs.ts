import { type Card, parseCards } from '../engine/cards/card.ts';
import { CATEGORIES, type Category, categoryOf } from '../engine/ranking/category.ts';
import { countedValue } from '../engine/ranking/counting.ts';

/** After the flop 47 cards are unseen, after the turn 46. */
const AFTER_FLOP = 47;
const AFTER_TURN = 46;

/** A chance as ways out of all. */
type Chance = { readonly ways: number; readonly of: number };

export type Printed = { readonly percent: string; readonly odds: string | null };
export type OutsRow = {
  readonly outs: number;
  readonly turn: Printed;
  readonly river: Printed;
  readonly either: Printed;
  readonly both: Printed;
};

const both = (outs: number): Chance => ({ ways: outs * (outs - 1), of: AFTER_FLOP * AFTER_TURN });
const either = (outs: number): Chance => ({
  ways: AFTER_FLOP * AFTER_TURN - (AFTER_FLOP - outs) * (AFTER_TURN - outs),
  of: AFTER_FLOP * AFTER_TURN,
});

/** Per cent to one decimal, odds against to two; whole numbers until the last step, so that halves round up as printed. */
function printed({ ways, of }: Chance): Printed {
  const rounded = (numerator: number, denominator: number, decimals: number): string => {
    const scale = 10 ** decimals;
    return (Math.floor((numerator * scale * 2 + denominator) / (denominator * 2)) / scale).toFixed(decimals);
  };
  return { percent: rounded(ways * 100, of, 1), odds: ways === 0 ? null : rounded(of - ways, ways, 2) };
}

/** The chart of 1 to 20 outs: turn, river, either of them, both of them [odds-full-table]. */
export function outsChart(): OutsRow[] {
  return Array.from({ length: 20 }, (_, at) => {
    const outs = 20 - at;
    return {
      outs,
      turn: printed({ ways: outs, of: AFTER_FLOP }),
      river: printed({ ways: outs, of: AFTER_TURN }),
      either: printed(either(outs)),
      both: printed(both(outs)),
    };
  });
}

/** The unseen cards that improve the hand to at least this category [outs-by-draw]. */
export function outsFor(hole: readonly Card[], board: readonly Card[], atLeast: Category): Card[] {
  const known = [...hole, ...board];
  const wanted = CATEGORIES.indexOf(atLeast);
  return Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => !known.includes(card) && categoryOf(countedValue([...known, card])) >= wanted,
  );
}

/** A draw as the booklet names it: an example of it, and the hand it is after. */
const DRAWS: readonly { name: string; hole: string; board: string; makes: Category }[] = [
  { name: 'open straight flush draw', hole: '9h8h', board: 'Th7h2c', makes: 'straight' },
  { name: 'inside straight flush draw', hole: '9h8h', board: 'Th6h2c', makes: 'straight' },
  { name: 'flush draw', hole: 'Ah5h', board: 'Qh9h2c', makes: 'flush' },
  { name: 'open straight draw', hole: '9c8h', board: 'JsTd2c', makes: 'straight' },
  { name: 'gutshot straight draw', hole: '9c8h', board: 'QsJd2c', makes: 'straight' },
  { name: 'two pair', hole: '9c8h', board: '9s8d2c', makes: 'full house' },
  { name: 'one pair', hole: '8h8c', board: 'Ks5c2d', makes: 'three of a kind' },
  { name: 'three of a kind', hole: '8h8c', board: 'Ks8d5c', makes: 'four of a kind' },
];

/** The common draws with their outs, each counted from its example [outs-by-draw]. */
export const commonDraws = () =>
  DRAWS.map((draw) => ({ ...draw, outs: outsFor(known(draw.hole), known(draw.board), draw.makes).length }));

function known(text: string): Card[] {
  const parsed = parseCards(text);
  return 'error' in parsed ? [] : parsed.cards;
}

/** The next cards that improve a hand, grouped by the hand they make, best first. */
export function improvements(
  hole: readonly Card[],
  board: readonly Card[],
): { makes: Category; outs: Card[] }[] {
  const now = categoryOf(countedValue([...hole, ...board]));
  const found = new Map<number, Card[]>();
  for (const card of outsFor(hole, board, CATEGORIES[now]!)) {
    const made = categoryOf(countedValue([...hole, ...board, card]));
    if (made > now) found.set(made, [...(found.get(made) ?? []), card]);
  }
  return [...found].sort(([a], [b]) => b - a).map(([made, outs]) => ({ makes: CATEGORIES[made]!, outs }));
}
