/** Amounts carry their unit, so a prize in cents can never be bet as chips. Integers only. */
declare const unit: unique symbol;

export type Chips = number & { readonly [unit]: 'chips' };
export type Cents = number & { readonly [unit]: 'cents' };

/** A chair at a table, numbered from 1 clockwise. */
export type Seat = number & { readonly [unit]: 'seat' };

export const chips = (n: number): Chips => n as Chips;
export const cents = (n: number): Cents => n as Cents;
export const seat = (n: number): Seat => n as Seat;

/** The most chips one table may hold: sums of them stay exact 32-bit integers. */
export const MOST_CHIPS = 2_147_483_647;
/** The documents seat at most ten at a table [table-maximum]. */
export const MOST_PLAYERS = 10;
