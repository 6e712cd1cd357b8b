import { betting } from './betting.ts';
import { dealing } from './dealing.ts';
import { odds } from './odds.ts';
import type { Rule, RulebookId, Source } from './rule.ts';
import { seating } from './seating.ts';
import { tournament } from './tournament.ts';

export type { Rule, RulebookId, Source, Status } from './rule.ts';

export const rules = { ...dealing, ...betting, ...seating, ...tournament, ...odds };

export type RuleId = keyof typeof rules;

export const ruleOf = (id: RuleId): Rule => rules[id];
export const ruleIds = Object.keys(rules) as RuleId[];
export const isRuleId = (text: string): text is RuleId => Object.hasOwn(rules, text);

/** The pages that HomePokerTourney declares to be Robert's own words [text-source-roberts-v4]. */
const quotesRoberts = ([source, heading]: readonly [Source, string]): boolean =>
  source === 'homepokertourney-cheat-card' || /^Poker (Dealer Errors|Misdeals|Dead Hands)$/.test(heading);

/** Whose word a rule is: the houses that have it, and Robert's where a house only quotes him. */
export function speakersOf(id: RuleId): readonly RulebookId[] {
  const { rulebooks, from } = ruleOf(id);
  // The forgotten burn is the one ruling on those pages of which Robert's is silent.
  const quoted = id !== 'failed-burn' && from.some(quotesRoberts);
  return quoted && !rulebooks.includes('roberts-rules') ? [...rulebooks, 'roberts-rules'] : rulebooks;
}
