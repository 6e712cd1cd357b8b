import { AppendFailed } from '../../room/append-failed.ts';
import type { DocumentWrite, EventStore } from '../../store/event-store.ts';

/** The kinds of documents in which a house remembers, and those of its tournaments. Sample nights leave no trace but their own. */
export const KINDS = {
  memory: 'site',
  result: 'result',
  invitation: 'invitation',
  sample: 'sample',
  room: 'room',
  shuffle: 'shuffle',
} as const;

export async function write(store: EventStore, documents: readonly DocumentWrite[]): Promise<void> {
  const written = await store.append({ documents });
  if (!written.ok) throw new AppendFailed(written.refusal.message);
}
