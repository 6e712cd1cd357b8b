import type { RuleId } from '../../rules/index.ts';
import type { PostKind } from '../betting/forced.ts';
import { giveTurn, isCapped, isFull, passTurn } from '../betting/turn.ts';
import type { Card } from '../cards/card.ts';
import {
  BETTING,
  bit,
  type Hand,
  NO_STREET,
  NOBODY,
  OVER,
  POSTING,
  PREFLOP,
  placesOf,
  SHOWDOWN,
  STREETS,
} from './hand.ts';
import type { Setup } from './setup.ts';

/**
 * The only writers of a hand, one for each kind of event. A recorded game runs them with the tape on and can be
 * told again from it; a simulation runs the same ones with the tape off.
 */

/** Sets the table and the deck. The stub's first card is its top. */
export function applyStarted(hand: Hand, setup: Setup, stub?: ArrayLike<Card>): void {
  const { players, stakes, choices } = setup;
  const size = players.length;
  hand.players = size;
  hand.button = setup.button;
  hand.smallBlind = stakes.small;
  hand.bigBlind = stakes.big;
  hand.oddChip = setup.oddChip;
  hand.limit = choices.structure.use === 'limit';
  hand.shortAllInsAddUp = choices.shortAllInsReopen.use === 'when-they-add-up';
  hand.limitCap = choices.limitBetsPerStreet.use;
  hand.limitCapLifts = choices.limitCapLiftsHeadsUp.use;

  let first = 0;
  while (first < size && players[first]!.seat <= setup.button) first++;
  for (let place = 0, at = first; place < size; place++, at++) {
    const player = players[at < size ? at : at - size]!;
    hand.seats[place] = player.seat;
    hand.stacks[place] = player.stack;
    hand.bets[place] = 0;
    hand.paid[place] = 0;
    hand.deadPaid[place] = 0;
  }
  hand.firstToAct = hand.placeOf(setup.firstToAct);

  if (stub !== undefined) hand.stub.set(stub);
  hand.stubTop = 0;
  hand.burned = 0;
  hand.noBurnOn = NO_STREET;
  hand.mucked = 0;
  hand.boarded = 0;
  hand.dealt = 0;

  hand.phase = POSTING;
  hand.street = PREFLOP;
  hand.live = (1 << size) - 1;
  hand.able = hand.live;
  hand.pending = 0;
  hand.tabled = 0;
  hand.dead = 0;
  hand.pot = 0;
  hand.actor = NOBODY;
  hand.aggressor = NOBODY;
  hand.showing = 0;
  hand.shown = 0;
  hand.gaveUp = 0;
  if (hand.tape !== null) hand.tape.push({ type: 'started', setup, stub: Array.from(hand.stub) });
}

/** Chips leave a stack for the pot. */
function pay(hand: Hand, place: number, amount: number): void {
  const left = hand.stacks[place]! - amount;
  hand.stacks[place] = left;
  hand.pot += amount;
  if (left === 0) hand.able &= ~bit(place);
}

function wager(hand: Hand, place: number, to: number): void {
  const amount = to - hand.bets[place]!;
  hand.bets[place] = to;
  hand.paid[place]! += amount;
  pay(hand, place, amount);
}

