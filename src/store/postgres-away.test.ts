import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FOLLOWED } from '../room/documents.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { until } from '../testing/until.ts';
import type { Append } from './event-store.ts';
import { tournamentStream } from './names.ts';
import { NEWEST_SCHEMA } from './postgres-migrations.ts';
import { PostgresStore } from './postgres-store.ts';
import { StoreError } from './store-error.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await TestPostgres.start();
});
afterAll(() => server.end());

let url: string;
let store: PostgresStore;
beforeEach(async () => {
  url = await server.database();
  store = await PostgresStore.open(url, FOLLOWED);
});
afterEach(() => store.close());

const tournament = tournamentStream('friday');
const one = (expected: number, stream = tournament): Append => ({
  streams: [{ stream, expected, events: [{ type: 'moved', data: expected }] }],
});
const failed = (work: Promise<unknown>): Promise<StoreError> =>
  work.then(
    () => {
      throw new Error('it went well');
    },
    (error) => {
      expect(error).toBeInstanceOf(StoreError);
      return error;
    },
  );

/** A table that makes its moves one after the other, whatever happens to PostgreSQL, each under a key of its own. */
class Table {
  readonly name: string;
  moves = 0;
  failures = 0;
  private playing = true;
  private readonly played: Promise<void>;

  constructor(name: string) {
    this.name = name;
    this.played = this.play();
  }

  async end(): Promise<void> {
    this.playing = false;
    await this.played;
  }

  private async play(): Promise<void> {
    const stream = tournamentStream(this.name);
    for (; this.playing; this.moves++) await this.move(stream, this.moves);
  }

  /** Until it is acknowledged, or found to have been done. */
  private async move(stream: string, move: number): Promise<void> {
    for (;;) {
      try {
        if ((await store.answerTo(this.name, `${move}`)) !== null) return;
        const expected = (await store.read(stream)).length;
        const appended = await store.append({
          streams: [{ stream, expected, events: [{ type: 'moved', data: move }] }],
          command: { tournament: this.name, key: `${move}`, answer: move },
        });
        if (appended.ok) return;
        expect(appended.refusal.code).toBe('already-done');
      } catch (error) {
        expect(error).toMatchObject({ name: 'StoreError', code: 'away' });
        this.failures++;
        await wait(20);
      }
    }
  }
}

