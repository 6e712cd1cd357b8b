import type { Seat } from '../units.ts';
import type { ButtonRule } from './button.ts';
import { chairsAfter, seatAfter } from './markers.ts';
import type { Circuit } from './moving-button.ts';

/** A hand nobody tapped in, of which only the button was told. */
export type ToldHand = {
  /** The chair it lay in, which may be empty. */
  readonly button: Seat;
  /** Every chair in that hand, lowest first. */
  readonly seats: readonly Seat[];
  /** Chairs whose players left before it, or were away at the deal. */
  readonly gone: readonly Seat[];
  /** Chairs whose players came so lately that the blinds may have passed them. */
  readonly newcomers: readonly Seat[];
};

/**
 * Every circuit that hand may have had: the usual one first, then those in which a player who had just left changed who
 * posted what. With one, the button says it all.
 */
export function circuitsOf(how: ButtonRule, hand: ToldHand): readonly Circuit[] {
  const { button, seats } = hand;
  if (seats.length === 2) {
    const small = seats.includes(button) ? button : seatAfter(button, seats);
    const big = seatAfter(small, seats);
    return [{ button: small, small, big, owesSmall: [big] }];
  }
  const small = seatAfter(button, seats);
  const big = seatAfter(small, seats);
  const usual: Circuit = { button, small, big, owesSmall: [big] };
  switch (how) {
    case 'simple':
      return [usual];
    case 'dead':
      return [usual, ...passedNewcomers(hand, small), ...deadSmall(hand, small)];
    case 'moving': {
      const skipped = goneBefore(hand);
      const several = [
        [small, big],
        ...(skipped > 1 && seats.includes(button) ? [[button, small, big]] : []),
      ];
      return [
        usual,
        ...passedNewcomers(hand, small),
        ...deadSmall(hand, small),
        ...(skipped > 0 ? several.map((owesSmall) => ({ ...usual, owesSmall })) : []),
      ];
    }
  }
}

/** Newcomers sat down between the button and the small blind, which is the last big blind. */
function passedNewcomers({ button, seats, newcomers }: ToldHand, next: Seat): Circuit[] {
  // Where everybody has just come, the blinds have passed nobody.
  if (seats.every((seat) => newcomers.includes(seat))) return [];
  let small = next;
  while (newcomers.includes(small) && small !== button) small = seatAfter(small, seats);
  if (small === next || small === button) return [];
  const big = seatAfter(small, seats);
  return [{ button, small, big, owesSmall: [big] }];
}

/** The last big blind had left: their chair is the small blind, which nobody posts, and the next player is big blind. */
function deadSmall({ button, gone }: ToldHand, next: Seat): Circuit[] {
  const empty = gone
    .filter((seat) => seat !== button && chairsAfter(button, seat) < chairsAfter(button, next))
    .sort((a, b) => chairsAfter(button, b) - chairsAfter(button, a))[0];
  return empty === undefined ? [] : [{ button, small: empty, big: next, owesSmall: [next] }];
}

/** How many left just before the button, so that it was carried past them. */
function goneBefore({ button, seats, gone }: ToldHand): number {
  const before = seats.findLast((seat) => seat < button) ?? seats.at(-1)!;
  return gone.filter((seat) => seat !== before && chairsAfter(before, seat) < chairsAfter(before, button))
    .length;
}

/** The circuit of that hand in which these seats posted a big blind. */
export const circuitWith = (circuits: readonly Circuit[], bigs: readonly Seat[]): Circuit | undefined =>
  circuits.find(
    ({ owesSmall }) => owesSmall.length === bigs.length && owesSmall.every((seat) => bigs.includes(seat)),
  );
