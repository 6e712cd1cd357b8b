import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup } from './backup.ts';
import { type Connection, lock, openFile, truePath } from './libsql-file.ts';
import { addressOf, type Commit, PostgresSession, type Sql } from './postgres-link.ts';
import { PostgresStore } from './postgres-store.ts';
import {
  type Followed,
  writeAnswers,
  writeDocuments,
  writeEvents,
  writeSnapshots,
} from './postgres-writes.ts';
import { StoreError } from './store-error.ts';

/** Rows that travel together, and characters in them. */
const PAGE = 2_000;
const SIZE = 8 * 1024 * 1024;
/** For all of it. */
const PATIENCE_MS = 3_600_000;

/** How many rows of each kind there are. */
export type Moved = {
  readonly streams: number;
  readonly events: number;
  readonly answers: number;
  readonly documents: number;
  readonly snapshots: number;
};

/** What is counted on both sides: rows, and the bytes of what they hold. Tombstones are of no interest. */
const COUNTED: readonly (readonly [table: keyof Moved, text: string, where: string])[] = [
  ['streams', 'name', 'true'],
  ['events', 'data', 'true'],
  ['answers', 'answer', 'true'],
  ['documents', 'data', 'data IS NOT NULL'],
  ['snapshots', 'state', 'true'],
];
type Counts = readonly { readonly table: keyof Moved; readonly rows: number; readonly bytes: number }[];

const question = ([table, text, where]: (typeof COUNTED)[number]): string =>
  `SELECT count(*) AS rows, coalesce(sum(octet_length(${text})), 0) AS bytes FROM ${table} WHERE ${where}`;

const countsIn = (file: Connection): Counts =>
  COUNTED.map((each) => {
    const { rows, bytes } = file.prepare(question(each)).get() as { rows: number; bytes: number };
    return { table: each[0], rows, bytes };
  });

async function countsAt(sql: Sql): Promise<Counts> {
  const counts = [];
  for (const each of COUNTED) {
    const [found] = await sql.unsafe<{ rows: number; bytes: string | number }[]>(question(each));
    counts.push({ table: each[0], rows: found!.rows, bytes: Number(found!.bytes) });
  }
  return counts;
}

/** The rows of a table, page by page. */
function* pages<Row extends readonly (string | number | null)[]>(
  file: Connection,
  select: string,
): Generator<Row[]> {
  let page: Row[] = [];
  let size = 0;
  for (const row of file.prepare(select).raw().iterate() as Iterable<Row>) {
    page.push(row);
    for (const value of row) size += String(value).length;
    if (page.length < PAGE && size < SIZE) continue;
    yield page;
    [page, size] = [[], 0];
  }
  if (page.length > 0) yield page;
}

/** In one transaction, in which nobody else writes: broken off at any moment, it has not begun. */
async function take(
  sql: Sql,
  commit: Commit,
  from: {
    readonly file: Connection;
    readonly at: string;
    readonly followed: Followed;
    readonly tell: (done: number, of: number) => unknown;
  },
): Promise<Moved> {
  const { file, at, followed, tell } = from;
  await sql`SET LOCAL statement_timeout = 0`;
  await sql`LOCK TABLE streams, events, answers, documents, snapshots IN EXCLUSIVE MODE`;
  if ((await countsAt(sql)).some(({ rows }) => rows > 0)) throw new StoreError('site-exists', at);
  const counts = countsIn(file);
  const all = counts.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  const write = async <Row extends readonly (string | number | null)[]>(
    select: string,
    statements: (rows: Row[]) => PromiseLike<unknown>[],
  ): Promise<void> => {
    for (const page of pages<Row>(file, select)) {
      await Promise.all(statements(page));
      done += page.length;
      await tell(done, all);
    }
  };
  // Streams keep their numbers, so events need not be told whose they are.
  await write<[id: number, name: string, version: number]>(
    'SELECT id, name, version FROM streams ORDER BY id',
    (rows) => [
      sql`INSERT INTO streams (id, name, version) OVERRIDING SYSTEM VALUE
          SELECT * FROM unnest(${rows.map(([id]) => id)}::bigint[], ${rows.map(([, name]) => name)}::text[],
            ${rows.map(([, , version]) => version)}::int[])`,
    ],
  );
  await sql`SELECT setval(pg_get_serial_sequence('streams', 'id'), max(id)) FROM streams`;
  await write<[stream: number, version: number, epoch: null, type: string, schema: number, data: string]>(
    'SELECT stream, version, NULL, type, schema, data FROM events',
    (rows) => writeEvents(sql, rows),
  );
  await write<[tournament: string, key: string, contents: string | null, answer: string]>(
    'SELECT tournament, key, contents, answer FROM answers ORDER BY tournament, key',
    (rows) => writeAnswers(sql, rows),
  );
  await write<[kind: string, id: string, data: string]>(
    'SELECT kind, id, data FROM documents ORDER BY kind, id',
    (rows) => writeDocuments(sql, rows, followed),
  );
  await write<[stream: string, version: number, schema: number, state: string]>(
    'SELECT stream, version, schema, state FROM snapshots ORDER BY stream',
    (rows) => writeSnapshots(sql, rows),
  );
  const there = await countsAt(sql);
  for (const [index, { table, rows, bytes }] of counts.entries())
    if (there[index]!.rows !== rows || there[index]!.bytes !== bytes)
      throw new StoreError('not-moved', at, { detail: `${there[index]!.rows} of ${rows} ${table}` });
  await commit();
  return Object.fromEntries(counts.map(({ table, rows }) => [table, rows])) as Moved;
}

/**
 * Moves a site from its file into an empty database, all of it or nothing. The file stays as it is, and nobody may use
 * it meanwhile. What is read is a copy, so a file of an older schema need not be migrated for it.
 */
export async function moveSite(
  file: string,
  url: string,
  followed: Followed,
  tell: (done: number, of: number) => unknown = () => {},
): Promise<Moved> {
  const address = addressOf(url);
  const source = truePath(file);
  if (!existsSync(source)) throw new StoreError('not-found', source);
  const held = lock(source);
  const folder = mkdtempSync(join(tmpdir(), 'riffle-move-'));
  const session = new PostgresSession(address);
  try {
    await (await PostgresStore.open(url, followed)).close();
    const copy = join(folder, 'riffle.db');
    await backup(source, copy);
    const { connection, reader, release } = openFile(copy);
    try {
      return await session.transaction(
        (sql, commit) => take(sql, commit, { file: connection, at: address.at, followed, tell }),
        PATIENCE_MS,
      );
    } finally {
      reader.close();
      connection.close();
      release();
    }
  } finally {
    await session.close();
    rmSync(folder, { recursive: true, force: true });
    held.release();
  }
}
