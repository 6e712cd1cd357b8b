import { type LegalActions, legalActions } from '../betting/legal.ts';
import { type Card, cardText, UNKNOWN } from '../cards/card.ts';
import { potsInView } from '../pots/pots.ts';
import { BETTING, count, DEALER, type Hand, has, NOBODY, OVER, POSTING, SHOWDOWN } from '../record/hand.ts';
import { STREETS, type Street } from '../record/street.ts';
import type { Chips, Place, Seat } from '../units.ts';

/** Who looks. A director who plays sees only their own cards, like everybody. */
export type Audience =
  | { readonly role: 'player' | 'director'; readonly seat: Seat }
  | { readonly role: 'spectator' | 'director' };

const PHASES = {
  [POSTING]: 'posting',
  [BETTING]: 'betting',
  [DEALER]: 'dealer',
  [SHOWDOWN]: 'showdown',
  [OVER]: 'over',
} as const;
export type Phase = (typeof PHASES)[keyof typeof PHASES];

export type PlayerView = {
  readonly seat: Seat;
  readonly stack: Chips;
  readonly bet: Chips;
  /** What a call costs this player now, at most the stack; missing where there is nothing to call. */
  readonly toCall?: Chips | undefined;
  readonly status: 'in' | 'all-in' | 'folded';
  /** Two cards where this audience may see them, otherwise null. */
  readonly cards: readonly string[] | null;
};

export type HandView = {
  readonly phase: Phase;
  readonly street: Street;
  readonly button: Seat;
  readonly blinds: readonly [number, number];
  readonly board: readonly string[];
  readonly burned: number;
  readonly pots: readonly { readonly amount: number; readonly seats: readonly Seat[] }[];
  readonly pot: Chips;
  /** What a player must have in on this street to stay; a short big blind does not lower it. */
  readonly price: number;
  /** Players still in, as the dealer calls them out at each street. */
  readonly live: number;
  readonly toAct: number | null;
  /** What the player to act may do: the buttons on their screen. */
  readonly legal: LegalActions | null;
  readonly players: readonly PlayerView[];
};

/**
 * What one audience may see of a hand, read straight from its record; bots read this and a phone gets its JSON.
 * Hidden cards are left out here, and out of what is told of a hand in `public-events.ts`; nowhere else.
 */
export class View implements HandView {
  private readonly hand: Hand;
  private readonly place: Place;

  constructor(hand: Hand, audience: Audience | { readonly place: Place }) {
    this.hand = hand;
    this.place =
      'place' in audience ? audience.place : 'seat' in audience ? hand.placeOf(audience.seat) : NOBODY;
  }

  get phase(): Phase {
    return PHASES[this.hand.phase as keyof typeof PHASES];
  }

  get street(): Street {
    return STREETS[this.hand.street]!;
  }

  get button(): number {
    return this.hand.button;
  }

  get blinds(): readonly [number, number] {
    return [this.hand.smallBlind, this.hand.bigBlind];
  }

  get board(): readonly string[] {
    return Array.from(this.hand.board.subarray(0, this.hand.boarded), cardText);
  }

  get burned(): number {
    return this.hand.burned;
  }

  get pots(): HandView['pots'] {
    return this.hand.phase === OVER ? [] : potsInView(this.hand);
  }

  get pot(): number {
    return this.hand.pot;
  }

  get live(): number {
    return count(this.hand.live);
  }

  get toAct(): number | null {
    return this.hand.actor === NOBODY ? null : this.hand.seats[this.hand.actor]!;
  }

  get legal(): LegalActions | null {
    return legalActions(this.hand);
  }

  /** This audience's own place at the table. */
  get me(): PlayerView | null {
    return this.place === NOBODY ? null : this.player(this.place);
  }

  get players(): readonly PlayerView[] {
    return Array.from({ length: this.hand.players }, (_, place) => this.player(place));
  }

  // What a bot reads of the same view, as plain numbers: it decides many thousand times a second.

  /** One's own cards and the board's, by number. */
  hole(at: 0 | 1): Card {
    return this.hand.dealt < this.hand.players * 2 ? UNKNOWN : this.hand.holes[this.place * 2 + at]!;
  }

