/** `riffle/rules`: five rulebooks, every rule with its source, and rulings on everything that can go wrong. */
export type { Rulebook } from '../engine/choices/rulebook.ts';
export type { Fact, Facts, Irregularity, Ruling } from '../engine/rulings/ruling.ts';
export { findRulebook } from '../rulebooks/index.ts';
export { type Rule, type RuleId, ruleIds, ruleOf } from '../rules/index.ts';
export { findRulings, type RulebookName, type RulingGiven, rule, rulebookNames } from './rulings.ts';
