import { KINDS } from '../../room/documents.ts';
import type { EventStore } from '../../store/event-store.ts';
import type { From } from './crowd.ts';

/** What an invitation says besides the tournament itself, and who has said that they cannot come. */
export type Invitation = {
  readonly host?: string | null;
  readonly when: string | null;
  readonly place: string | null;
  /** Where the group talks while it plays: a voice or video call somewhere else. */
  readonly call?: string | null;
  /** How long it was planned for. */
  readonly minutes?: number | null;
  readonly cannot: readonly Excuse[];
};
/** One for each device. */
export type Excuse = { readonly name: string; readonly device?: string; readonly from?: From };

export const BLANK_INVITATION: Invitation = { host: null, when: null, place: null, cannot: [] };

export async function invitationTo(store: EventStore, tournament: string): Promise<Invitation> {
  return ((await store.get(KINDS.invitation, tournament)) as Invitation | null) ?? BLANK_INVITATION;
}