export function applyPosted(hand: Hand, place: number, kind: PostKind, amount: number, dead: boolean): void {
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

// Cards move from the top of the stub.

export function applyDealt(hand: Hand, place: number): void {
  const round = hand.dealt < hand.players ? 0 : 1;
  const card = hand.stub[hand.stubTop++]!;
  hand.holes[place * 2 + round] = card;
  hand.dealt++;
  if (hand.tape !== null) hand.tape.push({ type: 'dealt', seat: hand.seats[place]!, card });
}

export function applyBurned(hand: Hand): void {
  const card = hand.stub[hand.stubTop++]!;
  hand.burns[hand.burned++] = card;
  if (hand.tape !== null) hand.tape.push({ type: 'burned', card });
}

export function applyTurned(hand: Hand, count: number): void {
  for (let turned = 0; turned < count; turned++) hand.board[hand.boarded++] = hand.stub[hand.stubTop++]!;
  if (hand.tape === null) return;
  hand.tape.push({
    type: 'turned',
    cards: Array.from(hand.board.subarray(hand.boarded - count, hand.boarded)),
  });
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

function hasActed(hand: Hand, place: number): void {
  hand.acted |= bit(place);
  hand.pending &= ~bit(place);
  hand.priceSeen[place] = hand.price;
  hand.betsSeen[place] = hand.fullBets;
  passTurn(hand, place);
}

/** What stands before an action that a ruling may have to put right. */
function remember(hand: Hand, place: number): void {
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

function throwIn(hand: Hand, place: number): void {
  const others = ~bit(place);
  hand.live &= others;
  hand.able &= others;
  hand.pending &= others;
  hand.muck[hand.mucked++] = hand.holes[place * 2]!;
  hand.muck[hand.mucked++] = hand.holes[place * 2 + 1]!;
  hand.thrownIn |= bit(place);
}

export function applyFolded(hand: Hand, place: number): void {
  throwIn(hand, place);
  if (hand.tape !== null) hand.tape.push({ type: 'folded', seat: hand.seats[place]! });
  passTurn(hand, place);
}

export function applyChecked(hand: Hand, place: number): void {
  remember(hand, place);
  if (hand.tape !== null) hand.tape.push({ type: 'checked', seat: hand.seats[place]! });
  hasActed(hand, place);
}

export function applyCalled(hand: Hand, place: number, to: number): void {
  remember(hand, place);
  wager(hand, place, to);
  if (hand.tape !== null) hand.tape.push({ type: 'called', seat: hand.seats[place]!, to });
  hasActed(hand, place);
}

export function applyRaised(hand: Hand, place: number, to: number, full: boolean): void {
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

/** A wager made by a player in his turn: full or not is decided here, once. */
export const raiseTo = (hand: Hand, place: number, to: number): void =>
  applyRaised(hand, place, to, isFull(hand, to));

/** A hand declared dead: its chips stay in the pot. */
export function applyKilled(hand: Hand, place: number, rule: RuleId): void {
  throwIn(hand, place);
  if (hand.tape !== null) hand.tape.push({ type: 'killed', seat: hand.seats[place]!, rule });
  if (hand.phase === BETTING) passTurn(hand, hand.actor);
}

export function applyReturned(hand: Hand, place: number, amount: number): void {
  hand.stacks[place]! += amount;
  hand.bets[place]! -= amount;
  hand.paid[place]! -= amount;
  hand.pot -= amount;
  hand.able |= hand.live & bit(place);
  if (hand.tape !== null) hand.tape.push({ type: 'returned', seat: hand.seats[place]!, amount });
}

export function applyRuled(hand: Hand, irregularity: string, ruling: string, rule: RuleId): void {
  if (hand.tape !== null) hand.tape.push({ type: 'ruled', irregularity, ruling, rule });
}

/** The director decides otherwise than the book, and says why. */
export function applyOverridden(
  hand: Hand,
  irregularity: string,
  overrides: RuleId,
  by: string,
  reason: string,
  rule: RuleId,
): void {
  if (hand.tape !== null) hand.tape.push({ type: 'overridden', irregularity, overrides, by, reason, rule });
}

/** His last action is taken back, chips and all, and the turn is his again; what it counts as follows. */
export function applyCorrected(hand: Hand, place: number, to: number, rule: RuleId): void {
  const put = hand.bets[place]!;
  if (place === hand.lastActor) takeBack(hand, place);
  if (hand.tape !== null) hand.tape.push({ type: 'bet-corrected', seat: hand.seats[place]!, put, to, rule });
}

function takeBack(hand: Hand, place: number): void {
  const amount = hand.bets[place]! - hand.betBefore;
  hand.stacks[place]! += amount;
  hand.bets[place]! -= amount;
  hand.paid[place]! -= amount;
  hand.pot -= amount;
  hand.able |= bit(place);
  hand.price = hand.priceBefore;
  hand.lastRaise = hand.raiseBefore;
  hand.fullBets = hand.fullBetsBefore;
  hand.capped = hand.cappedBefore;
  hand.aggressor = hand.aggressorBefore;
  // Who has folded since then stays folded.
  hand.pending = hand.pendingBefore & hand.able;
  hand.acted = hand.actedBefore;
  hand.priceSeen[place] = hand.priceSeenBefore;
  hand.betsSeen[place] = hand.betsSeenBefore;
  hand.lastActor = NOBODY;
  hand.phase = BETTING;
  giveTurn(hand, place);
}

/** A hand thrown in on this street, or at the showdown, is live again; he acts if something is to be answered. */
export function applyRetrieved(hand: Hand, place: number, rule: RuleId): void {
  const own = [hand.holes[place * 2]!, hand.holes[place * 2 + 1]!];
  const left = hand.muck.subarray(0, hand.mucked).filter((card) => !own.includes(card));
  hand.muck.set(left);
  hand.mucked = left.length;
  hand.gaveUp &= ~bit(place);
  hand.thrownIn &= ~bit(place);
  hand.live |= bit(place);
  if (hand.tape !== null) hand.tape.push({ type: 'retrieved', seat: hand.seats[place]!, rule });
  if (hand.phase === SHOWDOWN) return;
  if (hand.stacks[place]! > 0) {
    hand.able |= bit(place);
    if (hand.bets[place]! < hand.price || (hand.acted & bit(place)) === 0) hand.pending |= bit(place);
  }
  // The betting opens again for him where it was over.
  if (hand.phase === BETTING) giveTurn(hand, hand.actor);
  else if ((hand.pending & bit(place)) !== 0) {
    hand.phase = BETTING;
    giveTurn(hand, place);
  }
}

/** Every chip goes back to who put it in, and the hand is over. */
export function applyVoided(hand: Hand, rule: RuleId): void {
  for (let place = 0; place < hand.players; place++) {
    const back = hand.paid[place]! + hand.deadPaid[place]!;
    hand.stacks[place]! += back;
    hand.pot -= back;
    hand.paid[place] = 0;
    hand.bets[place] = 0;
  }
  hand.dead = 0;
  hand.phase = OVER;
  hand.actor = NOBODY;
  hand.toCall = 0;
  hand.minimumTo = 0;
  hand.maximumTo = 0;
  if (hand.tape !== null) hand.tape.push({ type: 'voided', rule });
}

/** His card changes places with the top of the stub, so that it is the next burn, or with the last burn. */
export function applyReplaced(hand: Hand, place: number, out: Card, by: 'top-card' | 'last-burn'): void {
  const at = hand.holes[place * 2] === out ? place * 2 : place * 2 + 1;
  const pile = by === 'top-card' ? hand.stub : hand.burns;
  const from = by === 'top-card' ? hand.stubTop : hand.burned - 1;
  hand.holes[at] = pile[from]!;
  pile[from] = out;
  if (hand.tape !== null) hand.tape.push({ type: 'replaced', seat: hand.seats[place]!, out, by });
}

/** The stub after a ruling: what is left of the deck in a new order. */
export function applyStubSet(hand: Hand, stub: readonly Card[], noBurnOn: number): void {
  hand.stubTop = 52 - stub.length;
  hand.stub.set(stub, hand.stubTop);
  hand.noBurnOn = noBurnOn;
  if (hand.tape !== null) hand.tape.push({ type: 'stub-set', stub, noBurnOn: STREETS[noBurnOn] ?? null });
}

export function applyTabled(hand: Hand, places: number): void {
  hand.tabled |= places;
  if (hand.tape !== null)
    hand.tape.push({ type: 'tabled', seats: placesOf(places).map((p) => hand.seats[p]!) });
}

export function applyShowdown(hand: Hand): void {
  hand.phase = SHOWDOWN;
  if (hand.tape === null) return;
  const order = Array.from(hand.showOrder.subarray(0, hand.showing), (place) => hand.seats[place]!);
  hand.tape.push({ type: 'showdown', order });
}

export function applyShown(hand: Hand, place: number): void {
  hand.shown |= bit(place);
  if (hand.tape === null) return;
  const cards = [hand.holes[place * 2]!, hand.holes[place * 2 + 1]!];
  hand.tape.push({ type: 'shown', seat: hand.seats[place]!, cards });
}

export function applyMucked(hand: Hand, place: number): void {
  hand.gaveUp |= bit(place);
  hand.muck[hand.mucked++] = hand.holes[place * 2]!;
  hand.muck[hand.mucked++] = hand.holes[place * 2 + 1]!;
  if (hand.tape !== null) hand.tape.push({ type: 'mucked', seat: hand.seats[place]! });
}

/** One winner's share of a pot. The pot as a whole is put on the tape by who divides it. */
export function applyWon(hand: Hand, place: number, amount: number): void {
  hand.stacks[place]! += amount;
  hand.pot -= amount;
}

export function applyEnded(hand: Hand): void {
  hand.phase = OVER;
  hand.actor = NOBODY;
  if (hand.tape !== null) hand.tape.push({ type: 'ended' });
}
