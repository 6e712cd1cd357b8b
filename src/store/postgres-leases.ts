import type { Lease } from './event-store.ts';
import type { PostgresPool } from './postgres-link.ts';

/** What a server learns each time it says that it is alive. */
export type Roll = {
  /** PostgreSQL's own time, in milliseconds: the one clock that counts. */
  readonly now: number;
  readonly servers: readonly string[];
};

/**
 * The table that says which server may write what. A server is alive until its row expires, by PostgreSQL's clock and nobody else's; one
 * that expired never comes back under that name. A shard changes hands only by a higher epoch, and appends of the one
 * before are refused from that moment on.
 */
export class PostgresLeases {
  private readonly pool: PostgresPool;

  constructor(pool: PostgresPool) {
    this.pool = pool;
  }

  /** Under a name nobody has had. A server that is long dead is struck off. */
  async enter(server: string, ms: number): Promise<void> {
    await this.pool.ask(async (sql) => {
      await sql`INSERT INTO servers (id, expires) VALUES (${server}, clock_timestamp() + ${ms}::float8 * interval '1 millisecond')`;
      await sql`DELETE FROM servers WHERE expires < clock_timestamp() - interval '1 hour'`;
    });
  }

  /** Null: it is too late, and others may have taken what this server had. */
  async renew(server: string, ms: number): Promise<Roll | null> {
    const [roll] = await this.pool.ask(
      (sql) => sql<{ now: number; servers: string[]; mine: number }[]>`
        WITH mine AS (
          UPDATE servers SET expires = clock_timestamp() + ${ms}::float8 * interval '1 millisecond'
          WHERE id = ${server} AND expires > clock_timestamp() RETURNING 1
        )
        SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now,
          (SELECT count(*)::int FROM mine) AS mine,
          array(SELECT id FROM servers WHERE expires > clock_timestamp() ORDER BY id) AS servers`,
    );
    return roll!.mine === 0 ? null : { now: roll!.now, servers: roll!.servers };
  }

  /** Takes up to so many shards that nobody alive holds; one that is being written to just now is left for the next time. */
  async take(server: string, most: number): Promise<Lease[]> {
    return this.pool.ask(
      (sql) => sql<Lease[]>`
        UPDATE shards SET owner = ${server}, epoch = epoch + 1
        WHERE shard IN (
          SELECT shard FROM shards
          WHERE NOT EXISTS (SELECT FROM servers WHERE id = owner AND expires > clock_timestamp())
          ORDER BY shard LIMIT ${most} FOR UPDATE SKIP LOCKED
        )
        AND EXISTS (SELECT FROM servers WHERE id = ${server} AND expires > clock_timestamp())
        RETURNING shard, epoch`,
    );
  }

  /** Gives shards up; nobody holds them until somebody takes them. */
  async give(server: string, shards: readonly number[]): Promise<void> {
    await this.pool.ask(
      (sql) => sql`
        UPDATE shards SET owner = NULL, epoch = epoch + 1
        WHERE owner = ${server} AND shard = ANY(${shards as number[]}::int[])`,
    );
  }

  /** Stops for good. */
  async leave(server: string): Promise<void> {
    await this.pool.ask(async (sql) => {
      await sql`UPDATE shards SET owner = NULL, epoch = epoch + 1 WHERE owner = ${server}`;
      await sql`DELETE FROM servers WHERE id = ${server}`;
    });
  }

  /** By shard, the server that holds it and is alive. */
  async owners(): Promise<ReadonlyMap<number, string>> {
    const rows = await this.pool.ask(
      (sql) => sql<{ shard: number; owner: string }[]>`
        SELECT shard, owner FROM shards JOIN servers ON id = owner WHERE expires > clock_timestamp()`,
    );
    return new Map(rows.map(({ shard, owner }) => [shard, owner]));
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
