import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cards } from '../../testing/table.ts';
import { CATEGORIES, categoryOf } from './category.ts';
import { countedValue, readValue } from './counting.ts';
import { evaluate7 } from './evaluate.ts';
import { handName } from './names.ts';

const seven = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 7, maxLength: 7 });
const value = (hand: readonly number[]): number =>
  evaluate7(...(hand as [number, number, number, number, number, number, number]));

test('[hand-rank-order] [hand-rank-1-royal-flush] [hand-rank-2-straight-flush] [hand-rank-3-four-of-a-kind] [hand-rank-4-full-house] [hand-rank-5-flush] [hand-rank-6-straight] [hand-rank-7-three-of-a-kind] [hand-rank-8-two-pair] [hand-rank-9-one-pair] from a royal flush down to high card', () => {
  const best = [
    'AsKsQsJsTs',
    '9h8h7h6h5h',
    '7c7d7h7sKd',
    'KcKdKh4s4c',
    'AdJd9d6d2d',
    '5c4d3h2sAc',
    '8c8d8hKsQc',
    'KcKd4h4sQc',
    'QcQd9h5s2c',
    'AcQd9h5s2c',
  ];
  const values = best.map((hand) => countedValue(cards(hand)));
  expect(values).toEqual([...values].sort((a, b) => b - a));
  expect(new Set(values).size).toBe(best.length);
});

test('the table agrees with counting', () => {
  fc.assert(
    fc.property(seven, (hand) => value(hand) === countedValue(hand)),
    { numRuns: 20_000 },
  );
});

test('seven cards are worth their best five', () => {
  fc.assert(
    fc.property(seven, (hand) => {
      let best = 0;
      for (let a = 0; a < 7; a++)
        for (let b = a + 1; b < 7; b++)
          best = Math.max(best, countedValue(hand.filter((_, at) => at !== a && at !== b)));
      return value(hand) === best;
    }),
    { numRuns: 2_000 },
  );
});

test('[tied-pots] suits never decide', () => {
  fc.assert(
    fc.property(seven, fc.constantFrom([1, 2, 3, 0], [3, 2, 1, 0], [0, 1, 3, 2]), (hand, suits) => {
      const turned = hand.map((card) => (card & ~3) | suits[card & 3]!);
      return value(turned) === value(hand);
    }),
    { numRuns: 2_000 },
  );
});

test('a value tells its category and the ranks that make it', () => {
  expect(readValue(countedValue(cards('KcKdKh4s4c')))).toEqual({
    category: CATEGORIES.indexOf('full house'),
    ranks: [11, 2],
  });
  expect(readValue(countedValue(cards('QcQd9h5s2c')))).toEqual({
    category: CATEGORIES.indexOf('pair'),
    ranks: [10, 7, 3, 0],
  });
});

test.each([
  ['KcKdKh4s4c2h3d', 'Full house, kings over fours'],
  ['AsKsQsJsTs2c3d', 'Royal flush'],
  ['9h8h7h6h5hAcAd', 'Straight flush, nine high'],
  ['6c6d6h6sKd2c3c', 'Four of a kind, sixes'],
  ['AdJd9d6d2d2c2s', 'Flush, ace high'],
  ['5c4d3h2sAcKdQd', 'Straight, five high'],
  ['8c8d8hKsQc2d3d', 'Three of a kind, eights'],
  ['KcKd4h4sQc2d3c', 'Two pair, kings and fours, queen kicker'],
  ['QcQd9h5s2c3d7d', 'Pair of queens, nine kicker'],
  ['AcQd9h5s2c3d7d', 'High card ace, queen kicker'],
])('%s is called "%s"', (hand, name) => {
  expect(handName(value(cards(hand)))).toBe(name);
});

test('every one of the 133,784,560 seven-card hands falls in its category', () => {
  const counts = new Array<number>(CATEGORIES.length).fill(0);
  let royal = 0;
  const royalValue = countedValue(cards('AsKsQsJsTs'));
  for (let a = 0; a < 52; a++)
    for (let b = 0; b < a; b++)
      for (let c = 0; c < b; c++)
        for (let d = 0; d < c; d++)
          for (let e = 0; e < d; e++)
            for (let f = 0; f < e; f++)
              for (let g = 0; g < f; g++) {
                const found = evaluate7(a, b, c, d, e, f, g);
                counts[found >> 12]!++;
                if (found === royalValue) royal++;
              }
  expect(Object.fromEntries(CATEGORIES.map((name, at) => [name, counts[at]]))).toEqual({
    'straight flush': 41_584,
    'four of a kind': 224_848,
    'full house': 3_473_184,
    flush: 4_047_644,
    straight: 6_180_020,
    'three of a kind': 6_461_620,
    'two pair': 31_433_400,
    pair: 58_627_800,
    'high card': 23_294_460,
  });
  expect(royal).toBe(4_324);
  expect(categoryOf(royalValue)).toBe(CATEGORIES.indexOf('straight flush'));
});
