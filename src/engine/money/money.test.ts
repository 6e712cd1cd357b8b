import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bnaiJeshurun } from '../../rulebooks/bnai-jeshurun.ts';
import { homepokertourney } from '../../rulebooks/homepokertourney.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { addOn } from './addon.ts';
import { defaultPercent, payTogether, percentFor, prizes } from './prizes.ts';

const table = homepokertourney.tournament.prizes.use;
const paid = (purse: number, players: number) => prizes(purse, percentFor(table, players)!, players);

test('[payout-default-five-places] [purse-definition] a purse of 750 is 300, 187.50, 150, 75 and 37.50', () => {
  expect(paid(75_000, 24)).toEqual([30_000, 18_750, 15_000, 7500, 3750]);
});

test('[payout-by-field-size] 10, 16 and 24 players at 25', () => {
  expect(paid(25_000, 10)).toEqual([12_500, 7500, 5000]);
  expect(paid(40_000, 16)).toEqual([20_000, 10_000, 6000, 4000]);
  expect(paid(60_000, 24)).toEqual([24_000, 15_000, 12_000, 6000, 3000]);
  expect(percentFor(table, 31)).toBeUndefined();
});

test('prizes add up to the purse, to the smallest unit, whatever the field, and never rise with the place', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.integer({ min: 1, max: 2000 }),
      fc.constantFrom(1, 100, 500),
      (purse, players, roundTo) => {
        const amounts = prizes(
          purse,
          percentFor(table, players) ?? defaultPercent(players),
          players,
          roundTo,
        );
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(purse);
        expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
      },
    ),
  );
});

test('a default for large fields: one in six is paid and it is 100 per cent', () => {
  expect(defaultPercent(60).length).toBe(10);
  for (const players of [31, 100, 999])
    expect(defaultPercent(players).reduce((sum, each) => sum + each, 0)).toBeCloseTo(100, 9);
});

test('rounded to notes, the remainder goes to first', () => {
  expect(prizes(75_000, [40, 25, 20, 10, 5], 24, 500)).toEqual([30_500, 18_500, 15_000, 7500, 3500]);
});

const five = prizes(75_000, [40, 25, 20, 10, 5], 24);
const together = (places: number[], stacks: Record<string, number>, rulebook: string) =>
  Object.fromEntries(
    payTogether(
      five,
      { places, stacks: new Map(Object.entries(stacks)) },
      findRulebook(rulebook)!.tournament.sameHand.use,
    ),
  );

test('[simultaneous-elimination] places 3 and 4 on one hand with 500 and 300: HomePokerTourney splits, 112.50 each; of places 5 and 6 18.75 each', () => {
  expect(together([3, 4], { ann: 500, bob: 300 }, 'homepokertourney')).toEqual({ ann: 11_250, bob: 11_250 });
  expect(together([5, 6], { ann: 500, bob: 300 }, 'homepokertourney')).toEqual({ ann: 1875, bob: 1875 });
});

test.each(['bnai-jeshurun', 'home-guidelines'])(
  '[simultaneous-elimination] at %s 500 is third with 150 and 300 fourth with 75',
  (rulebook) => {
    expect(together([3, 4], { bob: 300, ann: 500 }, rulebook)).toEqual({ ann: 15_000, bob: 7500 });
  },
);

test('[home-equal-stacks-split] [rr-simultaneous-bust-stack] equal stacks split, also where stacks rank', () => {
  expect(together([5, 6], { ann: 300, bob: 300 }, 'roberts-rules')).toEqual({ ann: 1875, bob: 1875 });
  expect(together([2, 3, 4], { ann: 300, bob: 500, cy: 300 }, 'roberts-rules')).toEqual({
    bob: 18_750,
    ann: 11_250,
    cy: 11_250,
  });
});

test.each([
  [3925, undefined, { price: 500, chips: 75, stack: 4000 }],
  [3500, undefined, { price: 500, chips: 500, stack: 4000 }],
  [3499, undefined, { price: 1000, chips: 501, stack: 4000 }],
  [1200, undefined, { price: 3000, chips: 2800, stack: 4000 }],
  [4000, undefined, { price: 0, chips: 0, stack: 4000 }],
  [5200, undefined, { price: 0, chips: 0, stack: 5200 }],
  [2000, 2, { price: 1000, chips: 1000, stack: 3000 }],
])('[addon-cap-and-price] [addon-optional-amount] a stack of %i, blocks %s', (stack, blocks, answer) => {
  expect(addOn(bnaiJeshurun.tournament.addOn.use, stack, blocks)).toEqual(answer);
});
