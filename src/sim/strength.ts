import { type Card, rankOf, suitOf } from '../engine/cards/card.ts';
import type { Dice } from '../engine/cards/dice.ts';
import { cardKeys, evaluateKeys } from '../engine/ranking/evaluate.ts';
import type { View } from '../engine/views/view.ts';
import { startingEquity } from './starting-hands.ts';

const RANKS = 13;
const SUITED = 4;
const OFFSUIT = 12;
const PAIR = 6;

const startingHand = (a: Card, b: Card): number => {
  const [high, low] = a > b ? [rankOf(a), rankOf(b)] : [rankOf(b), rankOf(a)];
  return suitOf(a) === suitOf(b) ? high * RANKS + low : low * RANKS + high;
};

const equities = Float64Array.from(startingEquity.flat(), (hundredths) => hundredths / 10_000);

/** The part of all hands that are worse, by the ways each can be dealt. */
const percentiles = equities.map((mine) => {
  let worse = 0;
  for (const [hand, other] of equities.entries()) {
    const [row, column] = [Math.floor(hand / RANKS), hand % RANKS];
    if (other < mine) worse += row === column ? PAIR : row > column ? SUITED : OFFSUIT;
  }
  return worse / 1326;
});

/** By two cards, so that a bot need not sort them. */
const byCards = (figures: Float64Array): Float64Array =>
  Float64Array.from(
    { length: 52 * 52 },
    (_, pair) => figures[startingHand(Math.floor(pair / 52), pair % 52)]!,
  );
const chances = byCards(equities);
const standings = byCards(percentiles);

/** How often two cards win against one random hand before the flop. */
export const startingChance = (a: Card, b: Card): number => chances[a * 52 + b]!;
/** Where two cards stand among all hands, from 0 for the worst to nearly 1 for aces. */
export const startingPercentile = (a: Card, b: Card): number => standings[a * 52 + b]!;

/** The imagined deal in which each card was last used; cards in sight are never dealt. */
const used = new Int32Array(52);
const SEEN = 0x7fffffff;
let imagined = 0;
const keys = new Int32Array(7);
/** As many imagined deals as a first impression of an even chance is worth. */
const DOUBT = 3;

/**
 * The chance to be best at the end against one random hand, from this many imagined deals: as a player would
 * think it over, with only the cards they can see.
 */
export function chanceToWin(view: View, deals: number, dice: Dice): number {
  const { boarded } = view;
  if (imagined > SEEN - deals - 1) {
    used.fill(0);
    imagined = 0;
  }
  const a = view.hole(0);
  const b = view.hole(1);
  look(view, a, b, SEEN);
  const mineA = cardKeys[a]!;
  const mineB = cardKeys[b]!;
  let won = 0;
  let mine = 0;
  for (let deal = 0; deal < deals; deal++) {
    imagined++;
    let word = 0;
    let halves = 0;
    for (let at = boarded; at < 7; ) {
      if (halves === 0) word = dice.next();
      const card = ((halves === 0 ? word & 0xffff : word >>> 16) * 52) >>> 16;
      halves ^= 1;
      if (used[card]! >= imagined) continue;
      used[card] = imagined;
      keys[at++] = cardKeys[card]!;
    }
    const c = keys[0]!;
    const d = keys[1]!;
    const e = keys[2]!;
    const f = keys[3]!;
    const g = keys[4]!;
    // On the river the bot's own hand is final.
    if (boarded < 5 || deal === 0) mine = evaluateKeys(mineA, mineB, c, d, e, f, g);
    const theirs = evaluateKeys(keys[5]!, keys[6]!, c, d, e, f, g);
    if (mine > theirs) won += 2;
    else if (mine === theirs) won++;
  }
  look(view, a, b, 0);
  // A few deals prove little: the estimate leans to even until there are many.
  return (won + DOUBT) / (2 * (deals + DOUBT));
}

function look(view: View, a: Card, b: Card, mark: number): void {
  used[a] = mark;
  used[b] = mark;
  for (let at = 0; at < view.boarded; at++) {
    const card = view.boardCard(at);
    used[card] = mark;
    keys[at] = cardKeys[card]!;
  }
}
