import { bit, count, DEALER, type Hand, has, isOne, lowest, NOBODY, nextFrom } from '../record/hand.ts';
import { TURN } from '../record/street.ts';
import type { Chips, Place } from '../units.ts';

/** The size of a limit bet: small on two streets, double on the last two [limit-fixed-bets]. */
const limitBet = (hand: Hand): number => (hand.street >= TURN ? hand.bigBlind * 2 : hand.bigBlind);

/** The largest bet of any other player in the hand. */
function mostOfOthers(hand: Hand, place: Place): number {
  let most = 0;
  for (let others = hand.live & ~bit(place); others !== 0; others &= others - 1) {
    const bet = hand.bets[lowest(others)]!;
    if (bet > most) most = bet;
  }
  return most;
}

/**
 * Whether a player may raise after what was added since they last acted: a full bet or raise lets them, short all-ins
 * only where the rulebook lets them add up to one [short-all-in-no-reopen, rr-nl-cumulative-all-ins].
 */
function mayRaise(hand: Hand, place: Place): boolean {
  if (hand.capped) return false;
  if (!has(hand.acted, place)) return true;
  if (hand.fullBets > hand.betsSeen[place]!) return true;
  if (hand.limit || !hand.shortAllInsAddUp) return false;
  return hand.price - hand.priceSeen[place]! >= hand.lastRaise;
}

/** Gives the turn to a place and works out exactly what it may do. */
export function giveTurn(hand: Hand, place: Place): void {
  const bet = hand.bets[place]!;
  const stack = hand.stacks[place]!;
  const answered = (hand.able & ~bit(place)) !== 0;
  // With everybody else all-in, more than they have in cannot be won.
  const price = answered ? hand.price : Math.min(hand.price, mostOfOthers(hand, place));
  const owed = Math.max(0, price - bet);
  hand.actor = place;
  hand.toCall = owed < stack ? owed : stack;
  if (stack > owed && answered && mayRaise(hand, place)) {
    const all = bet + stack;
    const full = hand.limit ? (hand.fullBets + 1) * limitBet(hand) : price + hand.lastRaise;
    hand.minimumTo = full < all ? full : all;
    hand.maximumTo = hand.limit ? hand.minimumTo : all;
  } else {
    hand.minimumTo = 0;
    hand.maximumTo = 0;
  }
}

/** Betting on this street is over; the dealer is next. */
function closeStreet(hand: Hand): void {
  hand.phase = DEALER;
  hand.actor = NOBODY;
  hand.toCall = 0;
  hand.minimumTo = 0;
  hand.maximumTo = 0;
}

/** One player is left to act: do they have nothing to act against? */
function standsAlone(hand: Hand, pending: number): boolean {
  if (isOne(hand.live)) return true;
  if (hand.able !== pending) return false;
  // Nobody can answer them: they act only if they have something to call.
  const alone = lowest(pending);
  return hand.bets[alone]! >= Math.min(hand.price, mostOfOthers(hand, alone));
}

/** Passes the turn clockwise to the next place that still has to act, or closes the street. */
export function passTurn(hand: Hand, from: number): void {
  const { pending } = hand;
  if (pending === 0 || (isOne(pending) && standsAlone(hand, pending))) closeStreet(hand);
  else giveTurn(hand, nextFrom(pending, from));
}

/** Whether a wager to this amount is a full bet or raise, which opens the betting again. */
export function isFull(hand: Hand, to: Chips): boolean {
  // In limit half a bet counts as a whole one [limit-raise-cap, rr-half-bet-is-raise].
  if (hand.limit) return to * 2 >= (hand.fullBets * 2 + 1) * limitBet(hand);
  return to - hand.price >= hand.lastRaise;
}

/** Limit: the street is capped, unless only two were left before that and the rulebook lets them go on. */
export function isCapped(hand: Hand): boolean {
  if (!hand.limit || hand.fullBets < hand.limitCap) return false;
  return !(hand.limitCapLifts && count(hand.live) === 2);
}
