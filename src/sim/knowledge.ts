import { type Card, rankOf, suitOf } from '../engine/cards/card.ts';
import { bestFirst, packedCalls, packedEquities, packedShoves, RANGES } from './tables.ts';

/** What bots know by heart of the 169 starting hands, numbered by row and column as in `odds/pushfold/hands.ts`. */
const SIZE = 13;
const HANDS = SIZE * SIZE;
const DEALS = 1326;

function startingHand(a: Card, b: Card): number {
  const high = Math.max(rankOf(a), rankOf(b));
  const low = Math.min(rankOf(a), rankOf(b));
  return suitOf(a) === suitOf(b) ? high * SIZE + low : low * SIZE + high;
}

/** By two cards, so that a bot need not sort them. */
const byCards = Uint8Array.from({ length: 52 * 52 }, (_, pair) =>
  startingHand(Math.floor(pair / 52), pair % 52),
);

/** The number of a starting hand. */
export const handOf = (a: Card, b: Card): number => byCards[a * 52 + b]!;

const waysOf = (hand: number): number => {
  const [row, column] = [Math.floor(hand / SIZE), hand % SIZE];
  return row === column ? 6 : row > column ? 4 : 12;
};

/** The part of all hands that are better, and half of those that are the same. */
const better = new Float64Array(HANDS);
let counted = 0;
for (const hand of bestFirst) {
  better[hand] = (counted + waysOf(hand) / 2) / DEALS;
  counted += waysOf(hand);
}

/** Where a hand stands among all: near 0 for aces, near 1 for the worst. */
export const standing = (hand: number): number => better[hand]!;

/** Every two cards, the best first: a range is the first part of them. */
export const dealsBestFirst = Uint8Array.from(
  bestFirst.flatMap((hand) => {
    const deals: number[] = [];
    for (let a = 0; a < 52; a++) for (let b = 0; b < a; b++) if (handOf(a, b) === hand) deals.push(a, b);
    return deals;
  }),
);

function digit(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code > 92 ? code - 41 : code - 40;
}

const equities = Float64Array.from(
  { length: HANDS * RANGES.length },
  (_, at) => (digit(packedEquities, at * 2) * 80 + digit(packedEquities, at * 2 + 1)) / 6399,
);

/** In hundredths: the range before a part, and how far it is to the next. */
const STEPS = 100;
const before = new Uint8Array(STEPS + 1);
const between = new Float64Array(STEPS + 1);
for (let step = 0; step <= STEPS; step++) {
  const part = step / STEPS;
  let at = 0;
  while (at < RANGES.length - 2 && RANGES[at + 1]! < part) at++;
  before[step] = at;
  between[step] = Math.min(1, Math.max(0, (part - RANGES[at]!) / (RANGES[at + 1]! - RANGES[at]!)));
}

/** A hand's chance against the best part of all hands. */
export function chanceAgainst(hand: number, part: number): number {
  const step = part >= 1 ? STEPS : Math.round(part * STEPS);
  const at = hand * RANGES.length + before[step]!;
  return equities[at]! + between[step]! * (equities[at + 1]! - equities[at]!);
}

/** Big blinds in a digit; the tables end at twenty, where a hand is all-in with any stack a bot asks about. */
const DEPTH_UNIT = 0.25;
const ALWAYS = 19.5;
const depths = (packed: string): Float64Array =>
  Float64Array.from({ length: HANDS }, (_, hand) => {
    const depth = digit(packed, hand) * DEPTH_UNIT;
    return depth >= ALWAYS ? 1000 : depth;
  });
const shoves = packedShoves.map(depths);
const calls = depths(packedCalls);

/** With how many big blinds at most a hand is all-in when first in and so many players are behind. */
export const shoveDepth = (hand: number, behind: number): number =>
  shoves[Math.min(shoves.length, Math.max(1, behind)) - 1]![hand]!;
/** With how many big blinds at most a hand calls an all-in when only two play. */
export const callDepth = (hand: number): number => calls[hand]!;

const DEEPEST = 20;
/** The part of all hands that is all-in when first in, by players behind and big blinds. */
const shoveShares = shoves.map((row) =>
  Float64Array.from({ length: DEEPEST + 1 }, (_, depth) => {
    let ways = 0;
    for (let hand = 0; hand < HANDS; hand++) if (row[hand]! >= depth) ways += waysOf(hand);
    return ways / DEALS;
  }),
);

export function shoveShare(behind: number, bigs: number): number {
  const row = shoveShares[Math.min(shoves.length, Math.max(1, behind)) - 1]!;
  return row[Math.min(DEEPEST, Math.max(1, Math.round(bigs)))]!;
}

/** The part of all hands that have this chance, in hundredths, against the best part: by ranges and hundredths. */
const callShares = RANGES.map((_, range) =>
  Float64Array.from({ length: STEPS + 1 }, (_, step) => {
    let ways = 0;
    for (let hand = 0; hand < HANDS; hand++)
      if (equities[hand * RANGES.length + range]! >= step / STEPS) ways += waysOf(hand);
    return ways / DEALS;
  }),
);

/** With which part of all hands a call that needs this chance against that range pays. */
export const shareThatCalls = (needed: number, part: number): number =>
  callShares[before[part >= 1 ? STEPS : Math.round(part * STEPS)]!]![
    Math.min(STEPS, Math.max(0, Math.round(needed * STEPS)))
  ]!;
