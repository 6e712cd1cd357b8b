import { type FiguresOf, type Refusal, refusal } from '../../engine/refusal.ts';
import type { RefusalCode } from '../../engine/refusal-codes.ts';

/** What every error looks like to a client, with the figures of its code. */
export type ProblemBody = { readonly code: RefusalCode; readonly message: string; readonly rule?: string };

/** Something a request may not have: a status, a code and a sentence. */
export class Problem extends Error {
  readonly status: number;
  readonly body: ProblemBody;

  constructor(status: number, { rule, ...said }: Refusal) {
    super(said.message);
    this.status = status;
    this.body = { ...said, ...(rule !== null && { rule }) };
  }
}

export const problem = <Code extends RefusalCode>(
  status: number,
  code: Code,
  message: string,
  ...figures: FiguresOf<Code>
): Problem => new Problem(status, refusal(code, null, message, ...figures));

/** People who are no members learn nothing, not even whether there is such a tournament. */
export const stranger = (): Problem => problem(401, 'not-a-member', 'Join the tournament first.');
export const forbidden = (denial: Refusal): Problem => new Problem(403, denial);
export const directorOnly = (): Problem => problem(403, 'director-only', 'Only the director can do that.');
export const tooFast = (): Problem => problem(429, 'too-fast', 'Too many at once: wait a moment.');
export const missing = (what: string): Problem => problem(404, 'not-found', `There is no such ${what}.`);
/** Understood, but not by the rules. */
export const refused = (why: Refusal): Problem => new Problem(409, why);
