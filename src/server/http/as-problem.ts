import type { PlainCode } from '../../room/refusals.ts';
import { RoomFailed } from '../../room/room-fault.ts';
import { Unreadable } from '../../room/unreadable.ts';
import { StoreError } from '../../store/store-error.ts';
import { Problem, type ProblemBody, problem } from './problem.ts';

/** Where our own faults go. */
export type Log = { error(about: object, message: string): void; warn(about: object, message: string): void };

/** A request that does not fit its route, and the first place where. */
export const badRequest = (path: readonly PropertyKey[], message = 'is wrong'): Problem =>
  problem(400, 'bad-request', `${path.map(String).join('.') || 'the request'}: ${message}`.slice(0, 300));

const SENTENCES: Readonly<Record<number, readonly [code: PlainCode, message: string]>> = {
  404: ['not-found', 'There is nothing here.'],
  408: ['too-slow', 'The request took too long.'],
  413: ['too-large', 'That is too much at once.'],
  414: ['too-large', 'That is too much at once.'],
  415: ['not-json', 'JSON is needed (content-type: application/json).'],
};

/** Whatever went wrong in one shape; what is our own fault is told to the log alone. */
export function asProblem(error: Error, log: Log): { status: number; body: ProblemBody } {
  if (error instanceof Problem) return error;
  if (error instanceof RoomFailed) return problem(503, 'problem', `${error.message} Try again in a moment.`);
  if (error instanceof Unreadable) {
    log.error({ err: error.cause }, error.message);
    return problem(500, 'unreadable', `This tournament cannot be read any more. ${error.message}`);
  }
  if (error instanceof StoreError) {
    log.error({ code: error.code }, error.message);
    const reason = error.code;
    return reason === 'not-json'
      ? problem(500, 'unreadable', 'Something that was stored can no longer be read: tell the host.')
      : problem(503, 'store-failed', 'The server cannot save anything right now: tell the host.', { reason });
  }
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status >= 500) {
    log.error({ err: error }, 'failed');
    return problem(500, 'internal', 'Something went wrong on the server; it has been noted.');
  }
  const [code, message] = SENTENCES[status] ?? ['bad-request', 'That cannot be read as a request.'];
  return problem(status, code, message);
}
