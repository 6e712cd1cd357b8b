import type { Seat } from '../units.ts';
import { type Markers, seatAfter, seatBefore } from './markers.ts';

/** Where the markers lie, and the seats that posted a big blind last hand and so owe a small one now. */
export type Circuit = Markers & {
  readonly owesSmall: readonly number[];
  /** The small blind lay on an empty chair, so nobody posted it; `moved` where its player was moved to another table. */
  readonly deadSmall?: true | 'moved';
  /** The chair of the last dealer, where the button may lie while it would move to an empty one [dead-button-sb-bust]. */
  readonly stays?: Seat;
  /** The big blind, who is to post the small one, has been moved to another table since, and the house has a rule for it. */
  readonly bigMoved?: true;
};

/**
 * No dead button: the button always goes to a player who is there [no-dead-button-principle]. If that is the last small
 * blind, everything moves on by one. If their chair is empty, or they are away at the deal, button and blinds move one
 * further. Each player owes a big and then a small blind an orbit and pays one a hand, so moving further makes several
 * big blinds now and several small ones next hand.
 */
export function movingButton(last: Circuit, seats: readonly Seat[], away: readonly Seat[]): Circuit {
  const present = seats.filter((seat) => !away.includes(seat));
  const next = positions(last, seats, present.length === 0 ? seats : present);
  return { ...next, owesSmall: bigBlinds(last, next, seats) };
}

function positions(last: Markers, seats: readonly Seat[], present: readonly number[]): Markers {
  if (seats.length === 2) {
    const big = seatAfter(last.big, seats);
    const other = seatAfter(big, seats);
    return { button: other, small: other, big };
  }
  if (last.button === last.small)
    return { button: seatBefore(last.big, seats), small: last.big, big: seatAfter(last.big, seats) };
  if (present.includes(last.small))
    return { button: last.small, small: last.big, big: seatAfter(last.big, seats) };
  const button = seatAfter(last.small, present);
  const small = seatAfter(button, seats);
  return { button, small, big: seatAfter(small, seats) };
}

/** Everybody from the last big blind to this one. */
export function bigBlinds(last: Circuit, next: Markers, seats: readonly Seat[]): number[] {
  if (seats.length === 2) return [next.big];
  const due: number[] = [];
  let seat = last.big;
  do {
    seat = seatAfter(seat, seats);
    due.push(seat);
  } while (seat !== next.big && due.length < seats.length);
  return due;
}

/** Who posted a big blind last hand, is still here and does not owe a big one first; heads-up it is the button. */
export function smallBlinds(last: Circuit, next: Markers, seats: readonly Seat[]): number[] {
  if (seats.length === 2) return [next.small];
  const big = bigBlinds(last, next, seats);
  return last.owesSmall.filter((seat) => seats.includes(seat) && !big.includes(seat));
}
