import type { Choice } from '../../../engine/choices/choice.ts';
import type { Rulebook } from '../../../engine/choices/rulebook.ts';
import { type Asked, type ChoiceKey, choicesOf, GROUPS, type Group } from './choices.ts';

/** What a plan works out, and the cards of the planner edit. */
const ON_THE_PLAN: ReadonlySet<ChoiceKey> = new Set([
  ...(['buyIn', 'currency', 'startingStack', 'rebuys', 'addOn', 'prizes', 'prizesRoundedTo'] as const),
  ...(['bounty', 'bountyPaid', 'levels', 'breaks', 'chips', 'chipSets', 'tableMaximum', 'anteBy'] as const),
]);

/** The questions of a group that a host answers one by one. */
export const questionsOf = (group: Group): ChoiceKey[] =>
  GROUPS[group].filter((key) => !ON_THE_PLAN.has(key));

/** Answers with figures that no house gives, but hosts may want. */
const MORE: Readonly<Partial<Record<ChoiceKey, readonly unknown[]>>> = {
  minimumAge: [null, 18, 21],
  lateUntilLevel: [null, 2, 3, 4, 5, 6, 7],
  lateUntilMinutes: [null, 15, 30, 45, 60],
  absenceLimitMinutes: [null, 10, 20, 30],
  balanceWhenTablesDifferBy: [2, 3, 'by-tables'],
  limitBetsPerStreet: [3, 4, 5],
  decisionClock: [30, 60, 90].map((seconds) => ({ seconds, countdown: 10, withoutABet: 'check' })),
};

/** Every answer to choose from: those there are words for, and where figures go in, those of all houses and a few more. */
export function optionsFor(
  key: ChoiceKey,
  asked: Asked,
  books: readonly Rulebook[],
  now: unknown,
): unknown[] {
  const say: unknown = asked[key][1];
  const own = books.map((book): Choice<unknown> => choicesOf(book)[key]).map(({ use }) => use);
  const named =
    typeof say === 'object' && say !== null
      ? Object.keys(say).map((answer) => (typeof own[0] === 'boolean' ? answer === 'true' : answer))
      : [...(MORE[key] ?? []), ...own];
  const all = new Map([...named, now].map((use) => [JSON.stringify(use), use]));
  return [...all.values()];
}
