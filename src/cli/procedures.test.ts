import { expect, test } from 'vitest';
import { findRulebook } from '../rulebooks/index.ts';
import type { Procedure } from './desk/procedure.ts';
import { Question } from './desk/question.ts';
import { addon, balancing, button, draw, forfeit, late, payout, race } from './desk/tournament.ts';

/** Asks the desk under a rulebook. */
function ask<T>(procedure: Procedure, rulebook: string, question: object, seed?: string): T {
  const book = findRulebook(rulebook)!;
  return procedure(new Question(question), book.tournament, seed, book) as T;
}

type Plan = { button: number; posts: { seat: number; blind: 'small' | 'big' }[]; lastToAct: number };
const to = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
const without = (seats: readonly number[], gone: readonly number[]) =>
  seats.filter((seat) => !gone.includes(seat));

/** The hands after one with button, small and big blind in these seats, the same players staying. */
function after(
  rulebook: string,
  start: readonly [number, number, number],
  live: number[],
  hands = 1,
): Plan[] {
  const [disc, smallBlind, bigBlind] = start;
  const question = { seats: 8, button: disc, smallBlind, bigBlind, hands: Array(hands).fill(live) };
  return ask<{ hands: Plan[] }>(button, rulebook, question).hands;
}
const posting = ({ posts }: Plan, blind: 'small' | 'big') =>
  posts.filter((post) => post.blind === blind).map(({ seat }) => seat);

const DEAD = ['homepokertourney', 'bnai-jeshurun'];

test.each([
  [[], '2/3/4', '3/4/5', '4/5/6'],
  [[1], '2/3/4', '3/4/5', '4/5/6'],
  [[2], '(2)/3/4', '3/4/5', '4/5/6'],
  [[1, 2], '(2)/3/4', '3/4/5', '4/5/6'],
  [[3], '2/-/4', '(3)/4/5', '4/5/6'],
  [[1, 3], '2/-/4', '(3)/4/5', '4/5/6'],
  [[2, 3], '(2)/-/4', '(3)/4/5', '4/5/6'],
  [[1, 2, 3], '(2)/-/4', '(3)/4/5', '4/5/6'],
])(
  '[dead-button-general] [dead-button-sb-bust] [dead-button-bb-bust] both dead-button houses, 1/2/3 and %j bust: %s, %s, %s',
  (busts, ...hands) => {
    const live = without(to(6), busts);
    const shown = (plan: Plan) =>
      `${live.includes(plan.button) ? plan.button : `(${plan.button})`}/${posting(plan, 'small')[0] ?? '-'}/${posting(plan, 'big')}`;
    for (const rulebook of DEAD) {
      const plans = after(rulebook, [1, 2, 3], live, 3);
      expect(plans.map(shown), rulebook).toEqual(hands);
      for (const plan of plans)
        if (!live.includes(plan.button))
          expect(plan.lastToAct, 'the nearest live seat before an empty button').toBe(
            live.findLast((seat) => seat < plan.button) ?? live.at(-1),
          );
    }
  },
);

test.each([
  ['three', [2, 3], 2, 3],
  ['three', [1, 3], 1, 3],
  ['three', [1, 2], 1, 2],
  ['four', [3, 4], 4, 3],
  ['four', [1, 2], 1, 2],
])(
  '[heads-up-transition] [heads-up-order] from %s to %j: big blind %i, button and small blind %i',
  (_, live, big, disc) => {
    for (const rulebook of DEAD) {
      const [plan] = after(rulebook, [1, 2, 3], live);
      expect([plan!.button, posting(plan!, 'small'), posting(plan!, 'big')]).toEqual([disc, [disc], [big]]);
    }
  },
);

test('[dead-button-general] from two players to three: the old big blind posts the small blind, the player before them has the button', () => {
  for (const rulebook of DEAD) {
    const [plan] = after(rulebook, [1, 1, 4], [1, 3, 4]);
    expect([plan!.button, posting(plan!, 'small'), posting(plan!, 'big')]).toEqual([3, [4], [1]]);
  }
});

