import { oneHand } from './one-hand.ts';
import type { Rule } from './rule.ts';

export type { Rule, Source, Status } from './rule.ts';

export const rules = { ...oneHand };

export type RuleId = keyof typeof rules;

export const ruleOf = (id: RuleId): Rule => rules[id];
export const ruleIds = Object.keys(rules) as RuleId[];
