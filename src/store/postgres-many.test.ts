import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FOLLOWED } from '../room/documents.ts';
import { TestPostgres } from '../testing/postgres.ts';
import type { Append, Appended } from './event-store.ts';
import { handStream, tournamentStream } from './names.ts';
import { NEWEST_SCHEMA } from './postgres-migrations.ts';
import { PostgresStore } from './postgres-store.ts';

let server: TestPostgres;
let database: string;
beforeAll(async () => {
  server = await TestPostgres.start();
  database = await server.database();
});
afterAll(() => server.end());

const opened: PostgresStore[] = [];
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});
const open = async (url: string): Promise<PostgresStore> => {
  const store = await PostgresStore.open(url, FOLLOWED);
  opened.push(store);
  return store;
};
/** Several servers on one new site. */
async function servers(count: number): Promise<{ url: string; stores: PostgresStore[] }> {
  const url = await server.corner(database);
  return { url, stores: await Promise.all(Array.from({ length: count }, () => open(url))) };
}

const tournament = tournamentStream('friday');
const one = (stream: string, expected: number, data: unknown): Append => ({
  streams: [{ stream, expected, events: [{ type: 'moved', data }] }],
});
const brief = (appended: Appended): string => (appended.ok ? 'ok' : appended.refusal.code);

type Turn = readonly {
  readonly who: number;
  readonly targets: readonly number[];
  readonly key: number | null;
  readonly document: string | null;
  readonly snapshot: boolean;
}[];

describe('several servers on one site', () => {
  test('five that start at once migrate once, and all of them work', async () => {
    const { url, stores } = await servers(5);
    const versions = await server.ask(url, (sql) => sql`SELECT version FROM schema_versions`);
    expect(versions.map(({ version }) => version)).toEqual(
      Array.from({ length: NEWEST_SCHEMA }, (_, at) => at + 1),
    );
    const [shards] = await server.ask(
      url,
      (sql) => sql`SELECT count(*)::int, min(shard), max(shard), max(epoch)::int AS epoch FROM shards`,
    );
    expect(shards).toEqual({ count: 1024, min: 0, max: 1023, epoch: 0 });
    const begun = stores.map((store, n) => store.append(one(tournamentStream(`t${n}`), 0, n)));
    expect((await Promise.all(begun)).map(brief)).toEqual(Array(5).fill('ok'));
  });

  test('of two servers that write the same version one is first, and the other hears which version it is now', async () => {
    const { stores } = await servers(2);
    const wins = [0, 0];
    for (let version = 0; version < 150; version++) {
      const answers = await Promise.all(
        stores.map((store, who) => store.append(one(tournament, version, { who }))),
      );
      expect(answers.map(brief).sort()).toEqual(['ok', 'wrong-version']);
      const winner = answers.findIndex(({ ok }) => ok);
      wins[winner]!++;
      expect(answers[1 - winner]).toMatchObject({ refusal: { expected: version, actual: version + 1 } });
    }
    const events = await stores[0]!.read(tournament);
    expect(events.map(({ version }) => version)).toEqual(events.map((_, index) => index + 1));
    for (const who of [0, 1])
      expect(events.filter(({ data }) => (data as { who: number }).who === who)).toHaveLength(wins[who]!);
  });

  test('however they mix, all that was acknowledged is there once, and nothing else is', async () => {
    const names = ['a', 'b', 'c'].flatMap((id) => [tournamentStream(id), handStream(id, 1, 1)]);
    const wish = fc.record({
      who: fc.nat(2),
      // In any order, so that two that lock each other's streams would meet in a circle.
      targets: fc.uniqueArray(fc.nat(names.length - 1), { minLength: 1, maxLength: 4 }),
      key: fc.option(fc.nat(15)),
      document: fc.option(fc.constantFrom('x', 'y', 'z')),
      snapshot: fc.boolean(),
    });
    const turns = fc.array(fc.array(wish, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 8 });
    const run = async (played: readonly Turn[]): Promise<void> => {
      const { url, stores } = await servers(3);
      const kept = new Map<string, number[]>(names.map((name) => [name, []]));
      const done = new Map<number, number>();
      let serial = 0;
      for (const turn of played) {
        const seen = new Map((await stores[0]!.streams('')).map(({ stream, version }) => [stream, version]));
        const ahead = new Map<string, number>();
        const sent = turn.map(({ who, targets, key, document, snapshot }) => {
          const mark = serial++;
          const streams = targets.map((target) => {
            // Each builds on what it sent itself, as a room does, and does not know of the others.
            const mine = `${who} ${target}`;
            const expected = (seen.get(names[target]!) ?? 0) + (ahead.get(mine) ?? 0);
            ahead.set(mine, (ahead.get(mine) ?? 0) + 1);
            return { stream: names[target]!, expected, events: [{ type: 'moved', data: mark }] };
          });
          const append: Append = {
            streams,
            ...(key === null ? {} : { command: { tournament: 'a', key: `${key}`, answer: mark } }),
            ...(document === null ? {} : { documents: [{ do: 'put', kind: 'k', id: document, data: mark }] }),
            ...(snapshot
              ? {
                  snapshots: streams.map(({ stream, expected }) => ({
                    stream,
                    version: expected + 1,
                    schema: 1,
                    state: mark,
                  })),
                }
              : {}),
          };
          return { mark, key, append, answer: stores[who]!.append(append) };
        });
        for (const { mark, key, append, answer } of sent) {
          const appended = await answer;
          expect(['ok', 'wrong-version', 'already-done']).toContain(brief(appended));
          if (!appended.ok) continue;
          for (const { stream } of append.streams!) kept.get(stream)!.push(mark);
          if (key !== null) {
            expect(done.has(key)).toBe(false);
            done.set(key, mark);
          }
        }
      }
      for (const [name, marks] of kept) {
        const events = await stores[1]!.read(name);
        expect(events.map(({ version }) => version)).toEqual(events.map((_, index) => index + 1));
        expect(events.map(({ data }) => data as number).sort((a, b) => a - b)).toEqual(
          marks.sort((a, b) => a - b),
        );
      }
      for (const [key, mark] of done)
        expect(await stores[2]!.answerTo('a', `${key}`)).toEqual({ answer: mark });
      const rows = await server.ask(url, (sql) => sql`SELECT name FROM streams WHERE version = 0`);
      expect(rows).toHaveLength(0);
      for (const store of stores) await store.close();
    };
    await fc.assert(fc.asyncProperty(turns, run), { numRuns: 25 });
  });

  test('a command that both are sent is done by one, and the other gets that answer', async () => {
    const { stores } = await servers(2);
    for (let n = 0; n < 40; n++) {
      const answers = await Promise.all(
        stores.map((store, who) => store.append({ command: { tournament: 't', key: `${n}`, answer: who } })),
      );
      expect(answers.map(brief).sort()).toEqual(['already-done', 'ok']);
      const winner = answers.findIndex(({ ok }) => ok);
      expect(answers[1 - winner]).toMatchObject({ refusal: { answer: winner } });
    }
  });
});

