import type { FastifyBaseLogger } from 'fastify';
import { SHARDS } from '../store/append.ts';
import type { Lease } from '../store/event-store.ts';
import type { PostgresLeases } from '../store/postgres-leases.ts';

/** How long a server counts as alive after its last heartbeat, and how often it sends one. */
export const TERM_MS = 4_000;
const HEARTBEAT_MS = 1_000;
/** Clocks that differ by less count as equal. */
const SAME_TIME_MS = 20;

/** The server that holds shard 0 carries out all commands about people. */
export const REGISTER = 0;

/** What the server does when its leases change. */
type LeaseEvents = {
  /** Lets go of what is played in these shards. */
  lost(shards: ReadonlySet<number>): Promise<void>;
  beaten(): void;
  /** PostgreSQL has gone, or is back. */
  reached(there: boolean): void;
};

/** What this server may write: the shards it holds, renewed every second, its fair share of all. */
export class ShardLeases {
  /** This server's name now; it gets another one after missing its heartbeats. */
  name = '';
  /** All servers alive at the last heartbeat. */
  servers: readonly string[] = [];
  private readonly leases: PostgresLeases;
  private readonly address: string;
  private entered = 0;
  private readonly log: FastifyBaseLogger;
  /** The epoch of each shard this server holds. */
  private readonly held = new Map<number, number>();
  private owners: ReadonlyMap<number, string> = new Map();
  private aheadMs = 0;
  private beating: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private reached = true;
  private readonly on: LeaseEvents;

  constructor(leases: PostgresLeases, address: string, log: FastifyBaseLogger, on: LeaseEvents) {
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

  /** PostgreSQL's time, which all servers share. */
  now = (): number => Date.now() + this.aheadMs;

  lease(shard: number): Lease | null {
    const epoch = this.held.get(shard);
    return epoch === undefined ? null : { shard, epoch };
  }

  get share(): number {
    return this.held.size;
  }

  /** The server that holds a shard, as far as this one knows. */
  ownerOf(shard: number): string | null {
    return this.held.has(shard) ? this.name : (this.owners.get(shard) ?? null);
  }

  /** Looks up who holds what; callers at the same time share one query. */
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
    await this.leases.enter(this.name, TERM_MS);
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
    }, HEARTBEAT_MS);
  }

  private reach(there: boolean): void {
    if (this.reached !== there) this.on.reached(there);
    this.reached = there;
  }

  private async beat(): Promise<void> {
    const roll = await this.leases.renew(this.name, TERM_MS);
    if (roll === null) {
      this.log.warn({ server: this.name }, 'too late: what was held is let go');
      await this.release([...this.held.keys()]);
      await this.enter();
      return this.beat();
    }
    const aheadMs = roll.now - Date.now();
    if (Math.abs(aheadMs - this.aheadMs) > SAME_TIME_MS) this.aheadMs = aheadMs;
    this.servers = roll.servers;
    const surplus = this.held.size - Math.ceil(SHARDS / roll.servers.length);
    if (surplus > 0) {
      const given = [...this.held.keys()].slice(-surplus);
      await this.release(given);
      await this.leases.give(this.name, given);
    } else if (surplus < 0)
      for (const { shard, epoch } of await this.leases.take(this.name, -surplus)) {
        // Lost a moment ago and taken again: what is in memory may not be what the log says.
        if (this.held.has(shard)) await this.release([shard]);
        this.held.set(shard, epoch);
      }
    await this.letGoOfLost();
    this.on.beaten();
  }

  /** A living server loses a shard when something in it is rewritten. */
  async letGoOfLost(): Promise<void> {
    const before = [...this.held];
    this.owners = await this.leases.owners();
    // Shards taken or given up during the query do not count.
    const lost = before
      .filter(([shard, epoch]) => this.owners.get(shard) !== this.name && this.held.get(shard) === epoch)
      .map(([shard]) => shard);
    if (lost.length > 0) await this.release(lost);
  }

  private async release(shards: readonly number[]): Promise<void> {
    for (const shard of shards) this.held.delete(shard);
    await this.on.lost(new Set(shards));
  }

  /** Gives everything up, so that others need not wait until this server counts as dead. */
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
