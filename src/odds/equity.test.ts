import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '../engine/cards/card.ts';
import { Dice } from '../engine/cards/dice.ts';
import { freshDeck } from '../engine/cards/shuffle.ts';
import { countedValue } from '../engine/ranking/counting.ts';
import { cards } from '../testing/table.ts';
import { exactEquity } from './equity.ts';
import { rangeEquity } from './range-equity.ts';
import { parseRange, type Range, wrongWith } from './ranges.ts';
import { sampledEquity } from './sampling.ts';

const range = (text: string): Range => {
  const parsed = parseRange(text);
  if ('error' in parsed) throw new Error(parsed.error);
  return parsed.range;
};

/** Deals every board and ranks every hand by counting its cards: slow, and shares no code with what it checks. */
function bruteForce(hands: readonly (readonly Card[])[], board: readonly Card[]) {
  const wins = hands.map(() => 0);
  const ties = hands.map(() => 0);
  let boards = 0;
  const known = [...hands.flat(), ...board];
  const deck = [...freshDeck()].filter((card) => !known.includes(card));
  const deal = (from: number, dealt: readonly Card[]): void => {
    if (dealt.length === 5) {
      boards++;
      const values = hands.map((hand) => countedValue([...hand, ...dealt]));
      const best = Math.max(...values);
      const winners = values.flatMap((value, at) => (value === best ? [at] : []));
      for (const at of winners) (winners.length === 1 ? wins : ties)[at]!++;
      return;
    }
    for (let at = from; at < deck.length; at++) deal(at + 1, [...dealt, deck[at]!]);
  };
  deal(0, board);
  return { wins, ties, boards };
}

/** Two to ten hands and a board with at most `toCome` cards to come, from a deck in any order. */
const anySpot = (toCome: number) =>
  fc
    .tuple(
      fc.shuffledSubarray([...freshDeck()], { minLength: 25, maxLength: 25 }),
      fc.integer({ min: 2, max: 10 }),
      fc.integer({ min: 0, max: toCome }),
    )
    .map(([deck, players, left]) => ({
      hands: Array.from({ length: players }, (_, at) => deck.slice(at * 2, at * 2 + 2)),
      board: deck.slice(20, 25 - left),
    }));

describe('counting boards', () => {
  test('aces against kings of a shared suit: 1,712,304 boards, exact wins and ties', () => {
    const { hands, boards, exact } = exactEquity([cards('AsAh'), cards('KsKd')]);
    expect({ boards, exact }).toEqual({ boards: 1_712_304, exact: true });
    expect(hands[0]).toMatchObject({ wins: 1_399_204, ties: 7_923 });
    expect(hands[1]).toMatchObject({ wins: 305_177, ties: 7_923 });
    expect(hands[0]!.equity + hands[1]!.equity).toBeCloseTo(1, 12);
  });

  test('agrees with dealing every board, on random spots after the flop', () => {
    fc.assert(
      fc.property(anySpot(2), ({ hands, board }) => {
        const found = exactEquity(hands, board);
        const { wins, ties, boards } = bruteForce(hands, board);
        expect(found.boards).toBe(boards);
        expect(found.hands.map((each) => each.wins)).toEqual(wins);
        expect(found.hands.map((each) => each.ties)).toEqual(ties);
      }),
      { numRuns: 60 },
    );
  });

  test('agrees with dealing every board with three cards to come, suited hands and all', () => {
    const board = cards('2s 9s');
    for (const hands of [
      [cards('AsKs'), cards('QsJh')],
      [cards('5h4h'), cards('5d4d')],
    ]) {
      const found = exactEquity(hands, board);
      const { wins, ties, boards } = bruteForce(hands, board);
      expect([found.boards, found.hands.map((each) => each.wins)]).toEqual([boards, wins]);
      expect(found.hands.map((each) => each.ties)).toEqual(ties);
    }
  });

  test('before the flop, equities are those of many random boards', () => {
    fc.assert(
      fc.property(anySpot(5), fc.nat(), ({ hands }, seed) => {
        const exact = exactEquity(hands);
        const sampled = sampledEquity(
          hands.map(([a, b]) => [[a!, b!]]),
          [],
          20_000,
          new Dice(seed),
        );
        for (const [at, { equity }] of exact.hands.entries())
          expect(Math.abs(equity - sampled.hands[at]!.equity)).toBeLessThan(0.025);
        expect(exact.hands.reduce((sum, { equity }) => sum + equity, 0)).toBeCloseTo(1, 10);
      }),
      { numRuns: 20 },
    );
  });

  test('all cards out: one board', () => {
    const { hands, boards } = exactEquity([cards('AsAh'), cards('AdAc')], cards('2c 7d 9h Js Kc'));
    expect(boards).toBe(1);
    expect(hands.map(({ ties, equity }) => [ties, equity])).toEqual([
      [1, 0.5],
      [1, 0.5],
    ]);
  });
});

describe('ranges', () => {
  test.each([
    ['AKs', 4],
    ['AKo', 12],
    ['AK', 16],
    ['TT', 6],
    ['TT+', 30],
    ['KTs+', 12],
    ['A5s-A2s', 16],
    ['77-44', 24],
    ['ATo+', 48],
    ['AsKs', 1],
    ['TT+, AKs', 34],
    ['AKs, AKs, AsKs', 4],
    ['random', 1326],
  ])('%s is %i hands', (text, hands) => {
    expect(range(text)).toHaveLength(hands);
  });

  test.each([
    ['AAs', /neither suited nor offsuit/],
    ['A5s-K2s', /same high card/],
    ['A5s-A2o', /alike/],
    ['AsKsQs', /3 cards/],
    ['As', /1 card/],
    ['XX', /unknown card/],
    ['', /names no hand/],
  ])('"%s" is refused', (text, message) => {
    expect(parseRange(text)).toEqual({ error: expect.stringMatching(message) });
  });

  test('a narrow range is counted: its hands, each against each, with equal weight', () => {
    const found = rangeEquity([range('AA'), range('KK')], [], new Dice(1));
    const parts = range('AA').flatMap((aces) => range('KK').map((kings) => exactEquity([aces, kings])));
    expect(found.exact).toBe(true);
    expect(found.boards).toBe(36 * 1_712_304);
    expect(found.hands[0]!.equity).toBeCloseTo(
      parts.reduce((sum, { hands }) => sum + hands[0]!.equity, 0) / 36,
      12,
    );
  });

  test('a wide one is dealt at random, and comes close', () => {
    const found = rangeEquity([range('AA'), range('random')], [], new Dice(1), 50_000);
    expect(found.exact).toBe(false);
    expect(found.hands[0]!.equity).toBeCloseTo(0.852, 2);
  });

  test('cards of the board are in nobody’s hand', () => {
    const found = rangeEquity([range('AA'), range('KsKd')], cards('As Ah Kc'), new Dice(1));
    expect(found.boards).toBe(990);
  });
});

test.each([
  [[], /0 hands: two to ten/],
  [['AsAh'], /1 hand: two to ten/],
  [['AsAh', 'AsKd'], /As is there twice/],
  [['AA', 'AA', 'AA'], /cannot be held together/],
])('nonsense is told in one line: %j', (hands, message) => {
  expect(wrongWith(hands.map(range))).toMatch(message);
});

test('a board of six cards, or with a card somebody holds, is refused', () => {
  const hands = [range('AsAh'), range('KsKd')];
  expect(wrongWith(hands, cards('2c3c4c5c6c7c'))).toMatch(/6 cards: five at most/);
  expect(wrongWith(hands, cards('2c3cAs'))).toMatch(/As is there twice/);
});
