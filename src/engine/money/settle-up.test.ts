import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Balance, MOST_EXACT, type Payment, settleAccounts, settleUp } from './settle-up.ts';

const balances = (...all: number[]): Balance<number>[] => all.map((balance, who) => ({ who, balance }));

/** What everybody has after the payments, beside what they had coming. */
function after(before: readonly Balance<number>[], payments: readonly Payment<number>[]): number[] {
  const left = before.map(({ balance }) => balance);
  for (const { from, to, amount } of payments) {
    expect(amount).toBeGreaterThan(0);
    left[from]! += amount;
    left[to]! -= amount;
  }
  return left;
}

/** The fewest payments, found the slow way: everybody in turn is settled with everybody on the other side. */
function fewest(left: readonly number[]): number {
  const [first, ...rest] = left.filter((balance) => balance !== 0);
  if (first === undefined) return 0;
  const ways = rest.flatMap((other, at) =>
    Math.sign(other) === Math.sign(first) ? [] : [1 + fewest(rest.with(at, other + first))],
  );
  return Math.min(...ways);
}

const zeroSum = (most: number, spread: number) =>
  fc
    .array(fc.integer({ min: -spread, max: spread }), { maxLength: most - 1 })
    .map((some) => balances(...some, -some.reduce((sum, each) => sum + each, 0)));

test('[home-settle-up] two who lost pay the winner', () => {
  expect(settleUp(balances(50, -25, -25))).toEqual([
    { from: 1, to: 0, amount: 25 },
    { from: 2, to: 0, amount: 25 },
  ]);
});

test('[home-settle-up] a host who plays settles what they hold with what they won, under their own name', () => {
  const accounts = [
    { player: 'ann', name: 'Ann', balance: 90 },
    { player: 'hanna', name: 'Hanna', balance: -25 },
    { player: 'cy', name: 'Cy', balance: -40 },
  ];
  expect(settleAccounts(accounts, { player: 'hanna', name: 'Hanna' })).toEqual([
    { from: 'Hanna', to: 'Ann', amount: 50 },
    { from: 'Cy', to: 'Ann', amount: 40 },
  ]);
  expect(settleAccounts(accounts, { player: null, name: 'Otto' })).toContainEqual({
    from: 'Otto',
    to: 'Ann',
    amount: 25,
  });
});

test('[home-settle-up] groups that are even among themselves take one payment fewer each', () => {
  // 30 = 10 + 20 and 7 = 3 + 4: four payments; paying the largest first would take five.
  expect(settleUp(balances(30, 7, -10, -20, -3, -4))).toHaveLength(4);
  expect(settleUp(balances(25, -25, 40, -40))).toHaveLength(2);
});

test('[home-settle-up] nobody who is even pays or gets anything, and nobody to settle is no payment', () => {
  expect(settleUp(balances(0, 0))).toEqual([]);
  expect(settleUp([])).toEqual([]);
});

test('[home-settle-up] everybody is even after it, with as few payments as the slow search finds', () => {
  fc.assert(
    fc.property(zeroSum(7, 6), (before) => {
      const payments = settleUp(before);
      expect(after(before, payments).every((left) => left === 0)).toBe(true);
      expect(payments).toHaveLength(fewest(before.map(({ balance }) => balance)));
    }),
    { numRuns: 300 },
  );
});

test('[home-settle-up] however many there are, it takes fewer payments than people, and equal pairs take one', () => {
  fc.assert(
    fc.property(zeroSum(60, 200), (before) => {
      const payments = settleUp(before);
      expect(after(before, payments).every((left) => left === 0)).toBe(true);
      const open = before.filter(({ balance }) => balance !== 0).length;
      expect(payments.length).toBeLessThanOrEqual(Math.max(0, open - 1));
    }),
  );
  const pairs = Array.from({ length: MOST_EXACT }, (_, at) => [at + 1, -at - 1]).flat();
  expect(settleUp(balances(...pairs))).toHaveLength(MOST_EXACT);
});
