import type { EventStore } from '../../store/event-store.ts';
import { KINDS, write } from '../documents.ts';
import { BLANK_INVITATION, type Invitation } from '../people/invitation.ts';
import { type Guest, hashedNames, isStruckName, struckName, writtenDown } from '../people/roster.ts';
import { tournamentsOf } from './past-tournaments.ts';

export const isSample = async (store: EventStore, tournament: string): Promise<boolean> =>
  (await store.get(KINDS.sample, tournament)) !== null;

/** Who was struck off; names from earlier versions are replaced the first time somebody looks. */
async function struckOff(store: EventStore): Promise<readonly string[]> {
  const kept = (await store.get(KINDS.memory, 'struck')) as string[] | null;
  const struck = hashedNames(kept);
  if (kept?.every(isStruckName) === false)
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
  const data: Invitation = { ...BLANK_INVITATION, when, place };
  await write(store, [
    { do: 'put', kind: KINDS.invitation, id: tournament, data },
    { do: 'put', kind: KINDS.memory, id: 'last-plan', data: made },
    ...(chips === undefined
      ? []
      : [{ do: 'put', kind: KINDS.memory, id: 'chip-case', data: chips } as const]),
  ]);
}
