import type { FoundAnswer } from './batch.ts';
import type { Connection } from './libsql-file.ts';

type Statement = { run(...values: Value[]): unknown };

type Value = string | number | null;
/** How far a stream is. */
export type Head = { readonly name: string; readonly id: number; readonly version: number };
/** The last version in it, and the events' text. */
type AppendedRow = { version: number; events: string };

/** Names are plain ASCII, so everything that begins with a prefix sorts before the prefix and this. */
const LAST = '\x7f';
/** So many rows are written by one call, which is several times faster than a call for each. */
const TOGETHER = [64, 16, 4, 1] as const;

/** The ways to prepare a statement: for one row, for all, for those found by a list of names, and for writing many. */
function preparing(connection: Connection) {
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
    return (names: readonly (string | readonly string[])[]) =>
      names.length === 0 ? [] : query(JSON.stringify(names));
  };
  const write = (columns: number, sql: (rows: string) => string) => {
    const row = `(${Array(columns).fill('?').join()})`;
    const statements = new Map<number, Statement>();
    const statementFor = (count: number): Statement => {
      const known = statements.get(count) ?? connection.prepare(sql(Array(count).fill(row).join()));
      statements.set(count, known);
      return known;
    };
    return (rows: readonly (readonly Value[])[]) => {
      for (let at = 0; at < rows.length; ) {
        const count = TOGETHER.find((many) => at + many <= rows.length)!;
        statementFor(count).run(...rows.slice(at, at + count).flat());
        at += count;
      }
    };
  };
  return { one, all, find, write };
}

/** All of the store's SQL, each statement prepared once. What is written or looked up for appends comes many at a time. */
export function statementsOf(connection: Connection) {
  const { one, all, find, write } = preparing(connection);
  const document = one<{ data: string }>('SELECT data FROM documents WHERE kind = ? AND id = ?');
  const streams = all<{ name: string; version: number }>(
    'SELECT name, version FROM streams WHERE name >= ? AND name < ?',
  );
  const versionsOf = all<{ version: number }>(
    'SELECT version FROM appended WHERE stream = ? ORDER BY version',
  );
  return {
    appended: all<AppendedRow>(
      `SELECT appended.version, events FROM streams JOIN appended ON stream = streams.id
       WHERE name = ? AND appended.version > ? ORDER BY appended.version`,
    ),
    streams: (prefix: string) => streams(prefix, prefix + LAST),
    document: (kind: string, id: string) => document(kind, id)?.data,
    documents: all<{ id: string; data: string }>('SELECT id, data FROM documents WHERE kind = ? ORDER BY id'),
    snapshot: one<{ version: number; state: string }>(
      'SELECT version, state FROM snapshots WHERE stream = ? AND schema = ?',
    ),

    findHeads: find<Head>(
      'SELECT name, streams.id AS id, version FROM json_each(?) CROSS JOIN streams ON name = value',
    ),
    /** What `rewrite` needs, which nobody is in a hurry for. */
    versionsOf: (stream: number) => versionsOf(stream).map(({ version }) => version),
    replaceAppended: write(
      3,
      (rows) =>
        `INSERT INTO appended (stream, version, events) VALUES ${rows}
         ON CONFLICT (stream, version) DO UPDATE SET events = excluded.events`,
    ),
    deleteAppended: write(1, (rows) => `DELETE FROM appended WHERE stream IN (VALUES ${rows})`),
    deleteHeads: write(1, (rows) => `DELETE FROM streams WHERE name IN (VALUES ${rows})`),
    deleteSnapshots: write(1, (rows) => `DELETE FROM snapshots WHERE stream IN (VALUES ${rows})`),
    deleteAnswers: write(1, (rows) => `DELETE FROM answers WHERE tournament IN (VALUES ${rows})`),
    forgetContents: write(
      1,
      (rows) => `UPDATE answers SET contents = NULL WHERE tournament IN (VALUES ${rows})`,
    ),

    findAnswers: find<FoundAnswer>(
      `SELECT tournament, answers.key AS key, contents, answer FROM json_each(?)
       CROSS JOIN answers ON tournament = value->>0 AND answers.key = value->>1`,
    ),

    writeHeads: write(
      2,
      (rows) =>
        `INSERT INTO streams (name, version) VALUES ${rows} ON CONFLICT (name) DO UPDATE SET version = excluded.version`,
    ),
    writeAppended: write(3, (rows) => `INSERT INTO appended (stream, version, events) VALUES ${rows}`),
    writeAnswers: write(
      4,
      (rows) => `INSERT INTO fresh_answers (tournament, key, contents, answer) VALUES ${rows}`,
    ),
    writeDocuments: write(
      3,
      (rows) =>
        `INSERT INTO documents (kind, id, data) VALUES ${rows} ON CONFLICT (kind, id) DO UPDATE SET data = excluded.data`,
    ),
    deleteDocuments: write(2, (rows) => `DELETE FROM documents WHERE (kind, id) IN (VALUES ${rows})`),
    writeSnapshots: write(
      4,
      (rows) =>
        `INSERT INTO snapshots (stream, version, schema, state) VALUES ${rows}
         ON CONFLICT (stream) DO UPDATE
         SET version = excluded.version, schema = excluded.schema, state = excluded.state
         WHERE excluded.version >= snapshots.version`,
    ),
  };
}

export type Statements = ReturnType<typeof statementsOf>;
