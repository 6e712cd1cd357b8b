import { BETTING, bit, type Hand, has, NOBODY } from '../record/hand.ts';
import type { PostKind } from '../record/setup.ts';
import { PREFLOP, STREETS } from '../record/street.ts';
import type { Chips, Place } from '../units.ts';
import { isCapped, isFull, passTurn } from './turn.ts';

/** Chips leave a stack for the pot. */
function pay(hand: Hand, place: Place, amount: Chips): void {
  const left = hand.stacks[place]! - amount;
  hand.stacks[place] = left;
  hand.pot += amount;
  if (left === 0) hand.able &= ~bit(place);
}

function wager(hand: Hand, place: Place, to: Chips): void {
  const amount = to - hand.bets[place]!;
  hand.bets[place] = to;
  hand.paid[place]! += amount;
  pay(hand, place, amount);
}

export function applyPosted(hand: Hand, place: Place, kind: PostKind, amount: Chips, dead: boolean): void {
  pay(hand, place, amount);
  if (dead) {
    hand.dead += amount;
    hand.deadPaid[place]! += amount;
  } else {
    hand.paid[place]! += amount;
    if (kind !== 'ante') hand.bets[place]! += amount;
  }
  if (hand.tape !== null) hand.tape.push({ type: 'posted', seat: hand.seats[place]!, kind, amount, dead });
}

/** Betting opens: before the flop the blinds are already in, later nothing is. */
export function applyOpened(hand: Hand, street: number): void {
  hand.street = street;
  hand.phase = BETTING;
  hand.acted = 0;
  hand.aggressor = NOBODY;
  hand.lastActor = NOBODY;
  hand.thrownIn = 0;
  hand.capped = false;
  hand.pending = hand.able;
  hand.lastRaise = hand.bigBlind;
  if (street === PREFLOP) {
    // A short big blind does not lower the price [rr-blind-short-does-not-lower].
    hand.price = hand.bigBlind;
    hand.fullBets = 1;
  } else {
    if (hand.price !== 0) for (let place = 0; place < hand.players; place++) hand.bets[place] = 0;
    hand.price = 0;
    hand.fullBets = 0;
  }
  if (hand.tape !== null) hand.tape.push({ type: 'opened', street: STREETS[street]! });
  passTurn(hand, street === PREFLOP ? hand.firstToAct : 0);
}

function hasActed(hand: Hand, place: Place): void {
  hand.acted |= bit(place);
  hand.pending &= ~bit(place);
  hand.priceSeen[place] = hand.price;
  hand.betsSeen[place] = hand.fullBets;
  passTurn(hand, place);
}

/** Remembers what an action changes, because a ruling may have to take it back. */
function remember(hand: Hand, place: Place): void {
  hand.lastActor = place;
  hand.betBefore = hand.bets[place]!;
  hand.priceBefore = hand.price;
  hand.raiseBefore = hand.lastRaise;
  hand.fullBetsBefore = hand.fullBets;
  hand.cappedBefore = hand.capped;
  hand.aggressorBefore = hand.aggressor;
  hand.pendingBefore = hand.pending;
  hand.actedBefore = hand.acted;
  hand.priceSeenBefore = hand.priceSeen[place]!;
  hand.betsSeenBefore = hand.betsSeen[place]!;
}

export function throwIn(hand: Hand, place: Place): void {
  const others = ~bit(place);
  hand.live &= others;
  hand.able &= others;
  hand.pending &= others;
  hand.muck[hand.mucked++] = hand.holes[place * 2]!;
  hand.muck[hand.mucked++] = hand.holes[place * 2 + 1]!;
  hand.thrownIn |= bit(place);
}

export function applyFolded(hand: Hand, place: Place): void {
  throwIn(hand, place);
  if (hand.tape !== null) hand.tape.push({ type: 'folded', seat: hand.seats[place]! });
  passTurn(hand, place);
}

export function applyChecked(hand: Hand, place: Place): void {
  remember(hand, place);
  if (hand.tape !== null) hand.tape.push({ type: 'checked', seat: hand.seats[place]! });
  hasActed(hand, place);
}

export function applyCalled(hand: Hand, place: Place, to: Chips): void {
  remember(hand, place);
  wager(hand, place, to);
  if (hand.tape !== null) hand.tape.push({ type: 'called', seat: hand.seats[place]!, to });
  hasActed(hand, place);
}

export function applyRaised(hand: Hand, place: Place, to: Chips, full: boolean): void {
  remember(hand, place);
  const opening = hand.price === 0;
  const more = to - hand.price;
  wager(hand, place, to);
  hand.price = to;
  hand.aggressor = place;
  hand.pending = hand.able;
  if (full) {
    hand.fullBets++;
    if (!hand.limit) hand.lastRaise = more;
    hand.capped = hand.capped || isCapped(hand);
  }
  if (hand.tape !== null) hand.tape.push({ type: 'raised', seat: hand.seats[place]!, to, full, opening });
  hasActed(hand, place);
}

/** A bet or raise in turn; whether it is a full one is decided here, once. */
export const raiseTo = (hand: Hand, place: Place, to: Chips): void =>
  applyRaised(hand, place, to, isFull(hand, to));

export function applyReturned(hand: Hand, place: Place, amount: Chips): void {
  hand.stacks[place]! += amount;
  hand.bets[place]! -= amount;
  hand.paid[place]! -= amount;
  hand.pot -= amount;
  hand.able |= hand.live & bit(place);
  if (hand.tape !== null) hand.tape.push({ type: 'returned', seat: hand.seats[place]!, amount });
}

/**
 * What nobody matched goes back to the player who bet it; folded players' chips match what they can. A dead hand gets
 * nothing back [misdeal-deadline].
 */
export function returnUncalled(hand: Hand): void {
  if (hand.price === 0) return;
  let top = NOBODY;
  let most = 0;
  let next = 0;
  for (let place = 0; place < hand.players; place++) {
    const bet = hand.bets[place]!;
    if (bet > most) {
      next = most;
      most = bet;
      top = place;
    } else if (bet > next) next = bet;
  }
  if (most > next && has(hand.live, top)) applyReturned(hand, top, most - next);
}
