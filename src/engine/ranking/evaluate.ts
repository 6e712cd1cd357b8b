import { type Card, rankOf, suitOf } from '../cards/card.ts';
import { FLUSH, STRAIGHT_FLUSH } from './category.ts';
import { packedOffsets, packedValues } from './tables.ts';

/**
 * Ranks seven cards in a few nanoseconds and allocates nothing. Every card is one integer, its rank's key in the
 * low 23 bits and its suit's in the high nine; the sum of seven tells by its suit part whether five are of a suit,
 * and otherwise its rank part leads through a perfect hash (multiply, then displace each row) to the value.
 */

/** Sums of any seven of these, none more than four times, are all different. */
export const RANK_KEYS: readonly number[] = [
  0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181,
];
const SUIT_KEYS = [0, 1 << 23, 1 << 26, 1 << 29];
/** Odd, shifted past the suits' nine bits, so that the product forgets them. */
const MULTIPLIER = 0x6ef36200;

// The tables are as long as any byte or hash could ask, so that the compiler needs no bounds checks.
/** Each card's key. Whoever ranks many hands of the same cards keeps keys instead of cards. */
export const cardKeys = Int32Array.from({ length: 256 }, (_, card) =>
  card < 52 ? RANK_KEYS[rankOf(card)]! + SUIT_KEYS[suitOf(card)]! : 0,
);

/** By the three suit counts of a sum: the key of the suit that has five, if one has. */
const NO_FLUSH = 255;
const flushSuit = Uint8Array.from({ length: 512 }, (_, suits) => {
  const counted = [suits & 7, (suits >> 3) & 7, suits >> 6];
  const clubs = 7 - counted[0]! - counted[1]! - counted[2]!;
  const suit = [clubs, ...counted].findIndex((count) => count >= 5 && count <= 7);
  return suit < 0 ? NO_FLUSH : SUIT_KEYS[suit]! >>> 23;
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
  const table = new Uint16Array(65_536 + 1024);
  table.set(unpack(packedValues, 2).map((place) => gapped[place]!));
  return table;
}

const flushValues = makeFlushValues();
const values = makeValues();
const offsets = unpack(packedOffsets, 3);

/** By a small hash of its key: the bit of a card's rank. */
const RANK_HASH = 0x50815600;
const rankBits = new Uint16Array(16);
for (const [rank, key] of RANK_KEYS.entries()) rankBits[Math.imul(key, RANK_HASH) >>> 28] = 1 << rank;

const bitIn = (suit: number, key: number): number =>
  key >>> 23 === suit ? rankBits[Math.imul(key, RANK_HASH) >>> 28]! : 0;

/** The value of the best five of seven cards given by their keys: higher is better, equal splits the pot. */
export function evaluateKeys(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
): number {
  const key = (a + b + c + d + e + f + g) | 0;
  const suit = flushSuit[key >>> 23]!;
  if (suit !== NO_FLUSH)
    return flushValues[
      bitIn(suit, a) |
        bitIn(suit, b) |
        bitIn(suit, c) |
        bitIn(suit, d) |
        bitIn(suit, e) |
        bitIn(suit, f) |
        bitIn(suit, g)
    ]!;
  return valueOfRanks(key);
}

/** Whether seven cards make a flush, by the sum of their keys. */
export const makesFlush = (key: number): boolean => flushSuit[key >>> 23] !== NO_FLUSH;

/** The value of seven cards by the sum of their keys, whatever flush they make. */
export function valueOfRanks(key: number): number {
  const hash = Math.imul(key, MULTIPLIER) >>> 9;
  return values[(hash & 1023) + offsets[hash >>> 10]!]!;
}

/** The value of five or more cards of one suit, by the bits of their ranks. */
export const valueOfFlush = (ranks: number): number => flushValues[ranks]!;

/** The value of the best five of seven cards. */
export function evaluate7(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card): number {
  return evaluateKeys(
    cardKeys[a]!,
    cardKeys[b]!,
    cardKeys[c]!,
    cardKeys[d]!,
    cardKeys[e]!,
    cardKeys[f]!,
    cardKeys[g]!,
  );
}
