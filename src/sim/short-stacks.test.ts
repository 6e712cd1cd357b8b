import { describe, expect, test } from 'vitest';
import { Dice } from '../engine/cards/dice.ts';
import { Hand } from '../engine/record/hand.ts';
import { View } from '../engine/views/view.ts';
import { holdemDeal } from '../odds/pushfold/deal.ts';
import { HANDS, handOf } from '../odds/pushfold/hands.ts';
import { Table } from '../testing/table.ts';
import { botMove, QUICK } from './bots.ts';
import { CALL, FOLD } from './decision.ts';
import { type Temperament, temperaments } from './temperaments.ts';

const BIG = 100;
/** Two cards for each starting hand. */
const examples = new Map<number, readonly [number, number]>();
for (let a = 0; a < 52; a++) for (let b = 0; b < a; b++) examples.set(handOf(a, b), [a, b]);

/** What a bot does with each starting hand where this story has led. */
function moves(bigs: number, story: string, seat: number, who: Temperament): number[] {
  const { hand } = new Table({
    stacks: { 1: bigs * BIG, 2: bigs * BIG },
    button: 1,
    blinds: [BIG / 2, BIG],
    deck: Array.from({ length: 52 }, (_, card) => card),
  }).play(story);
  const place = hand.placeOf(seat);
  return Array.from({ length: HANDS }, (_, at) => {
    const held = new Hand().take(hand);
    held.holes.set(examples.get(at)!, place * 2);
    return botMove(new View(held, { place }), who, new Dice(1), QUICK);
  });
}

/** How much more than against the equilibrium's value an opponent who knows a strategy could win, in big blinds a hand. */
function exploited(stack: number, shoves: readonly number[], calls: readonly number[]) {
  const { together, wins, chance } = holdemDeal();
  let [bestShove, bestCall] = [0, 0];
  for (let a = 0; a < HANDS; a++) {
    let shove = 0;
    for (let b = 0; b < HANDS; b++) {
      const at = a * HANDS + b;
      shove += calls[b]! * (2 * stack * wins[at]! - stack * together[at]!) + (1 - calls[b]!) * together[at]!;
    }
    bestShove += Math.max(shove, -0.5 * chance[a]!);
  }
  for (let b = 0; b < HANDS; b++) {
    let [call, fold] = [0, 0];
    for (let a = 0; a < HANDS; a++) {
      const at = a * HANDS + b;
      call += shoves[a]! * (stack * together[at]! - 2 * stack * wins[at]!);
      fold -= shoves[a]! * together[at]!;
      bestCall += 0.5 * (1 - shoves[a]!) * together[at]!;
    }
    bestCall += Math.max(call, fold);
  }
  return bestShove + bestCall;
}

describe.each(Object.entries(temperaments))('%s, two players', (_, who) => {
  test.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'with %i big blinds the best answer to what the bot does wins at most 0.03 of one a hand',
    (bigs) => {
      const first = moves(bigs, '', 1, who);
      expect(first.every((move) => move === FOLD || move === bigs * BIG)).toBe(true);
      const answers = moves(bigs, `1 raise ${bigs * BIG}`, 2, who);
      const shoves = first.map((move) => (move === FOLD ? 0 : 1));
      const calls = answers.map((move) => (move === CALL ? 1 : 0));
      // Both seats together, so half of it is what a hand costs.
      expect(exploited(bigs, shoves, calls) / 2).toBeLessThan(0.03);
    },
  );
});
