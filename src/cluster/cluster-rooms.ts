import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Rulebook } from '../engine/choices/rulebook.ts';
import { accept, type Result } from '../engine/refusal.ts';
import type { Actor } from '../room/actor.ts';
import { AppendFailed } from '../room/append-failed.ts';
import { NOTHING_LOST } from '../room/ports.ts';
import type { Client, Seen } from '../room/room-port.ts';
import { createTournamentIn, Rooms } from '../room/rooms.ts';
import type { Goodbye, RoomOptions, RoomsPort } from '../room/rooms-port.ts';
import { seatBots } from '../room/seating-bots.ts';
import { problem } from '../server/http/problem.ts';
import { reportTo } from '../server/site/log.ts';
import { machinePorts } from '../server/site/machine.ts';
import { shardOf } from '../store/append.ts';
import type { PostgresStore } from '../store/postgres-store.ts';
import { type Bus, NoAnswer } from './bus.ts';
import { Host, questionsTo, type Reply, type UnsignedQuestion } from './host.ts';
import { framesTo, readFrames } from './outbox.ts';
import { notNow, pause } from './retrying.ts';
import { Attached, awayFrame, backFrame, RoomProxy } from './room-proxy.ts';
import { ShardLeases } from './shard-leases.ts';

/** For one question; for all attempts at one request; and between two attempts. */
const QUESTION_TIMEOUT_MS = 5_000;
const INSIST_FOR_MS = 15_000;
const RETRY_MS = 100;
/** A server that was silent for this long may have sent what we did not get; and how often we look for one. */
const SILENT_MS = 2_000;
const LISTEN_MS = 500;
/** How long a tournament nobody looks at stays in memory. */
const UNUSED_MS = 60_000;

export const AWAY = problem(
  503,
  'site-away',
  'The server cannot be reached right now: try again in a moment.',
);

/** The part of a server's name in the leases that never changes: where it listens. */
const addressIn = (name: string): string => name.split('.')[0]!;

/** All tournaments of a site that many servers play: this server's own rooms, and proxies of the others'. */
export class ClusterRooms implements RoomsPort {
  readonly address = randomBytes(8).toString('hex');
  readonly store: PostgresStore;
  /** What is played on this server. */
  readonly here: Rooms;
  readonly leases: ShardLeases;
  closed = false;
  private readonly bus: Bus;
  private readonly site: string;
  private readonly host: Host;
  private readonly rooms = new Map<string, RoomProxy>();
  private readonly attached = new Map<number, Attached>();
  private numbers = 0;
  /** The last message number from each other server, and when it came. */
  private readonly heard = new Map<string, { number: number; at: number }>();
  private readonly stops: (() => void)[] = [];
  readonly log: FastifyBaseLogger;

  private constructor(store: PostgresStore, bus: Bus, site: string, log: FastifyBaseLogger) {
    this.log = log;
    this.store = store;
    this.bus = bus;
    this.site = site;
    this.leases = new ShardLeases(store.leases(), this.address, log, {
      lost: (shards) => this.lost(shards),
      beaten: () => this.beaten(),
      reached: (there) => this.tellAll(there),
    });
    // Time is PostgreSQL's, and a server that sleeps loses its leases.
    const ports = { ...machinePorts(reportTo(log)), now: this.leases.now, timeLost: () => NOTHING_LOST };
    this.here = new Rooms(store, ports, null, {
      goOnByItself: true,
      storeOf: (id) => {
        const lease = this.leases.lease(shardOf(id));
        if (lease === null) throw new AppendFailed(`${id} is not played here`);
        return store.under(lease);
      },
    });
    this.host = new Host(bus, site, this.address, this.leases, this.here, log);
    const listening = setInterval(() => this.listen(), LISTEN_MS);
    this.stops.push(
      () => clearInterval(listening),
      bus.subscribe(framesTo(site, this.address), (text) => this.hear(text)),
      bus.watch((there) => there && this.missed((at) => at !== this.address)),
    );
  }

  static async open(
    store: PostgresStore,
    bus: Bus,
    site: string,
    log: FastifyBaseLogger,
  ): Promise<ClusterRooms> {
    const clusterRooms = new ClusterRooms(store, bus, site, log);
    await clusterRooms.leases.start();
    return clusterRooms;
  }

  now = (): number => this.leases.now();

  // Rooms

  async create(
    id: string,
    name: string,
    rulebook: Rulebook,
    options: RoomOptions,
  ): Promise<Result<RoomProxy>> {
    const found = await createTournamentIn(this.store, id, name, rulebook, options);
    if (!found.ok) return found;
    const room = (await this.room(id))!;
    await seatBots(room, options.bots);
    await room.refresh();
    return accept(room);
  }

  async room(id: string): Promise<RoomProxy | null> {
    const room = this.rooms.get(id) ?? new RoomProxy(id, this);
    if (!(await room.refresh())) return null;
    const known = this.rooms.get(id);
    if (known !== undefined) return known;
    this.rooms.set(id, room);
    return room;
  }