describe('PostgreSQL stops and starts', () => {
  test('every acknowledged move is there, none twice, however it went down', async () => {
    const tables = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => new Table(name));
    for (const how of ['fast', 'immediate', 'kill', 'fast', 'immediate', 'kill'] as const) {
      await wait(250);
      await server.stop(how);
      await wait(100);
      await server.start();
      const before = tables.map(({ moves }) => moves);
      for (const [at, table] of tables.entries())
        await until(() => table.moves >= before[at]! + 3, 'it does not go on');
    }
    for (const table of tables) await table.end();
    expect(tables.some(({ failures }) => failures > 0)).toBe(true);
    for (const { name, moves } of tables) {
      const events = await store.read(tournamentStream(name));
      expect(events.map(({ data }) => data)).toEqual(Array.from({ length: moves }, (_, move) => move));
      expect(events.map(({ version }) => version)).toEqual(events.map((_, index) => index + 1));
    }
  });

  test('while it is away all that is asked is refused soon and in one line, and then it goes on', async () => {
    await store.append(one(0));
    await server.stop('fast');
    const began = performance.now();
    const asked = [
      store.append(one(1)),
      store.read(tournament),
      store.streams(''),
      store.answerTo('friday', 'k'),
      store.get('k', 'i'),
      store.documentsSince(0),
    ].map(failed);
    for (const each of asked) {
      const error = await each;
      expect(error.code).toBe('away');
      expect(error.message).toMatch(
        /^PostgreSQL at 127\.0\.0\.1:\d+ is away: nothing acknowledged is lost, and it goes on when it is back\. \(\w+\)$/,
      );
    }
    expect(performance.now() - began).toBeLessThan(6_000);
    const unopened = await failed(PostgresStore.open(url, FOLLOWED));
    expect(unopened.message).toMatch(
      /^PostgreSQL at 127\.0\.0\.1:\d+ does not answer: start it, or check the address\. \(ECONNREFUSED\)$/,
    );
    await server.start();
    expect(await store.append(one(1))).toEqual({ ok: true });
    expect(await store.read(tournament)).toHaveLength(2);
  });

  test('a connection that is cut from there is made again', async () => {
    for (let version = 0; version < 10; version++) {
      expect(await store.append(one(version))).toEqual({ ok: true });
      expect(await store.read(tournament)).toHaveLength(version + 1);
      await server.ask(
        url,
        (sql) => sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE pid <> pg_backend_pid() AND datname = current_database()`,
      );
      // What is sent before the news is here may fail, and then nothing of it is there.
      await wait(version * 2);
      const [append, read] = await Promise.allSettled([
        store.append(one(0, tournamentStream(`t${version}`))),
        store.read(tournament),
      ]);
      for (const { status, reason } of [append, read] as { status: string; reason?: StoreError }[])
        if (status === 'rejected') expect(reason!.code).toBe('away');
    }
    expect(await store.append(one(10))).toEqual({ ok: true });
  });
});

describe('nothing waits for ever', () => {
  test('somebody holds the stream: the append gives up, the lock gone it is written', async () => {
    await store.append(one(0));
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let holding = () => {};
    const held = new Promise<void>((resolve) => {
      holding = resolve;
    });
    const holder = server.ask(url, (sql) =>
      sql.begin(async (transaction) => {
        await transaction`SELECT * FROM streams FOR UPDATE`;
        holding();
        await released;
      }),
    );
    await held;
    const error = await failed(store.append(one(1)));
    expect(error.code).toBe('away');
    expect(error.message).toContain('lock timeout');
    release();
    await holder;
    expect(await store.append(one(1))).toEqual({ ok: true });
  });

  test('the network swallows everything: what is asked fails, and goes on when it is back', async () => {
    const line = await Line.to(server.port);
    const far = await PostgresStore.open(url.replace(`:${server.port}/`, `:${line.port}/`), FOLLOWED);
    try {
      expect(await far.append(one(0))).toEqual({ ok: true });
      expect(await far.read(tournament)).toHaveLength(1);
      line.swallows = true;
      const [append, read] = await Promise.all([failed(far.append(one(1))), failed(far.read(tournament))]);
      expect([append.code, read.code]).toEqual(['away', 'away']);
      line.swallows = false;
      const version = (await far.read(tournament)).length;
      expect(await far.append(one(version))).toEqual({ ok: true });
    } finally {
      await far.close();
      await line.end();
    }
  });
});

/** A line to PostgreSQL that can swallow what is sent, both ways, without hanging up. */
class Line {
  swallows = false;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  private constructor(port: number) {
    this.server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(from);
        from.on('data', (data) => {
          if (!this.swallows) to.write(data);
        });
        from.on('error', () => to.destroy());
        from.on('close', () => to.destroy());
      }
    });
  }

  static async to(port: number): Promise<Line> {
    const line = new Line(port);
    await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get port(): number {
    return (this.server.address() as { port: number }).port;
  }

  async end(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

describe('what cannot be opened says so in one line, and never shows the password', () => {
  const secret = 'Zer0.Geheim';
  const at = () => `127.0.0.1:${server.port}`;
  test.each<[string, () => string, string, RegExp]>([
    [
      'a wrong password',
      () => server.url('postgres', secret),
      'denied',
      /^PostgreSQL at 127\.0\.0\.1:\d+ does not let Riffle in: .* \(password authentication failed for user "riffle"\)$/,
    ],
    [
      'a user nobody knows',
      () => `postgres://nobody:${secret}@${at()}/postgres`,
      'denied',
      /does not let Riffle in/,
    ],
    [
      'no such database',
      () => url.replace(/site\d+$/, 'nowhere'),
      'no-database',
      /has no such database: .*"nowhere"/,
    ],
    [
      'nobody there',
      () => `postgres://u:${secret}@127.0.0.1:1/house`,
      'unreachable',
      /^PostgreSQL at 127\.0\.0\.1:1 does not answer/,
    ],
    [
      'no such host',
      () => `postgres://u:${secret}@no-such-host.invalid/house`,
      'unreachable',
      /^PostgreSQL at no-such-host\.invalid:5432 does not answer/,
    ],
    ['no address', () => secret, 'bad-address', /^The address of PostgreSQL is not right/],
    ['another kind of address', () => `mysql://u:${secret}@${at()}/house`, 'bad-address', /not right/],
    ['no database named', () => `postgres://u:${secret}@${at()}`, 'bad-address', /not right/],
    ['a slash in the password', () => `postgres://u:1/${secret}@${at()}/house`, 'bad-address', /not right/],
    ['a hash in the password', () => `postgres://u:1#${secret}@${at()}/house`, 'bad-address', /not right/],
    [
      'a question mark in the password',
      () => `postgres://u:1?${secret}@${at()}/house`,
      'bad-address',
      /not right/,
    ],
    [
      'a broken escape in the password',
      () => `postgres://u:%zz${secret}@${at()}/house`,
      'bad-address',
      /not right/,
    ],
  ])('%s', async (_, address, code, message) => {
    const error = await failed(PostgresStore.open(address(), FOLLOWED));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain('\n');
    const everything = inspect(error, { depth: 12, showHidden: true }) + JSON.stringify(error) + error.stack;
    expect(everything).not.toContain(secret);
    expect(everything).not.toContain('only-for-tests');
  });

  test('a database of a newer Riffle is left as it is', async () => {
    await server.ask(url, (sql) => sql`INSERT INTO schema_versions VALUES (99)`);
    const error = await failed(PostgresStore.open(url, FOLLOWED));
    expect(error.code).toBe('newer-version');
    expect(error.message).toContain(`schema 99, known ${NEWEST_SCHEMA}`);
  });

  test('a database in which another program has tables of these names is left as it is', async () => {
    const other = await server.database();
    await server.ask(other, (sql) => sql`CREATE TABLE streams (song text)`);
    expect((await failed(PostgresStore.open(other, FOLLOWED))).code).toBe('not-a-database');
    const tables = await server.ask(
      other,
      (sql) => sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
    );
    expect(tables.map(({ tablename }) => tablename)).toEqual(['streams']);
  });

  test('a user that may not create tables is told', async () => {
    const other = await server.database();
    await server.ask(other, (sql) => sql.unsafe(`CREATE ROLE guest LOGIN PASSWORD '${secret}'`));
    const error = await failed(
      PostgresStore.open(other.replace(/\/\/[^@]+@/, `//guest:${secret}@`), FOLLOWED),
    );
    expect(error.code).toBe('denied');
    expect(error.message).toContain('permission denied for schema public');
    expect(error.message).not.toContain(secret);
  });
});
