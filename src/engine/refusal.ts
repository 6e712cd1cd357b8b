import type { RuleId } from '../rules/index.ts';
import type { RefusalCode, RefusalFigures } from './refusal-codes.ts';

/** Why something may not be done: a code for programs, the figures, a sentence for people, and the rule if a rule says it. */
export type Refusal<Code extends RefusalCode = RefusalCode> = {
  [Each in Code]: {
    readonly code: Each;
    /** Null where no rule of poker says no. */
    readonly rule: RuleId | null;
    readonly message: string;
    /** The same command with `anyway` and a reason is done: the director has the last word. */
    readonly override?: true;
  } & RefusalFigures[Each];
}[Code];

/** Nothing more to say for a code without figures. */
export type FiguresOf<Code extends RefusalCode> = keyof RefusalFigures[Code] extends never
  ? []
  : [figures: RefusalFigures[Code]];

export const refusal = <Code extends RefusalCode>(
  code: Code,
  rule: RuleId | null,
  message: string,
  ...[figures]: FiguresOf<Code>
): Refusal => ({ code, rule, message, ...figures }) as Refusal;

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export const accept = <T>(value: T): Result<T> => ({ ok: true, value });
export const refuse = (refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal });

/** Closes a switch: a new case that nobody handles does not compile. */
export function assertNever(value: never): never {
  throw new Error(`Nobody handles ${JSON.stringify(value)}`);
}
