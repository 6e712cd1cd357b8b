import { expect, test } from 'vitest';
import { table } from '../../testing/table.ts';
import { dealerDuties } from './duties.ts';

test('[dealer-announces-count] five see the flop: the dealer says five', () => {
  const t = table({
    stacks: { 1: 500, 2: 500, 3: 500, 4: 500, 5: 500, 6: 500 },
    button: 1,
    blinds: [10, 20],
  });
  t.play('4 call; 5 call; 6 fold; 1 call; 2 call; 3 check').dealOn();
  expect(says(t)).toEqual(['5 players', 'seat 2 to act']);
});

const says = (t: ReturnType<typeof table>) => dealerDuties(t.hand).map(({ say }) => say);

test('[dealer-duties] [dealer-announces-count] [dealer-asks-option] [dealer-collects-bets] [showdown-dealer-calls] the dealer’s voice through a hand', () => {
  const t = table({ stacks: { 1: 500, 2: 500, 3: 500 }, button: 1, blinds: [10, 20] });
  expect(says(t)).toEqual(['3 players', 'seat 1 to act']);
  expect(says(t.play('1 call; 2 fold'))).toEqual(['seat 3: your option']);
  expect(says(t.play('3 check'))).toEqual(['Gather the bets, burn one and turn']);
  expect(says(t.play('deal'))).toEqual(['2 players', 'seat 3 to act']);
  t.play('3 check; 1 check; deal; 3 check; 1 check; deal; 3 check; 1 check');
  expect(says(t)).toEqual(['Gather the bets']);
  expect(says(t.play('deal'))).toEqual(['Show your hands, please']);
});
