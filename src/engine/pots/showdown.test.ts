import { expect, test } from 'vitest';
import { table } from '../../testing/table.ts';
import { handName } from '../ranking/names.ts';

const three = {
  stacks: { 1: 1000, 2: 1000, 3: 1000 },
  button: 1,
  blinds: [5, 10] as const,
  holes: { 1: 'AcAd', 2: 'KcKd', 3: 'QcQd' },
  board: '2h3s7h8s9c',
};
const toRiver = (given = three) => {
  const t = table(given).play('1 call; 2 call; 3 check');
  for (let street = 0; street < 2; street++) t.dealOn().play('2 check; 3 check; 1 check');
  return t.dealOn();
};
const order = (t: ReturnType<typeof table>) => t.all('showdown')[0]!.order;

test('[show-order-no-bet] without a bet on the river the first left of the button shows first', () => {
  expect(order(toRiver().play('2 check; 3 check; 1 check').dealOn())).toEqual([2, 3, 1]);
});

test('[show-order-last-aggressor] the last to bet or raise on the river shows first, then clockwise', () => {
  expect(order(toRiver().play('2 check; 3 raise 50; 1 call; 2 call').dealOn())).toEqual([3, 1, 2]);
  expect(order(toRiver().play('2 raise 50; 3 raise 100; 1 raise 300; 2 call; 3 call').dealOn())).toEqual([
    1, 2, 3,
  ]);
});

test('[show-order-no-bet] [tda-17-show-order] an all-in player who could not act on the river does not show first, except at TDA', () => {
  const shown = (rulebook: string) => {
    const t = table({ ...three, rulebook, stacks: { 1: 1000, 2: 100, 3: 1000 } });
    t.play('1 raise 100; 2 call; 3 call');
    for (let street = 0; street < 3; street++) t.dealOn().play('3 check; 1 check');
    return order(t.dealOn());
  };
  for (const rulebook of ['homepokertourney', 'home-guidelines', 'bnai-jeshurun', 'roberts-rules'])
    expect(shown(rulebook), rulebook).toEqual([3, 1, 2]);
  expect(shown('tda')).toEqual([2, 3, 1]);
});

const spread = {
  stacks: { 2: 1000, 3: 1000, 5: 1000, 8: 1000 },
  button: 2,
  blinds: [5, 10] as const,
};
const toSpreadRiver = () => {
  const t = table(spread).play('8 call; 2 fold; 3 call; 5 check');
  for (let street = 0; street < 2; street++) t.dealOn().play('3 check; 5 check; 8 check');
  return t.dealOn();
};

test('[show-order-no-bet] button 2, the river checked round: 3, 5 and 8 show in that order', () => {
  expect(order(toSpreadRiver().play('3 check; 5 check; 8 check').dealOn())).toEqual([3, 5, 8]);
});

test('[show-order-last-aggressor] on the river 3 bets, 5 raises, 8 and 3 call: 5, 8 and 3 show in that order', () => {
  const t = toSpreadRiver().play('3 raise 50; 5 raise 100; 8 call; 3 call');
  expect(order(t.dealOn())).toEqual([5, 8, 3]);
});

test('[hand-rank-order] a flush beats a straight', () => {
  const t = toRiver({ ...three, holes: { 1: 'JcTd', 2: 'Ah4h', 3: 'QcQd' }, board: '2h3h7h8s9c' });
  t.play('2 check; 3 check; 1 check').dealOn();
  expect(t.stacks).toEqual({ 1: 990, 2: 1020, 3: 990 });
});

test('[play-step-11-showdown] [cards-speak] [tda-12-cards-speak] the best hand shown wins; beaten players may muck', () => {
  const t = toRiver().play('2 check; 3 check; 1 check').dealOn();
  expect(t.all('shown').map(({ seat }) => seat)).toEqual([2, 1]);
  expect(t.all('mucked').map(({ seat }) => seat)).toEqual([3]);
  expect(t.stacks).toEqual({ 1: 1020, 2: 990, 3: 990 });
});

test('[cards-speak] a player who says two pair with kings, eights and five hearts has a flush', () => {
  const t = toRiver({ ...three, holes: { 1: 'Kh3h', 2: 'As8d', 3: 'QcQd' }, board: '2h7h8h8sKc' });
  t.play('2 check; 3 check; 1 check; deal; 2 show; 3 muck; 1 show');
  expect(handName(t.hand.values[t.hand.placeOf(1)]!)).toBe('Flush, king high');
  expect(t.stacks).toEqual({ 1: 1020, 2: 990, 3: 990 });
});

