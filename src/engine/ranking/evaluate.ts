import { type Card, rankOf, suitOf } from '../cards/card.ts';
import { FLUSH, STRAIGHT_FLUSH } from './category.ts';
import { packedOffsets, packedValues } from './tables.ts';

/**
 * Ranks seven cards in a few nanoseconds and allocates nothing. Every card is one integer, its rank's key in the
 * low 23 bits and its suit's in the high nine; the sum of seven tells by its suit part whether five are of a suit,
 * and otherwise its rank part leads through a perfect hash (multiply, then displace each row) to the value.
 */

/** Sums of any seven of these, none more than four times, are all different. */
const RANK_KEYS = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181];
const SUIT_KEYS = [0, 1 << 23, 1 << 26, 1 << 29];
/** Odd, shifted past the suits' nine bits, so that the product forgets them. */
const MULTIPLIER = 0x6ef36200;

const cardKeys = Int32Array.from(
  { length: 52 },
  (_, card) => RANK_KEYS[rankOf(card)]! + SUIT_KEYS[suitOf(card)]!,
);

/** By the three suit counts of a sum: 0, or one more than the suit that has five. */
const flushSuit = Uint8Array.from({ length: 512 }, (_, suits) => {
  const counted = [suits & 7, (suits >> 3) & 7, suits >> 6];
  const clubs = 7 - counted[0]! - counted[1]! - counted[2]!;
  return [clubs, ...counted].findIndex((count) => count >= 5 && count <= 7) + 1;
});

/** The value of five or more ranks of one suit, by their bits. */
function makeFlushValues(): Uint16Array {
  const table = new Uint16Array(8192);
  const bits = new Uint8Array(8192);
  for (let ranks = 1, place = 0; ranks < 8192; ranks++) {
    const count = bits[ranks >> 1]! + (ranks & 1);
    bits[ranks] = count;
    if (count < 5) continue;
    // Sets of five come in the order of their worth, so counting them numbers them.
    const own = count === 5 ? FLUSH * 4096 + place++ : 0;
    const runs = ranks & (ranks >> 1) & (ranks >> 2) & (ranks >> 3) & (ranks >> 4);
    const wheel = (ranks & 0x100f) === 0x100f;
    if (runs !== 0 || wheel) table[ranks] = STRAIGHT_FLUSH * 4096 + 32 - Math.clz32(runs);
    else table[ranks] = own || table[ranks & (ranks - 1)]!;
  }
  return table;
}

/** How many places each category takes in the packed table, which leaves out the gaps between them. */
const PLACES = [1287, 2860, 858, 858, 10, 0, 156, 156];

/** Numbers in base 80, digits from "(" on and leaving out the backslash. */
function unpack(text: string, digits: 2 | 3): Uint16Array {
  const numbers = new Uint16Array(text.length / digits);
  for (let i = 0, at = 0; i < numbers.length; i++) {
    let number = digits === 3 ? digit(text, at++) * 6400 : 0;
    number += digit(text, at++) * 80;
    numbers[i] = number + digit(text, at++);
  }
  return numbers;
}

function digit(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code > 92 ? code - 41 : code - 40;
}

function makeValues(): Uint16Array {
  const gapped = new Uint16Array(6400);
  let packed = 0;
  for (const [category, places] of PLACES.entries())
    for (let place = 0; place < places; place++) gapped[packed++] = category * 4096 + place;
  return unpack(packedValues, 2).map((place) => gapped[place]!);
}

const flushValues = makeFlushValues();
const values = makeValues();
const offsets = unpack(packedOffsets, 3);

const bitIn = (suit: number, card: Card): number => ((card & 3) === suit ? 1 << (card >> 2) : 0);

function flushOf(suit: number, a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number {
  return flushValues[
    bitIn(suit, a) |
      bitIn(suit, b) |
      bitIn(suit, c) |
      bitIn(suit, d) |
      bitIn(suit, e) |
      bitIn(suit, f) |
      bitIn(suit, g)
  ]!;
}

/** The value of the best five of seven cards: higher is better, equal splits the pot. */
export function evaluate7(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number {
  const key =
    (cardKeys[a]! + cardKeys[b]! + cardKeys[c]! + cardKeys[d]! + cardKeys[e]! + cardKeys[f]! + cardKeys[g]!) |
    0;
  const suit = flushSuit[key >>> 23]!;
  if (suit !== 0) return flushOf(suit - 1, a, b, c, d, e, f, g);
  const hash = Math.imul(key, MULTIPLIER) >>> 9;
  return values[(hash & 1023) + offsets[hash >>> 10]!]!;
}
