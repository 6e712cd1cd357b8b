import { parseCards } from '../engine/cards/card.ts';
import {
  FLUSH,
  FULL_HOUSE,
  PAIR,
  QUADS,
  STRAIGHT,
  STRAIGHT_FLUSH,
  TRIPS,
  TWO_PAIR,
} from '../engine/ranking/category.ts';
import { readValue } from '../engine/ranking/counting.ts';
import { evaluate7 } from '../engine/ranking/evaluate.ts';

/** How PokerStars writes what other programs look for in its hand histories. */

const RANKS = 'Deuce Three Four Five Six Seven Eight Nine Ten Jack Queen King Ace'.split(' ');
const one = (rank: number | undefined): string => RANKS[rank!]!;
const many = (rank: number | undefined): string => (one(rank) === 'Six' ? 'Sixes' : `${one(rank)}s`);
/** The lowest card of a straight, where an ace may be low. */
const lowest = (rank: number | undefined): string => one((rank! - 4 + 13) % 13);

/** Seven cards as words: "a full house, Aces full of Nines"; null where one of them is not known. */
export function handInWords(cards: readonly string[]): string | null {
  const parsed = parseCards(cards.join(''));
  if ('error' in parsed || parsed.cards.length !== 7) return null;
  const [a, b, c, d, e, f, g] = parsed.cards;
  const { category, ranks } = readValue(evaluate7(a!, b!, c!, d!, e!, f!, g!));
  const [first, second] = ranks;
  switch (category) {
    case STRAIGHT_FLUSH:
      return first === 12 ? 'a Royal Flush' : `a straight flush, ${lowest(first)} to ${one(first)}`;
    case QUADS:
      return `four of a kind, ${many(first)}`;
    case FULL_HOUSE:
      return `a full house, ${many(first)} full of ${many(second)}`;
    case FLUSH:
      return `a flush, ${one(first)} high`;
    case STRAIGHT:
      return `a straight, ${lowest(first)} to ${one(first)}`;
    case TRIPS:
      return `three of a kind, ${many(first)}`;
    case TWO_PAIR:
      return `two pair, ${many(first)} and ${many(second)}`;
    case PAIR:
      return `a pair of ${many(first)}`;
    default:
      return `high card ${one(first)}`;
  }
}

/**
 * A name as a line of text can carry it: without the signs that mean something there, and no two alike, because there
 * players are told apart by their names.
 */
export function uniqueNames(named: readonly (readonly [number, string])[]): Map<number, string> {
  const taken = new Set<string>();
  const names = new Map<number, string>();
  for (const [seat, given] of named) {
    const plain =
      given
        .replace(/[\p{Cc}\p{Cf}:[\]()|"]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim() || `Seat ${seat}`;
    let name = plain;
    for (let other = 2; taken.has(name); other++) name = `${plain} ${other}`;
    taken.add(name);
    names.set(seat, name);
  }
  return names;
}

const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/** A number for an id, always the same: trackers know hands and tournaments by number. A number stays as it is. */
export function numberFor(id: string, digits = 15): string {
  if (/^[1-9]\d{0,17}$/.test(id)) return id;
  let hash = FNV_OFFSET;
  for (const sign of id) hash = BigInt.asUintN(64, (hash ^ BigInt(sign.codePointAt(0)!)) * FNV_PRIME);
  return String((hash % 10n ** BigInt(digits)) + 1n);
}

const ROMAN = [
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

export function roman(number: number): string {
  let left = Math.min(Math.max(1, number), 399);
  let text = '';
  for (const [sign, worth] of ROMAN) for (; left >= worth; left -= worth) text += sign;
  return text;
}

export function fromRoman(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  let rest = text;
  let number = 0;
  for (const [sign, worth] of ROMAN)
    for (; rest.startsWith(sign); rest = rest.slice(sign.length)) number += worth;
  return number;
}

const eastern = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** `2026/01/31 14:30:00` in New York, whose time PokerStars notes. */
export function easternTime(at: string): string {
  const parts = new Map(eastern.formatToParts(Date.parse(at)).map(({ type, value }) => [type, value]));
  const [year, month, day] = ['year', 'month', 'day'].map((part) => parts.get(part as 'day'));
  const [hour, minute, second] = ['hour', 'minute', 'second'].map((part) => parts.get(part as 'hour'));
  return `${year}/${month}/${day} ${hour}:${minute}:${second}`;
}

/** The moment of a time in New York; where the clock shows it twice, the first one. */
export function fromEastern(text: string): string {
  const asIf = Date.parse(`${text.replaceAll('/', '-').replace(' ', 'T')}Z`);
  const found = [4, 5]
    .map((hours) => new Date(asIf + hours * 3_600_000).toISOString().replace(/\.\d+Z$/, 'Z'))
    .find((at) => easternTime(at) === text);
  return found ?? new Date(asIf + 5 * 3_600_000).toISOString().replace(/\.\d+Z$/, 'Z');
}
