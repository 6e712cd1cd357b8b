import type { Refusal } from '../engine/refusal.ts';
import type { RefusedFrame } from '../protocol/frames.ts';

export const no = (code: string, message: string, rule: Refusal['rule'] = 'act-in-turn'): Refusal => ({
  code,
  message,
  rule,
});

export const refusedFrame = (
  key: string | null,
  { code, message, rule, ...figures }: Refusal,
): RefusedFrame => ({
  type: 'refused',
  key,
  code,
  message,
  rule,
  ...figures,
});

/** Where no rule of poker says no. */
export const plainRefusal = (key: string | null, code: string, message: string): RefusedFrame => ({
  type: 'refused',
  key,
  code,
  message,
  rule: null,
});
