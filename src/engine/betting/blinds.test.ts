import { expect, test } from 'vitest';
import { findRulebook } from '../../rulebooks/index.ts';
import { table } from '../../testing/table.ts';
import { openingPlan } from '../button/button.ts';
import type { HandChoices } from '../choices/hand-choices.ts';
import { setupFor } from '../tournament/hands/setup.ts';

const three = { stacks: { 1: 1000, 2: 1000, 3: 1000 }, button: 1, blinds: [10, 20] as const };

test('[blinds-two-posted] [play-step-1-small-blind] [play-step-2-big-blind] button in seat 4 of six: 5 posts the small blind, 6 the big one', () => {
  const stacks = { 1: 1000, 2: 1000, 3: 1000, 4: 1000, 5: 1000, 6: 1000 };
  expect(table({ stacks, button: 4, blinds: [10, 20] }).bets).toEqual({
    1: 0,
    2: 0,
    3: 0,
    4: 0,
    5: 10,
    6: 20,
  });
});

test('[play-step-4-first-betting] betting begins left of the big blind', () => {
  const six = { ...three, stacks: { ...three.stacks, 4: 1000, 5: 1000, 6: 1000 } };
  expect(table(six).legal!.seat).toBe(4);
});

test('[play-step-6-second-betting] later streets begin with the first live player left of the button', () => {
  const t = table(three).play('1 call; 2 fold; 3 check').dealOn();
  expect(t.legal!.seat).toBe(3);
});

test('[blinds-option] everybody calls: the big blind may still raise', () => {
  const t = table(three).play('1 call; 2 call');
  expect(t.legal).toMatchObject({ seat: 3, canCheck: true, raise: { minimum: 40, maximum: 1000 } });
});

test('[heads-up-order] the button posts the small blind, acts first before the flop and last after it', () => {
  const t = table({ stacks: { 1: 1000, 2: 1000 }, button: 2, blinds: [10, 20] });
  expect(t.bets).toEqual({ 1: 20, 2: 10 });
  expect(t.legal!.seat).toBe(2);
  expect(t.play('2 call; 1 check').dealOn().legal!.seat).toBe(1);
  for (const street of ['turn', 'river'])
    expect(t.play('1 check; 2 check').dealOn().legal!.seat, street).toBe(1);
});

test('[blinds-raise-every-round-bj] the small blind only called before the flop, and may raise a bet on the turn', () => {
  const t = table({ ...three, rulebook: 'bnai-jeshurun' })
    .play('1 call; 2 call; 3 check')
    .dealOn();
  t.play('2 check; 3 check; 1 check').dealOn();
  expect(t.play('2 check; 3 raise 20; 1 fold').legal).toMatchObject({
    seat: 2,
    toCall: 20,
    raise: { minimum: 40 },
  });
});

const short = { stacks: { 1: 2000, 2: 2000, 3: 40 }, button: 1, blinds: [50, 100] as const };

test('[rr-blind-short-does-not-lower] a big blind of 100 that has only 40 still makes it 100 to call and 200 to raise', () => {
  const t = table(short);
  expect(t.bets[3]).toBe(40);
  expect(t.legal).toMatchObject({ toCall: 100, raise: { minimum: 200 } });
});

test('[rr-short-blind-action] a big blind of 100 posts 40 and wins: they play for what they have and owe nothing more', () => {
  const t = table({ ...short, holes: { 1: '2c7d', 2: '3c8d', 3: 'AsAh' }, board: 'KsQh9d5c4h' });
  expect(t.play('1 call; 2 fold').checkDown().stacks).toEqual({ 1: 1970, 2: 1950, 3: 120 });
});

test('[home-bb-ante] the ante the big blind pays for everybody is dead money, no part of their bet', () => {
  const t = table({ ...three, ante: 20, anteBy: 'big-blind' });
  expect(t.bets).toEqual({ 1: 0, 2: 10, 3: 20 });
  expect(t.hand.pot).toBe(50);
  expect(t.legal!.toCall).toBe(20);
});

