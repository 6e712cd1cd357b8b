import type { HandChoices } from '../engine/betting/rules.ts';
import { bnaiJeshurun } from './bnai-jeshurun.ts';
import { homeGuidelines } from './home-guidelines.ts';
import { homepokertourney } from './homepokertourney.ts';
import { robertsRules } from './roberts-rules.ts';
import type { House, Rulebook } from './rulebook.ts';
import { tda } from './tda.ts';

export type { House, Rulebook } from './rulebook.ts';

export const houses: readonly House[] = [homepokertourney, bnaiJeshurun, homeGuidelines, robertsRules, tda];

/** The house's own choices laid over those of its fallback. */
export function layered(house: House, all: readonly House[] = houses): Rulebook {
  const under = all.find(({ id }) => id === house.over);
  const below = under === undefined ? {} : layered(under, all).hand;
  return { id: house.id, name: house.name, hand: { ...below, ...house.hand } as HandChoices };
}

export function rulebook(id: string): Rulebook | undefined {
  const house = houses.find((each) => each.id === id);
  return house && layered(house);
}
