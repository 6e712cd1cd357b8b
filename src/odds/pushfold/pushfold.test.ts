import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../engine/cards/card.ts';
import { Dice } from '../../engine/cards/dice.ts';
import { icm } from '../icm.ts';
import { rangeEquity } from '../range-equity.ts';
import { parseRange } from '../ranges.ts';
import { type Deal, holdemDeal } from './deal.ts';
import { HANDS, handName, handOf } from './hands.ts';
import { type Blinds, stacksAfter } from './pots.ts';
import { type PushFoldSpot, pushFold } from './pushfold.ts';
import { Shove } from './shove.ts';

const spot = (stacks: readonly number[], more: Partial<PushFoldSpot> = {}): PushFoldSpot => ({
  stacks,
  small: 0.5,
  big: 1,
  ante: 0,
  anteBy: 'each',
  player: 0,
  shover: null,
  ...more,
});

const hand = (name: string): number =>
  Array.from({ length: HANDS }, (_, at) => at).find((at) => handName(at) === name)!;

describe('the table of starting hands', () => {
  test.each([
    ['AA', 'KK'],
    ['AKs', 'AQo'],
    ['22', 'AKo'],
    ['A2o', 'A3o'],
    ['72o', '32s'],
  ])('has %s against %s as every board counts them', (mine, theirs) => {
    const { wins, ties, together } = holdemDeal();
    const ranges = [mine, theirs]
      .map((name) => parseRange(name))
      .map((found) => 'range' in found && found.range);
    const exact = rangeEquity(ranges as Parameters<typeof rangeEquity>[0], [], new Dice(1));
    const at = hand(mine) * HANDS + hand(theirs);
    expect(wins[at]! / together[at]!).toBeCloseTo(exact.hands[0]!.equity, 3);
    expect(Math.abs(ties[at]! / together[at]! - exact.hands[0]!.ties / exact.boards)).toBeLessThan(0.007);
  });

  test('finds two cards by the name players give them', () => {
    const named = (text: string): string => {
      const parsed = parseCards(text);
      return 'cards' in parsed ? handName(handOf(parsed.cards[0]!, parsed.cards[1]!)) : parsed.error;
    };
    expect(['AsKs', 'KdAc', '7h7c', '2c3d'].map(named)).toEqual(['AKs', 'AKo', '77', '32o']);
  });

  test('deals every two hands as often as the cards allow', () => {
    const { together, chance } = holdemDeal();
    for (let at = 0; at < HANDS; at++) {
      const row = together.subarray(at * HANDS, (at + 1) * HANDS);
      expect(row.reduce((sum, each) => sum + each, 0)).toBeCloseTo(chance[at]!, 10);
    }
  });
});

