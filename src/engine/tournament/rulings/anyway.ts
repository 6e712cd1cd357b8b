import type { Refusal } from '../../refusal.ts';
import { type Draft, Refused, reject } from '../state/draft.ts';
import type { RulingsEvent } from './rulings.ts';

/** The director lets something happen that the rulebook does not allow, and says why. */
export type Anyway = {
  readonly reason: string;
  /** Who decided it, as the room knows them. */
  readonly by?: string;
};

/** A right the rulebook denies: refused with a way around it, or granted on the director's word, which goes on record. */
export function allow(draft: Draft<RulingsEvent>, refused: Refusal | null, anyway: Anyway | undefined): void {
  if (refused === null) return;
  if (anyway === undefined) throw new Refused({ ...refused, override: true });
  const { reason, by = 'director' } = anyway;
  if (reason.trim() === '')
    reject('reason-needed', 'director-final-authority', 'an overruled rule needs a reason: say why');
  draft.push({ type: 'overridden', rule: refused.rule, ruling: refused.message, reason, by });
}
