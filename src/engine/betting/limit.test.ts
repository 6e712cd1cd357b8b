import { expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

const limit = { structure: { use: 'limit', cite: 'limit-fixed-bets' } as const };
const four = {
  stacks: { 1: 1000, 2: 1000, 3: 1000, 4: 1000 },
  button: 1,
  blinds: [1, 2] as const,
  rulebook: 'home-guidelines',
  choices: limit,
};

test('[limit-fixed-bets] 2 before and on the flop, 4 on turn and river', () => {
  const t = table(four);
  expect(t.legal!.raise).toEqual({ minimum: 4, maximum: 4 });
  expect(t.try('4 raise 5')).toMatchObject({ code: 'above-limit', rule: 'limit-fixed-bets' });
  t.play('4 call; 1 call; 2 call; 3 check').dealOn();
  expect(t.legal!.raise).toEqual({ minimum: 2, maximum: 2 });
  for (let street = 0; street < 2; street++) {
    t.play('2 check; 3 check; 4 check; 1 check').dealOn();
    expect(t.legal!.raise).toEqual({ minimum: 4, maximum: 4 });
  }
});

test('[limit-raise-cap] one bet and four raises: at most 10 a street early and 20 late', () => {
  const t = table(four).play('4 raise 4; 1 raise 6; 2 raise 8; 3 raise 10');
  expect(t.legal).toMatchObject({ seat: 4, toCall: 6, raise: null });
  expect(t.try('4 raise 12')).toMatchObject({ code: 'capped', rule: 'limit-raise-cap', bets: 5 });
  t.play('4 call; 1 call; 2 call').dealOn();
  t.play('2 check; 3 check; 4 check; 1 check').dealOn();
  t.play('2 raise 4; 3 raise 8; 4 raise 12; 1 raise 16; 2 raise 20');
  expect(t.legal).toMatchObject({ seat: 3, raise: null });
});

test('[rr-unlimited-raises-heads-up] one bet and three raises, but two players who were alone before that go on', () => {
  const roberts = { ...four, rulebook: 'roberts-rules' };
  const t = table(roberts).play('4 raise 4; 1 raise 6; 2 raise 8');
  expect(t.legal!.raise).toBeNull();
  const two = table(roberts).play('4 raise 4; 1 fold; 2 fold; 3 raise 6; 4 raise 8; 3 raise 10; 4 raise 12');
  expect(two.legal!.raise).toEqual({ minimum: 14, maximum: 14 });
  const late = table(roberts).play('4 raise 4; 1 raise 6; 2 raise 8; 3 fold; 4 fold');
  expect(late.legal, 'capped with three in stays capped').toMatchObject({ seat: 1, raise: null });
});

test('[rr-half-bet-is-raise] an all-in of half a bet or more opens the betting again, less does not', () => {
  const twenty = { ...four, blinds: [10, 20] as const };
  const half = table({ ...twenty, stacks: { ...four.stacks, 1: 50 } }).play(
    '4 raise 40; 1 raise 50; 2 fold; 3 call',
  );
  expect(half.legal).toMatchObject({ seat: 4, toCall: 10, raise: { minimum: 80, maximum: 80 } });
  const less = table({ ...twenty, stacks: { ...four.stacks, 1: 49 } }).play(
    '4 raise 40; 1 raise 49; 2 fold; 3 call',
  );
  expect(less.legal).toMatchObject({ seat: 4, toCall: 9, raise: null });
});

test('[rr-half-bet-is-raise] an opening all-in of 15 is raised to 40, one of 5 is completed to 20', () => {
  const flop = (stack: number) =>
    table({ ...four, blinds: [10, 20], stacks: { ...four.stacks, 2: stack + 20 } })
      .play('4 call; 1 call; 2 call; 3 check')
      .dealOn();
  expect(flop(15).play('2 raise 15').legal!.raise).toEqual({ minimum: 40, maximum: 40 });
  expect(flop(5).play('2 raise 5').legal!.raise).toEqual({ minimum: 20, maximum: 20 });
});
