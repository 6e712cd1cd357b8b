import { SHARDS } from './append.ts';
import type { Sql } from './postgres-link.ts';
import { StoreError } from './store-error.ts';

/** "Riff": under this number one server migrates while others wait. */
const LOCK = 0x52696666;

/**
 * How a database gets from one schema to the next; the first makes schema 1 in an empty one. From the first release on
 * never changed, only added to, so that every older database opens. Names sort by their bytes, as in every store, whatever language the database speaks. An event keeps the epoch it
 * was written under, so that it can be shown afterwards that no two owners wrote at once.
 */
const migrations: readonly string[] = [
  `CREATE TABLE schema_versions (version integer PRIMARY KEY);
   CREATE TABLE streams (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     name text COLLATE "C" NOT NULL UNIQUE,
     version integer NOT NULL
   );
   CREATE TABLE events (
     stream bigint NOT NULL, version integer NOT NULL, epoch bigint,
     type text NOT NULL, schema integer NOT NULL, data text NOT NULL,
     PRIMARY KEY (stream, version)
   );
   CREATE TABLE answers (
     tournament text COLLATE "C" NOT NULL, key text COLLATE "C" NOT NULL, answer text NOT NULL,
     contents text, PRIMARY KEY (tournament, key)
   );
   CREATE TABLE documents (
     kind text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, data text, revision bigint UNIQUE,
     PRIMARY KEY (kind, id)
   );
   CREATE TABLE revisions (last bigint NOT NULL);
   INSERT INTO revisions VALUES (0);
   CREATE TABLE snapshots (
     stream text COLLATE "C" PRIMARY KEY,
     version integer NOT NULL, schema bigint NOT NULL, state text NOT NULL
   );
   CREATE TABLE servers (id text COLLATE "C" PRIMARY KEY, expires timestamptz NOT NULL);
   CREATE TABLE shards (
     shard integer PRIMARY KEY, owner text COLLATE "C", epoch bigint NOT NULL DEFAULT 0
   );
   INSERT INTO shards (shard) SELECT generate_series(0, ${SHARDS - 1});`,
];

export const NEWEST_SCHEMA = migrations.length;

/** The schema of a database: 0 for one in which Riffle has nothing yet. */
export async function schemaOf(sql: Sql): Promise<number> {
  const [found] = await sql`SELECT to_regclass('schema_versions') IS NOT NULL AS ours`;
  if (!found!.ours) return 0;
  const [newest] = await sql`SELECT max(version) AS version FROM schema_versions`;
  return newest!.version ?? 0;
}

/** To be called inside a transaction. Servers that start together take turns, and the first does the work. */
export async function migrate(sql: Sql, at: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${LOCK})`;
  const from = await schemaOf(sql);
  if (from > NEWEST_SCHEMA)
    throw new StoreError('newer-version', at, { detail: `schema ${from}, known ${NEWEST_SCHEMA}` });
  for (const [index, ddl] of migrations.entries()) {
    if (index < from) continue;
    await sql.unsafe(ddl);
    await sql`INSERT INTO schema_versions VALUES (${index + 1})`;
  }
}
