import { expect, test } from 'vitest';
import { findRulebook } from '../../rulebooks/index.ts';
import { freshDeck } from '../cards/shuffle.ts';
import { act, proceed, startHand } from '../hand/play.ts';
import { BETTING, Hand, OVER } from '../record/hand.ts';
import { ordinaryForcedBets } from './forced.ts';

/** How many ways the betting of a whole hand can go, with every whole amount; nobody folds when they can check. */
function perft(hand: Hand): number {
  if (hand.phase === OVER) return 1;
  if (hand.phase !== BETTING) {
    proceed(hand);
    return perft(hand);
  }
  let ways = 0;
  const after = (action: 'fold' | 'check' | 'call' | 'raise', to?: number): void => {
    const next = hand.copy();
    expect(act(next, next.actor, action, to)).toBeNull();
    ways += perft(next);
  };
  after(hand.toCall === 0 ? 'check' : 'call');
  if (hand.toCall > 0) after('fold');
  if (hand.maximumTo > 0) for (let to = hand.minimumTo; to <= hand.maximumTo; to++) after('raise', to);
  return ways;
}

// Counted here; the no-limit rows are the same in PokerKit 0.7.4 (with its rule against folding what one may check).
test.each([
  [[2, 2], [1, 2], 0, 'no-limit', 2],
  [[3, 3], [1, 2], 0, 'no-limit', 18],
  [[4, 4], [1, 2], 0, 'no-limit', 18],
  [[5, 5], [1, 2], 0, 'no-limit', 98],
  [[6, 4], [1, 2], 0, 'no-limit', 34],
  [[4, 6], [1, 2], 0, 'no-limit', 34],
  [[5, 5], [1, 2], 1, 'no-limit', 18],
  [[2, 2, 2], [1, 2], 0, 'no-limit', 4],
  [[3, 3, 3], [1, 2], 0, 'no-limit', 82],
  [[4, 3, 2], [1, 2], 0, 'no-limit', 36],
  [[2, 3, 4], [1, 2], 0, 'no-limit', 36],
  [[4, 4, 4], [1, 2], 0, 'no-limit', 82],
  [[2, 3, 3, 2], [1, 2], 0, 'no-limit', 72],
  [[7, 7], [1, 2], 0, 'no-limit', 498],
  [[8, 8], [1, 2], 0, 'no-limit', 978],
  [[5, 5, 5], [1, 2], 0, 'no-limit', 754],
  [[6, 5, 4], [1, 2], 0, 'no-limit', 394],
  [[3, 3, 3, 3], [1, 2], 0, 'no-limit', 312],
  [[6, 6, 6], [1, 2], 1, 'no-limit', 754],
  [[8, 8], [1, 2], 0, 'limit', 170],
] as const)('stacks %j, blinds %j, ante %i, %s: %i ways', (stacks, [small, big], ante, structure, ways) => {
  const seats = stacks.map((_, at) => at + 1);
  const choices = {
    ...findRulebook('tda')!.hand,
    structure: { use: structure, cite: 'limit-fixed-bets' as const },
  };
  const stakes = { small, big, ante, anteBy: 'each' as const };
  const hand = new Hand();
  startHand(
    hand,
    {
      players: stacks.map((stack, at) => ({ seat: at + 1, stack })),
      button: stacks.length,
      stakes,
      ...ordinaryForcedBets(stakes, stacks.length, seats, choices),
      oddChip: 1,
      choices,
    },
    freshDeck(),
  );
  expect(perft(hand)).toBe(ways);
});