test('[dead-button-replaced] a player moved into the seat before the deal takes on what it owes', () => {
  for (const rulebook of DEAD) expect(posting(after(rulebook, [1, 2, 3], to(6))[0]!, 'small')).toEqual([3]);
});

test.each([
  ['1 leaves', [1], ['2: SB 2, BB 3 4', '3: SB 3 4, BB 5', '4: SB 5, BB 6']],
  ['2 leaves', [2], ['1: SB , BB 3', '3: SB 3, BB 4 5', '4: SB 4 5, BB 6', '5: SB 6, BB 7']],
  ['both leave', [1, 2], ['3: SB , BB 3 4 5', '4: SB 3 4 5, BB 6', '5: SB 6, BB 7']],
])(
  '[no-dead-button-principle] [no-dead-button-left-on-button] [no-dead-button-left-on-small-blind] the guidelines, 8/1/2 and %s',
  (_, gone, hands) => {
    const shown = (plan: Plan) =>
      `${plan.button}: SB ${posting(plan, 'small').sort().join(' ')}, BB ${posting(plan, 'big').sort().join(' ')}`;
    expect(after('home-guidelines', [8, 1, 2], without(to(8), gone), hands.length).map(shown)).toEqual(hands);
  },
);

type Moves = { moves: { from: { table: string; seat: number }; to: { table: string; seat: number } }[] };

test('[balance-three-table-example] [balance-threshold] 8, 8 and 7, the third left of the button busts at C, A is dealt Jd and B 4s: B’s third left moves and posts C’s next big blind; nobody moves at the congregation', () => {
  const tables = {
    A: { button: 6, players: to(8) },
    B: { button: 4, players: to(8) },
    C: { button: 2, players: without(to(7), [5]) },
  };
  const question = { tables, busts: [{ table: 'C', seat: 5 }], cards: { A: ['Jd'], B: ['4s'] } };
  expect(ask<Moves>(balancing, 'homepokertourney', question).moves).toMatchObject([
    { from: { table: 'B', seat: 7 }, to: { table: 'C', seat: 5 } },
  ]);
  expect(posting(after('homepokertourney', [2, 3, 4], to(7))[0]!, 'big')).toEqual([5]);
  expect(ask<Moves>(balancing, 'bnai-jeshurun', question).moves).toEqual([]);
});

test('[balance-same-position] the position counts players, not chairs', () => {
  const tables = {
    // Button 1: third to the left over the empty chairs 2 and 4 sits seat 6.
    A: { button: 1, players: [1, 3, 5, 6, 7, 8] },
    B: { button: 1, players: without(to(5), [4]) },
  };
  const question = { tables, busts: [{ table: 'B', seat: 4 }] };
  expect(ask<Moves>(balancing, 'homepokertourney', question).moves).toMatchObject([
    { from: { table: 'A', seat: 6 }, to: { table: 'B', seat: 4 } },
  ]);
});

const SEED = '5a'.repeat(32);
type Drawn = { tables: { suit: string; button: number; seats: { player: string; card: string | null }[] }[] };

test('[seating-even] [seating-deck] [seating-draw-positions] 25 players draw 9, 8 and 8: a suit a table, the ace on the button', () => {
  const players = to(25).map((at) => `p${at}`);
  const { tables } = ask<Drawn>(draw, 'homepokertourney', { players }, SEED);
  expect(tables.map(({ seats }) => seats.length)).toEqual([9, 8, 8]);
  for (const { suit, seats, button: disc } of tables) {
    expect(seats.every(({ card }) => card!.endsWith(suit))).toBe(true);
    expect(seats[disc - 1]!.card).toBe(`A${suit}`);
  }
  expect(tables.flatMap(({ seats }) => seats.map(({ player }) => player)).sort()).toEqual(players.sort());
});

