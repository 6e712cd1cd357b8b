import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { backup } from './backup.ts';
import { LibsqlStore } from './libsql-store.ts';

const ROUNDS = 20;
const folder = mkdtempSync(join(tmpdir(), 'riffle-crash-'));
afterAll(() => rmSync(folder, { recursive: true }));

const writer = fileURLToPath(new URL('crash-writer.mjs', import.meta.url));
const start = (file: string): ChildProcess =>
  spawn(process.execPath, [writer, file], { stdio: ['ignore', 'pipe', 'inherit'] });

/** Lets a writer write, kills it some milliseconds after its first word, and gives what it had acknowledged. */
async function killed(child: ChildProcess, after: number): Promise<Map<string, number>> {
  let said = '';
  child.stdout!.setEncoding('utf8').once('data', () => setTimeout(() => child.kill('SIGKILL'), after));
  child.stdout!.on('data', (text: string) => {
    said += text;
  });
  const [, signal] = await new Promise<[unknown, unknown]>((resolve) =>
    child.on('close', (code, signal) => resolve([code, signal])),
  );
  expect(signal).toBe('SIGKILL');
  const lines = said.slice(0, said.lastIndexOf('\n')).split('\n');
  return new Map(lines.map((line) => [line.split(' ')[0]!, Number(line.split(' ')[1])]));
}

/** Every hand of a table is there with all its moves, its answer and its document, and nothing else is. */
async function checkTable(store: LibsqlStore, table: string, acknowledged: number): Promise<number> {
  const tournament = await store.read(`tournament/${table}`);
  expect(tournament.length).toBeGreaterThanOrEqual(acknowledged);
  expect(tournament.map(({ version }) => version)).toEqual(tournament.map((_, index) => index + 1));
  const hands = new Map(
    (await store.streams(`hand/${table}/`)).map(({ stream, version }) => [stream, version]),
  );
  expect(hands.size).toBe(tournament.length);
  for (let number = 1; number <= tournament.length; number++) {
    expect(hands.get(`hand/${table}/1/${number}`)).toBe(((number - 1) % 3) + 1);
    expect(await store.answerTo(table, `${number}`)).toEqual({ answer: number });
  }
  expect(await store.get('last', table)).toBe(tournament.length);
  return tournament.length;
}

test(`killed ${ROUNDS} times at any moment, every acknowledged append is there and nothing is half there`, async () => {
  const file = join(folder, 'riffle.db');
  let written = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const acknowledged = await killed(start(file), (round * 7) % 40);
    expect(acknowledged.size).toBeGreaterThan(0);
    const store = LibsqlStore.open(file);
    let total = 0;
    for (const table of 'abcdef') total += await checkTable(store, table, acknowledged.get(table) ?? 0);
    await store.close();
    expect(total).toBeGreaterThan(written);
    written = total;
  }
});

test('a file is held by one process, and free again when that one is killed', async () => {
  const file = join(folder, 'held.db');
  const child = start(file);
  await new Promise((resolve) => child.stdout!.once('data', resolve));
  expect(() => LibsqlStore.open(file)).toThrowError(
    expect.objectContaining({
      code: 'store-in-use',
      message: expect.stringContaining('in use by another Riffle'),
    }),
  );
  // Reading beside it is another matter: a backup needs no pause.
  await backup(file, join(folder, 'beside.db'));
  child.kill('SIGKILL');
  await new Promise((resolve) => child.on('close', resolve));
  await LibsqlStore.open(file).close();
  const copy = LibsqlStore.open(join(folder, 'beside.db'));
  for (const table of 'abcdef') await checkTable(copy, table, 0);
  await copy.close();
});
