import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFile } from './libsql-file.ts';
import { LibsqlStore } from './libsql-store.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riffle-file-'));
  file = join(folder, 'riffle.db');
});
afterEach(() => {
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true });
});

const tournament = 'tournament/friday';
const append = (expected: number, data: unknown, stream = tournament) => ({
  streams: [{ stream, expected, events: [{ type: 'moved', data }] }],
});
const failsWith = (code: string, path = file) =>
  expect.objectContaining({ name: 'StoreError', code, message: expect.stringContaining(path) });

async function written(events = 200): Promise<void> {
  const store = LibsqlStore.open(file);
  await Promise.all(Array.from({ length: events }, (_, n) => store.append(append(n, 'x'.repeat(300)))));
  await store.close();
}

/** Root may write everything, so it steps down for a moment. */
function asGuest<T>(work: () => T): T {
  const root = process.geteuid!() === 0;
  if (root) process.seteuid!(65534);
  try {
    return work();
  } finally {
    if (root) process.seteuid!(0);
  }
}

describe('grouped commits', () => {
  test('what arrives in one turn of the event loop shares one commit', async () => {
    const store = LibsqlStore.open(file);
    const tables = Array.from({ length: 100 }, (_, n) => `hand/friday/${n}/1`);
    await Promise.all(tables.map((table) => store.append(append(0, 1, table))));
    expect(store.commits).toBe(1);
    for (const table of tables.slice(0, 3)) await store.append(append(1, 2, table));
    expect(store.commits).toBe(4);
    await store.close();
  });

  test('one wrong expectation does not fail the others of its group', async () => {
    const store = LibsqlStore.open(file);
    const group = [append(0, 1), append(0, 'too late'), append(1, 2), append(9, 'too early'), append(2, 3)];
    const answers = await Promise.all(group.map((one) => store.append(one)));
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, true, false, true]);
    expect(store.commits).toBe(1);
    expect((await store.read(tournament)).map(({ data }) => data)).toEqual([1, 2, 3]);
    await store.append(append(0, 'refused alone'));
    expect(store.commits).toBe(1);
    await store.close();
  });

  test('every commit is synced', () => {
    const { connection, release } = openFile(file);
    expect(connection.prepare('PRAGMA synchronous').all()).toEqual([{ synchronous: 2 }]);
    expect(connection.prepare('PRAGMA journal_mode').all()).toEqual([{ journal_mode: 'wal' }]);
    release();
  });

  test('when the disk is full the whole group is told, nothing is lost, and the next one tries again', async () => {
    const open = openFile(file);
    const store = new LibsqlStore(open);
    await store.append(append(0, 'before'));
    const pages = (n: number) => open.connection.prepare(`PRAGMA max_page_count = ${n}`).all();
    pages(1);
    const group = [
      store.append(append(1, 'x'.repeat(100_000))),
      store.append(append(0, 1, 'hand/friday/1/1')),
    ];
    for (const one of group) await expect(one).rejects.toEqual(failsWith('disk-full'));
    expect((await store.read(tournament)).map(({ data }) => data)).toEqual(['before']);
    expect(await store.streams('hand/')).toEqual([]);
    pages(100_000);
    expect(await store.append(append(1, 'after'))).toEqual({ ok: true });
    await store.close();
  });
});

test('after a failed sync nobody is promised anything more until the file is opened again', async () => {
  const open = openFile(file);
  const store = new LibsqlStore(open);
  await store.append(append(0, 'kept'));
  let behind: Promise<unknown> | null = null;
  const failing = vi.spyOn(open, 'commit').mockImplementation(async () => {
    behind = store.append(append(1, 'written while the disk failed'));
    throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_FSYNC' });
  });
  await expect(store.append(append(1, 'lost'))).rejects.toEqual(failsWith('io'));
  failing.mockRestore();
  await expect(behind).rejects.toEqual(failsWith('io'));
  await expect(store.append(append(1, 'too late'))).rejects.toEqual(failsWith('io'));
  await expect(store.read(tournament)).rejects.toEqual(failsWith('io'));
  await store.close();
  const again = LibsqlStore.open(file);
  expect((await again.read(tournament)).map(({ data }) => data)).toEqual(['kept']);
  await again.close();
});

