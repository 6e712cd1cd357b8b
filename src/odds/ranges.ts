import { type Card, cardText, parseCards, RANKS } from '../engine/cards/card.ts';
import { MOST_PLAYERS } from '../engine/units.ts';

/** Every two cards a player may hold. */
export type Range = readonly (readonly [Card, Card])[];

export type ParsedRange = { readonly range: Range } | { readonly error: string };

const SUITS = [0, 1, 2, 3];
const ALL_RANKS = Array.from(RANKS, (_, rank) => rank);

type Kind = 's' | 'o' | '';

/** The ways to hold two ranks: six for a pair, four suited, twelve offsuit. */
function combos(high: number, low: number, kind: Kind): [Card, Card][] {
  return SUITS.flatMap((first) =>
    SUITS.filter((second) =>
      high === low ? second < first : kind === '' || (kind === 's') === (first === second),
    ).map((second): [Card, Card] => [high * 4 + first, low * 4 + second]),
  );
}

const WORD = /^([2-9TJQKA])([2-9TJQKA])([so]?)(?:(\+)|-([2-9TJQKA])([2-9TJQKA])([so]?))?$/i;

/**
 * Poker players' notation for many hands: `AKs`, `AKo`, `AK`, `TT+`, `KTs+`, `77-44`, `A5s-A2s`, `AsKs`, `random`, and
 * several of these with commas between them.
 */
export function parseRange(text: string): ParsedRange {
  const found = new Map<string, [Card, Card]>();
  for (const word of text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')) {
    const hands = handsOf(word);
    if (typeof hands === 'string') return { error: hands };
    for (const [a, b] of hands) found.set(`${Math.max(a, b)} ${Math.min(a, b)}`, [a, b]);
  }
  return found.size === 0 ? { error: `"${text}" names no hand` } : { range: [...found.values()] };
}

function handsOf(word: string): [Card, Card][] | string {
  if (/^(random|any|\*)$/i.test(word))
    return ALL_RANKS.flatMap((high) =>
      ALL_RANKS.filter((low) => low <= high).flatMap((low) => combos(high, low, '')),
    );
  const match = WORD.exec(word);
  if (match === null) return twoCards(word);
  const [, a, b, kind, plus, toA, toB, toKind] = match;
  const [high, low] = ranks(a!, b!);
  const how = kind!.toLowerCase() as Kind;
  if (high === low && how !== '') return `"${word}": a pair is neither suited nor offsuit`;
  if (plus !== undefined) {
    // Pairs go up together; otherwise the lower card goes up to the higher.
    if (high === low) return upTo(high, 12).flatMap((rank) => combos(rank, rank, ''));
    return upTo(low, high - 1).flatMap((rank) => combos(high, rank, how));
  }
  if (toA === undefined) return combos(high, low, how);
  const [toHigh, toLow] = ranks(toA, toB!);
  if (toKind!.toLowerCase() !== how)
    return `"${word}": both ends of a range are suited, offsuit or neither alike`;
  if (high === low && toHigh === toLow)
    return between(high, toHigh).flatMap((rank) => combos(rank, rank, ''));
  if (high !== toHigh || high === low || toHigh === toLow)
    return `"${word}": both ends of a range have the same high card, or are pairs`;
  return between(low, toLow).flatMap((rank) => combos(high, rank, how));
}

function twoCards(word: string): [Card, Card][] | string {
  const parsed = parseCards(word);
  if ('error' in parsed) return `${parsed.error}: a hand is like AsKd, AKs, TT+ or A5s-A2s`;
  const [a, b, ...more] = parsed.cards;
  if (a === undefined || b === undefined || more.length > 0)
    return `"${word}" has ${parsed.cards.length} card${parsed.cards.length === 1 ? '' : 's'}: two are a hand`;
  return [[a, b]];
}

function ranks(a: string, b: string): [number, number] {
  const [x, y] = [RANKS.indexOf(a.toUpperCase()), RANKS.indexOf(b.toUpperCase())];
  return [Math.max(x, y), Math.min(x, y)];
}

const upTo = (from: number, to: number): number[] => ALL_RANKS.slice(from, to + 1);
const between = (a: number, b: number): number[] => upTo(Math.min(a, b), Math.max(a, b));

/** The hands of a range that can still be held with these cards on the board. */
export const withBoard = (range: Range, board: readonly Card[]): Range =>
  range.filter(([a, b]) => !board.includes(a) && !board.includes(b));

/** Why ranges and a board cannot be compared, or null: two to ten, five on the board at most, no card twice. */
export function wrongWith(ranges: readonly Range[], board: readonly Card[] = []): string | null {
  if (ranges.length < 2 || ranges.length > MOST_PLAYERS)
    return `${ranges.length} hand${ranges.length === 1 ? '' : 's'}: two to ten are compared`;
  if (board.length > 5) return `the board has ${board.length} cards: five at most`;
  const known = [...ranges.filter(({ length }) => length === 1).flatMap(([hand]) => hand!), ...board];
  const twice = known.find((card, at) => known.indexOf(card) !== at);
  if (twice !== undefined) return `${cardText(twice)} is there twice`;
  return canBeHeld(ranges, board) ? null : 'these hands cannot be held together: they need the same cards';
}

/** Whether there is a hand for everybody; the range with the fewest hands chooses first. */
function canBeHeld(ranges: readonly Range[], gone: readonly Card[]): boolean {
  if (ranges.length === 0) return true;
  const [fewest, ...others] = ranges
    .map((range) => withBoard(range, gone))
    .sort((a, b) => a.length - b.length);
  return fewest!.some((hand) => canBeHeld(others, [...gone, ...hand]));
}
