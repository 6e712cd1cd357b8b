import { BETTING, type Hand, NOBODY } from '../record/hand.ts';
import type { Chips, Seat } from '../units.ts';

/** The player to act and exactly what they may do. Bets are always "raise to", the total on this street without antes. */
export type LegalActions = {
  readonly seat: Seat;
  readonly canCheck: boolean;
  /** What a call costs now, at most all they have. */
  readonly toCall: Chips;
  /** A first bet of the street rather than a raise. */
  readonly opening: boolean;
  readonly raise: { readonly minimum: Chips; readonly maximum: Chips } | null;
};

/** The one verifier: decide, the buttons on a screen and the bots all read it. Null when nobody is to act. */
export function legalActions(hand: Hand): LegalActions | null {
  if (hand.phase !== BETTING || hand.actor === NOBODY) return null;
  return {
    seat: hand.seats[hand.actor]!,
    canCheck: hand.toCall === 0,
    toCall: hand.toCall,
    opening: hand.price === 0,
    raise: hand.maximumTo === 0 ? null : { minimum: hand.minimumTo, maximum: hand.maximumTo },
  };
}
