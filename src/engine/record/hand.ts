import { UNKNOWN } from '../cards/card.ts';
import { MOST_PLAYERS, type Place, type Seat } from '../units.ts';
import type { HandEvent } from './events.ts';
import { NO_STREET, PREFLOP } from './street.ts';

/** Phases: what the hand waits for. */
export const POSTING = 0;
export const BETTING = 1;
/** For the dealer: the next street, the showdown or the pots. */
export const DEALER = 2;
export const SHOWDOWN = 3;
export const OVER = 4;

export const NOBODY = -1;

/**
 * One hand of hold'em as one compact record. Only the appliers of events write it (`apply.ts` in betting, pots and hand,
 * and betting/corrections.ts).
 *
 * Players are numbered by place: 0 is the first left of the button, the last is on the button or nearest before it. So
 * every order the rules know (dealing, betting after the flop, odd chips, showing) is the order of places, and a set of
 * players is a number with a bit for each place.
 */
export class Hand {
  /** When set, the appliers write every event here; a simulation leaves it off. */
  tape: HandEvent[] | null = null;

  // The table
  /** How many were dealt in. */
  players = 0;
  /** The button's chair, which may be empty. */
  button = 0;
  smallBlind = 0;
  bigBlind = 0;
  /** The smallest chip in play: pots are split down to it [odd-chip]. */
  oddChip = 1;
  /** Each place's chair. */
  readonly seats = new Uint8Array(MOST_PLAYERS);
  /** The chips behind each place's bets. */
  readonly stacks = new Int32Array(MOST_PLAYERS);

  // The rulebook's choices, as far as this hand needs them
  /** Limit with fixed bets; otherwise no-limit. */
  limit = false;
  /** Whether short all-ins that add up to a full raise reopen the betting. */
  shortAllInsAddUp = true;
  /** Limit only: full bets a street, the first one included. */
  limitCap = 0;
  /** Limit only: whether two players alone may raise beyond the cap. */
  limitCapLifts = false;
  /** Whether an all-in player who could not act on the river shows after those who could. */
  actorsShowFirst = false;
  /** Whether every hand goes face up once a player is all-in and nobody can bet any more. */
  allInsFaceUp = true;

  // The cards on the table
  /** The deck; cards before `stubTop` have left it. */
  readonly stub = new Uint8Array(52).fill(UNKNOWN);
  /** Where the next card in the stub lies. */
  stubTop = 0;
  readonly burns = new Uint8Array(8);
  /** How many cards lie in the burn pile. */
  burned = 0;
  /** The street that comes without a burn, because of a ruling. */
  noBurnOn = NO_STREET;
  readonly muck = new Uint8Array(52);
  /** How many cards lie in the muck. */
  mucked = 0;
  readonly board = new Uint8Array(5);
  /** How many cards lie on the board. */
  boarded = 0;
  /** Two cards for each place, one after the other. */
  readonly holes = new Uint8Array(MOST_PLAYERS * 2).fill(UNKNOWN);
  /** How many hole cards have been dealt. */
  dealt = 0;

  // The betting
  /** What the hand waits for. */
  phase = POSTING;
  street = PREFLOP;
  /** The places still in the hand. */
  live = 0;
  /** The live places that still have chips to bet. */
  able = 0;
  /** The places still to act on this street. */
  pending = 0;
  /** The places that have acted on this street. */
  acted = 0;
  /** The places whose cards lie face up because the betting is over. */
  tabled = 0;
  /** The place that acts first before the flop. */
  firstToAct = 0;
  /** What each place has bet on this street; blinds count, antes do not. */
  readonly bets = new Int32Array(MOST_PLAYERS);
  /** What each place has put into the pot in the whole hand; antes count, dead money does not. */
  readonly paid = new Int32Array(MOST_PLAYERS);
  /** Dead money in the main pot. */
  dead = 0;
  /** How much of the dead money each place has paid, in case the hand is void. */
  readonly deadPaid = new Int32Array(MOST_PLAYERS);
  /** Every chip that has left a stack and not come back. */
  pot = 0;
  /** The bet to match on this street. */
  price = 0;
  /** The size of the last full bet or raise: the least a raise must add. */
  lastRaise = 0;
  /** Full bets on this street, which cap a limit street. */
  fullBets = 0;
  /** Limit only: nobody may raise any more on this street. */
  capped = false;
  /** The price when each place last acted: what was added since decides whether it may raise. */
  readonly priceSeen = new Int32Array(MOST_PLAYERS);
  /** The full bets when each place last acted, for the same reason. */
  readonly betsSeen = new Int32Array(MOST_PLAYERS);
  /** The last place to bet or raise on this street. */
  aggressor = NOBODY;
  /** The places that folded or were declared dead on this street. */
  thrownIn = 0;

  // What the last check, call or raise on this street changed, so that a ruling can take it back
  /** The place that acted. */
  lastActor = NOBODY;
  /** Their bet before it. */
  betBefore = 0;
  priceBefore = 0;
  raiseBefore = 0;
  fullBetsBefore = 0;
  cappedBefore = false;
  aggressorBefore = NOBODY;
  pendingBefore = 0;
  actedBefore = 0;
  /** Their `priceSeen` before it. */
  priceSeenBefore = 0;
  /** Their `betsSeen` before it. */
  betsSeenBefore = 0;

  // The turn, worked out once when it passes: buttons, bots and `decide` all read it here
  /** The place to act. */
  actor = NOBODY;
  /** What a call costs them, at most all they have. */
  toCall = 0;
  /** The least they may raise to; 0 when they may not raise. */
  minimumTo = 0;
  /** The most they may raise to; 0 when they may not raise. */
  maximumTo = 0;

  // The showdown
  /** The value of each contesting hand; -1 where its cards are not known. */
  readonly values = new Int32Array(MOST_PLAYERS);
  /** The places in the order of showing. */
  readonly showOrder = new Uint8Array(MOST_PLAYERS);
  /** How many places are in `showOrder`. */
  showing = 0;
  /** The places that have shown. */
  shown = 0;
  /** The places that mucked unseen at the showdown. */
  gaveUp = 0;

  placeOf(seat: Seat): number {
    for (let place = 0; place < this.players; place++) if (this.seats[place] === seat) return place;
    return NOBODY;
  }

  copy(): Hand {
    return new Hand().take(this);
  }

  /**
   * Copies every field but `tape`. Field by field, because every action is tried on a copy, and a loop over names takes ten
   * times as long.
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
    this.actorsShowFirst = hand.actorsShowFirst;
    this.allInsFaceUp = hand.allInsFaceUp;
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

export const bit = (place: Place): number => 1 << place;
export const has = (set: number, place: Place): boolean => (set & (1 << place)) !== 0;
export const lowest = (set: number): number => 31 - Math.clz32(set & -set);
export const isOne = (set: number): boolean => set !== 0 && (set & (set - 1)) === 0;

export function count(set: number): number {
  let n = 0;
  for (let left = set; left !== 0; left &= left - 1) n++;
  return n;
}

/** The first of a set going clockwise from a place, that place included. */
export function nextFrom(set: number, place: Place): number {
  const after = set & (-1 << place);
  return lowest(after !== 0 ? after : set);
}

export function placesOf(set: number): number[] {
  const places: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) places.push(lowest(left));
  return places;
}
