import type { DocumentWrite, EventStore } from '../store/event-store.ts';
import { REWRITTEN } from '../store/names.ts';
import { AppendFailed } from './append-failed.ts';

/**
 * The kinds of documents about people: what a device is in each tournament, invites, how guests get in, and screens that
 * show a code until a director types it.
 */
export const PEOPLE_KINDS = { device: 'device', invite: 'invite', door: 'door', screen: 'screen' } as const;

/** Every kind of document there is. */
export const KINDS = {
  ...PEOPLE_KINDS,
  /**
   * Of a tournament: how its tables are dealt, its hands' shuffles, its invitation, when it should be over, how late a
   * stream shows cards, its result, whether it is a sample, and which players share their statistics.
   */
  room: 'room',
  shuffle: 'shuffle',
  invitation: 'invitation',
  'wished-end': 'wished-end',
  overlay: 'overlay',
  result: 'result',
  sample: 'sample',
  'shared-statistics': 'shared-statistics',
  /** What a site remembers from one tournament to the next. */
  memory: 'site',
  /** When the server was last alive, and whether anything can be stored. */
  server: 'server',
  health: 'health',
  rewritten: REWRITTEN,
} as const;

/** The kinds that every server of a site has in memory and follows by revision: who is who. */
export const FOLLOWED: readonly string[] = Object.values(PEOPLE_KINDS);

/** The name of the document with a hand's shuffles. */
export const handDocument = (tournament: string, table: string | number, number: number): string =>
  `${tournament}:${table}:${number}`;

/** The name of the document that says a player shares their statistics of a tournament. */
export const sharingDocument = (tournament: string, player: string): string => `${tournament}:${player}`;

/** The documents that belong to a tournament with these streams, and are exported with it. */
export function documentsOf(tournament: string, streams: readonly string[]): { kind: string; id: string }[] {
  const hands = streams.filter((stream) => stream.startsWith('hand/')).map((stream) => stream.split('/'));
  return [
    { kind: KINDS.room, id: tournament },
    { kind: KINDS.sample, id: tournament },
    { kind: KINDS['wished-end'], id: tournament },
    { kind: KINDS.overlay, id: tournament },
    ...hands.map(([, , table, number]) => ({
      kind: KINDS.shuffle,
      id: handDocument(tournament, table!, Number(number)),
    })),
  ];
}

export async function write(store: EventStore, documents: readonly DocumentWrite[]): Promise<void> {
  const written = await store.append({ documents });
  if (!written.ok) throw new AppendFailed(written.refusal.message);
}
