import type { TournamentEvent } from '../engine/tournament/events.ts';
import { PACKED_SCHEMA, unpackTournament } from '../engine/tournament/pack.ts';
import type { UndoStack } from '../engine/tournament/undo.ts';
import type { EventStore } from '../store/event-store.ts';
import { tournamentStream } from '../store/names.ts';
import { historyOf, reading } from './unreadable.ts';

export type ReadTournament = {
  readonly history: UndoStack;
  readonly version: number;
  /** The version of the last snapshot. */
  readonly packedAt: number;
};

/** A tournament from the store: its last snapshot, or what is known of it already, and the events since. */
export const readTournament = (
  store: EventStore,
  id: string,
  known: ReadTournament | null = null,
): Promise<ReadTournament | null> => reading(() => read(store, id, known));

async function read(
  store: EventStore,
  id: string,
  known: ReadTournament | null,
): Promise<ReadTournament | null> {
  const stream = tournamentStream(id);
  const before = known ?? (await packedTournament(store, stream));
  const events = (await store.read(stream, before?.version)).map(({ data }) => data as TournamentEvent);
  if (before === null && events.length === 0) return null;
  return {
    history: historyOf(events, before),
    version: (before?.version ?? 0) + events.length,
    packedAt: before?.packedAt ?? 0,
  };
}

async function packedTournament(store: EventStore, stream: string): Promise<ReadTournament | null> {
  const packed = await store.snapshot(stream, PACKED_SCHEMA);
  if (packed === null) return null;
  const { version, state } = packed;
  return { history: unpackTournament(state), version, packedAt: version };
}

/** How many events the store has of a tournament. */
export async function versionOf(store: EventStore, id: string): Promise<number> {
  const stream = tournamentStream(id);
  return (await store.streams(stream)).find((found) => found.stream === stream)?.version ?? 0;
}
