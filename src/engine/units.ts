declare const unit: unique symbol;

/**
 * A whole number that says what it counts. Plain numbers fit, so arithmetic needs no ceremony, but one unit never passes
 * for another: a seat is not a place, and chips are not money.
 */
type Unit<Name extends string> = number & { readonly [unit]?: Name };

/** A chair at a table, from 1. */
export type Seat = Unit<'seat'>;
/** A player's position in a hand, 0 left of the button. */
export type Place = Unit<'place'>;
export type Chips = Unit<'chips'>;
/** Money, in the smallest currency unit. */
export type Cents = Unit<'cents'>;

/** The most chips one table may hold: sums of them stay exact 32-bit integers. */
export const MOST_CHIPS = 2_147_483_647;
/** The documents seat at most ten at a table [table-maximum]. */
export const MOST_PLAYERS = 10;
