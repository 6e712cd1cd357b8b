import type { HandEvent } from '../../engine/record/events.ts';
import type { TournamentEvent } from '../../engine/tournament/events.ts';
import { tournamentFrom } from '../../engine/tournament/evolve.ts';
import {
  forgetInHand,
  forgetInTournament,
  namesIn,
  type Swap,
  textWithout,
} from '../../history/forgetting.ts';
import { normalizeName } from '../../history/names.ts';
import { canonicalName } from '../../history/people.ts';
import type { SeasonChoices } from '../../protocol/after.ts';
import type { Club } from '../../protocol/club.ts';
import { handDocument, KINDS, sharingDocument } from '../../room/documents.ts';
import type { Document, DocumentWrite, EventStore, Rewrite, StreamWrite } from '../../store/event-store.ts';
import { handsOf, tournamentOf, tournamentStream } from '../../store/names.ts';
import { nextTurn } from '../../store/turn.ts';
import type { Invitation } from './invitation.ts';
import type { Device, JoinSettings } from './register.ts';
import { type Guest, hashedNames, struckName, writtenDown } from './roster.ts';

/** Somebody the site knows, and what they would be called from now on. */
export type Person = {
  /** As the site spells it. */
  readonly name: string;
  readonly guest: string;
  /** Where the name is written. */
  readonly tournaments: readonly { readonly id: string; readonly name: string }[];
  /** Tournaments in which two or more go by it, by name. */
  readonly twice: readonly string[];
};

/** After this many streams other requests get a turn. */
const STREAMS_AT_ONCE = 50;

/** A tournament with what is stored about it, and the names in all of that. */
type Tournament = {
  readonly id: string;
  readonly events: readonly TournamentEvent[];
  readonly door: JoinSettings | undefined;
  readonly invitation: Invitation | undefined;
  readonly names: readonly string[];
};

type Kept = {
  readonly name: string;
  readonly host?: string | undefined;
  readonly place?: string | undefined;
};
type Preset = { readonly name: string; readonly tournament: Kept };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

async function tournamentsIn(store: EventStore): Promise<Tournament[]> {
  const byId = async <T>(kind: string) =>
    new Map((await store.list(kind)).map(({ id, data }: Document) => [id, data as T]));
  const [doors, invitations] = [
    await byId<JoinSettings>(KINDS.door),
    await byId<Invitation>(KINDS.invitation),
  ];
  const tournaments: Tournament[] = [];
  for (const { stream } of await store.streams('tournament/')) {
    await nextTurn();
    const id = tournamentOf(stream)!;
    const events = (await store.read(stream)).map(({ data }) => data as TournamentEvent);
    const [door, invitation] = [doors.get(id), invitations.get(id)];
    const around = [
      ...(door?.waiting.map(({ name }) => name) ?? []),
      ...(invitation?.cannot.map(({ name }) => name) ?? []),
      ...(invitation?.host == null ? [] : [invitation.host]),
    ];
    tournaments.push({ id, events, door, invitation, names: [...namesIn(events), ...around] });
  }
  return tournaments;
}

/** The first guest number nobody here has, so that nobody is mistaken for somebody else. */
function freeGuest(names: readonly string[]): string {
  const taken = new Set(names.map(normalizeName));
  let number = 1;
  while (taken.has(normalizeName(`Guest ${number}`))) number++;
  return `Guest ${number}`;
}

