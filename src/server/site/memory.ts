import type { SeasonChoices } from '../../protocol/after.ts';
import type { Club } from '../../protocol/club.ts';
import type { Answer, Read } from '../../protocol/routes/routes.ts';
import { KINDS, write } from '../../room/documents.ts';
import type { DocumentWrite, EventStore } from '../../store/event-store.ts';
import { BLANK_INVITATION, type Invitation } from '../people/invitation.ts';
import { type Guest, hashedNames, isStruckName, struckName, writtenDown } from '../people/roster.ts';
import { tournamentsOf } from './past-tournaments.ts';
import { wishedEnd } from './wished-end.ts';

export const isSample = async (store: EventStore, tournament: string): Promise<boolean> =>
  (await store.get(KINDS.sample, tournament)) !== null;

/** What a site remembers from one tournament to the next, by name; null where it has nothing yet. */
export type Memory = {
  readonly 'chip-case': Answer<'GET /api/site/chip-case'>['chip-case'];
  readonly presets: Answer<'GET /api/site/presets'>['presets'] | null;
  readonly 'last-plan': Answer<'GET /api/site/last-plan'>['last-plan'];
  readonly season: SeasonChoices | null;
  readonly club: Club | null;
  /** The guests somebody has written down. */
  readonly roster: readonly Guest[] | null;
  /** Hashes of the names that were taken off the roster. */
  readonly struck: readonly string[] | null;
};

export const recall = async <What extends keyof Memory>(
  store: EventStore,
  what: What,
): Promise<Memory[What]> => (await store.get(KINDS.memory, what)) as Memory[What];

const remembering = <What extends keyof Memory>(what: What, data: Memory[What]): DocumentWrite => ({
  do: 'put',
  kind: KINDS.memory,
  id: what,
  data,
});

export const rememberAs = <What extends keyof Memory>(
  store: EventStore,
  what: What,
  data: Memory[What],
): Promise<void> => write(store, [remembering(what, data)]);

/** The guests who were struck off; names from earlier versions are replaced the first time somebody looks. */
async function struckOff(store: EventStore): Promise<readonly string[]> {
  const kept = await recall(store, 'struck');
  const struck = hashedNames(kept);
  if (kept?.every(isStruckName) === false) await rememberAs(store, 'struck', struck);
  return struck;
}

/** Guests who were written down and everybody who ever bought in, the most frequent first, except those who were struck off. */
export async function rosterOf(store: EventStore): Promise<Guest[]> {
  const written = await writtenDown(store);
  const known = new Set([...written.map(({ name }) => struckName(name)), ...(await struckOff(store))]);
  const came: Guest[] = [];
  const times = new Map<string, number>();
  for (const name of (await tournamentsOf(store)).tournaments.flatMap(({ names }) => names)) {
    const key = struckName(name);
    times.set(key, (times.get(key) ?? 0) + 1);
    if (known.has(key)) continue;
    known.add(key);
    came.push({ name });
  }
  const timesOf = ({ name }: Guest): number => times.get(struckName(name)) ?? 0;
  return [...written, ...came].sort((a, b) => timesOf(b) - timesOf(a));
}

/** The list as somebody has left it: guests who are no longer on it stay off, though they once came. */
export async function setRoster(store: EventStore, roster: readonly Guest[]): Promise<void> {
  const kept = new Set(roster.map(({ name }) => struckName(name)));
  const gone = (await rosterOf(store)).map(({ name }) => struckName(name));
  const struck = [...new Set([...(await struckOff(store)), ...gone])].filter((name) => !kept.has(name));
  await write(store, [remembering('roster', roster), remembering('struck', struck)]);
}

/** A tournament has been created: its invitation has host and date, and one with a live table is the last plan with its chips in the case. */
export async function remember(
  store: EventStore,
  tournament: string,
  made: Read<'POST /api/tournaments'>['Body'],
): Promise<void> {
  const { host = null, when = null, place = null, plan, choices, kind } = made;
  const colors = new Map(choices?.tournament?.chips?.map(({ value, color }) => [value, color]));
  const chips = plan?.chips?.map((chip) => {
    const color = colors.get(chip.value);
    return { ...chip, ...(color !== undefined && { color }) };
  });
  const data: Invitation = { ...BLANK_INVITATION, host, when, place, minutes: plan?.minutes ?? null };
  const live = kind !== 'dealt';
  await write(store, [
    { do: 'put', kind: KINDS.invitation, id: tournament, data },
    ...(plan?.minutes === undefined ? [] : [wishedEnd(tournament, { when, minutes: plan.minutes })]),
    ...(live ? [remembering('last-plan', made)] : []),
    ...(live && chips !== undefined ? [remembering('chip-case', chips)] : []),
  ]);
}
