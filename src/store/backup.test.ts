import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backup, restore } from './backup.ts';
import { LibsqlStore } from './libsql-store.ts';

let folder: string;
const at = (name: string): string => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riffle-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const tournament = 'tournament/friday';
const append = (store: LibsqlStore, expected: number) =>
  store.append({
    streams: [{ stream: tournament, expected, events: [{ type: 'moved', data: 'x'.repeat(200) }] }],
  });

async function filled(name: string, events: number): Promise<void> {
  const store = LibsqlStore.open(at(name));
  for (let n = 0; n < events; n++) await append(store, n);
  await store.close();
}

async function eventsIn(name: string): Promise<number> {
  const store = LibsqlStore.open(at(name));
  const events = await store.read(tournament);
  await store.close();
  return events.length;
}

test('a backup of an open store has all that was acknowledged, and the store goes on', async () => {
  const store = LibsqlStore.open(at('riffle.db'));
  for (let n = 0; n < 5; n++) await append(store, n);
  await backup(at('riffle.db'), at('copy.db'));
  expect(await append(store, 5)).toEqual({ ok: true });
  await store.close();
  expect(await eventsIn('copy.db')).toBe(5);
  expect(await eventsIn('riffle.db')).toBe(6);
});

test('a backup overwrites nothing unless told, and leaves no parts lying about', async () => {
  await filled('riffle.db', 2);
  writeFileSync(at('copy.db'), 'precious');
  await expect(backup(at('riffle.db'), at('copy.db'))).rejects.toMatchObject({ code: 'file-exists' });
  expect(readFileSync(at('copy.db'), 'utf8')).toBe('precious');
  await backup(at('riffle.db'), at('copy.db'), { overwrite: true });
  expect(await eventsIn('copy.db')).toBe(2);
  expect(readdirSync(folder).filter((name) => name.includes('part'))).toEqual([]);
});

test('a restored store has what the backup had', async () => {
  await filled('riffle.db', 3);
  await backup(at('riffle.db'), at('copy.db'));
  await restore(at('copy.db'), at('elsewhere.db'));
  expect(await eventsIn('elsewhere.db')).toBe(3);
});

test('restoring over a store needs saying so, and takes nothing of the old one along', async () => {
  await filled('riffle.db', 3);
  await backup(at('riffle.db'), at('copy.db'));
  const store = LibsqlStore.open(at('riffle.db'));
  await append(store, 3);
  await expect(restore(at('copy.db'), at('riffle.db'))).rejects.toMatchObject({ code: 'file-exists' });
  await expect(restore(at('copy.db'), at('riffle.db'), { overwrite: true })).rejects.toMatchObject({
    code: 'store-in-use',
  });
  await store.close();
  await restore(at('copy.db'), at('riffle.db'), { overwrite: true });
  expect(await eventsIn('riffle.db')).toBe(3);
});

test('a store that is damaged can be restored over', async () => {
  await filled('riffle.db', 40);
  await backup(at('riffle.db'), at('copy.db'));
  truncateSync(at('riffle.db'), 5000);
  await restore(at('copy.db'), at('riffle.db'), { overwrite: true });
  expect(await eventsIn('riffle.db')).toBe(40);
});

test.each([
  ['nothing there', 'not-found', () => {}],
  ['an empty file', 'empty-file', () => writeFileSync(at('copy.db'), '')],
  ['a text', 'not-a-database', () => writeFileSync(at('copy.db'), 'Dear diary, '.repeat(500))],
  ['half a backup', 'corrupt', () => truncateSync(at('copy.db'), 8192)],
])('%s is not restored, and the store stays as it was', async (what, code, damage) => {
  await filled('riffle.db', 40);
  if (what === 'half a backup') await backup(at('riffle.db'), at('copy.db'));
  damage();
  await expect(restore(at('copy.db'), at('riffle.db'), { overwrite: true })).rejects.toMatchObject({ code });
  await expect(backup(at('copy.db'), at('second.db'))).rejects.toMatchObject({ code });
  expect(await eventsIn('riffle.db')).toBe(40);
  expect(readdirSync(folder)).not.toContain('second.db');
});

test('a store, its log and its backup are for the host alone', async () => {
  const store = LibsqlStore.open(at('riffle.db'));
  await append(store, 0);
  await backup(at('riffle.db'), at('copy.db'));
  for (const name of ['riffle.db', 'riffle.db-wal', 'copy.db'])
    expect(statSync(at(name)).mode & 0o777).toBe(0o600);
  await store.close();
});

test('a backup into a folder that is not there says so', async () => {
  await filled('riffle.db', 1);
  await expect(backup(at('riffle.db'), at('none/copy.db'))).rejects.toMatchObject({ code: 'not-found' });
});
