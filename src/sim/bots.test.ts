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
import { cards, Table } from '../testing/table.ts';
import { anything, callingStation } from './beginners.ts';
import { botMove, QUICK } from './bots.ts';
import { bounds, contest, DuplicateContest } from './contest.ts';
import { CALL, FOLD } from './decision.ts';
import { exploiters } from './exploiters.ts';
import { PlayerNotes } from './notes.ts';
import { Pressure } from './pressure.ts';
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

test.each([
  'all-in with 25% first in when short, else the best 6%',
  'all-in with the best 30%',
  'all-in with any two',
  'raises any hand, bets three streets',
])('one of nine who goes by a rule of thumb does not win more than their share: %s', (name) => {
  const table = [exploiters[name]!, ...Array.from({ length: 8 }, () => temperaments.strong)];
  const contest = new DuplicateContest(findRulebook('tda')!, table, [0]);
  expect(contest.play(60).wins.share).toBeLessThan(contest.fair);
});

test('each deal is played from every chair, and all who play alike take their share', () => {
  const table = Array.from({ length: 5 }, () => temperaments.strong);
  const { wins } = new DuplicateContest(findRulebook('tda')!, table, [0, 1]).play(3);
  for (const each of [wins.share, wins.from, wins.to]) expect(each).toBeCloseTo(0.4, 9);
});

test('losing chips is feared near the money, most by a middling stack against a big one, and nowhere else', () => {
  const pressure = new Pressure([50, 30, 20]);
  expect(pressure.risk(4, 1, 2)).toBeGreaterThan(1.3);
  expect(pressure.risk(4, 1, 2)).toBeGreaterThan(pressure.risk(4, 1, 0.2));
  expect(pressure.risk(4, 1, 2)).toBeGreaterThan(pressure.risk(8, 1, 2));
  expect([pressure.risk(40, 1, 2), pressure.risk(2, 1, 1), new Pressure([100]).risk(4, 1, 1)]).toEqual([
    1, 1, 1,
  ]);
});

describe('what is remembered of a player', () => {
  const firstIn = (raisedTo: (hand: number) => number): PlayerNotes => {
    const notes = new PlayerNotes();
    for (let hand = 0; hand < 30; hand++) {
      const table = new Table({ stacks: { 1: 900, 2: 900, 3: 900 }, button: 3, blinds: [20, 40] });
      const to = raisedTo(hand);
      notes.saw(new View(table.hand, { seat: 3, role: 'player' }), to === 0, to);
    }
    return notes;
  };

  test('how loosely they raise, and how often they are all-in', () => {
    const wild = firstIn(() => 900);
    const careful = firstIn((hand) => (hand % 10 === 0 ? 100 : 0));
    expect(wild.looseness(2)).toBeGreaterThan(1.5);
    expect(careful.looseInAll).toBeLessThan(0.5);
    expect(wild.shoves(0.2, 2, 22)).toBeGreaterThan(0.8);
    expect(careful.shoves(0.2, 2, 22)).toBeLessThan(0.1);
  });

  test('all-ins late with a short stack say nothing of those early, or with a deep one', () => {
    expect(firstIn(() => 900).shoves(0.2, 2, 60)).toBeCloseTo(0.2, 9);
    expect(firstIn(() => 900).shoves(0.2, 6, 22)).toBeCloseTo(0.2, 9);
  });
});
