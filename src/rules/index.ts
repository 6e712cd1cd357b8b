import { betting } from './betting.ts';
import { dealing } from './dealing.ts';
import { odds } from './odds.ts';
import type { Origin, Rule } from './rule.ts';
import { seating } from './seating.ts';
import { tournament } from './tournament.ts';

export type { Rule, Status } from './rule.ts';

export const rules = { ...dealing, ...betting, ...seating, ...tournament, ...odds };

export type RuleId = keyof typeof rules;

export const ruleOf = (id: RuleId): Rule => rules[id];
export const ruleIds = Object.keys(rules) as RuleId[];
export const isRuleId = (text: string): text is RuleId => Object.hasOwn(rules, text);

/** The pages that HomePokerTourney declares to be Robert's own words [text-source-roberts-v4]. */
const quotesRoberts = ([document, heading]: Origin): boolean =>
  document === 'homepokertourney-cheat-card' || /^Poker (Dealer Errors|Misdeals|Dead Hands)$/.test(heading);

/** Whose word a rule is: the rulebooks that have it, and Robert's where one only quotes it. */
export function speakersOf(id: RuleId): readonly string[] {
  const { rulebooks, from } = ruleOf(id);
  // The forgotten burn is the one ruling on those pages that Robert's does not have.
  const quoted = id !== 'failed-burn' && from.some(quotesRoberts);
  return quoted && !rulebooks.includes('roberts-rules') ? [...rulebooks, 'roberts-rules'] : rulebooks;
}

/** The first of these rulebooks that the catalogue has rules of: a new one goes by those of the book it is laid over. */
export const firstWithRules = (layers: readonly string[]): string | undefined =>
  layers.find((layer) => ruleIds.some((id) => ruleOf(id).rulebooks.includes(layer)));
