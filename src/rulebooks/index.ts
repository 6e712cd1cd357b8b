import type { HandChoices } from '../engine/choices/hand-choices.ts';
import type { Rulebook } from '../engine/choices/rulebook.ts';
import type { RulingChoices } from '../engine/choices/ruling-choices.ts';
import type { TournamentChoices } from '../engine/choices/tournament-choices.ts';
import { type RuleId, speakersOf } from '../rules/index.ts';
import { bnaiJeshurun } from './bnai-jeshurun.ts';
import { homeGuidelines } from './home-guidelines.ts';
import { homepokertourney } from './homepokertourney.ts';
import { robertsRules } from './roberts-rules.ts';
import type { RulebookFile } from './rulebook.ts';
import { tda } from './tda.ts';

export type { RulebookFile } from './rulebook.ts';

export const rulebooks: readonly RulebookFile[] = [
  homepokertourney,
  bnaiJeshurun,
  homeGuidelines,
  robertsRules,
  tda,
];

/** The house's own choices laid over those of its fallback [precedence-house-over-roberts]. */
export function layered(rulebook: RulebookFile, all: readonly RulebookFile[] = rulebooks): Rulebook {
  const under = all.find(({ id }) => id === rulebook.over);
  const below = under && layered(under, all);
  return {
    id: rulebook.id,
    name: rulebook.name,
    layers: [rulebook.id, ...(below?.layers ?? [])],
    hand: { ...below?.hand, ...rulebook.hand } as HandChoices,
    tournament: { ...below?.tournament, ...rulebook.tournament } as TournamentChoices,
    rulings: { ...below?.rulings, ...rulebook.rulings } as RulingChoices,
  };
}

export function findRulebook(id: string): Rulebook | undefined {
  const rulebook = rulebooks.find((each) => each.id === id);
  return rulebook && layered(rulebook);
}

/**
 * Whose word a rule is for a house: its own, or that of the nearest book it is laid over; where all of these are silent,
 * another house's; null where only custom speaks.
 */
export function spokenBy(book: Rulebook, rule: RuleId): string | null {
  const speakers: readonly string[] = speakersOf(rule);
  return [...book.layers, ...speakers].find((id) => speakers.includes(id)) ?? null;
}
