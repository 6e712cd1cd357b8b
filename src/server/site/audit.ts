import { z } from 'zod';
import type { HandEvent } from '../../engine/record/events.ts';
import type { TournamentEvent } from '../../engine/tournament/events.ts';
import { auditTournament } from '../../history/audit.ts';
import { isAction } from '../../history/audit-hand.ts';
import { embeddedRulebook } from '../../protocol/choices.ts';
import { id } from '../../protocol/commands.ts';
import { handDocument, KINDS } from '../../room/documents.ts';
import { TABLE_PACE } from '../../room/ports.ts';
import { auditShuffles, type KeptShuffles } from '../../room/shuffler.ts';
import { type TemperamentName, temperaments } from '../../sim/temperaments.ts';
import type { EventStore } from '../../store/event-store.ts';
import { handsOf, tournamentOf, tournamentStream } from '../../store/names.ts';
import { StoreError } from '../../store/store-error.ts';

export type AuditedTournament = {
  readonly tournament: string;
  readonly name: string | null;
  readonly events: number;
  readonly hands: number;
  /** What players have done in those hands. */
  readonly actions: number;
  readonly wrong: readonly string[];
};

type Head = { readonly stream: string; readonly version: number };

/** Checks what is in a store, tournament by tournament, also beside a server: each as of one moment. */
export async function* auditStore(
  store: EventStore,
  tournaments: readonly string[],
): AsyncGenerator<AuditedTournament> {
  for (const tournament of tournaments) {
    const own = tournamentStream(tournament);
    // Streams only grow: as far as they went at one moment they belong together.
    const heads = (await store.streams(own, handsOf(tournament))).filter(
      ({ stream }) => tournamentOf(stream) === tournament,
    );
    yield await auditOne(store, tournament, heads);
  }
}

/** All tournaments that have a stream of their own or of a hand in the store, by name. */
export async function tournamentsIn(store: EventStore): Promise<string[]> {
  const streams = await store.streams('tournament/', 'hand/');
  return [...new Set(streams.map(({ stream }) => tournamentOf(stream)!))].sort();
}

async function auditOne(
  store: EventStore,
  tournament: string,
  heads: readonly Head[],
): Promise<AuditedTournament> {
  const wrong: string[] = [];
  let log: readonly TournamentEvent[] = [];
  const hands = new Map<string, readonly HandEvent[]>();
  let events = 0;
  for (const head of heads) {
    const data = await readWhole(store, head, wrong);
    events += data.length;
    if (head.stream === tournamentStream(tournament)) log = data as TournamentEvent[];
    else hands.set(head.stream.slice(handsOf(tournament).length), data as HandEvent[]);
  }
  wrong.push(...auditTournament(log, hands));
  const created = log[0];
  if (created?.type === 'created') wrong.push(...auditCreated(created, tournament));
  const actions = [...hands.values()].flat().filter((event) => event !== null && isAction(event)).length;
  const name = created?.type === 'created' && typeof created.name === 'string' ? created.name : null;
  return { tournament, name, events, hands: hands.size, actions, wrong };
}

function* auditCreated(
  created: TournamentEvent & { type: 'created' },
  tournament: string,
): Generator<string> {
  if (created.id !== tournament) yield `version 1: this is the tournament "${created.id}"`;
  const issue = embeddedRulebook.safeParse(created.rulebook).error?.issues[0];
  if (issue !== undefined) yield `version 1: rulebook.${issue.path.join('.')}: ${issue.message}`;
}

const ms = z.number().min(0).max(3_600_000);
/** How a tournament's tables are dealt, as `room` documents have it. */
const roomSettings = z.strictObject({
  kind: z.enum(['live', 'dealt', 'both']),
  bots: z.record(id, z.enum(Object.keys(temperaments) as TemperamentName[])),
  pace: z.looseObject(
    Object.fromEntries(
      Object.entries(TABLE_PACE).map(([key, usual]) => [key, Array.isArray(usual) ? z.tuple([ms, ms]) : ms]),
    ),
  ),
  fill: z.int().min(2).max(100).exactOptional(),
  adults: z.boolean().exactOptional(),
});

/** What is wrong with a tournament that somebody wants to import: its log, how its tables are dealt, its shuffles. */
export async function auditImport(store: EventStore, tournament: string): Promise<string[]> {
  const wrong: string[] = [];
  for await (const audited of auditStore(store, [tournament])) wrong.push(...audited.wrong);
  const room = await store.get(KINDS.room, tournament);
  const issue = room === null ? undefined : roomSettings.safeParse(room).error?.issues[0];
  if (issue !== undefined) wrong.push(`the document "room": ${issue.path.join('.')}: ${issue.message}`);
  for (const { stream } of await store.streams(handsOf(tournament))) {
    const [, , table = '', number] = stream.split('/');
    const kept = await store.get(KINDS.shuffle, handDocument(tournament, table, Number(number)));
    const [first] = (await store.read(stream)).map(({ data }) => data as HandEvent);
    if (kept === null || first?.type !== 'started') continue;
    const why = auditShuffles(stream, kept as KeptShuffles, first.stub);
    if (why !== null) wrong.push(`hand ${table}/${number}: its shuffle ${why}`);
  }
  return wrong;
}

/** The events of a stream as far as it went; what is not as every stream is goes to `wrong`. */
async function readWhole(store: EventStore, { stream, version }: Head, wrong: string[]): Promise<unknown[]> {
  try {
    const read = (await store.read(stream)).slice(0, version);
    if (read.length < version) wrong.push(`${stream}: ${read.length} events of ${version} are there`);
    const gap = read.findIndex((event, at) => event.version !== at + 1);
    if (gap !== -1) wrong.push(`${stream}: version ${gap + 1} is missing`);
    const other = read.find(({ type, data }) => (data as { type?: unknown } | null)?.type !== type);
    if (other !== undefined)
      wrong.push(`${stream}: version ${other.version} is kept as "${other.type}" and is another`);
    return read.map(({ data }) => data);
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'not-json') throw error;
    wrong.push(`${stream}: an event is no JSON`);
    return [];
  }
}
