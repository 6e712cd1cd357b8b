import type { Card } from '../engine/cards/card.ts';
import type { Dice } from '../engine/cards/dice.ts';
import { cardKeys, evaluateKeys } from '../engine/ranking/evaluate.ts';
import type { View } from '../engine/views/view.ts';
import { chanceAgainst, dealsBestFirst, handOf, standing } from './knowledge.ts';

/** How often two cards win against one random hand before the flop. */
export const startingChance = (a: Card, b: Card): number => chanceAgainst(handOf(a, b), 1);
/** Where two cards stand among all hands, from 0 for the worst to nearly 1 for aces. */
export const startingPercentile = (a: Card, b: Card): number => 1 - standing(handOf(a, b));

/** The imagined deal in which each card was last used; cards in sight are never dealt. */
const used = new Int32Array(52);
const SEEN = 0x7fffffff;
let imagined = 0;
const keys = new Int32Array(5);
const DEALS = 1326;
/** The narrowest range, so that the cards in sight leave some of it. */
const LEAST = 60;
/** As many imagined deals as a first impression of an even chance is worth. */
const DOUBT = 3;

/**
 * The chance to be best at the end against somebody who holds one of the best `part` of all hands, from this many
 * imagined deals: as a player would think it over, with only the cards they can see.
 */
export function chanceToWin(view: View, deals: number, dice: Dice, part = 1): number {
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
  const range = Math.max(LEAST, Math.round(part * DEALS));
  // Evenly from the best of the range to its worst: by chance alone a few deals would often miss one or the other.
  const step = range / deals;
  let from = dice.chance() * step;
  let won = 0;
  let mine = 0;
  for (let deal = 0; deal < deals; deal++, from += step) {
    imagined++;
    let held = Math.min(range - 1, Math.floor(from));
    while (used[dealsBestFirst[held * 2]!]! >= imagined || used[dealsBestFirst[held * 2 + 1]!]! >= imagined)
      held = held + 1 < range ? held + 1 : 0;
    const theirA = dealsBestFirst[held * 2]!;
    const theirB = dealsBestFirst[held * 2 + 1]!;
    used[theirA] = imagined;
    used[theirB] = imagined;
    if (boarded < 5) turn(boarded, dice);
    const c = keys[0]!;
    const d = keys[1]!;
    const e = keys[2]!;
    const f = keys[3]!;
    const g = keys[4]!;
    // On the river the bot's own hand is final.
    if (boarded < 5 || deal === 0) mine = evaluateKeys(mineA, mineB, c, d, e, f, g);
    const theirs = evaluateKeys(cardKeys[theirA]!, cardKeys[theirB]!, c, d, e, f, g);
    if (mine > theirs) won += 2;
    else if (mine === theirs) won++;
  }
  look(view, a, b, 0);
  // A few deals prove little: the estimate leans to even until there are many.
  return (won + DOUBT) / (2 * (deals + DOUBT));
}

/** Imagines the rest of the board. */
function turn(boarded: number, dice: Dice): void {
  let word = 0;
  let halves = 0;
  for (let at = boarded; at < 5; ) {
    if (halves === 0) word = dice.next();
    const card = ((halves === 0 ? word & 0xffff : word >>> 16) * 52) >>> 16;
    halves ^= 1;
    if (used[card]! >= imagined) continue;
    used[card] = imagined;
    keys[at++] = cardKeys[card]!;
  }
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
