import type { RuleId } from '../../rules/index.ts';

/** A house's choice and the rule it rests on. */
export type Choice<T> = { readonly use: T; readonly cite: RuleId };
