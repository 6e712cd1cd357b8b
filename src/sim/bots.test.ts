import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalActions } from '../engine/betting/legal.ts';
import { Dice } from '../engine/cards/dice.ts';
import { freshDeck, shuffle } from '../engine/cards/shuffle.ts';
import { act, proceed, startHand } from '../engine/hand/play.ts';
import { BETTING, Hand, OVER } from '../engine/record/hand.ts';
import { View } from '../engine/views/view.ts';
import { findRulebook } from '../rulebooks/index.ts';
import { anySetup } from '../testing/random-hand.ts';
import { cards } from '../testing/table.ts';
import { anything, callingStation } from './beginners.ts';
import { botMove, QUICK } from './bots.ts';
import { bounds, contest } from './contest.ts';
import { CALL, FOLD } from './decision.ts';
import { startingChance, startingPercentile } from './strength.ts';
import { HOME_TABLE, temperaments } from './temperaments.ts';

describe('what starting hands are worth', () => {
  test('aces are best, seven-deuce offsuit nearly worst', () => {
    const [a, b] = cards('AsAh');
    const [c, d] = cards('7s2h');
    expect(startingChance(a!, b!)).toBeCloseTo(0.852, 3);
    expect(startingPercentile(a!, b!)).toBeGreaterThan(0.99);
    expect(startingPercentile(c!, d!)).toBeLessThan(0.05);
  });

  test('it only matters whether the suits are the same', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(12), fc.nat(3), fc.nat(3), (x, y, s, t) => {
        fc.pre(x !== y && s !== t);
        expect(startingChance(x * 4 + s, y * 4 + s)).toBe(startingChance(y * 4 + t, x * 4 + t));
        expect(startingChance(x * 4 + s, y * 4 + s)).toBeGreaterThan(startingChance(x * 4 + s, y * 4 + t));
      }),
    );
  });
});

test('a bot makes only legal moves, in any hand', () => {
  fc.assert(
    fc.property(anySetup, fc.nat(), (setup, seed) => {
      const hand = new Hand();
      const dice = new Dice(seed);
      hand.stub.set(freshDeck());
      shuffle(hand.stub, dice);
      startHand(hand, setup);
      while (hand.phase !== OVER) {
        if (hand.phase !== BETTING) {
          proceed(hand);
          continue;
        }
        const place = hand.actor;
        const view = new View(hand, { place });
        const move = botMove(view, HOME_TABLE[place % HOME_TABLE.length]!, dice, QUICK);
        const legal = legalActions(hand)!;
        if (move === FOLD) expect(legal.canCheck).toBe(false);
        else if (move !== CALL) {
          expect(move).toBeGreaterThanOrEqual(legal.raise!.minimum);
          expect(move).toBeLessThanOrEqual(legal.raise!.maximum);
        }
        const refusal =
          move === FOLD
            ? act(hand, place, 'fold')
            : move === CALL
              ? act(hand, place, legal.canCheck ? 'check' : 'call')
              : act(hand, place, 'raise', move);
        expect(refusal).toBeNull();
      }
    }),
    { numRuns: 400 },
  );
});

test('a bot does the same whatever cards the others hold: it sees what its seat sees', () => {
  fc.assert(
    fc.property(anySetup, fc.nat(), (setup, seed) => {
      const hand = new Hand();
      hand.stub.set(freshDeck());
      shuffle(hand.stub, new Dice(seed));
      startHand(hand, setup);
      if (hand.phase !== BETTING) return;
      const { actor } = hand;
      const move = (of: Hand): number =>
        botMove(new View(of, { place: actor }), temperaments.aggressive, new Dice(seed), QUICK);
      const other = hand.copy();
      // Everybody else's cards change places with the stub's.
      for (let at = 0; at < hand.players * 2; at++)
        if (at >> 1 !== actor) other.holes[at] = other.stub[51 - at]!;
      expect(move(other)).toBe(move(hand));
    }),
    { numRuns: 200 },
  );
});

test.each(Object.entries(temperaments))(
  '%s bots beat those who always call and those who do anything',
  (_, who) => {
    const rulebook = findRulebook('tda')!;
    for (const beginner of [callingStation, anything])
      expect(contest(rulebook, who, beginner, 100).from).toBeGreaterThan(0.6);
  },
  60_000,
);

test('the bounds of an estimate are those of a table', () => {
  // Wilson's interval for 8 of 10.
  const { from, to } = bounds(8, 10);
  expect([from.toFixed(3), to.toFixed(3)]).toEqual(['0.490', '0.943']);
});
