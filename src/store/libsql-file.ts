import { closeSync, existsSync, openSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import InBackground from 'libsql/promise';
import { COMPACT, isToCompact, migrate, NEWEST_SCHEMA, SETTLE, schemaOfFile } from './migrations.ts';
import { named, naming, StoreError } from './store-error.ts';

/** Long enough for a neighbour's checkpoint, short enough that nobody thinks Riffle hangs. */
const PATIENCE_MS = 2_000;

export type Connection = Database.Database;

/** The one true path, so that two ways to the same file meet at the same lock. */
export function truePath(file: string): string {
  const path = resolve(file);
  if (existsSync(path)) return realpathSync(path);
  return naming(path, () => join(realpathSync(dirname(path)), basename(path)));
}

/** `about` is the file people know, where that is another. */
export function connect(path: string, patienceMs = PATIENCE_MS, about = path): Connection {
  try {
    return new Database(path, { timeout: patienceMs });
  } catch (error) {
    // libsql does not say why it could not open a file; the file system does.
    naming(about, () => closeSync(openSync(path, 'a')));
    throw named(error, about);
  }
}

/**
 * Holds a file for one process. The lock is SQLite's own on an empty file beside it, so the system releases it when the
 * process dies, however it dies; and backups may still read the store itself.
 */
export function lock(file: string): { release(): void } {
  const held = connect(`${file}.lock`, 0, file);
  try {
    held.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    held.close();
    throw named(error, file);
  }
  return {
    release() {
      // Said outright, since libsql may keep a closed connection until garbage is collected.
      held.exec('ROLLBACK');
      held.close();
    },
  };
}

/** The schema of a sound store; throws if it is not one. Changes nothing. */
export function examine(connection: Connection, file: string): number {
  const schema = naming(file, () => schemaOfFile(connection));
  if (schema === null) throw new StoreError('not-a-database', file);
  if (schema > NEWEST_SCHEMA)
    throw new StoreError('newer-version', file, { detail: `schema ${schema}, known ${NEWEST_SCHEMA}` });
  const [found] = naming(file, () => connection.prepare('PRAGMA quick_check(1)').all()) as {
    quick_check: string;
  }[];
  if (found?.quick_check !== 'ok')
    throw new StoreError('corrupt', file, { cause: new Error(found?.quick_check) });
  return schema;
}

export function inTransaction<T>(connection: Connection, work: () => T): T {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    connection.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has already rolled back by itself after some errors.
    if (connection.inTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

/** A file that is there and has nothing in it, not even that it is a store. */
export const isEmpty = (file: string): boolean => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size === 0;
};

/** A sound, migrated, durable store. */
function connectSound(file: string): Connection {
  // A new site begins without a file. One that is empty was a store once, or somebody means another.
  if (isEmpty(file)) throw new StoreError('empty-file', file);
  // Cards and hashed tokens are for the host alone. And SQLite would give a read-only file logs that are read-only too
  // and outlast the mending of the file, so whether it may be written is asked first.
  naming(file, () => closeSync(openSync(file, 'a', 0o600)));
  const connection = connect(file);
  try {
    const schema = examine(connection, file);
    // On a Mac only a full fsync goes further than the drive's cache; elsewhere every fsync does.
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON');
    inTransaction(connection, () => {
      migrate(connection, schema);
      connection.exec(SETTLE);
    });
    if (isToCompact(connection)) compactLater(connection, file);
    return connection;
  } catch (error) {
    connection.close();
    // Where there was no room even to begin, no file is left that would be taken for one that lost everything.
    if (isEmpty(file)) rmSync(file);
    throw named(error, file);
  }
}

/** Finishes a compaction that was broken off. On a full disk it waits for the next start: people want to play. */
function compactLater(connection: Connection, file: string): void {
  try {
    naming(file, () => connection.exec(COMPACT));
  } catch (error) {
    if (!(error instanceof StoreError && error.code === 'disk-full')) throw error;
  }
}

/** A store that this process holds until it releases it. */
export type OpenFile = {
  readonly file: string;
  /** Writes: nobody else may use it while a commit is under way. */
  readonly connection: Connection;
  /** Reads at any time, and sees what has been committed. */
  readonly reader: Connection;
  /** The disk takes its time, so it is waited for on another thread. */
  commit(): Promise<void>;
  /** Leaves nothing in the file or the log beside it that was deleted or written over. */
  compact(): Promise<void>;
  release(): void;
};

export function openFile(path: string): OpenFile {
  const file = truePath(path);
  const held = lock(file);
  try {
    const connection = connectSound(file);
    // Both faces of the library hold the same connection; only this one gives way while the disk works.
    const inBackground = (sql: string): Promise<void> => InBackground.prototype.exec.call(connection, sql);
    return {
      file,
      connection,
      reader: connect(file),
      commit: () => inBackground('COMMIT'),
      compact: () => inBackground(COMPACT),
      release: held.release,
    };
  } catch (error) {
    held.release();
    throw error;
  }
}
