import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { connect, examine, isEmpty, lock, truePath } from './libsql-file.ts';
import { mayWrite, type Overwrite, writeWhole } from './safe-file.ts';
import { naming, StoreError } from './store-error.ts';

/** Opens what should be a store already, and says what is wrong with it. */
function examined(file: string) {
  if (!existsSync(file)) throw new StoreError('not-found', file);
  if (isEmpty(file)) throw new StoreError('empty-file', file);
  const connection = connect(file);
  try {
    // A database without tables opens as a new store, but is no copy of one.
    if (examine(connection, file) === 0) throw new StoreError('not-a-database', file);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Copies a store as it is at this moment, and checks the copy before it gets its name. */
async function copy(from: string, to: string, last: () => void = () => {}): Promise<void> {
  const source = examined(from);
  try {
    await writeWhole(to, (part) => {
      naming(to, () => source.prepare('VACUUM INTO ?').run(part));
      examined(part).close();
      last();
    });
  } finally {
    source.close();
  }
}

/** Also while a server writes to the store. */
export async function backup(store: string, to: string, options: Overwrite = {}): Promise<void> {
  const target = resolve(to);
  mayWrite(target, options);
  await copy(resolve(store), target);
}

/** Puts a backup where a store is to be. The store that was there is replaced in one step, and only by a sound one. */
export async function restore(from: string, to: string, options: Overwrite = {}): Promise<void> {
  const target = truePath(to);
  mayWrite(target, options);
  const held = lock(target);
  try {
    await copy(resolve(from), target, () => settle(target));
  } finally {
    held.release();
  }
}

/** Takes in what the old store has in its log, so that it is whole until the very rename and leaves no log to the new one. */
function settle(target: string): void {
  if (existsSync(target)) {
    try {
      const old = connect(target);
      old.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      old.close();
    } catch {
      // A damaged store is what one restores over; its log is of no use any more.
    }
  }
  for (const log of ['-wal', '-shm', '-journal']) rmSync(`${target}${log}`, { force: true });
}
