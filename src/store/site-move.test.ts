import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { FOLLOWED } from '../room/documents.ts';
import { TestPostgres } from '../testing/postgres.ts';
import type { EventStore } from './event-store.ts';
import { LibsqlStore } from './libsql-store.ts';
import { handStream, tournamentStream } from './names.ts';
import { PostgresStore } from './postgres-store.ts';
import { moveSite } from './site-move.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await TestPostgres.start();
});
afterAll(() => server.end());

let folder: string;
let file: string;
let url: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'riffle-move-test-'));
  file = join(folder, 'riffle.db');
  url = await server.database();
});
afterEach(() => rmSync(folder, { recursive: true }));

const odd = ['\0', '\ud800', '💥 Ω', '"\\\n{},', 'null', 1e300];
const HANDS = 3_000;

/** More than one page of everything that comes in numbers. */
async function furnish(store: EventStore): Promise<void> {
  const tournament = tournamentStream('friday');
  const hands = Array.from({ length: HANDS }, (_, n) => n + 1);
  await Promise.all([
    store.append({
      streams: [{ stream: tournament, expected: 0, events: odd.map((data) => ({ type: 'odd', data })) }],
      snapshots: [{ stream: tournament, version: 3, schema: 2, state: odd }],
    }),
    ...hands.map((n) =>
      store.append({
        streams: [
          {
            stream: handStream('friday', 1, n),
            expected: 0,
            events: [
              { type: 'dealt', data: { n } },
              { type: 'ended', data: 'x'.repeat(n % 50) },
            ],
          },
        ],
        command: { tournament: 'friday', key: `k ${n}`, answer: { n } },
        documents: [{ do: 'put', kind: 'device', id: `d${n}`, data: { n } }],
      }),
    ),
  ]);
  await store.delete('device', 'd7');
}

async function inFile<T>(look: (store: LibsqlStore) => Promise<T>): Promise<T> {
  const store = LibsqlStore.open(file);
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}

async function inDatabase<T>(look: (store: PostgresStore) => Promise<T>): Promise<T> {
  const store = await PostgresStore.open(url, FOLLOWED);
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}

async function everything(store: EventStore) {
  const streams = await store.streams('');
  return {
    streams,
    events: await Promise.all(streams.map(({ stream }) => store.read(stream))),
    answers: await Promise.all(
      Array.from({ length: HANDS + 1 }, (_, n) => store.answerTo('friday', `k ${n}`)),
    ),
    tokens: await store.list('device'),
    snapshot: await store.snapshot(tournamentStream('friday'), 2),
  };
}

test('everything is there, reads the same, and goes on', async () => {
  await inFile(furnish);
  const before = await inFile(everything);
  const bytes = readFileSync(file);
  const told: number[] = [];
  const moved = await moveSite(file, url, FOLLOWED, (done, of) => told.push(done / of));
  expect(moved).toEqual({
    streams: HANDS + 1,
    events: 2 * HANDS + odd.length,
    answers: HANDS,
    documents: HANDS - 1,
    snapshots: 1,
  });
  expect(told.at(-1)).toBe(1);
  expect(readFileSync(file).equals(bytes)).toBe(true);
  await inDatabase(async (store) => {
    expect(await everything(store)).toEqual(before);
    const next = { expected: 0, events: [{ type: 'dealt', data: 1 }] };
    const goesOn = await store.append({
      streams: [
        { stream: tournamentStream('friday'), expected: odd.length, events: next.events },
        { stream: handStream('friday', 1, HANDS + 1), ...next },
      ],
      documents: [{ do: 'put', kind: 'device', id: 'new', data: 1 }],
    });
    expect(goesOn).toEqual({ ok: true });
    expect((await store.documentsSince(HANDS - 1)).map(({ id }) => id)).toEqual(['new']);
  });
});

test('a site that is there already is left alone', async () => {
  await inFile((store) => store.put('k', 'i', 1));
  await inDatabase((store) => store.put('chips', 'set', [1, 5]));
  await expect(moveSite(file, url, FOLLOWED)).rejects.toMatchObject({
    code: 'site-exists',
    message: expect.stringMatching(/^PostgreSQL at \S+ already holds a site: create an empty database/),
  });
  expect(await inDatabase((store) => store.get('chips', 'set'))).toEqual([1, 5]);
  expect(await inDatabase((store) => store.get('k', 'i'))).toBeNull();
});

test('a file in use, missing or damaged is not moved', async () => {
  await expect(moveSite(file, url, FOLLOWED)).rejects.toMatchObject({ code: 'not-found' });
  const store = LibsqlStore.open(file);
  await expect(moveSite(file, url, FOLLOWED)).rejects.toMatchObject({ code: 'store-in-use' });
  await store.close();
  writeFileSync(file, 'Dear diary, '.repeat(500));
  await expect(moveSite(file, url, FOLLOWED)).rejects.toMatchObject({ code: 'not-a-database' });
});

test('broken off in the middle nothing is there, and it can be done again', async () => {
  await inFile(furnish);
  // The move waits until its connection is cut: a busy machine might otherwise be done first.
  const broken = moveSite(file, url, FOLLOWED, async (done, of) => {
    if (done <= of / 2) return;
    await server.ask(
      url,
      (sql) => sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE pid <> pg_backend_pid() AND datname = current_database()`,
    );
  });
  await expect(broken).rejects.toMatchObject({ code: 'away' });
  expect(await inDatabase((store) => store.streams(''))).toEqual([]);
  expect((await moveSite(file, url, FOLLOWED)).streams).toBe(HANDS + 1);
});

test('a database that loses rows on the way is noticed, and nothing is kept', async () => {
  await inFile(furnish);
  await inDatabase(async () => {});
  await server.ask(url, (sql) =>
    sql.unsafe(`CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
      CREATE TRIGGER lose BEFORE INSERT ON answers FOR EACH ROW WHEN (new.key = 'k 5') EXECUTE FUNCTION lose()`),
  );
  await expect(moveSite(file, url, FOLLOWED)).rejects.toMatchObject({
    code: 'not-moved',
    message: expect.stringContaining(`(${HANDS - 1} of ${HANDS} answers)`),
  });
  expect(await inDatabase((store) => store.streams(''))).toEqual([]);
});
