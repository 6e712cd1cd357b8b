/** Money carries its unit, so that chips cannot be paid as a prize. Whole numbers only. */
declare const unit: unique symbol;

export type Cents = number & { readonly [unit]: 'cents' };

export const cents = (n: number): Cents => n as Cents;

/** The most chips one table may hold: sums of them stay exact 32-bit integers. */
export const MOST_CHIPS = 2_147_483_647;
/** The documents seat at most ten at a table [table-maximum]. */
export const MOST_PLAYERS = 10;
