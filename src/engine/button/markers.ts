/** Where button and blinds lie: chairs, which may be empty. A small blind marker on an empty chair posts nothing. */
export type Markers = { readonly button: number; readonly small: number; readonly big: number };

/** The first of the seats (lowest first) clockwise after a chair. */
export function seatAfter(chair: number, seats: readonly number[]): number {
  return seats.find((seat) => seat > chair) ?? seats[0]!;
}

/** The first of the seats (lowest first) counter-clockwise before a chair. */
export function seatBefore(chair: number, seats: readonly number[]): number {
  return seats.findLast((seat) => seat < chair) ?? seats.at(-1)!;
}

/** No table has as many chairs. */
const AROUND = 1000;

/** How far a chair lies clockwise from another, to compare with other distances from it; 0 for the same chair. */
export const chairsAfter = (from: number, chair: number): number => (chair - from + AROUND) % AROUND;
