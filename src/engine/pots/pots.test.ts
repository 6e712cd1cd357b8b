import { expect, test } from 'vitest';
import { table } from '../../testing/table.ts';
import { calculatePots } from './calculator.ts';

test('[win-by-fold-or-showdown] a bet nobody matches wins, and its unmatched part goes back first', () => {
  const t = table({ stacks: { 1: 1000, 2: 1000, 3: 1000 }, button: 1, blinds: [10, 20] })
    .play('1 raise 300; 2 fold; 3 fold')
    .dealOn();
  expect(t.all('returned')).toEqual([{ type: 'returned', seat: 1, amount: 280 }]);
  expect(t.pots).toEqual([{ amount: 50, eligible: [1], winners: { 1: 50 } }]);
  expect(t.all('shown')).toEqual([]);
});

const deep = {
  stacks: { 1: 100, 2: 300, 3: 700, 4: 700 },
  button: 4,
  blinds: [10, 20] as const,
  holes: { 1: 'AsAh', 2: 'KsKh', 3: 'QsQh', 4: 'JsJh' },
  board: '2c3d7h8d9c',
};

test('[rr-pots-split-separately] [tda-21-side-pots] a main pot and two side pots, each to its own winner', () => {
  const t = table(deep).play('3 raise 700; 4 call; 1 call; 2 call').dealOn();
  expect(t.pots).toEqual([
    { amount: 400, eligible: [1, 2, 3, 4], winners: { 1: 400 } },
    { amount: 600, eligible: [2, 3, 4], winners: { 2: 600 } },
    { amount: 800, eligible: [3, 4], winners: { 3: 800 } },
  ]);
});

test('[rr-pots-split-separately] main and side pot of 125 tied between the same two, in fives: the odd five goes left of the button twice', () => {
  const put = { left: 75, right: 75, 'all-in': 25, folded: 50, gone: 25 };
  const { pots } = calculatePots({
    seats: Object.keys(put),
    in: new Map(Object.entries(put)),
    folded: new Set(['folded', 'gone']),
    best: [['left', 'right'], ['all-in']],
    oddChip: 5,
  });
  expect(pots.map(({ amount, winners }) => [amount, winners])).toEqual([
    [125, { left: 65, right: 60 }],
    [125, { left: 65, right: 60 }],
  ]);
});

test('[show-order-side-pots] [rr-side-pot-show-first] the last side pot is pushed first', () => {
  const t = table(deep).play('3 raise 700; 4 call; 1 call; 2 call').dealOn();
  expect(t.all('awarded').map(({ pot }) => pot.amount)).toEqual([800, 600, 400]);
  expect(t.all('showdown')[0]!.order).toEqual([3, 4, 2, 1]);
});

test('[show-order-side-pots] 1 is in for the main pot only: 2 and 3 settle the side pot, then 1 joins for the main pot', () => {
  const t = table({ ...deep, stacks: { 1: 100, 2: 500, 3: 500, 4: 500 } });
  t.play('3 raise 100; 4 fold; 1 call; 2 call').dealOn().play('2 raise 200; 3 call').dealOn();
  for (let street = 0; street < 2; street++) t.play('2 check; 3 check').dealOn();
  expect(t.all('showdown')[0]!.order).toEqual([2, 3, 1]);
  expect(t.all('awarded').map(({ pot }) => pot)).toEqual([
    { amount: 400, eligible: [2, 3], winners: [{ seat: 2, amount: 400 }] },
    { amount: 300, eligible: [1, 2, 3], winners: [{ seat: 1, amount: 300 }] },
  ]);
});

test('what a folded player left above the last all-in joins the last pot', () => {
  const t = table({ ...deep, stacks: { 1: 60, 2: 1000, 3: 1000, 4: 1000 } });
  t.play('3 raise 200; 4 call; 1 call; 2 call').dealOn().play('2 raise 100; 3 fold; 4 fold').dealOn();
  expect(t.pots).toEqual([
    { amount: 240, eligible: [1, 2], winners: { 1: 240 } },
    { amount: 420, eligible: [2], winners: { 2: 420 } },
  ]);
});

