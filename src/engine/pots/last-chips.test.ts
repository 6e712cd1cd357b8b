import { expect, test } from 'vitest';
import { table } from '../../testing/table.ts';
import { wonLastChipsOf } from './last-chips.ts';

const deep = {
  stacks: { 1: 100, 2: 300, 3: 700, 4: 900 },
  button: 4,
  blinds: [10, 20] as const,
  holes: { 1: 'AsAh', 2: 'KsKh', 3: '2s3h', 4: 'JsJh' },
  board: '2c4d7h8d9c',
};

test('[home-bounty-fixed] the deepest pot a player could win decides who knocked them out', () => {
  const t = table(deep).play('3 raise 700; 4 call; 1 call; 2 call').dealOn();
  // Seat 1 takes the main pot, seat 2 the first side pot; seat 3 loses their last chips to seat 4.
  expect(wonLastChipsOf(3, t.hand, t.events)).toEqual([4]);
});

test('[home-bounty-fixed] blinded out with a dead hand: the winner of the pot the blind went into', () => {
  const t = table({ ...deep, stacks: { 1: 10, 2: 300, 3: 700, 4: 900 } });
  t.kill(1).play('3 raise 60; 4 call; 2 fold').checkDown();
  expect(wonLastChipsOf(1, t.hand, t.events)).toEqual([4]);
});

test('[home-bounty-fixed] a dead stack that lies in the main pot is not won with a side pot', () => {
  const t = table({ ...deep, stacks: { 1: 10, 2: 50, 3: 700, 4: 900 } });
  t.kill(1).play('3 raise 700; 4 call; 2 call').dealOn();
  expect(t.pots.map(({ winners }) => Object.keys(winners))).toEqual([['2'], ['4']]);
  expect(wonLastChipsOf(1, t.hand, t.events)).toEqual([2]);
});