/** How much of a big blind's stack is the bet and how much the ante, where both are 1000. */
function bigBlindWith(stack: number, rulebook: string) {
  const stacks = { 1: 9000, 2: 9000, 3: stack };
  const t = table({ stacks, button: 1, blinds: [500, 1000], ante: 1000, anteBy: 'big-blind', rulebook });
  return { live: t.bets[3], ante: t.hand.pot - t.bets[2]! - t.bets[3]! };
}

test('[tda-rp11-bb-ante] [home-bb-ante] a big blind too short for both pays the blind before the ante, by other rulebooks after it', () => {
  expect(bigBlindWith(1100, 'tda')).toEqual({ live: 1000, ante: 100 });
  expect(bigBlindWith(1500, 'tda')).toEqual({ live: 1000, ante: 500 });
  expect(bigBlindWith(1500, 'roberts-rules')).toEqual({ live: 500, ante: 1000 });
});

test('an ante from each is paid before the blinds', () => {
  const t = table({ ...three, ante: 5 });
  expect(t.hand.pot).toBe(45);
  expect(t.stacks).toEqual({ 1: 995, 2: 985, 3: 975 });
});

test('a dead small blind: only the big one is posted', () => {
  const t = table({ ...three, posts: [{ seat: 3, kind: 'big', amount: 20 }], firstToAct: 1 });
  expect(t.hand.pot).toBe(20);
  expect(t.play('1 call').legal).toMatchObject({ seat: 2, toCall: 20 });
});

test('two big blinds and a small one on the button: both big blinds keep their option', () => {
  const t = table({
    stacks: { 2: 500, 3: 500, 4: 500, 5: 500 },
    button: 2,
    blinds: [10, 20],
    posts: [
      { seat: 3, kind: 'big', amount: 20 },
      { seat: 4, kind: 'big', amount: 20 },
      { seat: 2, kind: 'small', amount: 10 },
    ],
    firstToAct: 5,
  });
  expect(t.legal!.seat).toBe(5);
  t.play('5 call; 2 call');
  expect(t.legal).toMatchObject({ seat: 3, canCheck: true, raise: { minimum: 40 } });
  expect(t.play('3 check').legal).toMatchObject({ seat: 4, canCheck: true, raise: { minimum: 40 } });
});

test('[late-unpaid-posts-big-blind] a late player’s big blind out of position is their bet, and they keep the option', () => {
  const t = table({
    stacks: { 1: 500, 2: 500, 3: 500, 4: 500, 5: 500 },
    button: 1,
    blinds: [10, 20],
    posts: [
      { seat: 2, kind: 'small', amount: 10 },
      { seat: 3, kind: 'big', amount: 20 },
      { seat: 5, kind: 'big', amount: 20 },
    ],
    firstToAct: 4,
  });
  expect(t.play('4 call').legal).toMatchObject({
    seat: 5,
    canCheck: true,
    toCall: 0,
    raise: { minimum: 40 },
  });
});

test('[home-bb-ante] [tda-rp11-bb-ante] at a tournament’s table the big blind pays the ante for everybody, unless the house has everybody pay', () => {
  const rulebook = findRulebook('tda')!;
  const { hand } = rulebook;
  const { anteBy: _, ...handThen } = hand;
  const level = { small: 100, big: 200, ante: 200, minutes: 20 };
  const players = [1, 2, 3].map((seat) => ({ seat, stack: 5000 }));
  const plan = openingPlan(1, [1, 2, 3]);
  const antes = (choices: HandChoices) =>
    setupFor({ ...rulebook, hand: choices }, level, plan, players, 25)
      .posts.filter(({ kind }) => kind === 'ante')
      .map(({ seat }) => seat);
  expect(antes(hand)).toEqual([3]);
  expect(antes({ ...hand, anteBy: { use: 'each', cite: 'home-bb-ante' } })).toEqual([2, 3, 1]);
  // Tournaments from before that choice.
  expect(antes(handThen as HandChoices)).toEqual([2, 3, 1]);
});
