import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FOLLOWED } from '../room/documents.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { shardOf } from './append.ts';
import { handStream, tournamentStream } from './names.ts';
import { auditLog } from './postgres-audit.ts';
import { PostgresStore } from './postgres-store.ts';

let server: TestPostgres;
let database: string;
beforeAll(async () => {
  server = await TestPostgres.start();
  database = await server.database();
});
afterAll(() => server.end());

/** Two tournaments that one owner has. */
const first = 'friday';
const second = Array.from({ length: 20_000 }, (_, n) => `t${n}`).find(
  (name) => shardOf(name) === shardOf(first),
)!;
const shard = shardOf(first);
const [one, other] = [tournamentStream(first), handStream(second, 1, 1)];

/** A site of three owners: created under none, then each writes two events to both streams. */
async function site(): Promise<string> {
  const url = await server.corner(database);
  const store = await PostgresStore.open(url, FOLLOWED);
  const events = (count: number) => Array.from({ length: count }, (_, n) => ({ type: 'moved', data: n }));
  expect((await store.append({ streams: [{ stream: one, expected: 0, events: events(1) }] })).ok).toBe(true);
  for (let term = 0; term < 3; term++) {
    const epoch = term * 2 + 1;
    await server.ask(url, (sql) => sql`UPDATE shards SET epoch = ${epoch} WHERE shard = ${shard}`);
    const owner = store.under({ shard, epoch });
    for (const stream of [one, other]) {
      const expected = term * 2 + (stream === one ? 1 : 0);
      expect((await owner.append({ streams: [{ stream, expected, events: events(2) }] })).ok).toBe(true);
    }
  }
  await store.close();
  return url;
}

/** What is found after somebody has been at the tables. */
async function found(statement: string, tournament?: string): Promise<readonly string[]> {
  const url = await site();
  await server.ask(url, (sql) => sql.unsafe(statement));
  return (await auditLog(url, tournament)).wrong;
}
const at = (stream: string, version: number): string =>
  `stream = (SELECT id FROM streams WHERE name = '${stream}') AND version = ${version}`;

describe('the log of a site in PostgreSQL', () => {
  test('whose owners came one after the other is right', async () => {
    const url = await site();
    expect(await auditLog(url)).toEqual({ streams: 2, shards: 1, owners: 3, wrong: [] });
    expect(await auditLog(url, first)).toMatchObject({ streams: 1, wrong: [] });
  });

  test('that was written over is right, and whoever held it has to take it again', async () => {
    const url = await site();
    const store = await PostgresStore.open(url, FOLLOWED);
    const owner = store.under({ shard, epoch: 5 });
    const events = (await store.read(one)).map(({ type }) => ({ type, data: 'other' }));
    expect(await store.rewrite({ streams: [{ stream: one, expected: 7, events }] })).toEqual({ ok: true });
    const further = { streams: [{ stream: one, expected: 7, events: [{ type: 'moved', data: 1 }] }] };
    expect(await owner.append(further)).toMatchObject({ refusal: { code: 'lost-lease' } });
    expect(await store.under({ shard, epoch: 6 }).append(further)).toEqual({ ok: true });
    expect(await auditLog(url)).toMatchObject({ streams: 2, wrong: [] });
    expect(await store.rewrite({ streams: [{ stream: one, expected: 8, events: [] }] })).toEqual({
      ok: true,
    });
    expect(await auditLog(url)).toMatchObject({ streams: 1, wrong: [] });
    await store.close();
  });

  test('has no gap, no end that is missing and nothing that belongs nowhere', async () => {
    expect(await found(`DELETE FROM events WHERE ${at(one, 3)}`)).toEqual([
      `${one}: version 7, but 6 events from 1 to 7`,
    ]);
    expect(await found(`DELETE FROM events WHERE ${at(one, 7)}`)).toEqual([
      `${one}: version 7, but 6 events from 1 to 6`,
    ]);
    expect(await found(`UPDATE streams SET version = 5 WHERE name = '${other}'`)).toEqual([
      `${other}: version 5, but 6 events from 1 to 6`,
    ]);
    expect(await found(`DELETE FROM streams WHERE name = '${other}'`)).toEqual([
      '6 events belong to no stream',
    ]);
  });

  test('has epochs that never fall in a stream, and none is missing after the first', async () => {
    const fallen = `${one}: version 7 was written under epoch 3 after epoch 5`;
    expect(await found(`UPDATE events SET epoch = 3 WHERE ${at(one, 7)}`)).toContain(fallen);
    expect(await found(`UPDATE events SET epoch = NULL WHERE ${at(one, 7)}`)).toEqual([
      `${one}: version 7 was written under no epoch after epoch 5`,
    ]);
  });

  test('shows an owner who wrote when the next one had the shard, though to another stream', async () => {
    // The same row again: as if it had come only now.
    const late = `UPDATE events SET data = data WHERE ${at(other, 2)}`;
    expect(await found(late)).toEqual([
      `shard ${shard}: epoch 1 was written under after epoch 3 had begun`,
      `shard ${shard}: epoch 1 was written under after epoch 5 had begun`,
    ]);
    expect(await found(late, first)).toEqual([]);
  });

  test('is not made where there is none', async () => {
    const empty = await server.database();
    await expect(auditLog(empty)).rejects.toMatchObject({ code: 'not-a-database' });
    expect(await server.ask(empty, (sql) => sql`SELECT to_regclass('events') AS found`)).toMatchObject([
      { found: null },
    ]);
    await expect(auditLog('postgres://riffle@127.0.0.1:1/house')).rejects.toMatchObject({
      code: 'unreachable',
    });
  });
});
