import type Database from 'libsql';

/** "Riff": tells our files from other programs' databases. */
export const APPLICATION_ID = 0x52696666;

/**
 * How a file gets from one schema to the next; the first makes schema 1 in an empty file. From the first release on never
 * changed, only added to, so that every older file opens.
 *
 * Events and fresh answers lie in the order they came, not by name: then a commit of a hundred tables fills few pages
 * instead of a hundred. What one append brought a stream is one row, under the version of its last event.
 */
const migrations: readonly string[] = [
  `CREATE TABLE schema_versions (version INTEGER PRIMARY KEY) STRICT;
   CREATE TABLE streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, version INTEGER NOT NULL) STRICT;
   CREATE TABLE appended (
     stream INTEGER NOT NULL, version INTEGER NOT NULL, events TEXT NOT NULL,
     UNIQUE (stream, version)
   ) STRICT;
   CREATE VIEW events AS
     SELECT stream, version - json_array_length(events) + 1 + key AS version,
       value ->> 0 AS type, value ->> 1 AS schema, value -> 2 AS data
     FROM appended, json_each(events);
   CREATE TABLE answers (
     tournament TEXT NOT NULL, key TEXT NOT NULL, answer TEXT NOT NULL, contents TEXT,
     PRIMARY KEY (tournament, key)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE fresh_answers (
     id INTEGER PRIMARY KEY, tournament TEXT NOT NULL, key TEXT NOT NULL, answer TEXT NOT NULL, contents TEXT
   ) STRICT;
   CREATE TABLE documents (
     kind TEXT NOT NULL, id TEXT NOT NULL, data TEXT NOT NULL,
     PRIMARY KEY (kind, id)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE snapshots (
     stream TEXT PRIMARY KEY, version INTEGER NOT NULL, schema INTEGER NOT NULL, state TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;`,
];

export const NEWEST_SCHEMA = migrations.length;

const number = (database: Database.Database, sql: string): number =>
  (database.prepare(sql).get() as { n: number }).n;

/** The schema of a file: 0 for an empty one, null for a database that is not ours. */
export function schemaOfFile(database: Database.Database): number | null {
  if (number(database, 'SELECT count(*) AS n FROM sqlite_master') === 0) return 0;
  if (number(database, 'SELECT application_id AS n FROM pragma_application_id') !== APPLICATION_ID)
    return null;
  return number(database, 'SELECT max(version) AS n FROM schema_versions');
}

/**
 * To be called inside a transaction: a crash leaves the old schema or the new one. A file of the newest schema is signed
 * again, so that one which cannot be written shows when it is opened and not at the first bet.
 */
export function migrate(database: Database.Database, from: number): void {
  for (const [index, sql] of migrations.entries()) {
    if (index < from) continue;
    database.exec(sql);
    database.prepare('INSERT INTO schema_versions VALUES (?)').run(index + 1);
  }
  database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
}

/** The mark in a file that something was written over, and what was there lies about in unused pages until it is compacted. */
export const TO_COMPACT = 'PRAGMA user_version = 1;';
export const COMPACT = 'VACUUM; PRAGMA user_version = 0; PRAGMA wal_checkpoint(TRUNCATE);';
export const isToCompact = (database: Database.Database): boolean =>
  number(database, 'SELECT user_version AS n FROM pragma_user_version') === 1;

/** Answers that came lately go to their places by name, many at once. */
export const SETTLE = `
  INSERT INTO answers (tournament, key, contents, answer)
    SELECT tournament, key, contents, answer FROM fresh_answers ORDER BY tournament, key;
  DELETE FROM fresh_answers;`;
