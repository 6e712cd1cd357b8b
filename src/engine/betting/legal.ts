import { BETTING, type Hand, NOBODY } from '../record/hand.ts';

/** The player to act and exactly what they may do. Bets are always "raise to", the total on this street without antes. */
export type LegalActions = {
  readonly seat: number;
  readonly canCheck: boolean;
  /** What a call costs now, at most all they have. */
  readonly toCall: number;
  /** A first bet of the street rather than a raise. */
  readonly opening: boolean;
  readonly raise: { readonly minimum: number; readonly maximum: number } | null;
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
