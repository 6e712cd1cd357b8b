import { type Prepared, refusalOf, rewritten, shardOf } from './append.ts';
import { Batch, type Commands, type FoundAnswer, namesIn } from './batch.ts';
import type { Appended } from './event-store.ts';
import { REWRITTEN } from './names.ts';
import type { Commit, Sql } from './postgres-link.ts';

type Query = PromiseLike<unknown>;
type Row = readonly (string | number | null)[];

/** Characters in one statement: a message to PostgreSQL ends at a gigabyte, and its memory long before. */
const PACK = 4 * 1024 * 1024;

const sorted = <T extends Row>(rows: Iterable<T>): T[] =>
  [...rows].sort((a, b) => (a[0]! < b[0]! ? -1 : a[0]! > b[0]! ? 1 : a[1]! < b[1]! ? -1 : 1));

/** Rows as columns, for `unnest`, in packs. */
function* columns<T extends Row>(rows: readonly T[]): Generator<{ [At in keyof T]: T[At][] }> {
  let from = 0;
  let size = 0;
  for (const [at, row] of rows.entries()) {
    for (const value of row) size += typeof value === 'string' ? value.length : 8;
    if (size < PACK && at < rows.length - 1) continue;
    const pack = rows.slice(from, at + 1);
    yield row.map((_, column) => pack.map((each) => each[column])) as { [At in keyof T]: T[At][] };
    [from, size] = [at + 1, 0];
  }
}

type DocumentRow = readonly [kind: string, id: string, data: string | null];

/** Kinds of documents whose changes get revisions, so that every server can follow them. */
export type Followed = readonly string[];

/** Puts documents, null for one that is deleted: it leaves a row, so that whoever follows it hears of it. */
export function writeDocuments(sql: Sql, documents: Iterable<DocumentRow>, followed: Followed): Query[] {
  const all = sorted(documents);
  return [
    ...[...columns(all.filter(([kind]) => !followed.includes(kind)))].map(
      ([kinds, ids, data]) => sql`
        INSERT INTO documents (kind, id, data)
        SELECT * FROM unnest(${kinds}::text[], ${ids}::text[], ${data}::text[])
        ON CONFLICT (kind, id) DO UPDATE SET data = excluded.data`,
    ),
    // Whoever takes revisions holds their row until the commit: then they come into sight in their order, and a server that
    // asks for all since the last one it saw misses none. All servers wait there for each other, so only what is followed
    // has a revision.
    ...[...columns(all.filter(([kind]) => followed.includes(kind)))].map(
      ([kinds, ids, data]) => sql`
        WITH next AS (UPDATE revisions SET last = last + ${kinds.length}::int RETURNING last - ${kinds.length}::int AS before)
        INSERT INTO documents (kind, id, data, revision)
        SELECT kind, id, data, before + ordinality
        FROM next, unnest(${kinds}::text[], ${ids}::text[], ${data}::text[])
          WITH ORDINALITY AS rows (kind, id, data, ordinality)
        ON CONFLICT (kind, id) DO UPDATE SET data = excluded.data, revision = excluded.revision`,
    ),
  ];
}

export const writeAnswers = (
  sql: Sql,
  answers: Iterable<readonly [tournament: string, key: string, contents: string | null, answer: string]>,
): Query[] =>
  [...columns(sorted(answers))].map(
    ([tournaments, keys, contents, texts]) => sql`
      INSERT INTO answers (tournament, key, contents, answer)
      SELECT * FROM unnest(${tournaments}::text[], ${keys}::text[], ${contents}::text[], ${texts}::text[])`,
  );

export function writeSnapshots(
  sql: Sql,
  snapshots: readonly (readonly [stream: string, version: number, schema: number, state: string])[],
): Query[] {
  // A statement may touch a row once, so of several snapshots of a stream only the newest goes in.
  const newest = new Map<string, (typeof snapshots)[number]>();
  for (const snapshot of snapshots)
    if (snapshot[1] >= (newest.get(snapshot[0])?.[1] ?? 0)) newest.set(snapshot[0], snapshot);
  return [...columns(sorted(newest.values()))].map(
    ([streams, versions, schemas, states]) => sql`
      INSERT INTO snapshots (stream, version, schema, state)
      SELECT * FROM unnest(${streams}::text[], ${versions}::int[], ${schemas}::bigint[], ${states}::text[])
      ON CONFLICT (stream) DO UPDATE
      SET version = excluded.version, schema = excluded.schema, state = excluded.state
      WHERE excluded.version >= snapshots.version`,
  );
}

