import type { Card } from '../engine/cards/card.ts';
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

/** The unseen cards that make at least a given hand of what is held now [outs-by-draw]. */
export function outsFor(hole: readonly Card[], board: readonly Card[], atLeast: Category): Card[] {
  const known = [...hole, ...board];
  const wanted = CATEGORIES.indexOf(atLeast);
  return Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => !known.includes(card) && categoryOf(countedValue([...known, card])) >= wanted,
  );
}
