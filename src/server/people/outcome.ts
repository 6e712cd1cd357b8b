import { type FiguresOf, type Refusal, refusal } from '../../engine/refusal.ts';
import type { RefusalCode } from '../../engine/refusal-codes.ts';
import type { RefusedFrame } from '../../protocol/frames.ts';
import { refusalIn } from '../../room/refusals.ts';

export type Denied = { readonly ok: false; readonly denial: Refusal };
export type Outcome<T> = { readonly ok: true; readonly value: T } | Denied;

export const granted = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const denied = <Code extends RefusalCode>(
  code: Code,
  message: string,
  ...figures: FiguresOf<Code>
): Denied => ({ ok: false, denial: refusal(code, null, message, ...figures) });

/** What the tournament refused. */
export const deniedBy = (answer: RefusedFrame): Denied => ({ ok: false, denial: refusalIn(answer) });