describe('stacks after an all-in', () => {
  const blinds: Blinds = { stacks: [300, 1000, 500, 800], small: 50, big: 100, ante: 10, anteBy: 'each' };

  test('nobody calls: blinds and antes go to the shover', () => {
    expect(stacksAfter(blinds, [1])).toEqual([290, 1000 + 150 + 30, 440, 690]);
  });

  test('everybody folds: the big blind takes the small one and the antes', () => {
    expect(stacksAfter(blinds, [])).toEqual([290, 990, 440, 800 + 50 + 30]);
  });

  test('a short stack wins what it could match, the rest goes to the second best', () => {
    expect(stacksAfter(blinds, [0, 1, 3])).toEqual([290 * 3 + 50 + 40, 990 - 790 + 1000, 440, 0]);
  });

  test('two who are as good as each other split', () => {
    expect(stacksAfter(blinds, [1, 3], true)).toEqual([290, 835 + 200, 440, 835]);
  });

  test('no chip is lost or made', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 2, maxLength: 10 }),
        fc.nat(200),
        fc.nat(40),
        fc.boolean(),
        fc.nat(),
        (stacks, big, ante, each, seed) => {
          const dice = new Dice(seed);
          const order = stacks.map((_, at) => at).filter(() => dice.chance() < 0.5);
          const after = stacksAfter(
            { stacks, small: big / 2, big, ante, anteBy: each ? 'each' : 'big-blind' },
            order,
            dice.chance() < 0.3,
          );
          const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
          expect(sum(after)).toBeCloseTo(sum(stacks), 6);
          expect(Math.min(...after)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('two players', () => {
  test('with ten big blinds the small blind is all-in with 58.3 % and the big blind calls with 37.4 %', () => {
    expect(pushFold(spot([10, 10])).share).toBeCloseTo(0.583, 3);
    expect(pushFold(spot([10, 10], { player: 1, shover: 0 })).share).toBeCloseTo(0.374, 3);
  });

  test.each([2, 3, 5, 8, 12, 20])(
    'with %i big blinds neither could win a thousandth of one more',
    (stack) => {
      const { together, wins, chance } = holdemDeal();
      const shoves = pushFold(spot([stack, stack])).answers.map(({ allIn }) => allIn);
      const calls = pushFold(spot([stack, stack], { player: 1, shover: 0 })).answers.map(
        ({ allIn }) => allIn,
      );
      // What the small blind wins on average when the two play so, and what each could make of it at best.
      let [played, bestShove, bestCall] = [0, 0, 0];
      for (let a = 0; a < HANDS; a++) {
        let shove = 0;
        for (let b = 0; b < HANDS; b++) {
          const at = a * HANDS + b;
          const called = 2 * stack * wins[at]! - stack * together[at]!;
          shove += calls[b]! * called + (1 - calls[b]!) * together[at]!;
        }
        played += shoves[a]! * shove - 0.5 * (1 - shoves[a]!) * chance[a]!;
        bestShove += Math.max(shove, -0.5 * chance[a]!);
      }
      for (let b = 0; b < HANDS; b++) {
        let [call, fold] = [0, 0];
        for (let a = 0; a < HANDS; a++) {
          const at = a * HANDS + b;
          call += shoves[a]! * (stack * together[at]! - 2 * stack * wins[at]!);
          fold -= shoves[a]! * together[at]!;
          bestCall += 0.5 * (1 - shoves[a]!) * together[at]!;
        }
        bestCall += Math.max(call, fold);
      }
      expect(bestShove - played).toBeLessThan(0.001);
      expect(bestCall + played).toBeLessThan(0.001);
    },
  );

  test('the answer says what each choice comes to in big blinds', () => {
    const { answers } = pushFold(spot([10, 10]));
    expect(answers[hand('AA')]!.allIn).toBeCloseTo(1, 3);
    expect(answers[hand('AA')]!.worth.allIn).toBeGreaterThan(2);
    expect(answers[hand('72o')]!.worth).toMatchObject({ fold: -0.5 });
    expect(answers[hand('72o')]!.worth.allIn).toBeLessThan(-0.5);
  });
});

/** Five hands, dealt to each player without regard to the others; who wins is drawn in proportion to their weights. */
const WEIGHTS = [16, 8, 4, 2, 1];
const CHANCES = [0.1, 0.15, 0.2, 0.25, 0.3];

const smallDeal: Deal = {
  hands: 5,
  chance: Float64Array.from(CHANCES),
  together: Float64Array.from({ length: 25 }, (_, at) => CHANCES[Math.floor(at / 5)]! * CHANCES[at % 5]!),
  wins: Float64Array.from({ length: 25 }, (_, at) => {
    const [a, b] = [Math.floor(at / 5), at % 5];
    return (CHANCES[a]! * CHANCES[b]! * WEIGHTS[a]!) / (WEIGHTS[a]! + WEIGHTS[b]!);
  }),
  ties: new Float64Array(25),
};

describe('three players on the bubble, a game of five hands', () => {
  const blinds: Blinds = { stacks: [900, 600, 750], small: 50, big: 100, ante: 10, anteBy: 'each' };
  const prizes = [65, 35];
  const worth = (stacks: readonly number[]): number[] => icm(stacks, prizes);
  const last = new Shove(smallDeal, blinds, worth, 1, worth(stacksAfter(blinds, [])), true).play(4000);
  const first = new Shove(smallDeal, blinds, worth, 0, last.worth(), true).play(4000);
  const [small, big] = first.callers;
  const plays = {
    0: first.strategy.now,
    '1 after 0': small!.strategy.now,
    '2 after 0': big!.strategy.now,
    '2 after 0 and 1': small!.thirds[0]!.strategy.now,
    1: last.strategy.now,
    '2 after 1': last.callers[0]!.strategy.now,
  };
  type Choice = keyof typeof plays;

  /** What everybody has on average after these are all-in, every order of finish with its chance. */
  const shownDown = (allIn: readonly number[], cards: readonly number[]): number[] => {
    const found = [0, 0, 0];
    const go = (order: readonly number[], chance: number): void => {
      const left = allIn.filter((who) => !order.includes(who));
      if (left.length === 0) {
        for (const [who, each] of worth(stacksAfter(blinds, order)).entries()) found[who]! += chance * each;
        return;
      }
      const weight = (who: number): number => WEIGHTS[cards[who]!]!;
      const all = left.reduce((sum, who) => sum + weight(who), 0);
      for (const who of left) go([...order, who], (chance * weight(who)) / all);
    };
    go([], 1);
    return found;
  };

  /** The whole game for three hands, one choice of one hand set to something else. */
  const playOut = (cards: readonly number[], set: { choice: Choice; to: number } | null): number[] => {
    const allIn = (choice: Choice, who: number): number =>
      set?.choice === choice ? set.to : plays[choice][cards[who]!]!;
    const mix = (part: number, yes: () => number[], no: () => number[]): number[] => {
      const [a, b] = [part > 0 ? yes() : [0, 0, 0], part < 1 ? no() : [0, 0, 0]];
      return a.map((each, at) => part * each + (1 - part) * b[at]!);
    };
    return mix(
      allIn(0, 0),
      () =>
        mix(
          allIn('1 after 0', 1),
          () =>
            mix(
              allIn('2 after 0 and 1', 2),
              () => shownDown([0, 1, 2], cards),
              () => shownDown([0, 1], cards),
            ),
          () =>
            mix(
              allIn('2 after 0', 2),
              () => shownDown([0, 2], cards),
              () => worth(stacksAfter(blinds, [0])),
            ),
        ),
      () =>
        mix(
          allIn(1, 1),
          () =>
            mix(
              allIn('2 after 1', 2),
              () => shownDown([1, 2], cards),
              () => worth(stacksAfter(blinds, [1])),
            ),
          () => worth(stacksAfter(blinds, [])),
        ),
    );
  };

  const expected = (who: number, mine: number, set: { choice: Choice; to: number } | null): number => {
    let sum = 0;
    for (let x = 0; x < 5; x++)
      for (let y = 0; y < 5; y++) {
        const cards = [x, y];
        cards.splice(who, 0, mine);
        sum += CHANCES[x]! * CHANCES[y]! * playOut(cards, set)[who]!;
      }
    return sum;
  };

  const everyChoice: [Choice, number][] = [
    [0, 0],
    ['1 after 0', 1],
    ['2 after 0', 2],
    ['2 after 0 and 1', 2],
    [1, 1],
    ['2 after 1', 2],
  ];

  test.each(everyChoice)('nobody gains by doing otherwise: choice %s of player %i', (choice, who) => {
    for (let mine = 0; mine < 5; mine++) {
      const played = expected(who, mine, null);
      for (const to of [0, 1]) expect(expected(who, mine, { choice, to }) - played).toBeLessThan(0.001);
    }
  });

  test('what each choice is said to be worth is what going through every deal gives', () => {
    for (let mine = 0; mine < 5; mine++) {
      expect(first.worthOfShoving(mine)).toBeCloseTo(expected(0, mine, { choice: 0, to: 1 }), 4);
      expect(first.folds).toBeCloseTo(expected(0, mine, { choice: 0, to: 0 }), 4);
      expect(last.worthOfShoving(mine)).toBeGreaterThan(0);
    }
  });
});

describe('a full table', () => {
  const stacks = [12, 8, 15, 20, 5, 9, 10, 11, 30, 10];

  test('the later it is folded to a player, the more hands are all-in', () => {
    const equal = stacks.map(() => 10);
    const shares = [0, 4, 7, 8].map((player) => pushFold(spot(equal, { player })).share);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBeGreaterThan(0.08);
    expect(shares[0]).toBeLessThan(0.2);
  });

  test.each([0, 4, 8])('the first answer for player %i is near the full one', (player) => {
    const asked = spot(stacks, { player, ante: 0.1, prizes: [50, 30, 20] });
    expect(Math.abs(pushFold(asked, 'first').share - pushFold(asked).share)).toBeLessThan(0.03);
  });

  test('on the bubble a middling stack calls less', () => {
    const four = [10, 10, 10, 10];
    const asked = { player: 3, shover: 2 };
    const chips = pushFold(spot(four, asked)).share;
    const bubble = pushFold(spot(four, { ...asked, prizes: [50, 30, 20] })).share;
    expect(bubble).toBeLessThan(chips * 0.6);
  });

  test('prizes are answered in prize money', () => {
    const { answers } = pushFold(spot(stacks, { player: 8, prizes: [50, 30, 20] }));
    const { worth } = answers[hand('AA')]!;
    expect(worth.allIn).toBeGreaterThan(worth.fold);
    expect(worth.allIn).toBeLessThan(10);
  });
});