  boardCard(at: number): Card {
    return this.hand.board[at]!;
  }

  get boarded(): number {
    return this.hand.boarded;
  }

  get stack(): number {
    return this.hand.stacks[this.place]!;
  }

  get bet(): number {
    return this.hand.bets[this.place]!;
  }

  get bigBlind(): number {
    return this.hand.bigBlind;
  }

  /** The smallest chip in play. */
  get chip(): number {
    return this.hand.oddChip;
  }

  /** What everybody must have in to stay. */
  get price(): number {
    return this.hand.price;
  }

  get toCall(): number {
    return this.hand.toCall;
  }

  get minimumTo(): number {
    return this.hand.minimumTo;
  }

  get maximumTo(): number {
    return this.hand.maximumTo;
  }

  /** Full bets and raises on this street; before the flop the big blind is the first. */
  get bets(): number {
    return this.hand.fullBets;
  }

  /** The last place to bet or raise on this street, or NOBODY. */
  get aggressor(): number {
    return this.hand.aggressor;
  }

  /** How many were dealt in. */
  get dealtIn(): number {
    return this.hand.players;
  }

  /** One's own place: 0 is the first left of the button. */
  get own(): Place {
    return this.place;
  }

  stackAt(place: Place): Chips {
    return this.hand.stacks[place]!;
  }

  betAt(place: Place): Chips {
    return this.hand.bets[place]!;
  }

  isIn(place: Place): boolean {
    return has(this.hand.live, place);
  }

  mayStillAct(place: Place): boolean {
    return has(this.hand.pending, place);
  }

  /** All chips at the table. */
  get chipsInPlay(): number {
    const { players, stacks, pot } = this.hand;
    let all = pot;
    for (let place = 0; place < players; place++) all += stacks[place]!;
    return all;
  }

  /** How many others are still in the hand. */
  get opponents(): number {
    return count(this.hand.live & ~(1 << this.place));
  }

  /** How many others have yet to act. */
  get behind(): number {
    return count(this.hand.pending & ~(1 << this.place));
  }

  /** How many others have matched the price. */
  get committed(): number {
    const { live, bets, price, players } = this.hand;
    let others = 0;
    for (let place = 0; place < players; place++)
      if (place !== this.place && has(live, place) && bets[place]! >= price) others++;
    return others;
  }

  private player(place: Place): PlayerView {
    const { hand } = this;
    const live = has(hand.live, place);
    return {
      seat: hand.seats[place]!,
      stack: hand.stacks[place]!,
      bet: hand.bets[place]!,
      toCall: this.callFor(place) || undefined,
      status: !live ? 'folded' : hand.stacks[place] === 0 && hand.phase !== OVER ? 'all-in' : 'in',
      cards: this.mayLook(place) ? this.cardsAt(place).map(cardText) : null,
    };
  }

  private callFor(place: Place): Chips {
    const { phase, live, price, bets, stacks } = this.hand;
    if (phase !== BETTING || !has(live, place)) return 0;
    return Math.min(stacks[place]!, Math.max(0, price - bets[place]!));
  }

  /** Every card this audience sees: the board, its own, and what has been turned face up. */
  seen(): Card[] {
    const places = Array.from({ length: this.hand.players }, (_, place) => place);
    const hands = places.filter((place) => this.mayLook(place)).flatMap((place) => this.cardsAt(place));
    return [...this.hand.board.subarray(0, this.hand.boarded), ...hands];
  }

  /** One's own, and what has been turned face up. */
  private mayLook(place: Place): boolean {
    const { hand } = this;
    if (hand.dealt < hand.players * 2) return false;
    return place === this.place || has((hand.tabled | hand.shown) & hand.live, place);
  }

  private cardsAt(place: Place): Card[] {
    return [this.hand.holes[place * 2]!, this.hand.holes[place * 2 + 1]!].filter((card) => card !== UNKNOWN);
  }

  toJSON(): HandView {
    const { phase, street, button, blinds, board, burned, pots, pot, price, live, toAct, legal, players } =
      this;
    return { phase, street, button, blinds, board, burned, pots, pot, price, live, toAct, legal, players };
  }
}
