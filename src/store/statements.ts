import type { Connection } from './libsql-file.ts';

type Value = string | number | null;
type EventRow = { version: number; type: string; schema: number; data: string };

/** Names are plain ASCII, so everything that begins with a prefix sorts before the prefix and this. */
const LAST = '\x7f';
/** SQLite takes no text beyond a gigabyte; rows travel in packs far below that. */
const PACK = 4 * 1024 * 1024;

/** Rows as JSON arrays of rows: one call writes them all, which is several times faster than a call for each. */
function* packs(rows: Iterable<readonly Value[]>): Generator<string> {
  let pack: string[] = [];
  let size = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    pack.push(text);
    size += text.length;
    if (size < PACK) continue;
    yield `[${pack.join()}]`;
    [pack, size] = [[], 0];
  }
  if (pack.length > 0) yield `[${pack.join()}]`;
}

/** All of the store's SQL, each statement prepared once. What is written or looked up for an append comes in rows. */
export function statementsOf(connection: Connection) {
  const one = <Row>(sql: string) => {
    const statement = connection.prepare(sql);
    return (...values: Value[]) => statement.get(...values) as Row | undefined;
  };
  const all = <Row>(sql: string) => {
    const statement = connection.prepare(sql);
    return (...values: Value[]) => statement.all(...values) as Row[];
  };
  const find = <Row>(sql: string) => {
    const query = all<Row>(sql);
    return (rows: Iterable<readonly Value[]>) => [...packs(rows)].flatMap((pack) => query(pack));
  };
  const write = (sql: string) => {
    const statement = connection.prepare(sql);
    return (rows: Iterable<readonly Value[]>) => {
      for (const pack of packs(rows)) statement.run(pack);
    };
  };

  const document = one<{ data: string }>('SELECT data FROM documents WHERE kind = ? AND id = ?');
  const streams = all<{ name: string; version: number }>(
    'SELECT name, version FROM streams WHERE name >= ? AND name < ?',
  );
  return {
    events: all<EventRow>(
      `SELECT events.version, type, schema, data FROM streams JOIN events ON events.stream = streams.id
       WHERE name = ? AND events.version > ? ORDER BY events.version`,
    ),
    streams: (prefix: string) => streams(prefix, prefix + LAST),
    document: (kind: string, id: string) => document(kind, id)?.data,
    documents: all<{ id: string; data: string }>('SELECT id, data FROM documents WHERE kind = ? ORDER BY id'),
    snapshot: one<{ version: number; state: string }>(
      'SELECT version, state FROM snapshots WHERE stream = ? AND schema = ?',
    ),

    findVersions: find<{ name: string; version: number }>(
      'SELECT name, version FROM json_each(?) CROSS JOIN streams ON name = value->>0',
    ),
    findAnswers: find<{ tournament: string; key: string; answer: string }>(
      `SELECT tournament, answers.key AS key, answer FROM json_each(?)
       CROSS JOIN answers ON tournament = value->>0 AND answers.key = value->>1`,
    ),

    writeVersions: write(
      `INSERT INTO streams (name, version) SELECT value->>0, value->>1 FROM json_each(?) WHERE true
       ON CONFLICT (name) DO UPDATE SET version = excluded.version`,
    ),
    writeEvents: write(
      `INSERT INTO events (stream, version, type, schema, data)
       SELECT streams.id, value->>1, value->>2, value->>3, value->>4
       FROM json_each(?) CROSS JOIN streams ON name = value->>0`,
    ),
    writeAnswers: write(
      'INSERT INTO answers (tournament, key, answer) SELECT value->>0, value->>1, value->>2 FROM json_each(?)',
    ),
    writeDocuments: write(
      `INSERT INTO documents (kind, id, data) SELECT value->>0, value->>1, value->>2 FROM json_each(?) WHERE true
       ON CONFLICT (kind, id) DO UPDATE SET data = excluded.data`,
    ),
    deleteDocuments: write(
      `DELETE FROM documents WHERE (kind, id) IN (SELECT value->>0, value->>1 FROM json_each(?))`,
    ),
    writeSnapshots: write(
      `INSERT INTO snapshots (stream, version, schema, state)
       SELECT value->>0, value->>1, value->>2, value->>3 FROM json_each(?) WHERE true
       ON CONFLICT (stream) DO UPDATE
       SET version = excluded.version, schema = excluded.schema, state = excluded.state
       WHERE excluded.version >= snapshots.version`,
    ),
  };
}

export type Statements = ReturnType<typeof statementsOf>;
