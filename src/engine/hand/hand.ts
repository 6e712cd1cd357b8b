import { UNKNOWN } from '../cards/card.ts';
import { MOST_PLAYERS } from '../units.ts';
import type { HandEvent } from './events.ts';

export const PREFLOP = 0;
export const FLOP = 1;
export const TURN = 2;
export const RIVER = 3;
export const STREETS = ['preflop', 'flop', 'turn', 'river'] as const;
export type Street = (typeof STREETS)[number];

/** What the hand waits for. */
export const POSTING = 0;
export const BETTING = 1;
/** The dealer: the next street, the showdown or the pots. */
export const DEALER = 2;
export const SHOWDOWN = 3;
export const OVER = 4;

export const NOBODY = -1;
export const NO_STREET = -1;

/**
 * One hand of hold'em as one compact record, written only by the appliers of events (apply.ts).
 *
 * Players are numbered by place, 0 being the first left of the button and the last one on it or nearest before it.
 * So every order the rules know (dealing, later betting, odd chips, showing) is the order of places, and a set of
 * players is a few bits.
 */
export class Hand {
  /** When set, every event is written down here; a simulation leaves it off. */
  tape: HandEvent[] | null = null;

  // The table
  players = 0;
  button = 0;
  smallBlind = 0;
  bigBlind = 0;
  /** The smallest chip in play: pots are split down to it [odd-chip]. */
  oddChip = 1;
  readonly seats = new Uint8Array(MOST_PLAYERS);
  readonly stacks = new Int32Array(MOST_PLAYERS);

  // The house's choices, as this hand needs them
  limit = false;
  shortAllInsAddUp = true;
  limitCap = 0;
  limitCapLifts = false;

  // The cards on the table: stub, burn pile, muck, board and each player's two
  readonly stub = new Uint8Array(52).fill(UNKNOWN);
  stubTop = 0;
  readonly burns = new Uint8Array(8);
  burned = 0;
  /** The street that is turned without a burn, because of a ruling. */
  noBurnOn = NO_STREET;
  readonly muck = new Uint8Array(52);
  mucked = 0;
  readonly board = new Uint8Array(5);
  boarded = 0;
  readonly holes = new Uint8Array(MOST_PLAYERS * 2).fill(UNKNOWN);
  dealt = 0;

  // The betting
  phase = POSTING;
  street = PREFLOP;
  /** In the hand; with chips to bet; still to act on this street; having acted on it. */
  live = 0;
  able = 0;
  pending = 0;
  acted = 0;
  /** Face up with the betting over. */
  tabled = 0;
  firstToAct = 0;
  /** What each has put in on this street, and in all (antes too, dead money not). */
  readonly bets = new Int32Array(MOST_PLAYERS);
  readonly paid = new Int32Array(MOST_PLAYERS);
  dead = 0;
  /** Who has paid how much of the dead money, should it have to go back. */
  readonly deadPaid = new Int32Array(MOST_PLAYERS);
  /** Every chip that has left a stack and not come back. */
  pot = 0;
  /** What a player must have in to stay, and the last full bet or raise. */
  price = 0;
  lastRaise = 0;
  /** Full bets on this street; a limit street is capped by them. */
  fullBets = 0;
  capped = false;
  /** Price and full bets when each last acted: what has been added since decides whether he may raise. */
  readonly priceSeen = new Int32Array(MOST_PLAYERS);
  readonly betsSeen = new Int32Array(MOST_PLAYERS);
  /** Last to bet or raise on this street. */
  aggressor = NOBODY;
  /** Whose hands were thrown in on this street. */
  thrownIn = 0;

  // The last check, call or raise on this street, and what stood before it, should a ruling put it right
  lastActor = NOBODY;
  betBefore = 0;
  priceBefore = 0;
  raiseBefore = 0;
  fullBetsBefore = 0;
  cappedBefore = false;
  aggressorBefore = NOBODY;
  pendingBefore = 0;
  actedBefore = 0;
  priceSeenBefore = 0;
  betsSeenBefore = 0;

  // The turn: who, and exactly what he may do; the one place that buttons, bots and decide read
  actor = NOBODY;
  toCall = 0;
  /** The least and the most he may raise to; 0 when he may not. */
  minimumTo = 0;
  maximumTo = 0;