export const writeVersions = (
  sql: Sql,
  versions: Iterable<readonly [stream: string, version: number]>,
): Query[] =>
  [...columns(sorted(versions))].map(
    ([names, numbers]) => sql`
      INSERT INTO streams (name, version) SELECT * FROM unnest(${names}::text[], ${numbers}::int[])
      ON CONFLICT (name) DO UPDATE SET version = excluded.version`,
  );

type EventRow = readonly [
  stream: number,
  version: number,
  epoch: number | null,
  type: string,
  schema: number,
  data: string,
];

export const writeEvents = (sql: Sql, events: readonly EventRow[]): Query[] =>
  [...columns(events)].map(
    ([streams, versions, epochs, types, schemas, data]) => sql`
      INSERT INTO events (stream, version, epoch, type, schema, data)
      SELECT * FROM unnest(${streams}::bigint[], ${versions}::int[], ${epochs}::bigint[],
        ${types}::text[], ${schemas}::int[], ${data}::text[])`,
  );

export async function findAnswers(sql: Sql, commands: Commands) {
  const [tournaments, keys] = [commands.map(([tournament]) => tournament), commands.map(([, key]) => key)];
  return sql<FoundAnswer[]>`
    SELECT tournament, key, contents, answer
    FROM unnest(${tournaments}::text[], ${keys}::text[]) AS asked (tournament, key)
    -- The limit has each looked up by its key, whatever the planner thinks of the table.
    CROSS JOIN LATERAL (
      SELECT contents, answer FROM answers
      WHERE answers.tournament = asked.tournament AND answers.key = asked.key LIMIT 1
    ) AS found`;
}

/**
 * The appends of one commit. Locks are taken in one order by everybody (shards, streams that begin, streams, answers,
 * snapshots, revisions, and by name among each), so writers wait for each other but never in a circle.
 */
export async function writeGroup(
  sql: Sql,
  commit: Commit,
  group: readonly Prepared[],
  followed: Followed,
): Promise<Appended[]> {
  const names = namesIn(group);
  const streams = [...names.streams].sort();
  const shards = [...new Set(group.flatMap(({ lease }) => (lease === null ? [] : [lease.shard])))];
  const beginning = [
    ...new Set(group.flatMap((append) => append.streams.filter(begins).map(({ stream }) => stream))),
  ].sort();
  const [held, , versions, answers] = await Promise.all([
    // A server that takes the shard away has to wait for this commit, or this waits for it and sees the new epoch.
    shards.length === 0
      ? []
      : sql<{ shard: number; epoch: number }[]>`
          SELECT shard, epoch FROM shards WHERE shard = ANY(${shards}::int[]) ORDER BY shard FOR SHARE`,
    // A stream nobody wrote has no row to lock, so it gets one.
    beginning.length === 0
      ? []
      : sql`INSERT INTO streams (name, version) SELECT name, 0 FROM unnest(${beginning}::text[]) AS name
            ON CONFLICT DO NOTHING`,
    streams.length === 0
      ? []
      : sql<{ id: number; name: string; version: number }[]>`
          SELECT id, name, version FROM streams WHERE name = ANY(${streams}::text[]) ORDER BY name FOR UPDATE`,
    names.commands.length === 0 ? [] : findAnswers(sql, names.commands),
  ]);
  const epochs = new Map(held.map(({ shard, epoch }) => [shard, epoch]));
  const batch = new Batch({ versions, answers, epochs });
  const appended = group.map((append) => batch.take(append));
  if (!appended.some(({ ok }) => ok)) return appended;

  const ids = new Map(versions.map(({ name, id }) => [name, id]));
  const unused = beginning.filter((name) => batch.versions.get(name) === 0);
  await commit(
    ...(unused.length === 0 ? [] : [sql`DELETE FROM streams WHERE name = ANY(${unused}::text[])`]),
    ...writeVersions(sql, batch.grown.values()),
    ...writeEvents(
      sql,
      batch.written.flatMap(({ stream, expected, events, epoch }) =>
        events.map(({ type, schema, data }, at) => {
          const version = expected + at + 1;
          return [ids.get(stream)!, version, epoch, type, schema, data] as const;
        }),
      ),
    ),
    ...writeAnswers(sql, batch.done),
    ...writeSnapshots(sql, batch.snapshots),
    ...writeDocuments(sql, batch.documents.values(), followed),
  );
  return appended;
}

