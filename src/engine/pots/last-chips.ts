import type { AwardedPot, HandEvent } from '../record/events.ts';
import type { Hand } from '../record/hand.ts';
import type { Seat } from '../units.ts';

/**
 * The seats that won a player's last chips, which knocks the player out [home-bounty-fixed]: the winners of the deepest
 * pot the player could win, or for a folded or dead hand of the pot its last chips lie in. Empty when no pot was pushed.
 */
export function wonLastChipsOf(seat: Seat, hand: Hand, events: readonly HandEvent[]): number[] {
  // Side pots are pushed before the main pot, so the deepest comes first.
  const pots = events.flatMap((event) => (event.type === 'awarded' ? [event.pot] : []));
  const paid = hand.paid[hand.placeOf(seat)]!;
  const depth = ({ eligible }: AwardedPot): number =>
    Math.min(...eligible.map((each) => hand.paid[hand.placeOf(each)]!));
  const pot =
    pots.find(({ eligible }) => eligible.includes(seat)) ??
    pots.findLast((each) => depth(each) >= paid) ??
    pots[0];
  return pot?.winners.map((winner) => winner.seat) ?? [];
}
