import type { TournamentChoices } from '../engine/choices/tournament-choices.ts';
import type { AddOnRule } from '../engine/money/addon.ts';
import type { Cents } from '../engine/units.ts';

/** A chip is too coarse for what is sold if fewer than this many make it. */
const COARSE = 3;
/** In the smallest currency unit. */
const DOLLAR = 100;

/** Rebuys and add-on for another stack and another price, in chips that are there; what the host has set stays. */
export function salesFor(
  { startingStack, buyIn, rebuys, addOn }: TournamentChoices,
  stack: number,
  price: Cents,
  values: readonly number[],
  fixed: readonly string[],
): Pick<TournamentChoices, 'rebuys' | 'addOn'> {
  const scale = stack / startingStack.use;
  const cost = buyIn.use === 0 ? 1 : price / buyIn.use;
  const { chips } = rebuys.use;
  const sold = chips === null ? null : soldIn(chips * scale, values);
  const part = chips === null || sold === null ? 1 : sold / (chips * scale);
  return {
    rebuys: fixed.includes('rebuys')
      ? rebuys
      : {
          ...rebuys,
          use: {
            ...rebuys.use,
            chips: sold,
            price: rebuys.use.price === null ? null : priceOf(rebuys.use.price * cost, part),
          },
        },
    addOn: fixed.includes('addOn')
      ? addOn
      : { ...addOn, use: addOn.use && scaledAddOn(addOn.use, scale, cost, values) },
  };
}

/**
 * Chips to sell, in a value that hands them out quickly and is still in play when rebuys and add-ons are sold: the second
 * smallest, unless that is too coarse.
 */
function soldIn(wanted: number, values: readonly number[]): number {
  const [smallest = 1, second = smallest] = [...values].sort((a, b) => a - b);
  const unit = wanted >= COARSE * second ? second : smallest;
  return unit * Math.max(1, Math.round(wanted / unit));
}

/** A price for so much of what the rulebook sells at it, in whole dollars where there is at least one. */
function priceOf(price: Cents, part: number): Cents {
  const exact = price * part;
  return exact >= DOLLAR ? Math.round(exact / DOLLAR) * DOLLAR : Math.round(exact);
}

/** Fills up to the same part of a stack as in the rulebook, in blocks that the chips make. */
function scaledAddOn<Sold extends AddOnRule>(
  own: Sold,
  scale: number,
  cost: number,
  values: readonly number[],
): Sold {
  const blockChips = soldIn(own.blockChips * scale, values);
  const smallest = Math.min(...values);
  return {
    ...own,
    upTo: smallest * Math.max(1, Math.round((own.upTo * scale) / smallest)),
    blockChips,
    blockPrice: priceOf(own.blockPrice * cost, blockChips / (own.blockChips * scale)),
  };
}
