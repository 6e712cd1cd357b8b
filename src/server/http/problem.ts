import type { Refusal } from '../../engine/refusal.ts';
import type { Denial } from '../../room/permissions.ts';

/** What every error looks like to a client. */
export type ProblemBody = { readonly code: string; readonly message: string; readonly rule?: string };

/** Something a request may not have: a status, a code and a sentence. */
export class Problem extends Error {
  readonly status: number;
  readonly body: ProblemBody;

  constructor(status: number, { code, message, rule }: ProblemBody) {
    super(message);
    this.status = status;
    this.body = { code, message, ...(rule !== undefined && { rule }) };
  }
}

export const problem = (status: number, code: string, message: string): Problem =>
  new Problem(status, { code, message });

/** Who is no member learns nothing, not even whether there is such a tournament. */
export const stranger = (): Problem => problem(401, 'not-a-member', 'Join the tournament first.');
export const forbidden = (denial: Denial): Problem => new Problem(403, denial);
export const tooFast = (): Problem => problem(429, 'too-fast', 'Too many at once: wait a little.');
export const missing = (what: string): Problem => problem(404, 'not-found', `There is no such ${what}.`);
/** Understood, but not by the rules. */
export const refused = ({ code, message, rule }: Refusal): Problem =>
  new Problem(409, { code, message, rule });