test('[seating-dealer-in-middle] [seating-dealers-one-per-table] rank r sits r minus the dealer’s rank seats to the dealer’s left', () => {
  const players = to(22).map((at) => `p${at}`);
  const dealers = ['x', 'y', 'z'];
  type Seat = { seat: number; player: string; leftOfDealer: number };
  const { tables } = ask<{ tables: { seats: Seat[] }[] }>(
    draw,
    'homepokertourney',
    { players, dealers },
    SEED,
  );
  for (const [at, { seats }] of tables.entries()) {
    const [dealer, ...none] = seats.filter(({ player }) => dealers.includes(player));
    expect(none, `table ${at + 1}`).toEqual([]);
    for (const { seat, leftOfDealer } of seats)
      expect(leftOfDealer).toBe((seat - dealer!.seat + seats.length) % seats.length);
  }
});

test('[initial-button-bj] [initial-button-draw] the first button: seat 1 at the congregation, the high card under the guidelines', () => {
  const players = to(9).map((at) => `p${at}`);
  expect(ask<Drawn>(draw, 'bnai-jeshurun', { players }, SEED).tables[0]!.button).toBe(1);
  type ForButton = { tables: { button: number; drawnForButton: Record<string, string> }[] };
  const [table] = ask<ForButton>(draw, 'home-guidelines', { players }, SEED).tables;
  const worth = (card: string) => '23456789TJQKA'.indexOf(card[0]!) * 4 + 'cdhs'.indexOf(card[1]!);
  const best = Math.max(...Object.values(table!.drawnForButton).map(worth));
  expect(worth(table!.drawnForButton[table!.button]!)).toBe(best);
});

const odd = {
  chip: 5,
  into: 25,
  odd: { 1: 3, 2: 1, 3: 4, 4: 2 },
  cards: { 1: ['As', 'Ks', '2c'], 2: ['Qh'], 3: ['Kd', '9c', '8c', '3d'], 4: ['Jh', '5s'] },
};
const newChips = (rulebook: string, question: object) =>
  ask<{ newChips: object; removed: number }>(race, rulebook, question);

test('[chip-race-award] odd fives 3/1/4/2: HomePokerTourney gives seat 1 both 25s, the congregation seats 1 and 3', () => {
  expect(newChips('homepokertourney', odd)).toMatchObject({ newChips: { 1: 2 }, removed: 0 });
  expect(newChips('bnai-jeshurun', odd)).toMatchObject({ newChips: { 1: 1, 3: 1 }, removed: 0 });
});

test('[chip-race-no-elimination] seat 4 holds nothing else: seats 4 and 1 at HomePokerTourney, and at the congregation, whose sheet is silent', () => {
  const question = { ...odd, elsewhere: { 1: 500, 2: 500, 3: 500, 4: 0 } };
  expect(newChips('homepokertourney', question).newChips).toEqual({ 4: 1, 1: 1 });
  expect(newChips('bnai-jeshurun', question).newChips).toEqual({ 4: 1, 1: 1 });
});

test('[rr-suit-order] the queen of hearts beats the queen of diamonds in a race', () => {
  const queens = { chip: 25, into: 100, odd: { 1: 1, 2: 1 }, cards: { 1: ['Qd'], 2: ['Qh'] } };
  expect(newChips('roberts-rules', queens).newChips).toEqual({ 2: 1 });
});

test('[chip-race-remainder] 12 odd fives make two 25s, 13 three; under the guidelines any rest earns one', () => {
  const suit = (letter: string, count: number) => [...'AKQJ'].slice(0, count).map((rank) => rank + letter);
  const hands = (count: number) => {
    const cards = {
      1: suit('s', 4),
      2: suit('h', 4),
      3: suit('d', 4),
      ...(count > 12 && { 4: suit('c', 1) }),
    };
    const each = Object.fromEntries(Object.entries(cards).map(([seat, dealt]) => [seat, dealt.length]));
    return { chip: 5, into: 25, odd: each, cards };
  };
  const made = (rulebook: string, count: number) =>
    Object.values(newChips(rulebook, hands(count)).newChips).reduce(
      (sum: number, chips: number) => sum + chips,
      0,
    );
  for (const rulebook of DEAD) expect([made(rulebook, 12), made(rulebook, 13)]).toEqual([2, 3]);
  expect(made('home-guidelines', 12)).toBe(3);
});