describe('leases', () => {
  const take = (url: string, shard: number): Promise<number> =>
    server.ask(url, async (sql) => {
      const [row] =
        await sql`UPDATE shards SET epoch = epoch + 1 WHERE shard = ${shard} RETURNING epoch::int`;
      return row!.epoch;
    });

  test('a server that lost its lease is refused, with everything it brings, while the new owner goes on', async () => {
    const { url, stores } = await servers(2);
    const old = stores[0]!.under({ shard: 5, epoch: await take(url, 5) });
    expect(await old.append(one(tournament, 0, 'old'))).toEqual({ ok: true });
    const young = stores[1]!.under({ shard: 5, epoch: await take(url, 5) });
    expect(
      await old.append({
        ...one(tournament, 1, 'late'),
        documents: [{ do: 'put', kind: 'k', id: 'i', data: 1 }],
        command: { tournament: 'friday', key: 'late', answer: 1 },
      }),
    ).toEqual({
      ok: false,
      refusal: {
        code: 'lost-lease',
        message: 'Shard 5 is no longer held under epoch 1: another server has it.',
      },
    });
    expect(await young.append(one(tournament, 1, 'young'))).toEqual({ ok: true });
    expect(await old.put('k', 'i', 1)).toMatchObject({ refusal: { code: 'lost-lease' } });
    expect(await old.get('k', 'i')).toBeNull();
    expect(await old.answerTo('friday', 'late')).toBeNull();
    expect((await old.read(tournament)).map(({ data }) => data)).toEqual(['old', 'young']);
    // Letting go of a lease is not letting go of the store.
    await old.close();
    expect(await stores[0]!.append(one(tournament, 2, 'free'))).toEqual({ ok: true });
    const rows = await server.ask(url, (sql) => sql`SELECT epoch::int FROM events ORDER BY version`);
    expect(rows.map(({ epoch }) => epoch)).toEqual([1, 2, null]);
  });

  test('an append under way when the shard is taken is before that or refused, never after', async () => {
    const { url, stores } = await servers(2);
    let epoch = await take(url, 9);
    for (let round = 0; round < 30; round++) {
      const [old, young] = [stores[round % 2]!, stores[(round + 1) % 2]!];
      const holder = old.under({ shard: 9, epoch });
      let version = (await old.read(tournament)).length;
      let playing = true;
      const acknowledged: number[] = [];
      const play = async (): Promise<string> => {
        for (let n = 0; ; n++) {
          // A few at once, as a busy table sends them.
          const sent = await Promise.all(
            [0, 1, 2].map((at) => holder.append(one(tournament, version + at, { epoch: round, n }))),
          );
          for (const appended of sent) if (appended.ok) acknowledged.push(++version);
          const refused = sent.find(({ ok }) => !ok);
          if (refused !== undefined) return brief(refused);
          if (!playing) return 'still in';
        }
      };
      const playedOut = play();
      await new Promise((resolve) => setTimeout(resolve, (round * 3) % 20));
      const next = await take(url, 9);
      // From here on nothing of the old epoch may come any more.
      const there = (await young.read(tournament)).length;
      expect(await young.under({ shard: 9, epoch: next }).append(one(tournament, there, 'taken'))).toEqual({
        ok: true,
      });
      expect(await playedOut).toBe('lost-lease');
      playing = false;
      expect(acknowledged.every((each) => each <= there)).toBe(true);
      expect(await young.read(tournament)).toHaveLength(there + 1);
      epoch = next;
    }
    const rows = await server.ask(url, (sql) => sql`SELECT epoch::int FROM events ORDER BY version`);
    const epochs = rows.map(({ epoch }) => epoch as number);
    expect(epochs).toEqual([...epochs].sort((a, b) => a - b));
    expect(new Set(epochs).size).toBeGreaterThan(20);
  });

  test('in a circle with a server that takes shards the group gives way, and is decided after it', async () => {
    const { url, stores } = await servers(1);
    for (const shard of [1, 2]) await take(url, shard);
    const [taken, sent] = await server.ask(url, (sql) =>
      sql.begin(async (taker) => {
        // So that it is not the taker that is broken off.
        await taker`SET LOCAL deadlock_timeout = '1min'`;
        await taker`UPDATE shards SET owner = 'other' WHERE shard = 2`;
        const sent = [1, 2].map((shard) =>
          stores[0]!.under({ shard, epoch: 1 }).append(one(tournamentStream(`t${shard}`), 0, shard)),
        );
        await new Promise((resolve) => setTimeout(resolve, 300));
        const taken = await taker`UPDATE shards SET epoch = 2 WHERE shard IN (1, 2) RETURNING shard`;
        // Wrapped, for what is under way waits for this very transaction.
        return [taken.length, { appends: sent }] as const;
      }),
    );
    expect(taken).toBe(2);
    expect((await Promise.all(sent.appends)).map(brief)).toEqual(['lost-lease', 'lost-lease']);
    expect(await stores[0]!.streams('')).toEqual([]);
  });

  test('leases of many shards in one commit are each looked at', async () => {
    const { url, stores } = await servers(1);
    for (const shard of [1, 2, 3]) await take(url, shard);
    await take(url, 2);
    const sent = [3, 2, 1].map((shard) =>
      stores[0]!.under({ shard, epoch: 1 }).append(one(tournamentStream(`t${shard}`), 0, shard)),
    );
    expect((await Promise.all(sent)).map(brief)).toEqual(['ok', 'lost-lease', 'ok']);
    expect(stores[0]!.commits).toBe(1);
  });
});

