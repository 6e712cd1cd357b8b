import type { RuleId } from '../../rules/index.ts';

/** A rulebook's answer and the rule it cites. */
export type Choice<T> = { readonly use: T; readonly cite: RuleId };
