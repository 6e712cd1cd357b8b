import type { Seat } from '../units.ts';
/** Where button and blinds lie: chairs, which may be empty. A small blind marker on an empty chair posts nothing. */
export type Markers = { readonly button: Seat; readonly small: Seat; readonly big: Seat };

/** The first of the seats (lowest first) clockwise after a chair. */
export function seatAfter(chair: Seat, seats: readonly Seat[]): number {
  // Asked for every hand of every simulated tournament: a loop takes a third of the time of `find`.
  for (let at = 0; at < seats.length; at++) if (seats[at]! > chair) return seats[at]!;
  return seats[0]!;
}

/** The first of the seats (lowest first) counter-clockwise before a chair. */
export function seatBefore(chair: Seat, seats: readonly Seat[]): number {
  for (let at = seats.length - 1; at >= 0; at--) if (seats[at]! < chair) return seats[at]!;
  return seats[seats.length - 1]!;
}

/** No table has as many chairs. */
const AROUND = 1000;

/** How far a chair lies clockwise from another, to compare with other distances from it; 0 for the same chair. */
export const chairsAfter = (from: number, chair: Seat): number => (chair - from + AROUND) % AROUND;