/** Rewrites everything that has the name in it; null if nobody is called that. */
export async function forgetting(
  store: EventStore,
  name: string,
): Promise<{ readonly person: Person; readonly rewrite: Rewrite } | null> {
  const season = (await store.get(KINDS.memory, 'season')) as SeasonChoices | null;
  const spellings = season?.same ?? [];
  const wanted = normalizeName(canonicalName(name.trim(), spellings));
  const isThem = (each: string): boolean => normalizeName(canonicalName(each, spellings)) === wanted;
  const known = await tournamentsIn(store);
  const roster = await writtenDown(store);
  const all = [
    ...roster.map((guest) => guest.name),
    ...known.flatMap(({ names }) => names),
    ...spellings.flat(),
  ];
  const theirs = [...new Set(all.filter(isThem).map((each) => each.trim()))];
  if (theirs.length === 0) return null;
  const guest = freeGuest(all);
  const others = all.filter((each) => !isThem(each));

  const streams: StreamWrite[] = [];
  const documents: DocumentWrite[] = [];
  const tournaments: Person['tournaments'][number][] = [];
  for (const tournament of known) {
    const how = tournament.names.some(isThem) ? 'however' : 'exactly';
    const names = tournament.names.filter((each) => !isThem(each));
    const swap: Swap = { isThem, guest, text: textWithout(theirs, guest, names, how) };
    const rewritten = await tournamentWithout(store, tournament, swap);
    const about = documentsWithout(tournament, swap);
    if (rewritten.length + about.length === 0) continue;
    streams.push(...rewritten);
    documents.push(...about, { do: 'delete', kind: KINDS.result, id: tournament.id });
    tournaments.push({ id: tournament.id, name: nameOf(tournament) });
  }
  const swap: Swap = { isThem, guest, text: textWithout(theirs, guest, others, 'exactly') };
  documents.push(...(await memoryWithout(store, swap, theirs, season, roster)));
  documents.push(...(await devicesWithout(store, swap)));
  const twice = known.filter(
    (tournament) => tournament.names.some(isThem) && playersCalled(tournament, isThem) > 1,
  );
  return {
    person: {
      name: theirs.find((each) => normalizeName(each) === normalizeName(name)) ?? theirs[0]!,
      guest,
      tournaments,
      twice: twice.map(nameOf),
    },
    rewrite: { streams, documents },
  };
}

const nameOf = ({ events: [first] }: Tournament): string => (first?.type === 'created' ? first.name : '');

const playersCalled = ({ events }: Tournament, isThem: Swap['isThem']): number =>
  [...tournamentFrom(events).tournament.players.values()].filter(({ name }) => isThem(name)).length;

async function tournamentWithout(
  store: EventStore,
  { id, events }: Tournament,
  swap: Swap,
): Promise<StreamWrite[]> {
  const writes: StreamWrite[] = [];
  const compare = <T extends { readonly type: string }>(
    stream: string,
    before: readonly T[],
    after: readonly T[],
  ): void => {
    if (after.every((event, at) => event === before[at] || same(event, before[at]))) return;
    const written = after.map((event) => ({ type: event.type, data: event }));
    writes.push({ stream, expected: before.length, events: written });
  };
  const tournament = events.map((event) => forgetInTournament(event, swap));
  compare(tournamentStream(id), events, tournament);
  for (const [at, { stream }] of (await store.streams(handsOf(id))).entries()) {
    if (at % STREAMS_AT_ONCE === 0) await nextTurn();
    const hand = (await store.read(stream)).map(({ data }) => data as HandEvent);
    const without = hand.map((event) => forgetInHand(event, swap));
    compare(stream, hand, without);
  }
  return writes;
}

/** Who is waiting at a tournament's door, who invites, who cannot come, and where it is. */
function documentsWithout({ id, door, invitation }: Tournament, swap: Swap): DocumentWrite[] {
  const { isThem, guest, text } = swap;
  const documents: DocumentWrite[] = [];
  const put = (kind: string, before: object, after: object): void => {
    if (!same(before, after)) documents.push({ do: 'put', kind, id, data: after });
  };
  if (door !== undefined) {
    const waiting = door.waiting.map((each) => (isThem(each.name) ? { ...each, name: guest } : each));
    put(KINDS.door, door, { ...door, waiting });
  }
  if (invitation !== undefined) {
    const cannot = invitation.cannot.map((each) => (isThem(each.name) ? { ...each, name: guest } : each));
    const place = invitation.place === null ? null : text(invitation.place);
    const { host } = invitation;
    const hosted = host != null && { host: isThem(host) ? guest : text(host) };
    put(KINDS.invitation, invitation, { ...invitation, cannot, place, ...hosted });
  }
  return documents;
}

/** What directors call devices, as in “Ann’s iPad”. */
async function devicesWithout(store: EventStore, { text }: Swap): Promise<DocumentWrite[]> {
  return (await store.list(KINDS.device)).flatMap(({ id, data }): DocumentWrite[] => {
    const { memberships } = data as Device;
    const without = Object.entries(memberships).map(([tournament, each]) => [
      tournament,
      each.label === undefined ? each : { ...each, label: text(each.label) },
    ]);
    const after: Device = { memberships: Object.fromEntries(without) };
    return same(data, after) ? [] : [{ do: 'put', kind: KINDS.device, id, data: after }];
  });
}

