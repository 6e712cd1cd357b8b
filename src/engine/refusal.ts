import type { RuleId } from '../rules/index.ts';

/** Why something may not be done: a code for programs, the figures, the rule, and a sentence for people. */
export type Refusal = {
  readonly code: string;
  readonly rule: RuleId;
  readonly message: string;
  readonly [figure: string]: unknown;
};

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export const accept = <T>(value: T): Result<T> => ({ ok: true, value });
export const refuse = (refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal });

/** Closes a switch: a new case that nobody handles does not compile. */
export function assertNever(value: never): never {
  throw new Error(`Nobody handles ${JSON.stringify(value)}`);
}
