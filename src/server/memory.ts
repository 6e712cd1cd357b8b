import type { NightEvent } from '../engine/tournament/events.ts';
import { nightFrom } from '../engine/tournament/evolve.ts';
import { results } from '../history/results.ts';
import type { DocumentWrite, EventStore } from '../store/event-store.ts';
import { tournamentOf } from '../store/names.ts';

/** What a house remembers from night to night, as documents. Sample nights leave no trace here. */
export const KINDS = {
  memory: 'house',
  result: 'house-result',
  invitation: 'invitation',
  sample: 'sample',
} as const;

/** What an invitation says besides the night itself, and who has said that he cannot come. */
export type Invitation = {
  readonly when: string | null;
  readonly place: string | null;
  readonly cannot: readonly string[];
};
const BLANK: Invitation = { when: null, place: null, cannot: [] };

export const invitationTo = async (store: EventStore, tournament: string): Promise<Invitation> =>
  ((await store.get(KINDS.invitation, tournament)) as Invitation | null) ?? BLANK;

export const isSample = async (store: EventStore, tournament: string): Promise<boolean> =>
  (await store.get(KINDS.sample, tournament)) !== null;

/** A name however it is written. */
export const folded = (name: string): string => name.normalize('NFKC').trim().toLocaleLowerCase();

export type PastNight = {
  readonly id: string;
  readonly version: number;
  readonly over: boolean;
  readonly name: string;
  readonly at: number;
  /** Everybody who bought in. */
  readonly names: readonly string[];
  readonly results: ReturnType<typeof results>;
};

/** Every night of this house. What was worked out is kept until the night goes on or is taken back. */
export async function nightsOf(store: EventStore): Promise<PastNight[]> {
  const known = new Map((await store.list(KINDS.result)).map(({ id, data }) => [id, data as PastNight]));
  const samples = new Set((await store.list(KINDS.sample)).map(({ id }) => id));
  const nights: PastNight[] = [];
  for (const { stream, version } of await store.streams('tournament/')) {
    const id = tournamentOf(stream)!;
    if (samples.has(id)) continue;
    const before = known.get(id);
    const fresh = before?.version === version && before.names !== undefined;
    const night = fresh ? before : await lookAt(store, id, stream, version);
    if (!fresh) await write(store, [{ do: 'put', kind: KINDS.result, id, data: night }]);
    nights.push(night);
  }
  return nights;
}

async function lookAt(store: EventStore, id: string, stream: string, version: number): Promise<PastNight> {
  const events = (await store.read(stream)).slice(0, version).map(({ data }) => data as NightEvent);
  const { name, startedAt, phase, players } = nightFrom(events).night;
  const came = [...players.values()].filter(({ standing }) => standing.is !== 'expected');
  const over = phase === 'over';
  const names = came.map((player) => player.name);
  return { id, version, over, name, at: startedAt ?? 0, names, results: over ? results(events) : [] };
}

export type Guest = { readonly name: string; readonly note?: string | undefined };

/** Who was written down by hand, then everybody who ever bought in, but for those who were struck off. */
export async function rosterOf(store: EventStore): Promise<Guest[]> {
  const written = ((await store.get(KINDS.memory, 'roster')) as Guest[] | null) ?? [];
  const struck = ((await store.get(KINDS.memory, 'struck')) as string[] | null) ?? [];
  const known = new Set([...written.map(({ name }) => folded(name)), ...struck]);
  const came: Guest[] = [];
  for (const name of (await nightsOf(store)).flatMap(({ names }) => names)) {
    if (known.has(folded(name))) continue;
    known.add(folded(name));
    came.push({ name });
  }
  return [...written, ...came];
}

/** The list as somebody has left it: who is not on it any more stays off, though he once came. */
export async function setRoster(store: EventStore, roster: readonly Guest[]): Promise<void> {
  const kept = new Set(roster.map(({ name }) => folded(name)));
  const before = ((await store.get(KINDS.memory, 'struck')) as string[] | null) ?? [];
  const gone = (await rosterOf(store)).map(({ name }) => folded(name));
  const struck = [...new Set([...before, ...gone])].filter((name) => !kept.has(name));
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
        readonly night?:
          | { readonly chips?: readonly { readonly value: number; readonly colour: string }[] | undefined }
          | undefined;
      }
    | undefined;
};

/** A night has been made: its plan is the last one, its chips are in the case, and the invitation has its date. */
export async function remember(store: EventStore, tournament: string, made: Plan): Promise<void> {
  const { when = null, place = null, plan, choices } = made;
  const colours = new Map(choices?.night?.chips?.map(({ value, colour }) => [value, colour]));
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

export async function write(store: EventStore, documents: readonly DocumentWrite[]): Promise<void> {
  const written = await store.append({ documents });
  if (!written.ok) throw new Error(written.refusal.message);
}
