import type { TournamentEvent } from '../engine/tournament/events.ts';
import { evolve, tournamentFrom } from '../engine/tournament/evolve.ts';
import type { UndoStack } from '../engine/tournament/undo.ts';
import { StoreError } from '../store/store-error.ts';
import { AppendFailed } from './append-failed.ts';

/** A tournament whose log can no longer be read; the message is a sentence for people. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

const HELP = 'run “riffle audit” for details, or restore a backup.';

/** The tournament these events make, after what came before them. */
export function historyOf(
  events: readonly TournamentEvent[],
  before: { readonly history: UndoStack; readonly version: number } | null = null,
): UndoStack {
  let history = before?.history ?? null;
  let version = before?.version ?? 0;
  for (const event of events) {
    version++;
    try {
      history = history === null ? tournamentFrom([event]) : evolve(history, event);
      if (typeof history.tournament.name !== 'string') throw new TypeError('the tournament has no name');
    } catch (cause) {
      const what = typeof event?.type === 'string' ? ` (${event.type})` : '';
      throw new Unreadable(`Its event ${version}${what} cannot be read: ${HELP}`, { cause });
    }
  }
  if (history === null) throw new Unreadable(`It has no events: ${HELP}`);
  return history;
}

/** Whether the error says nothing about the log: the store is away, or another server has the tournament. */
const isNotTheLog = (error: unknown): boolean =>
  error instanceof Unreadable ||
  // A route's own refusal has a status.
  (error instanceof Error && 'status' in error) ||
  error instanceof AppendFailed ||
  (error instanceof StoreError && error.code !== 'not-json');

/** Runs what reads a tournament: any other error means that its log cannot be read. */
export async function reading<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (isNotTheLog(cause)) throw cause;
    const why = cause instanceof StoreError ? 'Some of it is not JSON any more' : 'It does not add up';
    throw new Unreadable(`${why}: ${HELP}`, { cause });
  }
}

/** The same for callers that read many tournaments: an unreadable one is an answer, not an exception. */
export const orUnreadable = <T>(read: () => Promise<T>): Promise<T | Unreadable> =>
  reading(read).catch((error: unknown) => {
    if (error instanceof Unreadable) return error;
    throw error;
  });