const begins = ({ expected, events }: Prepared['streams'][number]): boolean =>
  expected === 0 && events.length > 0;

/**
 * Written over what is there. The server that plays these tournaments holds their shards no longer, for what it has in memory is
 * not what is in the log: it is refused until it has taken them again. Events that are written over have no epoch, like those
 * of a site that moved in; the locks are taken in the order of `writeGroup`.
 */
export async function rewriteStreams(
  sql: Sql,
  commit: Commit,
  rewrite: Prepared,
  followed: Followed,
): Promise<Appended> {
  const { streams, lease, documents } = rewrite;
  const { gone, changed } = rewritten(rewrite);
  const played = [...new Set([...gone, ...changed].map(shardOf))];
  const shards = lease === null ? played : [...played, lease.shard];
  const names = streams.map(({ stream }) => stream);
  const [held, heads] = await Promise.all([
    sql<{ shard: number; epoch: number }[]>`
      SELECT shard, epoch FROM shards WHERE shard = ANY(${shards}::int[]) ORDER BY shard FOR UPDATE`,
    sql<{ id: number; name: string; version: number }[]>`
      SELECT id, name, version FROM streams WHERE name = ANY(${names}::text[]) ORDER BY name FOR UPDATE`,
  ]);
  const epochs = new Map(held.map(({ shard, epoch }) => [shard, epoch]));
  const known = new Map(heads.map((head) => [head.name, head]));
  const refusal = refusalOf(rewrite, {
    versionOf: (stream) => known.get(stream)?.version ?? 0,
    answerText: () => undefined,
    epochOf: (shard) => epochs.get(shard),
  });
  if (refusal !== null) return refusal;

  const removed = streams.flatMap(({ stream, events }) =>
    events.length === 0 ? (known.get(stream)?.id ?? []) : [],
  );
  const rows = streams.flatMap(({ stream, events }) =>
    events.map(({ schema, data }, at) => [known.get(stream)!.id, at + 1, schema, data] as const),
  );
  await commit(
    sql`UPDATE shards SET owner = NULL, epoch = epoch + 1 WHERE shard = ANY(${played}::int[])`,
    ...[...columns(rows)].map(
      ([ids, versions, schemas, data]) => sql`
        UPDATE events SET epoch = NULL, schema = told.schema, data = told.data
        FROM unnest(${ids}::bigint[], ${versions}::int[], ${schemas}::int[], ${data}::text[])
          AS told (stream, version, schema, data)
        WHERE events.stream = told.stream AND events.version = told.version`,
    ),
    sql`DELETE FROM events WHERE stream = ANY(${removed}::bigint[])`,
    sql`DELETE FROM streams WHERE id = ANY(${removed}::bigint[])`,
    sql`DELETE FROM answers WHERE tournament = ANY(${gone}::text[])`,
    sql`UPDATE answers SET contents = NULL WHERE tournament = ANY(${changed}::text[])`,
    sql`DELETE FROM snapshots WHERE stream = ANY(${names}::text[])`,
    ...writeDocuments(
      sql,
      [
        ...documents.map(({ kind, id, data }) => [kind, id, data] as const),
        ...[...gone, ...changed].map((tournament) => [REWRITTEN, tournament, '{}'] as const),
      ],
      followed,
    ),
    // Those that nobody follows leave no row.
    sql`DELETE FROM documents WHERE data IS NULL AND NOT kind = ANY(${[...followed]}::text[])`,
  );
  return { ok: true };
}
