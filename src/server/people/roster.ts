import { normalizeName } from '../../history/names.ts';
import { KINDS } from '../../room/documents.ts';
import type { EventStore } from '../../store/event-store.ts';
import { hashOf } from './codes.ts';

export type Guest = { readonly name: string; readonly note?: string };

/** The guests that were added by hand. */
export const writtenDown = async (store: EventStore): Promise<readonly Guest[]> =>
  ((await store.get(KINDS.memory, 'roster')) as Guest[] | null) ?? [];

/** A name on the list of those taken off the roster: a list that must not name them. */
export const struckName = (name: string): string => hashOf(normalizeName(name));
export const isStruckName = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** The list of those taken off the roster; earlier versions stored their names. */
export const hashedNames = (kept: readonly string[] | null): readonly string[] =>
  kept?.map((each) => (isStruckName(each) ? each : struckName(each))) ?? [];