type Paid = { prizes: number[]; paid: Record<string, number> };
const together = (places: number[], stacks: Record<string, number>) => ({
  purse: 75_000,
  players: 24,
  percent: [40, 25, 20, 10, 5],
  sameHand: [{ places, stacks }],
});

test('[payout-by-field-size] [purse-definition] 10, 20 and 30 players: three, four and five places, to the cent', () => {
  const prizes = (players: number, purse: number) =>
    ask<Paid>(payout, 'homepokertourney', { purse, players }).prizes;
  expect(prizes(10, 10_000)).toEqual([5000, 3000, 2000]);
  expect(prizes(11, 10_000)).toEqual([5000, 2500, 1500, 1000]);
  expect(prizes(20, 10_000)).toEqual([5000, 2500, 1500, 1000]);
  expect(prizes(21, 10_000)).toEqual([4000, 2500, 2000, 1000, 500]);
  expect(prizes(30, 10_000)).toEqual([4000, 2500, 2000, 1000, 500]);
  expect(prizes(24, 75_001).reduce((sum, prize) => sum + prize)).toBe(75_001);
});

test('[simultaneous-elimination] of a purse of 750 places 3 and 4 with 500 and 300: 112.50 each, or 150 and 75 by stack; 5 and 6: 18.75 each', () => {
  const paid = (rulebook: string, places: number[]) =>
    ask<Paid>(payout, rulebook, together(places, { ann: 500, bob: 300 })).paid;
  expect(paid('homepokertourney', [3, 4])).toEqual({ ann: 11_250, bob: 11_250 });
  expect(paid('homepokertourney', [5, 6])).toEqual({ ann: 1875, bob: 1875 });
  for (const rulebook of ['bnai-jeshurun', 'home-guidelines'])
    expect(paid(rulebook, [3, 4])).toEqual({ ann: 15_000, bob: 7500 });
});

test('[home-equal-stacks-split] where stacks rank, equal ones split', () => {
  const { paid } = ask<Paid>(payout, 'bnai-jeshurun', together([3, 4], { ann: 300, bob: 300 }));
  expect(paid).toEqual({ ann: 11_250, bob: 11_250 });
});

test.each([
  [3925, 500, 75],
  [3499, 1000, 501],
  [4000, 0, 0],
  [5200, 0, 0],
])('[addon-cap-and-price] a stack of %i pays %i cents and gets %i', (stack, price, chips) => {
  expect(ask(addon, 'bnai-jeshurun', { stack })).toMatchObject({ price, chips });
});

test('[late-unpaid-missed-blinds] [late-unpaid-posts-big-blind] [late-missed-blinds-all] late: 3775 and a big blind at the congregation, 105 less under the guidelines', () => {
  expect(
    ask(late, 'bnai-jeshurun', { prepaid: false, missed: [{ small: 25, big: 50, circuits: 3 }] }),
  ).toMatchObject({ stack: 3775, postsBigBlind: true });
  const missed = [
    { small: 10, big: 20, circuits: 2 },
    { small: 15, big: 30, circuits: 1 },
  ];
  expect(ask(late, 'home-guidelines', { stack: 1000, missed })).toMatchObject({ stack: 895 });
});

test('[absence-over-20-minutes] 925 over six players with fives: 150 each, 25 to the bank', () => {
  expect(ask(forfeit, 'homepokertourney', { stack: 925, players: 6, smallestChip: 5 })).toMatchObject({
    each: 150,
    bank: 25,
  });
});