  // The showdown: each contesting hand's value, -1 where its cards are not known
  readonly values = new Int32Array(MOST_PLAYERS);
  readonly showOrder = new Uint8Array(MOST_PLAYERS);
  showing = 0;
  /** Shown; thrown in unseen. */
  shown = 0;
  gaveUp = 0;

  placeOf(seat: number): number {
    for (let place = 0; place < this.players; place++) if (this.seats[place] === seat) return place;
    return NOBODY;
  }

  copy(): Hand {
    return new Hand().take(this);
  }

  /**
   * Becomes as that one is; its tape stays its own. Field by field: every action is tried on a copy first, and looked up by
   * name they take ten times as long.
   */
  take(hand: Hand): this {
    this.players = hand.players;
    this.button = hand.button;
    this.smallBlind = hand.smallBlind;
    this.bigBlind = hand.bigBlind;
    this.oddChip = hand.oddChip;
    this.seats.set(hand.seats);
    this.stacks.set(hand.stacks);
    this.limit = hand.limit;
    this.shortAllInsAddUp = hand.shortAllInsAddUp;
    this.limitCap = hand.limitCap;
    this.limitCapLifts = hand.limitCapLifts;
    this.stub.set(hand.stub);
    this.stubTop = hand.stubTop;
    this.burns.set(hand.burns);
    this.burned = hand.burned;
    this.noBurnOn = hand.noBurnOn;
    this.muck.set(hand.muck);
    this.mucked = hand.mucked;
    this.board.set(hand.board);
    this.boarded = hand.boarded;
    this.holes.set(hand.holes);
    this.dealt = hand.dealt;
    this.phase = hand.phase;
    this.street = hand.street;
    this.live = hand.live;
    this.able = hand.able;
    this.pending = hand.pending;
    this.acted = hand.acted;
    this.tabled = hand.tabled;
    this.firstToAct = hand.firstToAct;
    this.bets.set(hand.bets);
    this.paid.set(hand.paid);
    this.dead = hand.dead;
    this.deadPaid.set(hand.deadPaid);
    this.pot = hand.pot;
    this.price = hand.price;
    this.lastRaise = hand.lastRaise;
    this.fullBets = hand.fullBets;
    this.capped = hand.capped;
    this.priceSeen.set(hand.priceSeen);
    this.betsSeen.set(hand.betsSeen);
    this.aggressor = hand.aggressor;
    this.thrownIn = hand.thrownIn;
    this.lastActor = hand.lastActor;
    this.betBefore = hand.betBefore;
    this.priceBefore = hand.priceBefore;
    this.raiseBefore = hand.raiseBefore;
    this.fullBetsBefore = hand.fullBetsBefore;
    this.cappedBefore = hand.cappedBefore;
    this.aggressorBefore = hand.aggressorBefore;
    this.pendingBefore = hand.pendingBefore;
    this.actedBefore = hand.actedBefore;
    this.priceSeenBefore = hand.priceSeenBefore;
    this.betsSeenBefore = hand.betsSeenBefore;
    this.actor = hand.actor;
    this.toCall = hand.toCall;
    this.minimumTo = hand.minimumTo;
    this.maximumTo = hand.maximumTo;
    this.values.set(hand.values);
    this.showOrder.set(hand.showOrder);
    this.showing = hand.showing;
    this.shown = hand.shown;
    this.gaveUp = hand.gaveUp;
    return this;
  }
}

export const bit = (place: number): number => 1 << place;
export const has = (set: number, place: number): boolean => (set & (1 << place)) !== 0;
export const lowest = (set: number): number => 31 - Math.clz32(set & -set);
export const isOne = (set: number): boolean => set !== 0 && (set & (set - 1)) === 0;

export function count(set: number): number {
  let n = 0;
  for (let left = set; left !== 0; left &= left - 1) n++;
  return n;
}

/** The first of a set going clockwise from a place, that place included. */
export function nextFrom(set: number, place: number): number {
  const after = set & (-1 << place);
  return lowest(after !== 0 ? after : set);
}

export function placesOf(set: number): number[] {
  const places: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) places.push(lowest(left));
  return places;
}
