import { KINDS } from '../../room/documents.ts';
import type { DocumentWrite, EventStore } from '../../store/event-store.ts';

/** When a tournament was to begin, on the host's clock, and how long it was to take; or when it should be over, said later. */
type WishedEnd = { readonly when: string | null; readonly minutes: number } | { readonly at: number };

const MINUTE_MS = 60_000;
/** Who starts later than this, or earlier than planned, plays at another time. */
const LATE_START_MS = 120 * MINUTE_MS;

export const wishedEnd = (tournament: string, data: WishedEnd): DocumentWrite => ({
  do: 'put',
  kind: KINDS['wished-end'],
  id: tournament,
  data,
});

/** When the host wants to be done: a late start does not move it. Null where nobody has said. */
export async function wishedEndOf(
  store: EventStore,
  tournament: string,
  startedAt: number | null,
): Promise<number | null> {
  const wished = (await store.get(KINDS['wished-end'], tournament)) as WishedEnd | null;
  if (wished === null || startedAt === null) return null;
  if ('at' in wished) return wished.at;
  const planned = wished.when === null ? startedAt : new Date(wished.when).getTime();
  const lateMs = startedAt - planned;
  const from = lateMs >= 0 && lateMs <= LATE_START_MS ? planned : startedAt;
  return from + wished.minutes * MINUTE_MS;
}