const tie = {
  stacks: { 1: 1000, 2: 1000, 3: 1000 },
  button: 1,
  blinds: [5, 10] as const,
  board: 'AhKs9h8s3c',
};

test('[odd-chip] the odd chip goes to the first winner left of the button', () => {
  const t = table({ ...tie, holes: { 1: 'AcKd', 2: '2c7d', 3: 'AdKc' } })
    .play('1 call; 2 fold; 3 check')
    .checkDown();
  expect(t.pots[0]).toEqual({ amount: 25, eligible: [1, 3], winners: { 3: 13, 1: 12 } });
});

test('[odd-chip] 125 in fives between seats 4 and 7, button 5: 65 to seat 7, 60 to seat 4', () => {
  const t = table({
    stacks: { 4: 1000, 5: 1000, 6: 1000, 7: 1000 },
    button: 5,
    blinds: [25, 50],
    oddChip: 5,
    holes: { 4: 'AcKd', 7: 'AdKc', 5: '2c7d', 6: '2d7c' },
    board: tie.board,
  });
  t.play('4 call; 5 fold; 6 fold; 7 check').checkDown();
  expect(t.pots[0]).toEqual({ amount: 125, eligible: [4, 7], winners: { 7: 65, 4: 60 } });
});

test('[odd-chip] 100 three ways in fives, button 1: 35 to seat 2, 35 to seat 3, 30 to seat 4', () => {
  const t = table({
    stacks: { 1: 1000, 2: 1000, 3: 1000, 4: 1000 },
    button: 1,
    blinds: [10, 20],
    ante: 10,
    oddChip: 5,
    holes: { 1: '2c7d', 2: 'AcKd', 3: 'AdKc', 4: 'AsKh' },
    board: tie.board,
  });
  t.play('4 call; 1 fold; 2 call; 3 check').checkDown();
  expect(t.pots[0]).toEqual({ amount: 100, eligible: [2, 3, 4], winners: { 2: 35, 3: 35, 4: 30 } });
});

test('[tied-pots] two equal straights share 900: 450 each', () => {
  const t = table({
    ...tie,
    blinds: [150, 300],
    holes: { 1: 'QcJd', 2: 'QhJh', 3: '2c2d' },
    board: 'AsKsTd4c5h',
  });
  t.play('1 call; 2 call; 3 check').checkDown();
  expect(t.pots[0]).toEqual({ amount: 900, eligible: [1, 2, 3], winners: { 2: 450, 1: 450 } });
});

test('[rr-odd-chip-one-each] two odd chips go one to each, clockwise', () => {
  const t = table({
    stacks: { 1: 33, 2: 33, 3: 33, 4: 100 },
    button: 4,
    blinds: [1, 2],
    holes: { 1: 'AcKd', 2: 'AdKc', 3: 'AsKh', 4: '2c7d' },
    board: 'AhKs9h8s3c',
  }).play('3 call; 4 call; 1 raise 33; 2 call; 3 call; 4 fold');
  expect(t.dealOn().pots[0]!.winners).toEqual({ 1: 34, 2: 34, 3: 33 });
});

test('[tda-20-odd-chips] the smallest chip in play is not broken', () => {
  const t = table({ ...tie, blinds: [25, 50], oddChip: 25, holes: { 1: 'AcKd', 2: '2c7d', 3: 'AdKc' } });
  t.play('1 call; 2 fold; 3 check').checkDown();
  expect(t.pots[0]).toEqual({ amount: 125, eligible: [1, 3], winners: { 3: 75, 1: 50 } });
});

test('[home-bb-ante] the table’s ante lies in the main pot', () => {
  const t = table({
    stacks: { 1: 1, 2: 6, 3: 4 },
    button: 1,
    blinds: [1, 2],
    ante: 2,
    anteBy: 'big-blind',
    holes: { 1: 'QcQd', 2: 'AcAd', 3: 'KcKd' },
    board: 'QhQs2c3c4c',
  }).play('1 call; 2 call');
  expect(t.dealOn().pots.map(({ amount }) => amount)).toEqual([5, 2]);
});