describe('a server that follows the documents', () => {
  test('hears of what was put and deleted, in the order in which it was', async () => {
    const { stores } = await servers(1);
    const [store] = stores as [PostgresStore];
    await store.put('device', 'ann', { role: 'player' });
    await store.put('chips', 'set', [1, 5]);
    await store.put('device', 'bob', { role: 'player' });
    await store.put('device', 'ann', { role: 'director' });
    const first = await store.documentsSince(0);
    expect(first.map(({ id, data }) => [id, data])).toEqual([
      ['bob', { role: 'player' }],
      ['ann', { role: 'director' }],
    ]);
    const seen = first.at(-1)!.revision;
    expect(await store.documentsSince(seen)).toEqual([]);
    await store.delete('device', 'bob');
    const [gone, ...rest] = await store.documentsSince(seen);
    expect(rest).toEqual([]);
    expect(gone).toMatchObject({ kind: 'device', id: 'bob', data: null });
    expect(gone!.revision).toBeGreaterThan(seen);
    expect(await store.get('device', 'bob')).toBeNull();
    expect((await store.list('device')).map(({ id }) => id)).toEqual(['ann']);
  });

  test('misses nothing, while three servers write', async () => {
    const { stores } = await servers(4);
    const follower = stores[3]!;
    const followed = new Map<string, unknown>();
    let seen = 0;
    const follow = async (): Promise<void> => {
      for (const { id, data, revision } of await follower.documentsSince(seen)) {
        expect(revision).toBeGreaterThan(seen);
        seen = revision;
        if (data === null) followed.delete(id);
        else followed.set(id, data);
      }
    };
    let writing = true;
    const following = (async () => {
      while (writing) await follow();
      await follow();
    })();
    await Promise.all(
      stores.slice(0, 3).map(async (store, who) => {
        for (let n = 0; n < 60; n++)
          await Promise.all([
            store.put('door', `own-${who}-${n % 7}`, n),
            n % 5 === 4
              ? store.delete('door', `shared-${n % 3}`)
              : store.put('door', `shared-${n % 3}`, [who, n]),
          ]);
      }),
    );
    writing = false;
    await following;
    const there = (await follower.list('door')).map(({ id, data }) => [id, data]);
    expect([...followed].sort(([a], [b]) => (a < b ? -1 : 1))).toEqual(there);
  });
});