/** What a site remembers between tournaments. A forgotten person is on no list, not even as the guest they are now. */
async function memoryWithout(
  store: EventStore,
  { isThem, guest, text }: Swap,
  theirs: readonly string[],
  season: SeasonChoices | null,
  roster: readonly Guest[],
): Promise<DocumentWrite[]> {
  const struck = (await store.get(KINDS.memory, 'struck')) as string[] | null;
  const off = new Set(theirs.map(struckName));
  const presets = (await store.get(KINDS.memory, 'presets')) as Preset[] | null;
  const last = (await store.get(KINDS.memory, 'last-plan')) as Kept | null;
  const club = (await store.get(KINDS.memory, 'club')) as Club | null;
  const planned = <T extends Kept>(plan: T): T => ({
    ...plan,
    name: text(plan.name),
    ...(plan.host !== undefined && { host: isThem(plan.host) ? guest : text(plan.host) }),
    ...(plan.place !== undefined && { place: text(plan.place) }),
  });
  const changes: readonly (readonly [id: string, before: unknown, after: unknown])[] = [
    [
      'roster',
      roster,
      roster
        .filter((each) => !isThem(each.name))
        .map((each) => (each.note === undefined ? each : { ...each, note: text(each.note) })),
    ],
    ['struck', struck, [...hashedNames(struck).filter((each) => !off.has(each)), struckName(guest)]],
    [
      'season',
      season,
      season && { ...season, same: season.same.filter((pair) => !pair.some((each) => isThem(each))) },
    ],
    [
      'presets',
      presets,
      presets?.map(({ name, tournament }) => ({ name: text(name), tournament: planned(tournament) })) ?? null,
    ],
    ['last-plan', last, last && planned(last)],
    ['club', club, club && { ...club, name: text(club.name), text: text(club.text) }],
  ];
  return changes
    .filter(([, before, after]) => !same(before, after))
    .map(([id, , data]) => ({ do: 'put', kind: KINDS.memory, id, data }));
}

/** What we show of a tournament before somebody deletes it. */
export type AboutTournament = { readonly id: string; readonly name: string } & {
  readonly players: number;
  readonly hands: number;
};

export async function aboutTournament(store: EventStore, id: string): Promise<AboutTournament | null> {
  const events = (await store.read(tournamentStream(id))).map(({ data }) => data as TournamentEvent);
  if (events.length === 0) return null;
  const { name, players } = tournamentFrom(events).tournament;
  return { id, name, players: players.size, hands: (await store.streams(handsOf(id))).length };
}

/** Deletes everything of a tournament but its members: its streams, and what is stored about it. Null if there is none. */
export async function deleting(store: EventStore, id: string): Promise<Rewrite | null> {
  const streams = (await store.streams(tournamentStream(id), handsOf(id))).filter(
    ({ stream }) => tournamentOf(stream) === id,
  );
  if (streams.length === 0) return null;
  const season = (await store.get(KINDS.memory, 'season')) as SeasonChoices | null;
  const { [id]: counted, ...counts } = season?.counts ?? {};
  const shared = await store.list(KINDS['shared-statistics']);
  const gone = (kind: string, document = id): DocumentWrite => ({ do: 'delete', kind, id: document });
  return {
    streams: streams.map(({ stream, version }) => ({ stream, expected: version, events: [] })),
    documents: [
      ...[KINDS.room, KINDS.invitation, KINDS['wished-end'], KINDS.overlay, KINDS.sample, KINDS.result].map(
        (kind) => gone(kind),
      ),
      ...shared
        .filter((document) => document.id.startsWith(sharingDocument(id, '')))
        .map((document) => gone(KINDS['shared-statistics'], document.id)),
      ...streams.flatMap(({ stream }) => {
        const [kind, , table, number] = stream.split('/');
        return kind === 'hand' ? [gone(KINDS.shuffle, handDocument(id, table!, Number(number)))] : [];
      }),
      ...(counted === undefined
        ? []
        : [{ do: 'put', kind: KINDS.memory, id: 'season', data: { ...season, counts } } as const]),
    ],
  };
}
