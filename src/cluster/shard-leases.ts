import type { FastifyBaseLogger } from 'fastify';
import { SHARDS } from '../store/append.ts';
import type { Lease } from '../store/event-store.ts';
import type { PostgresLeases } from '../store/postgres-leases.ts';

/** Milliseconds a server counts as alive after it last said so, and how often it does. */
export const TERM = 4_000;
const BEAT = 1_000;
/** Clocks closer than this are the same. */
const CLOSE = 20;

/** Who holds shard 0 changes who is who in the house. */
export const REGISTER = 0;

/** Who is told what becomes of this server's share. */
type Told = {
  /** Lets go of what is played in these shards. */
  lost(shards: ReadonlySet<number>): Promise<void>;
  beaten(): void;
  /** PostgreSQL has gone, or is back. */
  reached(there: boolean): void;
};

/** What this server may write: the shards it holds, renewed every second, its fair share of all. */
export class ShardLeases {
  /** How this server is called now; after it was too late it has another name. */
  name = '';
  /** Everybody alive, as of the last beat. */
  servers: readonly string[] = [];
  private readonly leases: PostgresLeases;
  private readonly address: string;
  private entered = 0;
  private readonly log: FastifyBaseLogger;
  /** What is held, with its epoch. */
  private readonly held = new Map<number, number>();
  private owners: ReadonlyMap<number, string> = new Map();
  private ahead = 0;
  private beating: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private reached = true;
  private readonly on: Told;

  constructor(leases: PostgresLeases, address: string, log: FastifyBaseLogger, on: Told) {
    this.leases = leases;
    this.address = address;
    this.log = log;
    this.on = on;
  }

  async start(): Promise<void> {
    await this.enter();
    await this.beat();
    this.next();
  }

  /** The time on PostgreSQL's wall, which all servers share. */
  now = (): number => Date.now() + this.ahead;

  lease(shard: number): Lease | null {
    const epoch = this.held.get(shard);
    return epoch === undefined ? null : { shard, epoch };
  }

  get share(): number {
    return this.held.size;
  }

  /** Who holds a shard, as far as is known here. */
  ownerOf(shard: number): string | null {
    return this.held.has(shard) ? this.name : (this.owners.get(shard) ?? null);
  }

  /** Looks up who holds what; many who ask at once share one look. */
  look(): Promise<void> {
    this.looking ??= this.leases
      .owners()
      .then((owners) => {
        this.owners = owners;
      })
      .finally(() => {
        this.looking = null;
      });
    return this.looking;
  }

  private async enter(): Promise<void> {
    this.name = `${this.address}.${++this.entered}`;
    await this.leases.enter(this.name, TERM);
  }

  private next(): void {
    this.timer = setTimeout(() => {
      this.beating = this.beat()
        .then(
          () => this.reach(true),
          // PostgreSQL is away: nothing can be written, and the next beat tries again.
          (error: Error) => {
            this.log.warn({ err: error }, 'the lease could not be renewed');
            this.reach(false);
          },
        )
        .then(() => {
          if (this.timer !== null) this.next();
        });
    }, BEAT);
  }

  private reach(there: boolean): void {
    if (this.reached !== there) this.on.reached(there);
    this.reached = there;
  }

  private async beat(): Promise<void> {
    const roll = await this.leases.renew(this.name, TERM);
    if (roll === null) {
      this.log.warn({ server: this.name }, 'too late: what was held is let go');
      await this.release([...this.held.keys()]);
      await this.enter();
      return this.beat();
    }
    const ahead = roll.now - Date.now();
    if (Math.abs(ahead - this.ahead) > CLOSE) this.ahead = ahead;
    this.servers = roll.servers;
    const surplus = this.held.size - Math.ceil(SHARDS / roll.servers.length);
    if (surplus > 0) {
      const given = [...this.held.keys()].slice(-surplus);
      await this.release(given);
      await this.leases.give(this.name, given);
    } else if (surplus < 0)
      for (const { shard, epoch } of await this.leases.take(this.name, -surplus)) {
        // One that was lost a moment ago: what is played there is not what the log says.
        if (this.held.has(shard)) await this.release([shard]);
        this.held.set(shard, epoch);
      }
    await this.letGoOfLost();
    this.on.beaten();
  }

  /** Shards are lost while one is alive when something in them is written over. */
  async letGoOfLost(): Promise<void> {
    const before = [...this.held];
    this.owners = await this.leases.owners();
    // What was taken or given up while that was asked is not meant.
    const lost = before
      .filter(([shard, epoch]) => this.owners.get(shard) !== this.name && this.held.get(shard) === epoch)
      .map(([shard]) => shard);
    if (lost.length > 0) await this.release(lost);
  }

  private async release(shards: readonly number[]): Promise<void> {
    for (const shard of shards) this.held.delete(shard);
    await this.on.lost(new Set(shards));
  }

  /** Gives everything up, so that others need not wait for this server to be taken for dead. */
  async stop(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    await this.beating;
    await this.release([...this.held.keys()]);
    await this.leases
      .leave(this.name)
      .catch((error: Error) => this.log.warn({ err: error }, 'left without a word'));
    await this.leases.close();
  }
}
