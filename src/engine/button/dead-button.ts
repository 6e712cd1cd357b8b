import type { Seat } from '../units.ts';
import { type Markers, seatAfter, seatBefore } from './markers.ts';

/**
 * The dead button: the big blind always goes to the next player, the other two follow it chair by chair, even onto
 * empty ones, so that nobody misses a blind [dead-button-general]. `seats` play the next hand.
 */
export function deadButton(last: Markers, seats: readonly Seat[]): Markers {
  const big = seatAfter(last.big, seats);
  if (seats.length === 2) {
    // Nobody is big blind twice running; the other one has button and small blind [heads-up-transition].
    const other = seatAfter(big, seats);
    return { button: other, small: other, big };
  }
  const headsUpBefore = last.button === last.small;
  const small = last.big;
  return { button: headsUpBefore ? seatBefore(small, seats) : last.small, small, big };
}