  list() {
    return this.here.list();
  }

  /** The rewrite takes the lease away from the server that plays it, and the next holder opens the room again. */
  async whileClosed<T>(_ids: readonly string[], _goodbye: Goodbye, work: () => Promise<T>): Promise<T> {
    const done = await work();
    await this.leases.letGoOfLost();
    return done;
  }

  /** Forgets what was read of the tournament before its rewrite. */
  rewritten(id: string): void {
    this.store.rewrites++;
    this.rooms.get(id)?.readAnew();
  }

  get shards(): number {
    return this.leases.share;
  }

  // Which server plays what

  isMine(shard: number): boolean {
    return this.leases.lease(shard) !== null;
  }

  /** The address of the server that holds a shard. */
  playedAt(shard: number): string | null {
    const owner = this.leases.ownerOf(shard);
    return owner === null ? null : addressIn(owner);
  }

  /** Looks up who plays what. While PostgreSQL is away, what we know stays. */
  look(): Promise<void> {
    return this.leases.look().catch(() => {});
  }

  private async lost(shards: ReadonlySet<number>): Promise<void> {
    const gone = this.here.list().filter(({ id }) => shards.has(shardOf(id)));
    for (const room of gone) this.here.forget(room);
    await Promise.all(gone.map((room) => room.settled()));
    this.host.letGo(shards);
    for (const room of this.rooms.values()) if (shards.has(shardOf(room.id))) room.moved();
  }

  private tellAll(there: boolean): void {
    const frame = there ? backFrame(this.now()) : awayFrame(this.now());
    for (const { client } of this.attached.values()) client.send(frame);
  }

  private beaten(): void {
    this.here.forgetQuiet();
    this.host.forgetAllBut(new Set(this.leases.servers.map(addressIn)));
    for (const [id, room] of this.rooms)
      if (room.isEmpty && performance.now() - room.usedAt > UNUSED_MS) this.rooms.delete(id);
  }

  // Sockets of this server, in rooms of others

  admit(room: RoomProxy, client: Client, who: Actor, seen: Seen): Attached {
    const attached = new Attached(++this.numbers, room, client, who, seen);
    this.attached.set(attached.number, attached);
    return attached;
  }

  dismiss({ number }: Attached): void {
    this.attached.delete(number);
  }

  private hear(text: string): void {
    const { from, number, parts } = readFrames(text);
    const before = this.heard.get(from)?.number ?? 0;
    this.heard.set(from, { number, at: performance.now() });
    for (const { clients, frame } of parts)
      for (const client of clients) {
        const attached = this.attached.get(client);
        // A server that no longer plays it may still be sending.
        if (attached?.at !== from) continue;
        if (frame === null) attached.lost();
        else attached.client.send(frame);
      }
    if (number !== before + (parts.length > 0 ? 1 : 0)) this.missed((at) => at === from);
  }

  private listen(): void {
    const now = performance.now();
    const silent = new Set<string>();
    for (const { at } of this.attached.values()) {
      if (at === null || at === this.address) continue;
      const heard = this.heard.get(at);
      if (heard === undefined) this.heard.set(at, { number: 0, at: now });
      else if (now - heard.at > SILENT_MS) silent.add(at);
    }
    for (const at of silent) this.heard.set(at, { number: this.heard.get(at)!.number, at: now });
    if (silent.size > 0) this.missed((at) => silent.has(at));
  }

  /** Messages were lost: the clients they may have been for are attached again and get everything. */
  private missed(from: (at: string) => boolean): void {
    const rooms = new Set<RoomProxy>();
    for (const attached of this.attached.values())
      if (attached.at !== null && from(attached.at)) {
        attached.at = null;
        rooms.add(attached.room);
      }
    for (const room of rooms) room.settle();
  }

  // Messages to other servers

  /** Null if nobody answers in time. */
  async question(at: string, question: UnsignedQuestion): Promise<Reply | null> {
    try {
      const text = JSON.stringify({ ...question, from: this.address });
      return JSON.parse(await this.bus.ask(questionsTo(this.site, at), text, QUESTION_TIMEOUT_MS)) as Reply;
    } catch (error) {
      if (error instanceof NoAnswer) return null;
      throw error;
    }
  }

  /** Without waiting: a server that does not get it finds out by itself. */
  tell(at: string, question: UnsignedQuestion): void {
    void this.question(at, question);
  }

  /** Tries until there is a value, or until waiting longer makes no sense. */
  async insist<T>(attempt: () => Promise<{ readonly value: T } | null>): Promise<T> {
    const until = performance.now() + INSIST_FOR_MS;
    for (;;) {
      const done = await attempt().catch(notNow);
      if (done !== null) return done.value;
      if (this.closed || performance.now() > until) throw AWAY;
      await pause(RETRY_MS);
      await this.look();
    }
  }

  /** Begins nothing new and commits what was decided; other servers take over. */
  async close(): Promise<void> {
    this.closed = true;
    for (const stop of this.stops) stop();
    await this.leases.stop();
    this.host.close();
    await this.here.close();
  }
}
