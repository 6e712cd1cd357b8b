import { type Prepared, recorded } from './append.ts';
import type { Commands } from './batch.ts';
import type { Appended, Document, EventStore, Lease, RecordedEvent, Snapshot } from './event-store.ts';
import { GroupedStore } from './grouped-store.ts';
import { LeasedStore } from './leased-store.ts';
import { isStream, isWord, REWRITTEN } from './names.ts';
import { PostgresLeases } from './postgres-leases.ts';
import {
  type Address,
  addressOf,
  isCollision,
  notOpened,
  PostgresPool,
  PostgresSession,
  type Sql,
} from './postgres-link.ts';
import { migrate } from './postgres-migrations.ts';
import { type Followed, findAnswers, rewriteStreams, writeGroup } from './postgres-writes.ts';
import { StoreError } from './store-error.ts';

/** Connections that read; one more writes. */
const READERS = 4;
/** How often a group is tried that gets into another server's way. */
const ATTEMPTS = 8;
/** For all of a rewriting, which may be long. */
const REWRITING_MS = 120_000;

/** A document as a server that follows it sees it; its data is null once it was deleted. */
export type Revised = {
  readonly kind: string;
  readonly id: string;
  readonly data: unknown;
  readonly revision: number;
};

/**
 * A database that many servers share. What is acknowledged is committed there. A PostgreSQL that is away fails what is
 * asked meanwhile, and nothing more: the store goes on when it is back.
 */
export class PostgresStore extends GroupedStore {
  private readonly address: Address;
  private readonly writer: PostgresSession;
  private readonly readers: PostgresPool;

  private readonly followed: Followed;

  private constructor(address: Address, writer: PostgresSession, followed: Followed) {
    super();
    this.followed = [...followed, REWRITTEN];
    this.address = address;
    this.writer = writer;
    this.readers = new PostgresPool(address, READERS);
  }

  /** `followed`: the kinds of documents that `documentsSince` tells of, besides that a log was written over. */
  static async open(url: string, followed: Followed): Promise<PostgresStore> {
    const address = addressOf(url);
    const writer = new PostgresSession(address);
    try {
      await writer.transaction(async (sql, commit) => {
        await migrate(sql, address.at);
        await commit();
      });
      return new PostgresStore(address, writer, followed);
    } catch (error) {
      await writer.close();
      throw notOpened(error, address.at);
    }
  }

  /** Who holds which shard, on a connection of its own: no long look may make a server late. */
  leases(): PostgresLeases {
    return new PostgresLeases(new PostgresPool(this.address, 1));
  }

  /** The same store for the holder of a shard: when another has taken the shard, its appends are refused. */
  under(lease: Lease): EventStore {
    return new LeasedStore(this, () => lease);
  }

  protected async keepGroup(group: readonly Prepared[]): Promise<readonly Appended[]> {
    return again(() =>
      this.writer.transaction((sql, commit) => writeGroup(sql, commit, group, this.followed)),
    );
  }

  protected async rewriteAlone(rewrite: Prepared): Promise<Appended> {
    return again(() =>
      this.writer.transaction(
        (sql, commit) => rewriteStreams(sql, commit, rewrite, this.followed),
        REWRITING_MS,
      ),
    );
  }

  async read(stream: string, after = 0): Promise<readonly RecordedEvent[]> {
    const rows = await this.look(
      (sql) => sql<{ version: number; type: string; schema: number; data: string }[]>`
        SELECT events.version, type, schema, data FROM streams JOIN events ON events.stream = streams.id
        WHERE name = ${named(stream, isStream)} AND events.version > ${Math.max(0, after)}::bigint
        ORDER BY events.version`,
    );
    return rows.map((row) => recorded(row.version, row));
  }

  async streams(...prefixes: readonly string[]) {
    // Names are plain ASCII, so everything that begins with a prefix sorts before the prefix and this.
    const first = prefixes.filter((prefix) => !prefix.includes('\0'));
    const last = first.map((prefix) => `${prefix}\x7f`);
    return this.look(
      (sql) => sql<{ stream: string; version: number }[]>`
        SELECT DISTINCT name AS stream, version
        FROM unnest(${first}::text[], ${last}::text[]) AS range (first, last)
        JOIN streams ON name >= first AND name < last
        ORDER BY name`,
    );
  }

  protected async findAnswers(commands: Commands) {
    return this.look((sql) => findAnswers(sql, commands));
  }

  async snapshot(stream: string, schema: number): Promise<Snapshot | null> {
    const [found] = await this.look(
      (sql) => sql<{ version: number; state: string }[]>`
        SELECT version, state FROM snapshots WHERE stream = ${named(stream, isStream)} AND schema = ${schema}`,
    );
    return found === undefined
      ? null
      : { stream, version: found.version, schema, state: JSON.parse(found.state) };
  }

  async get(kind: string, id: string): Promise<unknown> {
    const [found] = await this.look(
      (sql) => sql<{ data: string | null }[]>`
        SELECT data FROM documents WHERE kind = ${named(kind, isWord)} AND id = ${named(id, isWord)}`,
    );
    return found === undefined || found.data === null ? null : JSON.parse(found.data);
  }

  async list(kind: string): Promise<readonly Document[]> {
    const rows = await this.look(
      (sql) => sql<{ id: string; data: string }[]>`
        SELECT id, data FROM documents WHERE kind = ${named(kind, isWord)} AND data IS NOT NULL ORDER BY id`,
    );
    return rows.map(({ id, data }) => ({ kind, id, data: JSON.parse(data) }));
  }

  /** What is followed and was put or deleted after that revision, in the order in which that was done. */
  async documentsSince(revision: number): Promise<readonly Revised[]> {
    const rows = await this.look(
      (sql) => sql<{ kind: string; id: string; data: string | null; revision: number }[]>`
        SELECT kind, id, data, revision FROM documents
        WHERE revision > ${revision} ORDER BY revision`,
    );
    return rows.map((row) => ({ ...row, data: row.data === null ? null : JSON.parse(row.data) }));
  }

  protected async letGo(): Promise<void> {
    await Promise.all([this.writer.close(), this.readers.close()]);
  }

  protected closedError(): StoreError {
    return new StoreError('closed', this.address.at);
  }

  private async look<T>(query: (sql: Sql) => Promise<T>): Promise<T> {
    this.mustBeOpen();
    return this.readers.ask(query);
  }
}

async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isCollision(error)) throw error;
    }
  }
}

/** PostgreSQL takes no text with a zero in it; what is no name is nobody's, and so is this. */
const named = (name: string, is: (name: string) => boolean): string => (is(name) ? name : '');
