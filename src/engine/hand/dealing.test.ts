import { expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

const ring = { stacks: { 1: 1000, 2: 1000, 3: 1000, 5: 1000 }, button: 2, blinds: [10, 20] as const };

test('[play-step-3-hole-cards] one card at a time, twice round, first to the left of the button', () => {
  const dealt = table(ring).all('dealt');
  expect(dealt.map(({ seat }) => seat)).toEqual([3, 5, 1, 2, 3, 5, 1, 2]);
});

test('[play-step-3-hole-cards] [play-step-5-flop] [play-step-7-turn] [play-step-9-river] three players, button 1: six cards out, 7 burnt, 8 to 10 the flop, 11 burnt, 12 the turn, 13 burnt, 14 the river', () => {
  // Card n of the deck, counting from 1, has the number n.
  const deck = [...Array.from({ length: 51 }, (_, at) => at + 1), 0];
  const t = table({ stacks: { 1: 1000, 2: 1000, 3: 1000 }, button: 1, blinds: [10, 20], deck });
  const held = (seat: number) =>
    t
      .all('dealt')
      .filter((dealt) => dealt.seat === seat)
      .map(({ card }) => card);
  expect([held(2), held(3), held(1)]).toEqual([
    [1, 4],
    [2, 5],
    [3, 6],
  ]);
  t.checkDown();
  expect(t.all('burned').map(({ card }) => card)).toEqual([7, 11, 13]);
  expect(t.all('turned').map(({ cards }) => cards)).toEqual([[8, 9, 10], [12], [14]]);
});

test('[heads-up-first-card] heads-up the player without the button gets the first card', () => {
  const dealt = table({ stacks: { 4: 500, 7: 500 }, button: 7, blinds: [10, 20] }).all('dealt');
  expect(dealt.map(({ seat }) => seat)).toEqual([4, 7, 4, 7]);
});

test('a button on an empty chair deals first to the next player', () => {
  const dealt = table({ ...ring, button: 4 }).all('dealt');
  expect(dealt[0]!.seat).toBe(5);
});

test('[burn-before-board] [tda-38-one-burn] one card is burnt before flop, turn and river', () => {
  const t = table(ring).checkDown();
  const middle = t.events
    .filter(({ type }) => type === 'burned' || type === 'turned')
    .map(({ type }) => type);
  expect(middle).toEqual(['burned', 'turned', 'burned', 'turned', 'burned', 'turned']);
});

test('[tda-38-one-burn] a hand killed after the action has begun changes nothing: one burn before the flop', () => {
  const t = table(ring).play('1 call; 2 call');
  expect(t.played.do({ type: 'kill', seat: 5, rule: 'dead-hand-wrong-count' })).toBeNull();
  t.play('3 call').dealOn();
  expect([t.all('burned').length, t.hand.boarded, t.hand.stubTop]).toEqual([1, 3, 12]);
});

test('[play-step-5-flop] [play-step-7-turn] [play-step-9-river] three cards, then one, then one, from the top of the stub', () => {
  const t = table({ ...ring, board: '2c3d4h5s6c' }).checkDown();
  expect(t.all('turned').map(({ cards }) => cards.length)).toEqual([3, 1, 1]);
  expect([...t.hand.board]).toEqual([0, 5, 10, 15, 16]);
  // 8 hole cards, 3 burns and 5 on the board have left the stub.
  expect(t.hand.stubTop).toBe(16);
});

test('folded cards lie in the muck, burnt ones on the burn pile, the rest in the stub', () => {
  const t = table({ ...ring, holes: { 1: 'AsKs' } })
    .play('1 fold; 2 call; 3 call; 5 check')
    .dealOn();
  expect(t.hand.mucked).toBe(2);
  expect([...t.hand.muck.subarray(0, 2)]).toEqual([51, 47]);
  expect(t.hand.burned).toBe(1);
});
