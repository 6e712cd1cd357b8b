import type { HandChoices } from '../choices/hand-choices.ts';
import type { Post, Stakes } from '../record/setup.ts';
import type { Seat } from '../units.ts';

export type ForcedBets = { readonly posts: readonly Post[]; readonly firstToAct: Seat };

/** The first of the seats (lowest first) going clockwise from a chair, by its index. */
function firstAfter(chair: Seat, seats: readonly Seat[]): number {
  for (let at = 0; at < seats.length; at++) if (seats[at]! > chair) return at;
  return 0;
}

/** The seats clockwise from the first left of the button; a player on the button comes last. */
export function clockwiseFrom(button: Seat, seats: readonly Seat[]): number[] {
  const first = firstAfter(button, seats);
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** The blinds and the first to act in an ordinary hand, when nobody has just left [blinds-two-posted]. */
export function ordinaryBlinds(button: Seat, seats: readonly Seat[]) {
  const left = firstAfter(button, seats);
  // Heads-up the button posts the small blind and opens [heads-up-order].
  const small = seats.length === 2 ? left + 1 : left;
  const seat = (at: number): number => seats[at % seats.length]!;
  return { small: seat(small), big: seat(small + 1), firstToAct: seat(small + 2) };
}

/** Antes, then blinds in seat order from the button; a big blind's ante before or after their blind [tda-rp11-bb-ante]. */
export function forcedBets(
  stakes: Stakes,
  button: Seat,
  seats: readonly Seat[],
  blinds: readonly Post[],
  choices: HandChoices,
): readonly Post[] {
  if (stakes.ante === 0) return blinds;
  if (stakes.anteBy === 'each') {
    const antes = clockwiseFrom(button, seats).map(
      (seat): Post => ({ seat, kind: 'ante', amount: stakes.ante }),
    );
    return [...antes, ...blinds];
  }
  const payer = blinds.find((post) => post.kind === 'big');
  if (payer === undefined) return blinds;
  const ante: Post = { seat: payer.seat, kind: 'ante', amount: stakes.ante, dead: true };
  return choices.bigBlindAnteOrder.use === 'ante-first' ? [ante, ...blinds] : [...blinds, ante];
}

export function ordinaryForcedBets(
  stakes: Stakes,
  button: Seat,
  seats: readonly Seat[],
  choices: HandChoices,
): ForcedBets {
  const { small, big, firstToAct } = ordinaryBlinds(button, seats);
  const blinds: Post[] = [
    { seat: small, kind: 'small', amount: stakes.small },
    { seat: big, kind: 'big', amount: stakes.big },
  ];
  return { posts: forcedBets(stakes, button, seats, blinds, choices), firstToAct };
}
