import type { Card } from '../engine/cards/card.ts';
import type { Dice } from '../engine/cards/dice.ts';
import { freshDeck } from '../engine/cards/shuffle.ts';
import { cardKeys, evaluateKeys, makesFlush, valueOfRanks } from '../engine/ranking/evaluate.ts';
import { BOARD, type Equity, tally } from './equity.ts';
import type { Range } from './ranges.ts';

/**
 * Deals boards at random, each with one hand out of every range; all hands that can be held together are equally likely.
 * The standard error of an equity is at most half of one over the root of the trials.
 */
export function sampledEquity(
  ranges: readonly Range[],
  board: readonly Card[],
  trials: number,
  dice: Dice,
): Equity {
  const players = ranges.length;
  const won = new Float64Array(players);
  const shared = new Float64Array((players + 1) * players);
  const values = new Int32Array(players);
  const holes = new Int32Array(players * 2);
  const keys = new Int32Array(BOARD);
  for (const [at, card] of board.entries()) keys[at] = cardKeys[card]!;
  const fixed = ranges.every((range) => range.length === 1);
  const known = new Set(fixed ? [...ranges.flatMap(([hand]) => hand!), ...board] : board);
  const deck = freshDeck().filter((card) => !known.has(card));
  const size = deck.length;
  const surplus = Int32Array.from(deck, (_, at) => 65536 % (size - at));
  /** The deal in which each card was last in somebody's hand. */
  const held = new Int32Array(52);
  let deal = 1;
  if (fixed) dealHands(ranges, dice, held, deal, holes);
  for (let trial = 0; trial < trials; trial++) {
    if (!fixed) while (!dealHands(ranges, dice, held, ++deal, holes));
    // As the shuffle does: two picks out of each word, those that would favour a card thrown away.
    let word = 0;
    let halves = 0;
    for (let at = 0, turned = board.length; turned < BOARD; ) {
      if (halves === 0) word = dice.next();
      const product = (halves === 0 ? word & 0xffff : word >>> 16) * (size - at);
      halves ^= 1;
      if ((product & 0xffff) < surplus[at]!) continue;
      const pick = at + (product >>> 16);
      const card = deck[pick]!;
      deck[pick] = deck[at]!;
      deck[at++] = card;
      if (held[card] !== deal) keys[turned++] = cardKeys[card]!;
    }
    let best = -1;
    let among = 0;
    let who = 0;
    const c = keys[0]!;
    const d = keys[1]!;
    const e = keys[2]!;
    const f = keys[3]!;
    const g = keys[4]!;
    const boarded = (c + d + e + f + g) | 0;
    for (let at = 0; at < players; at++) {
      const a = holes[at * 2]!;
      const b = holes[at * 2 + 1]!;
      const key = (boarded + a + b) | 0;
      const value = makesFlush(key) ? evaluateKeys(a, b, c, d, e, f, g) : valueOfRanks(key);
      values[at] = value;
      if (value > best) {
        best = value;
        among = 1;
        who = at;
      } else if (value === best) among++;
    }
    if (among === 1) won[who]!++;
    else for (let at = 0; at < players; at++) if (values[at] === best) shared[among * players + at]!++;
  }
  return tally(won, shared, trials, false);
}

/** A hand out of each range, or false when two want the same card. */
function dealHands(
  ranges: readonly Range[],
  dice: Dice,
  held: Int32Array,
  deal: number,
  holes: Int32Array,
): boolean {
  for (let at = 0; at < ranges.length; at++) {
    const range = ranges[at]!;
    const [a, b] = range[Math.floor(dice.chance() * range.length)]!;
    if (held[a] === deal || held[b] === deal) return false;
    held[a] = deal;
    held[b] = deal;
    holes[at * 2] = cardKeys[a]!;
    holes[at * 2 + 1] = cardKeys[b]!;
  }
  return true;
}
