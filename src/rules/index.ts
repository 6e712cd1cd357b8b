import { betting } from './betting.ts';
import { dealing } from './dealing.ts';
import { night } from './night.ts';
import { odds } from './odds.ts';
import type { Rule } from './rule.ts';
import { seating } from './seating.ts';

export type { HouseId, Rule, Source, Status } from './rule.ts';

export const rules = { ...dealing, ...betting, ...seating, ...night, ...odds };

export type RuleId = keyof typeof rules;

export const ruleOf = (id: RuleId): Rule => rules[id];
export const ruleIds = Object.keys(rules) as RuleId[];
export const isRuleId = (text: string): text is RuleId => Object.hasOwn(rules, text);
