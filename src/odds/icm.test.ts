import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deals, wholeAmounts, wrongDeal } from './deals.ts';
import { ICM_ERROR, icm, icmBySum } from './icm.ts';

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
const stack = fc.oneof(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 1_000_000_000 }));
const falling = (most: number) =>
  fc
    .array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: most })
    .map((prizes) => [1 + sum(prizes), ...prizes].sort((a, b) => b - a).slice(0, most));

describe('what stacks are worth', () => {
  test('5,000, 3,000 and 2,000 chips for 50, 30 and 20', () => {
    const [a, b, c] = icm([5000, 3000, 2000], [50, 30, 20]);
    // By hand for the first: 50 × 0.5 + 30 × (0.3 × 5/7 + 0.2 × 5/8) + 20 × the rest.
    expect(a).toBeCloseTo(
      50 * 0.5 + 30 * (0.3 * (5 / 7) + 0.2 * (5 / 8)) + 20 * (0.5 - 0.3 * (5 / 7) - 0.2 * (5 / 8)),
      9,
    );
    expect(b).toBeCloseTo(32.75, 9);
    expect(a! + b! + c!).toBeCloseTo(100, 9);
  });

  test('agrees with the exact sum over every order of finishing, up to twelve players', () => {
    fc.assert(
      fc.property(fc.array(stack, { minLength: 1, maxLength: 12 }), falling(12), (stacks, prizes) => {
        const paid = prizes.slice(0, stacks.length);
        const exact = icmBySum(stacks, paid);
        for (const [at, worth] of icm(stacks, paid).entries())
          expect(Math.abs(worth - exact[at]!)).toBeLessThanOrEqual(1e-9 * Math.max(1e-3, exact[at]!));
      }),
      { numRuns: 300 },
    );
  });

  test('and at twenty', () => {
    const stacks = Array.from({ length: 20 }, (_, at) => 100 * (at + 1) ** 2);
    const prizes = [40, 25, 15, 10, 6, 4];
    const exact = icmBySum(stacks, prizes);
    for (const [at, worth] of icm(stacks, prizes).entries())
      expect(Math.abs(worth / exact[at]! - 1)).toBeLessThan(1e-9);
  });

  test('a thousand players: equal stacks share alike, whatever the prizes', () => {
    const flat = Array.from({ length: 150 }, () => 1);
    const steep = Array.from({ length: 150 }, (_, at) => 1 / (at + 1));
    const onlyTheLast = flat.map((_, at) => (at === 149 ? 1 : 0));
    for (const prizes of [flat, steep, onlyTheLast, [1]])
      for (const worth of icm(
        Array.from({ length: 1000 }, () => 5000),
        prizes,
      ))
        expect(Math.abs(worth / (sum(prizes) / 1000) - 1)).toBeLessThan(ICM_ERROR);
  });

  test('all prizes are somebody’s, and more chips are worth more', () => {
    fc.assert(
      fc.property(fc.array(stack, { minLength: 2, maxLength: 60 }), falling(20), (stacks, prizes) => {
        const paid = prizes.slice(0, stacks.length);
        const worth = icm(stacks, paid);
        expect(Math.abs(sum(worth) / sum(paid) - 1)).toBeLessThan(1e-8);
        for (const a of stacks.keys())
          for (const b of stacks.keys())
            if (stacks[a]! > stacks[b]!) expect(worth[a]! - worth[b]!).toBeGreaterThan(-1e-9 * sum(paid));
      }),
      { numRuns: 40 },
    );
  });

  test('nothing to win is worth nothing', () => {
    expect(icm([3, 2, 1], [0, 0])).toEqual([0, 0, 0]);
  });

  test('players without chips have the prizes below the others’', () => {
    expect(icm([0, 600, 400], [50, 30, 20]).map((each) => Math.round(each * 1e6) / 1e6)).toEqual([
      20, 42, 38,
    ]);
  });
});

describe('deals', () => {
  test('chip chop: the smallest prize for everybody, the rest by chips', () => {
    expect(deals([5000, 3000, 2000], [50, 30, 20]).chipChop).toEqual([40, 32, 28]);
  });

  test('money left for first is taken out before the rest is shared', () => {
    const { icm: shares, chipChop, leftForFirst } = deals([5000, 5000], [70, 30], 10);
    expect(leftForFirst).toBe(10);
    expect(shares.map((share) => Math.round(share * 1e9) / 1e9)).toEqual([45, 45]);
    expect(chipChop).toEqual([45, 45]);
  });

  test('whole cents, nothing lost', () => {
    expect(wholeAmounts([33.4, 33.3, 33.3])).toEqual([34, 33, 33]);
    fc.assert(
      fc.property(
        fc.array(stack, { minLength: 2, maxLength: 9 }),
        fc.integer({ min: 9, max: 1e9 }),
        (stacks, purse) => {
          expect(sum(wholeAmounts(deals(stacks, [purse]).icm))).toBe(purse);
        },
      ),
    );
  });

  test.each([
    [[-1, 5], [50], /stack 1 is -1/],
    [[0, 0], [50], /nobody has any chips/],
    [[10, 5], [50, 30, 20], /3 prizes for 2 players/],
    [[10, 5], [30, 50], /prize 2 is more than prize 1/],
    [[], [50], /no stacks/],
    [[10, 5], [], /no prizes/],
  ])('%j for %j is refused', (stacks, prizes, message) => {
    expect(wrongDeal(stacks, prizes)).toMatch(message);
  });

  test('more for first than first has over second is refused', () => {
    expect(wrongDeal([10, 5], [70, 30], 41)).toMatch(/from 0 to 40/);
  });
});