test('[tda-13-tabling] a winning hand thrown in unseen has no claim', () => {
  const t = toRiver().play('2 check; 3 check; 1 check; deal; 1 muck; 2 show; 3 muck');
  expect(t.stacks).toEqual({ 1: 990, 2: 1020, 3: 990 });
});

test('[tda-17-show-order] if all others throw in, the last hand wins without being shown', () => {
  const t = toRiver().play('2 check; 3 check; 1 check; deal; 2 muck; 1 muck');
  expect(t.all('shown')).toEqual([]);
  expect(t.stacks[3]).toBe(1020);
});

test('[showdown-dealer-calls] hands are shown when the dealer has called for them, once', () => {
  const t = toRiver();
  expect(t.try('2 show')).toMatchObject({ code: 'no-showdown' });
  t.play('2 check; 3 check; 1 check; deal; 2 show');
  expect(t.try('2 muck')).toMatchObject({ code: 'already-done' });
  expect(t.try('7 show')).toMatchObject({ code: 'not-in-the-hand' });
});

test('[all-in-show-hands] [tda-16-face-up] with somebody all-in and no more betting every live hand is turned up', () => {
  const t = table({ ...three, stacks: { 1: 200, 2: 1000, 3: 1000 } }).play(
    '1 raise 200; 2 call; 3 fold; deal',
  );
  expect(t.all('tabled')[0]!.seats).toEqual([2, 1]);
});

test('[all-in-show-hands] two all-in on the flop: both hands are face up before the turn comes', () => {
  const t = table(three).play('1 fold; 2 call; 3 check').dealOn().play('2 raise 990; 3 call; deal');
  expect(t.all('tabled')[0]!.seats).toEqual([2, 3]);
  const types = t.events.map(({ type }) => type);
  expect(types.indexOf('tabled')).toBeGreaterThan(types.indexOf('turned'));
  expect(types.indexOf('tabled')).toBeLessThan(types.lastIndexOf('turned'));
});

test('[show-order-no-bet] a house that shows all-in hands in turn keeps them down until the showdown, the first to act first', () => {
  const inTurn = { allInHands: { use: 'in-turn', cite: 'show-order-no-bet' } } as const;
  const t = table({ ...three, choices: inTurn }).play('1 fold; 2 raise 1000; 3 call');
  while (t.all('showdown').length === 0) t.dealOn();
  expect(t.all('tabled')).toEqual([]);
  expect(order(t)).toEqual([2, 3]);
});

test('[all-in-show-hands] not while two can still bet on the side', () => {
  const t = table({ ...three, stacks: { 1: 200, 2: 1000, 3: 1000 } }).play(
    '1 raise 200; 2 call; 3 call; deal',
  );
  expect(t.all('tabled')).toEqual([]);
  t.play('2 raise 100; 3 call').dealOn().play('2 check; 3 check').dealOn().play('2 check; 3 check; deal');
  expect(t.all('tabled')[0]!.seats).toEqual([2, 3, 1]);
});

test('[tda-16-face-up] 1 all-in before the flop, 2 and 3 call: hands stay down until 2 is all-in on the turn, then all three go up before the river', () => {
  const t = table({ ...three, stacks: { 1: 200, 2: 700, 3: 1000 } }).play('1 raise 200; 2 call; 3 call');
  t.dealOn().play('2 check; 3 check').dealOn();
  expect(t.all('tabled')).toEqual([]);
  t.play('2 raise 500; 3 call; deal');
  expect(t.all('tabled')[0]!.seats).toEqual([2, 3, 1]);
  const types = t.events.map(({ type }) => type);
  expect(t.all('turned').length).toBe(3);
  expect(types.indexOf('tabled')).toBeLessThan(types.lastIndexOf('turned'));
});

test('[dead-hand-fold] a hand declared dead leaves its chips in the pot', () => {
  const t = toRiver();
  expect(t.played.do({ type: 'kill', seat: 1, rule: 'dead-hand-fold' })).toBeNull();
  t.play('2 check; 3 check').dealOn();
  expect(t.stacks).toEqual({ 1: 990, 2: 1020, 3: 990 });
  expect(t.played.do({ type: 'kill', seat: 2, rule: 'dead-hand-fold' })).toMatchObject({
    code: 'no-hand-in-play',
  });
});
