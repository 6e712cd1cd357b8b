import type { Connection } from './libsql-file.ts';

type EventRow = { version: number; type: string; schema: number; data: string };

/** Names are plain ASCII, so everything that begins with a prefix sorts before the prefix and this. */
const LAST = '\x7f';

/** All of the store's SQL, each statement prepared once. */
export function statementsOf(connection: Connection) {
  const run = (sql: string) => {
    const statement = connection.prepare(sql);
    return (...values: (string | number)[]) => statement.run(...values);
  };
  const one = <Row>(sql: string) => {
    const statement = connection.prepare(sql);
    return (...values: (string | number)[]) => statement.get(...values) as Row | undefined;
  };
  const all = <Row>(sql: string) => {
    const statement = connection.prepare(sql);
    return (...values: (string | number)[]) => statement.all(...values) as Row[];
  };

  const head = one<{ id: number; version: number }>('SELECT id, version FROM streams WHERE name = ?');
  const advance = one<{ id: number }>(
    `INSERT INTO streams (name, version) VALUES (?, ?)
     ON CONFLICT (name) DO UPDATE SET version = excluded.version RETURNING id`,
  );
  const answer = one<{ answer: string }>('SELECT answer FROM answers WHERE tournament = ? AND key = ?');
  const document = one<{ data: string }>('SELECT data FROM documents WHERE kind = ? AND id = ?');
  const streams = all<{ name: string; version: number }>(
    'SELECT name, version FROM streams WHERE name >= ? AND name < ?',
  );
  return {
    head,
    advance: (stream: string, version: number) => advance(stream, version)!.id,
    addEvent: run('INSERT INTO events (stream, version, type, schema, data) VALUES (?, ?, ?, ?, ?)'),
    events: all<EventRow>(
      `SELECT events.version, type, schema, data FROM streams JOIN events ON events.stream = streams.id
       WHERE name = ? AND events.version > ? ORDER BY events.version`,
    ),
    streams: (prefix: string) => streams(prefix, prefix + LAST),
    answer: (tournament: string, key: string) => answer(tournament, key)?.answer,
    addAnswer: run('INSERT INTO answers (tournament, key, answer) VALUES (?, ?, ?)'),
    document: (kind: string, id: string) => document(kind, id)?.data,
    documents: all<{ id: string; data: string }>('SELECT id, data FROM documents WHERE kind = ? ORDER BY id'),
    putDocument: run(
      `INSERT INTO documents (kind, id, data) VALUES (?, ?, ?)
       ON CONFLICT (kind, id) DO UPDATE SET data = excluded.data`,
    ),
    snapshot: one<{ version: number; state: string }>(
      'SELECT version, state FROM snapshots WHERE stream = ? AND schema = ?',
    ),
    keepSnapshot: run(
      `INSERT INTO snapshots (stream, version, schema, state) VALUES (?, ?, ?, ?)
       ON CONFLICT (stream) DO UPDATE
       SET version = excluded.version, schema = excluded.schema, state = excluded.state
       WHERE excluded.version >= snapshots.version`,
    ),
    deleteDocument: run('DELETE FROM documents WHERE kind = ? AND id = ?'),
  };
}
