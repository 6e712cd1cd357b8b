import { AppendFailed } from '../room/append-failed.ts';
import type { DocumentWrite, EventStore } from '../store/event-store.ts';

/** The kinds of documents about people: what a device is in each tournament, invites, and how guests get in. */
export const PEOPLE_KINDS = { device: 'device', invite: 'invite', door: 'door' } as const;

/** All kinds of documents a site keeps. A sample tournament leaves no trace but its own. */
export const KINDS = {
  ...PEOPLE_KINDS,
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
