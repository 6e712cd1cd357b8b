import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FOLLOWED } from '../room/documents.ts';
import type { EventStore } from '../store/event-store.ts';
import { openFile } from '../store/libsql-file.ts';
import { LibsqlStore } from '../store/libsql-store.ts';
import { PostgresStore } from '../store/postgres-store.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { PlayedTournament } from '../testing/served-tournament.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let server: TestPostgres;
let tournament: PlayedTournament;
beforeAll(async () => {
  server = await TestPostgres.start();
  tournament = await PlayedTournament.seated(3);
});
afterAll(async () => {
  await tournament.end();
  await server.end();
});

function migrate(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['bin/riffle.js', 'migrate', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  return { stdout, stderr, status };
}

type Names = { readonly kinds: string[]; readonly commands: { tournament: string; key: string }[] };

/** What the port does not list: which kinds of documents there are, and which commands. */
function namesIn(file: string): Names {
  const { connection, reader, release } = openFile(file);
  const all = <Row>(sql: string) => reader.prepare(sql).all() as Row[];
  const names = {
    kinds: all<{ kind: string }>('SELECT DISTINCT kind FROM documents').map(({ kind }) => kind),
    commands: all<{ tournament: string; key: string }>('SELECT tournament, key FROM answers'),
  };
  reader.close();
  connection.close();
  release();
  return names;
}

async function everything(store: EventStore, { kinds, commands }: Names) {
  const streams = await store.streams('');
  return {
    streams,
    events: await Promise.all(streams.map(({ stream }) => store.read(stream))),
    answers: await Promise.all(commands.map(({ tournament, key }) => store.answerTo(tournament, key))),
    documents: await Promise.all(kinds.map((kind) => store.list(kind))),
    snapshots: await Promise.all(streams.map(({ stream }) => store.snapshot(stream, 1))),
  };
}

test('a tournament is in PostgreSQL as it was in the file', async () => {
  const file = tournament.served.data;
  const url = await server.database();
  await tournament.play(3);
  const running = migrate(file, '--to', url);
  expect(running.status).toBe(1);
  expect(running.stderr).toMatch(/^riffle: \S+riffle\.db is in use by another Riffle: .*\n$/);
  await tournament.stop();
  await tournament.served.kill('SIGTERM');

  const { stdout, stderr, status } = migrate(file, '--to', url, '--json');
  expect([stderr, status]).toEqual(['', 0]);
  const told = JSON.parse(stdout);
  expect(told).toMatchObject({ file, to: `PostgreSQL at 127.0.0.1:${server.port}` });
  expect(stdout).not.toContain('only-for-tests');

  const names = namesIn(file);
  const here = LibsqlStore.open(file);
  const there = await PostgresStore.open(url, FOLLOWED);
  try {
    const before = await everything(here, names);
    expect(before.streams.length).toBeGreaterThan(3);
    expect(before.events.flat().length).toBe(told.events);
    expect(names.commands.length).toBe(told.answers);
    expect(before.documents.flat().length).toBe(told.documents);
    expect(told.documents).toBeGreaterThan(0);
    expect(told.answers).toBeGreaterThan(0);
    expect(await everything(there, names)).toEqual(before);
  } finally {
    await here.close();
    await there.close();
  }

  const again = migrate(file, '--to', url);
  expect(again.status).toBe(1);
  expect(again.stderr).toMatch(/^riffle: PostgreSQL at \S+ already holds a site: .*\n$/);
  const people = migrate(file, '--to', await server.database());
  expect(people.status).toBe(0);
  expect(people.stdout).toMatch(
    /^PostgreSQL at \S+ has everything from \S+: \d+ tournaments and hands with \d+ events/,
  );
});

test('bad input is one line, and shows no password', () => {
  const secret = 'Zer0.Geheim';
  for (const args of [
    [],
    ['riffle.db'],
    ['riffle.db', 'second.db', '--to', `postgres://u:${secret}@127.0.0.1/house`],
    ['riffle.db', '--to', `mysql://u:${secret}@127.0.0.1/house`],
    ['riffle.db', '--to', `postgres://u:1/${secret}@127.0.0.1/house`],
  ]) {
    const { stdout, stderr, status } = migrate(...args);
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr).toMatch(/^riffle: [^\n]+\n$/);
    expect(stderr).not.toContain(secret);
  }
  const nobody = migrate('no-such.db', '--to', `postgres://u:${secret}@127.0.0.1:1/house`);
  expect(nobody.status).toBe(1);
  expect(nobody.stderr).toMatch(/^riffle: \S+no-such\.db or its folder does not exist: check the path\.\n$/);
  expect(migrate('--help').stdout).toContain('Example: riffle migrate');
});
