import type { Card } from '../cards/card.ts';
import { type Entropy, freshDeck, shuffle } from '../cards/shuffle.ts';
import type { Seat } from '../units.ts';

/** As few tables as the maximum allows, sizes within one of each other, the larger ones first [seating-even]. */
export function tableSizes(players: number, atMost: number): number[] {
  const tables = Math.max(1, Math.ceil(players / atMost));
  return spread(players, tables);
}

export function spread(players: number, tables: number): number[] {
  const small = Math.floor(players / tables);
  return Array.from({ length: tables }, (_, at) => small + (at < players % tables ? 1 : 0));
}

type DrawnSeat = { readonly seat: Seat; readonly player: string; readonly card: Card | null };
export type DrawnTable = {
  /** The suit that means this table, where seats are drawn by card. */
  readonly suit: string | null;
  readonly seats: readonly DrawnSeat[];
  readonly button: Seat;
  /** Who deals and sits mid-table, where there is one at each. */
  readonly dealer: string | null;
};

/** Table 1 plays spades, then hearts, clubs and diamonds [seating-suit-is-table]; a fifth table has no suit left. */
const TABLE_SUITS = 'shcd';
const CARD_SUITS = 'cdhs';

/** Ace low: the ace sits on the button, the deuce is small blind, and so on clockwise [seating-draw-positions]. */
const seatCard = (suit: number, seat: Seat): Card => (seat === 1 ? 12 : seat - 2) * 4 + suit;

/** The card that means a chair at the table of that number; null where there is no suit for it. */
export function cardFor(table: number, seat: Seat): Card | null {
  const suit = TABLE_SUITS[table - 1];
  return suit === undefined ? null : seatCard(CARD_SUITS.indexOf(suit), seat);
}

/** The cards to pull for a draw by hand, table by table [seating-deck]; null where there are more tables than suits. */
export const cardsToPull = (sizes: readonly number[]): readonly Card[] | null =>
  sizes.length > TABLE_SUITS.length
    ? null
    : sizes.flatMap((size, at) => Array.from({ length: size }, (_, seat) => cardFor(at + 1, seat + 1)!));

/**
 * The card draw: one suit a table, ranks from the ace up to the table's size, one card each. With a dealer for each
 * table, each dealer first draws from a suit of their own, and the rest is pooled [seating-dealers-one-per-table].
 */
export function drawSeats(
  players: readonly string[],
  dealers: readonly string[],
  sizes: readonly number[],
  entropy: Entropy,
): DrawnTable[] {
  const suited = sizes.length <= TABLE_SUITS.length;
  const chairs = sizes.map((size) =>
    shuffled(
      Array.from({ length: size }, (_, at) => at + 1),
      entropy,
    ),
  );
  const taken: Map<number, string>[] = sizes.map(() => new Map());
  for (const [table, dealer] of dealers.entries()) taken[table]!.set(chairs[table]!.pop()!, dealer);
  const pool = shuffled(
    chairs.flatMap((seats, table) => seats.map((seat) => ({ table, seat }))),
    entropy,
  );
  for (const [at, { table, seat }] of pool.entries()) taken[table]!.set(seat, players[at]!);
  return sizes.map((size, table) => {
    const suit = suited ? TABLE_SUITS[table]! : null;
    const seats = Array.from({ length: size }, (_, at) => ({
      seat: at + 1,
      player: taken[table]!.get(at + 1)!,
      card: suited ? cardFor(table + 1, at + 1) : null,
    }));
    return { suit, seats, button: 1, dealer: dealers[table] ?? null };
  });
}

/** Seats at random, no cards. */
export function randomSeats(
  players: readonly string[],
  sizes: readonly number[],
  entropy: Entropy,
): DrawnTable[] {
  const order = shuffled(players, entropy);
  return sizes.map((size) => {
    const here = order.splice(0, size);
    const seats = here.map((player, at) => ({ seat: at + 1, player, card: null }));
    return { suit: null, seats, button: 1, dealer: null };
  });
}

/** The button to the high card by suit, one card a player [initial-button-draw]. */
export function drawForButton(
  seats: readonly Seat[],
  entropy: Entropy,
): { readonly button: Seat; readonly cards: ReadonlyMap<number, Card> } {
  const deck = freshDeck();
  shuffle(deck, entropy, seats.length);
  const cards = new Map(seats.map((seat, at) => [seat, deck[at]!]));
  return { button: highCard(cards), cards };
}

/** The seat with the high card; suits count, spades highest. */
export const highCard = (cards: ReadonlyMap<number, Card>): number =>
  [...cards].reduce((best, each) => (each[1] > best[1] ? each : best))[0];

/** How many places to the dealer's left a seat is: the order of cards around the dealer [seating-dealer-in-middle]. */
export const leftOfDealer = (seat: Seat, dealerSeat: Seat, size: number): number =>
  (((seat - dealerSeat) % size) + size) % size;

/** Any list in random order, every order equally likely. */
export function shuffled<T>(items: readonly T[], entropy: Entropy): T[] {
  const list = [...items];
  for (let at = list.length - 1; at > 0; at--) {
    const pick = under(at + 1, entropy);
    [list[at], list[pick]] = [list[pick]!, list[at]!];
  }
  return list;
}

/** A uniform whole number under n, whatever n, by rejection. */
export function under(n: number, entropy: Entropy): number {
  const surplus = 2 ** 32 % n;
  for (;;) {
    const bits = entropy.next() >>> 0;
    if (bits >= surplus) return bits % n;
  }
}
