import { normalizeName } from '../../history/names.ts';
import type { EventStore } from '../../store/event-store.ts';
import { hashOf } from '../people/codes.ts';
import type { From } from '../people/crowd.ts';
import { KINDS, write } from './documents.ts';
import { tournamentsOf } from './past-tournaments.ts';

/** What an invitation says besides the night itself, and who has said that he cannot come. */
export type Invitation = {
  readonly when: string | null;
  readonly place: string | null;
  readonly cannot: readonly Excuse[];
};
/** One for each device. */
export type Excuse = { readonly name: string; readonly device?: string; readonly from?: From };
const BLANK: Invitation = { when: null, place: null, cannot: [] };

export async function invitationTo(store: EventStore, tournament: string): Promise<Invitation> {
  return ((await store.get(KINDS.invitation, tournament)) as Invitation | null) ?? BLANK;
}

export const isSample = async (store: EventStore, tournament: string): Promise<boolean> =>
  (await store.get(KINDS.sample, tournament)) !== null;

export type Guest = { readonly name: string; readonly note?: string | undefined };

/** Who was written down by hand. */
export const writtenDown = async (store: EventStore): Promise<readonly Guest[]> =>
  ((await store.get(KINDS.memory, 'roster')) as Guest[] | null) ?? [];

/** A person on the list of those who are struck off: a list that must not name them. */
export const struckName = (name: string): string => hashOf(normalizeName(name));
const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Who was struck off. Houses used to keep their names. */
export const hashedNames = (kept: readonly string[] | null): readonly string[] =>
  kept?.map((each) => (isHash(each) ? each : struckName(each))) ?? [];

/** The same; names that are still there are replaced the first time somebody looks. */
async function struckOff(store: EventStore): Promise<readonly string[]> {
  const kept = (await store.get(KINDS.memory, 'struck')) as string[] | null;
  const struck = hashedNames(kept);
  if (kept?.every(isHash) === false)
    await write(store, [{ do: 'put', kind: KINDS.memory, id: 'struck', data: struck }]);
  return struck;
}

/** Who was written down, then everybody who ever bought in, but for those who were struck off. */
export async function rosterOf(store: EventStore): Promise<Guest[]> {
  const written = await writtenDown(store);
  const known = new Set([...written.map(({ name }) => struckName(name)), ...(await struckOff(store))]);
  const came: Guest[] = [];
  for (const name of (await tournamentsOf(store)).tournaments.flatMap(({ names }) => names)) {
    if (known.has(struckName(name))) continue;
    known.add(struckName(name));
    came.push({ name });
  }
  return [...written, ...came];
}

/** The list as somebody has left it: who is not on it any more stays off, though he once came. */
export async function setRoster(store: EventStore, roster: readonly Guest[]): Promise<void> {
  const kept = new Set(roster.map(({ name }) => struckName(name)));
  const gone = (await rosterOf(store)).map(({ name }) => struckName(name));
  const struck = [...new Set([...(await struckOff(store)), ...gone])].filter((name) => !kept.has(name));
  await write(store, [
    { do: 'put', kind: KINDS.memory, id: 'roster', data: roster },
    { do: 'put', kind: KINDS.memory, id: 'struck', data: struck },
  ]);
}

type Plan = {
  readonly when?: string | undefined;
  readonly place?: string | undefined;
  readonly plan?:
    | { readonly chips?: readonly { readonly value: number; readonly count: number }[] | undefined }
    | undefined;
  readonly choices?:
    | {
        readonly tournament?:
          | { readonly chips?: readonly { readonly value: number; readonly colour: string }[] | undefined }
          | undefined;
      }
    | undefined;
};

/** A night has been made: its plan is the last one, its chips are in the case, and the invitation has its date. */
export async function remember(store: EventStore, tournament: string, made: Plan): Promise<void> {
  const { when = null, place = null, plan, choices } = made;
  const colours = new Map(choices?.tournament?.chips?.map(({ value, colour }) => [value, colour]));
  const chips = plan?.chips?.map((chip) => {
    const colour = colours.get(chip.value);
    return { ...chip, ...(colour !== undefined && { colour }) };
  });
  const data: Invitation = { ...BLANK, when, place };
  await write(store, [
    { do: 'put', kind: KINDS.invitation, id: tournament, data },
    { do: 'put', kind: KINDS.memory, id: 'last-plan', data: made },
    ...(chips === undefined
      ? []
      : [{ do: 'put', kind: KINDS.memory, id: 'chip-case', data: chips } as const]),
  ]);
}
