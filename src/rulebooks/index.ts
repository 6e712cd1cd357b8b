import type { HandChoices } from '../engine/choices/hand-choices.ts';
import type { RulingChoices } from '../engine/choices/ruling-choices.ts';
import type { TournamentChoices } from '../engine/choices/tournament-choices.ts';
import { type RuleId, speakersOf } from '../rules/index.ts';
import { bnaiJeshurun } from './bnai-jeshurun.ts';
import { homeGuidelines } from './home-guidelines.ts';
import { homepokertourney } from './homepokertourney.ts';
import { robertsRules } from './roberts-rules.ts';
import type { House, Rulebook } from './rulebook.ts';
import { tda } from './tda.ts';

export type { House, Rulebook } from './rulebook.ts';

export const houses: readonly House[] = [homepokertourney, bnaiJeshurun, homeGuidelines, robertsRules, tda];

/** The house's own choices laid over those of its fallback [precedence-house-over-roberts]. */
export function layered(house: House, all: readonly House[] = houses): Rulebook {
  const under = all.find(({ id }) => id === house.over);
  const below = under && layered(under, all);
  return {
    id: house.id,
    name: house.name,
    layers: [house.id, ...(below?.layers ?? [])],
    hand: { ...below?.hand, ...house.hand } as HandChoices,
    tournament: { ...below?.tournament, ...house.tournament } as TournamentChoices,
    rulings: { ...below?.rulings, ...house.rulings } as RulingChoices,
  };
}

export function rulebook(id: string): Rulebook | undefined {
  const house = houses.find((each) => each.id === id);
  return house && layered(house);
}

/**
 * Whose word a rule is for a house: its own, or that of the nearest book it is laid over; where all of these are silent,
 * another house's; null where only custom speaks.
 */
export function spokenBy(book: Rulebook, rule: RuleId): string | null {
  const speakers: readonly string[] = speakersOf(rule);
  return [...book.layers, ...speakers].find((id) => speakers.includes(id)) ?? null;
}
