import { shardOf } from './append.ts';
import { tournamentOf } from './names.ts';
import { addressOf, notOpened, PostgresSession, type Sql } from './postgres-link.ts';
import { NEWEST_SCHEMA, schemaOf } from './postgres-migrations.ts';
import { StoreError } from './store-error.ts';

/** For all of it. */
const PATIENCE_MS = 3_600_000;

export type AuditedLog = {
  readonly streams: number;
  /** Shards that somebody has written to under a lease, and how many owners they have had in all. */
  readonly shards: number;
  readonly owners: number;
  readonly wrong: readonly string[];
};

/**
 * What only the database knows of its log, as of one moment and beside every server: that no event is missing or too many,
 * and that no shard ever had two owners at once. With a tournament, of that one alone.
 */
export async function auditLog(url: string, tournament?: string): Promise<AuditedLog> {
  const address = addressOf(url);
  const session = new PostgresSession(address);
  try {
    return await session.transaction((sql) => look(sql, address.at, tournament), PATIENCE_MS);
  } catch (error) {
    throw notOpened(error, address.at);
  } finally {
    await session.close();
  }
}

async function look(sql: Sql, at: string, tournament: string | undefined): Promise<AuditedLog> {
  await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`;
  const schema = await schemaOf(sql);
  if (schema === 0) throw new StoreError('not-a-database', at);
  if (schema > NEWEST_SCHEMA)
    throw new StoreError('newer-version', at, { detail: `schema ${schema}, known ${NEWEST_SCHEMA}` });
  // The whole log is read once, from end to end.
  await sql`SET LOCAL statement_timeout = 0`;
  await sql`SET LOCAL enable_seqscan = on`;
  const isAsked = ({ name }: { name: string }): boolean =>
    tournament === undefined || tournamentOf(name) === tournament;
  const streams = (await headsIn(sql)).filter(isAsked);
  const terms = (await termsIn(sql)).filter(isAsked);
  const shards = shardsOf(terms);
  const strays = tournament === undefined ? await straysIn(sql) : 0;
  return {
    streams: streams.length,
    shards: shards.size,
    owners: [...shards.values()].reduce((sum, { length }) => sum + length, 0),
    wrong: [
      ...streams.flatMap(gapIn),
      ...(strays === 0 ? [] : [`${strays} events belong to no stream`]),
      ...(await fallsIn(sql)).filter(isAsked).map(fallen),
      ...[...shards].flatMap(([shard, owners]) => overlapIn(shard, owners)),
    ],
  };
}

type Head = { readonly name: string; readonly version: number } & {
  readonly events: number;
  readonly first: number | null;
  readonly last: number | null;
};

const headsIn = (sql: Sql) => sql<Head[]>`
  SELECT name, streams.version, count(events.version)::int AS events,
    min(events.version) AS first, max(events.version) AS last
  FROM streams LEFT JOIN events ON events.stream = streams.id
  GROUP BY streams.id ORDER BY name`;

/** No version is there twice, so first, last and how many say it all. */
function gapIn({ name, version, events, first, last }: Head): string[] {
  const whole = events === version && (events === 0 || (first === 1 && last === version));
  return whole
    ? []
    : [`${name}: version ${version}, but ${events} events from ${first ?? 'none'} to ${last ?? 'none'}`];
}

async function straysIn(sql: Sql): Promise<number> {
  const [found] = await sql<{ strays: number }[]>`
    SELECT count(*)::int AS strays FROM events
    WHERE NOT EXISTS (SELECT FROM streams WHERE streams.id = events.stream)`;
  return found!.strays;
}

type Fall = { readonly name: string; readonly version: number } & {
  readonly epoch: number | null;
  readonly before: number;
};

/** Only what was there before the first lease has no epoch: a tournament's creation, a site that moved in. */
const fallsIn = (sql: Sql) => sql<Fall[]>`
  SELECT name, told.version, epoch, before FROM (
    SELECT stream, version, epoch,
      max(epoch) OVER (PARTITION BY stream ORDER BY version ROWS UNBOUNDED PRECEDING EXCLUDE CURRENT ROW) AS before
    FROM events
  ) AS told JOIN streams ON streams.id = told.stream
  WHERE before IS NOT NULL AND (epoch IS NULL OR epoch < before)
  ORDER BY name, told.version`;

const fallen = ({ name, version, epoch, before }: Fall): string =>
  `${name}: version ${version} was written under ${epoch === null ? 'no epoch' : `epoch ${epoch}`} after epoch ${before}`;

/** One owner's time with a stream, or a shard: its first transaction and its last. */
type Term = { readonly epoch: number; readonly first: number; readonly last: number };

const termsIn = (sql: Sql) => sql<(Term & { readonly name: string })[]>`
  SELECT name, epoch, min(events.xmin::text::bigint) AS first, max(events.xmin::text::bigint) AS last
  FROM events JOIN streams ON streams.id = events.stream
  WHERE epoch IS NOT NULL GROUP BY streams.id, epoch`;

function shardsOf(terms: readonly (Term & { readonly name: string })[]): Map<number, Term[]> {
  const shards = new Map<number, Term[]>();
  for (const { name, epoch, first, last } of terms) {
    const tournament = tournamentOf(name);
    if (tournament === null) continue;
    const shard = shardOf(tournament);
    const owners = shards.get(shard) ?? [];
    const at = owners.findIndex((owner) => owner.epoch === epoch);
    const { first: earliest, last: latest } = owners[at] ?? { first, last };
    const term = { epoch, first: Math.min(first, earliest), last: Math.max(last, latest) };
    shards.set(shard, at === -1 ? [...owners, term] : owners.with(at, term));
  }
  return shards;
}

/**
 * A server that takes a shard waits for the transactions that hold its row, so those of the next owner have higher numbers. In a
 * database read back from a dump all have the same one, and say nothing.
 */
function overlapIn(shard: number, owners: readonly Term[]): string[] {
  const inOrder = [...owners].sort((a, b) => a.epoch - b.epoch);
  return inOrder.slice(1).flatMap(({ epoch, first }, at) => {
    const before = inOrder.slice(0, at + 1).find(({ last }) => last > first);
    return before === undefined
      ? []
      : [`shard ${shard}: epoch ${before.epoch} was written under after epoch ${epoch} had begun`];
  });
}