test('what is no JSON any more is named, and its text is not quoted', async () => {
  const store = LibsqlStore.open(file);
  await store.append({
    ...append(0, 'fine'),
    documents: [{ do: 'put', kind: 'door', id: 'friday', data: 1 }],
  });
  await store.close();
  const { connection, reader, release } = openFile(file);
  connection.exec(`UPDATE documents SET data = '{"code": SECRET'; UPDATE appended SET events = '[SECRET'`);
  reader.close();
  connection.close();
  release();
  const again = LibsqlStore.open(file);
  for (const [asked, what] of [
    [() => again.get('door', 'friday'), 'the document door friday is not JSON'],
    [() => again.list('door'), 'the document door friday is not JSON'],
    [() => again.read(tournament), 'an event of tournament/friday is not JSON'],
  ] as const) {
    const error = await asked().catch((thrown: Error) => thrown);
    expect(error).toEqual(failsWith('not-json'));
    expect(String(error)).toContain(what);
    expect(String(error)).not.toContain('SECRET');
  }
  await again.close();
});

describe('files that cannot be a store', () => {
  const open = () => LibsqlStore.open(file);

  test('a second store on the same file, by whatever path', async () => {
    const store = open();
    symlinkSync(file, join(folder, 'link.db'));
    expect(open).toThrowError(failsWith('store-in-use'));
    expect(() => LibsqlStore.open(join(folder, 'link.db'))).toThrowError(failsWith('store-in-use'));
    await store.close();
    await open().close();
  });

  test('not a database: said, and left to the byte', () => {
    writeFileSync(file, 'Dear diary, '.repeat(1000));
    expect(open).toThrowError(failsWith('not-a-database'));
    expect(readFileSync(file, 'utf8')).toBe('Dear diary, '.repeat(1000));
  });

  test('empty: said, with what to do, and not taken for a new site', () => {
    writeFileSync(file, '');
    expect(open).toThrowError(failsWith('empty-file'));
    expect(open).toThrowError(/is empty.*restore a backup.*or delete it to start a new site/);
    expect(readFileSync(file)).toHaveLength(0);
  });

  test('no empty file is left where a new site could not even begin', async () => {
    const pages = vi.spyOn(Database.prototype, 'exec').mockImplementation(() => {
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    });
    expect(open).toThrowError(failsWith('disk-full'));
    pages.mockRestore();
    expect(existsSync(file)).toBe(false);
    await open().close();
  });

  test("another program's database: said, and left to the byte", () => {
    const other = new Database(file);
    other.exec('CREATE TABLE recipes (name TEXT)');
    other.close();
    const before = readFileSync(file);
    expect(open).toThrowError(failsWith('not-a-database'));
    expect(readFileSync(file)).toEqual(before);
  });

  test.each([
    ['pages overwritten', (bytes: Buffer) => bytes.fill(0xab, 3 * 4096, 3 * 4096 + 3000)],
    ['the end cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['a header that lies', (bytes: Buffer) => bytes.fill(0xff, 100, 108)],
  ])('damaged, %s: said, and left to the byte', async (_, damage) => {
    await written();
    const bytes = damage(readFileSync(file));
    writeFileSync(file, bytes);
    rmSync(`${file}-wal`, { force: true });
    rmSync(`${file}-shm`, { force: true });
    expect(open).toThrowError(failsWith('corrupt'));
    expect(readFileSync(file)).toEqual(Buffer.from(bytes));
    // The lock is not left behind by a failed opening.
    expect(open).toThrowError(failsWith('corrupt'));
  });

  test('a file from a newer Riffle, with a sentence that says which', async () => {
    await written(1);
    const newer = new Database(file);
    newer.exec('INSERT INTO schema_versions VALUES (99)');
    newer.close();
    expect(open).toThrowError(failsWith('newer-version'));
    expect(open).toThrowError(/newer.*\(schema 99, known 1\)/);
  });

  test('a read-only file', async () => {
    await written(1);
    chmodSync(folder, 0o777);
    chmodSync(`${file}.lock`, 0o666);
    chmodSync(file, 0o444);
    expect(() => asGuest(open)).toThrowError(failsWith('read-only'));
    chmodSync(file, 0o644);
    const store = open();
    expect(await store.read(tournament)).toHaveLength(1);
    await store.close();
  });

  test('a read-only folder', () => {
    chmodSync(folder, 0o555);
    expect(() => asGuest(open)).toThrowError(failsWith('read-only'));
  });

  test('no such folder, and a folder instead of a file', () => {
    expect(() => LibsqlStore.open(join(folder, 'none', 'riffle.db'))).toThrowError(
      failsWith('not-found', join(folder, 'none')),
    );
    mkdirSync(file);
    expect(open).toThrowError(failsWith('cannot-open'));
  });

  test('every message is one line', () => {
    writeFileSync(file, 'no database at all');
    expect(open).toThrowError(/^[^\n]+$/);
  });
});

test('an event of a newer Riffle is refused with a sentence, not misread', async () => {
  await written(1);
  const newer = new Database(file);
  newer.exec("UPDATE appended SET events = json_replace(events, '$[0][1]', 2)");
  newer.close();
  const store = LibsqlStore.open(file);
  await expect(store.read(tournament)).rejects.toMatchObject({
    code: 'newer-version',
    message: expect.stringContaining('(schema 2, known 1)'),
  });
  await store.close();
});

describe('what is written over', () => {
  const SECRET = 'Zebedee';
  /** Where the name still lies, in the file or the log beside it. */
  const left = (): string[] =>
    ['', '-wal', '-journal'].filter(
      (log) => existsSync(`${file}${log}`) && readFileSync(`${file}${log}`).includes(SECRET),
    );
  const text = (name: string) => Array.from({ length: 400 }, (_, n) => ({ n, name }));
  const events = (name: string) => text(name).map((data) => ({ type: 'entered', data }));

  test('is not left in the file or the log beside it', async () => {
    const store = LibsqlStore.open(file);
    await store.append({ streams: [{ stream: tournament, expected: 0, events: events(SECRET) }] });
    await store.keep({ stream: tournament, version: 400, schema: 1, state: text(SECRET) });
    // Old contents of documents lie in pages that were set free.
    for (const name of [SECRET, 'Ann']) await store.put('roster', 'home', text(name));
    expect(left()).not.toEqual([]);
    expect(
      await store.rewrite({ streams: [{ stream: tournament, expected: 400, events: events('Guest 1') }] }),
    ).toEqual({ ok: true });
    expect(left()).toEqual([]);
    expect((await store.read(tournament)).at(-1)?.data).toEqual({ n: 399, name: 'Guest 1' });
    await store.close();
    expect(left()).toEqual([]);
  });

  test('is cleared away at the next start where a crash came between', async () => {
    await LibsqlStore.open(file).close();
    const crashed = new Database(file);
    const put = crashed.prepare("INSERT INTO documents VALUES ('roster', ?, ?)");
    for (let n = 0; n < 100; n++) put.run(String(n), JSON.stringify(text(SECRET)));
    crashed.exec('DELETE FROM documents; PRAGMA user_version = 1');
    crashed.close();
    expect(left()).not.toEqual([]);
    await LibsqlStore.open(file).close();
    expect(left()).toEqual([]);
    const after = new Database(file);
    expect(after.prepare('SELECT user_version AS n FROM pragma_user_version').get()).toMatchObject({ n: 0 });
    after.close();
  });
});
