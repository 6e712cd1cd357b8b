import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import type { KnockOut } from './knock-outs.ts';
import { type OwnHand, statistics } from './statistics.ts';

const four = {
  stacks: { 1: 500, 2: 500, 3: 500, 4: 500 },
  button: 1,
  blinds: [10, 20] as const,
  holes: { 1: '7c2d', 2: 'AsAh', 3: 'KsKh', 4: 'QsQh' },
  board: '2c 5d 9h Jc 3s',
};
const own = (number: number, seat: number, story: string): OwnHand => ({
  table: '1',
  number,
  seat,
  events: table(four).play(story).checkDown().events,
});

const folded = (seat: number) => own(1, seat, '4 raise 60; 1 fold; 2 fold; 3 fold');
const shownDown = (seat: number) => own(2, seat, '4 raise 60; 1 fold; 2 raise 200; 3 fold; 4 call');
const limped = (seat: number) => own(3, seat, '4 fold; 1 call; 2 fold; 3 check');

test('hands played, won and shown, chips put in by choice, and the best and the worst hand', () => {
  const hands = [folded(2), shownDown(2), limped(2)];
  expect(statistics(hands, 'ann', [])).toEqual({
    hands: 3,
    won: 1,
    wonAtShowdown: 1,
    showdowns: 1,
    shown: 1,
    played: 1,
    raised: 1,
    best: { table: '1', number: 2, chips: 220 },
    worst: { table: '1', number: 1, chips: -10 },
    knockedOut: [],
  });
});

test('a blind is not a choice, a won pot need not be shown, and a beaten hand that was mucked was not shown', () => {
  expect(statistics([folded(4)], 'dan', [])).toMatchObject({
    hands: 1,
    won: 1,
    wonAtShowdown: 0,
    showdowns: 0,
    shown: 0,
    played: 1,
    raised: 1,
    best: { chips: 30 },
    worst: null,
  });
  expect(statistics([limped(3)], 'cy', [])).toMatchObject({ played: 0, raised: 0, won: 1, showdowns: 1 });
  expect(statistics([shownDown(4)], 'dan', [])).toMatchObject({
    won: 0,
    showdowns: 1,
    shown: 0,
    best: null,
    worst: { chips: -200 },
  });
});

test('a void hand and a hand dealt without them are not theirs', () => {
  const voided: OwnHand = {
    ...folded(2),
    events: [...table(four).play('4 raise 60').events, { type: 'voided', rule: 'rr-fairness' }],
  };
  expect(statistics([voided, { ...folded(2), seat: 9 }], 'ann', [])).toBeNull();
  expect(statistics([], 'ann', [])).toBeNull();
});

test('knockouts are those they made, not their own', () => {
  const knockOut = (out: string, ...by: string[]): KnockOut => ({
    at: 0,
    level: 1,
    left: 2,
    out: [{ player: out, name: out.toUpperCase() }],
    by: by.map((player) => ({ player, name: player, bounty: 0 })),
  });
  const made = [
    knockOut('ben', 'ann', 'cy'),
    knockOut('cy', 'dan'),
    knockOut('ann', 'dan'),
    knockOut('eve', 'ann'),
  ];
  expect(statistics([folded(2)], 'ann', made)!.knockedOut).toEqual(['BEN', 'EVE']);
});
