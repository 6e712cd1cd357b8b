// Writes src/sim/tables.ts: what bots know by heart before the flop, from the equities of all starting hands and from
// solved games of all-in or fold.
import { writeFileSync } from 'node:fs';
import { holdemDeal } from '../dist/odds/pushfold/deal.js';
import { HANDS, waysOf } from '../dist/odds/pushfold/hands.js';
import { pushFold } from '../dist/odds/pushfold/pushfold.js';

const { wins, together } = holdemDeal();
const digit = (n) => String.fromCharCode(n + (n + 40 >= 92 ? 41 : 40));
const hands = Array.from({ length: HANDS }, (_, hand) => hand);

/** The chance of a hand against a weighted range. */
const against = (hand, weight) => {
  let [won, met] = [0, 0];
  for (const other of hands) {
    won += weight[other] * wins[hand * HANDS + other];
    met += weight[other] * together[hand * HANDS + other];
  }
  return won / met;
};

/** The best part of all hands, the last hand of it in part. */
const best = (order, part) => {
  let left = part * 1326;
  const weight = new Float64Array(HANDS);
  for (const hand of order) {
    weight[hand] = Math.min(1, Math.max(0, left / waysOf(hand)));
    left -= waysOf(hand);
  }
  return weight;
};
const by = (figures) => [...hands].sort((a, b) => figures[b] - figures[a]);
const random = hands.map((hand) => against(hand, best(hands, 1)));
const good = best(by(random), 0.3);
// As players rank hands: they should do well against any two cards and against those that others play.
const order = by(hands.map((hand) => random[hand] + against(hand, good)));
const RANGES = [0.02, 0.04, 0.07, 0.1, 0.15, 0.2, 0.3, 0.4, 0.55, 0.75, 1];
const equities = hands
  .flatMap((hand) => RANGES.map((part) => Math.round(against(hand, best(order, part)) * 6399)))
  .map((n) => digit(Math.floor(n / 80)) + digit(n % 80))
  .join('');

/** How deep a stack each hand is all-in with, in quarters of a big blind: the depths at which it is, laid end to end. */
const DEPTHS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20];
const deepest = (answer, depths) => {
  const total = new Float64Array(HANDS);
  for (const [at, depth] of depths.entries()) {
    const found = answer(depth);
    const width = depth - (depths[at - 1] ?? 0);
    for (const hand of hands) total[hand] += found[hand].allIn * width;
  }
  return Array.from(total, (depth) => digit(Math.min(79, Math.round(depth * 4)))).join('');
};
const stakes = { small: 0.5, big: 1, ante: 0, anteBy: 'each' };
const shoves = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((behind) =>
  deepest(
    (depth) =>
      pushFold({ ...stakes, stacks: Array(behind + 1).fill(depth), player: 0, shover: null }).answers,
    behind === 1 ? DEPTHS : [2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20],
  ),
);
const calls = deepest(
  (depth) => pushFold({ ...stakes, stacks: [depth, depth], player: 1, shover: 0 }).answers,
  DEPTHS,
);

writeFileSync(
  new URL('../src/sim/tables.ts', import.meta.url),
  `// Made by scripts/bot-tables.mjs. Starting hands are numbered as in odds/pushfold/hands.ts.
/** The starting hands, best first. */
export const bestFirst: readonly number[] = [${order.join(', ')}];
/** The parts of all hands that a range may be. */
export const RANGES: readonly number[] = [${RANGES.join(', ')}];
/** For each hand its chance against the best of each part, in two digits. */
export const packedEquities =\n  '${equities}';
/** By how many players are behind, from one to nine: how deep a stack each hand is all-in with, in quarters of a big blind. */
export const packedShoves: readonly string[] = [\n${shoves.map((row) => `  '${row}',`).join('\n')}\n];
/** How deep a stack each hand calls an all-in with when only two play. */
export const packedCalls =\n  '${calls}';\n`,
);
