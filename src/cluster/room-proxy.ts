import type { FastifyBaseLogger } from 'fastify';
import type { TournamentCommand } from '../engine/tournament/commands.ts';
import type { PlayerId, Tournament } from '../engine/tournament/state/state.ts';
import type { Answer } from '../protocol/frames.ts';
import type { Actor } from '../room/actor.ts';
import { KINDS } from '../room/documents.ts';
import { encode, TournamentFrames, welcomeFrame } from '../room/frames.ts';
import { type ReadTournament, readTournament } from '../room/read-tournament.ts';
import type { Room } from '../room/room.ts';
import type { AskedFrame, Client, RoomPort, Seen } from '../room/room-port.ts';
import type { RoomSettings } from '../room/room-settings.ts';
import type { Rooms } from '../room/rooms.ts';
import { shardOf } from '../store/append.ts';
import type { EventStore } from '../store/event-store.ts';
import { NO_SCREEN, type Reply, type UnsignedQuestion } from './host.ts';
import { notNow, pause } from './retrying.ts';

/** Between two attempts to find where a tournament is played; and after how many its clients see a notice and the log. */
const RETRY_MS = 150;
const NOTICE_AFTER = 10;

const notice = (code: string, message: string) => (now: number) =>
  encode({ type: 'notice', code, message, now });
export const awayFrame = notice(
  'site-away',
  'The server cannot be reached, so play is paused. Nothing is lost, and play continues by itself.',
);
export const backFrame = notice('site-back', 'The server is back: play continues.');

/** A socket of this server, and the address of the server that plays its tournament; null while we look for it. */
export class Attached {
  readonly number: number;
  readonly who: Actor;
  readonly room: RoomProxy;
  readonly client: Client;
  seen: Seen;
  at: string | null = null;

  constructor(number: number, room: RoomProxy, client: Client, who: Actor, seen: Seen) {
    this.number = number;
    this.room = room;
    this.client = client;
    this.who = who;
    this.seen = seen;
  }

  /** The socket for a room of this server: when that room closes, we look for the tournament instead of letting it go. */
  readonly here: Client = {
    send: (frame) => this.client.send(frame),
    close: () => this.lost(),
  };

  lost(): void {
    this.at = null;
    this.room.settle();
  }
}

/** What a proxy asks of its server. */
type ProxyServer = {
  readonly address: string;
  readonly store: EventStore;
  /** The rooms this server plays. */
  readonly here: Pick<Rooms, 'room'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly closed: boolean;
  now(): number;
  isMine(shard: number): boolean;
  playedAt(shard: number): string | null;
  /** Looks up who plays what. */
  look(): Promise<void>;
  admit(room: RoomProxy, client: Client, who: Actor, seen: Seen): Attached;
  dismiss(attached: Attached): void;
  question(at: string, question: UnsignedQuestion): Promise<Reply | null>;
  tell(at: string, question: UnsignedQuestion): void;
  insist<T>(attempt: () => Promise<{ readonly value: T } | null>): Promise<T>;
};

/** A tournament for this server's sockets and routes, whichever server plays it. */
export class RoomProxy implements RoomPort {
  readonly id: string;
  usedAt = performance.now();
  private readonly server: ProxyServer;
  private readonly shard: number;
  private readonly attached = new Map<Client, Attached>();
  /** The room itself, if this server played it last. */
  private mine: Room | null = null;
  /** The tournament as last read from the store. */
  private read: ReadTournament | null = null;
  /** Which players are bots: fixed when the tournament is created. */
  private bots: RoomSettings['bots'] | null = null;
  private settling = false;
  private told = false;

  constructor(id: string, server: ProxyServer) {
    this.id = id;
    this.server = server;
    this.shard = shardOf(id);
  }

  /** Looks at the tournament as it is now. False if there is none. */
  async refresh(): Promise<boolean> {
    this.usedAt = performance.now();
    // A shard may be lost while its room is being opened: then the tournament is read like any other.
    this.mine = this.server.isMine(this.shard) ? await this.server.here.room(this.id).catch(notNow) : null;
    if (this.mine !== null) return true;
    this.read = await readTournament(this.server.store, this.id, this.read);
    this.bots ??= ((await this.server.store.get(KINDS.room, this.id)) as RoomSettings | null)?.bots ?? {};
    return this.read !== null;
  }

  readAnew(): void {
    this.read = null;
  }

  get isEmpty(): boolean {
    return this.attached.size === 0;
  }

  private get known(): Pick<ReadTournament, 'history' | 'version'> {
    return this.mine ?? this.read!;
  }

  get tournament(): Tournament {
    return this.known.history.tournament;
  }

  get version(): number {
    return this.known.version;
  }

  isBot(player: PlayerId): boolean {
    return this.mine?.isBot(player) ?? Object.hasOwn(this.bots ?? {}, player);
  }

  async greet(who: Actor): Promise<readonly string[]> {
    if (this.mine !== null) return this.mine.greet(who);
    const now = this.server.now();
    const { history, version } = this.known;
    return [welcomeFrame(this.id, who, now), new TournamentFrames(history, version, now).for(who)];
  }

  attach(client: Client, who: Actor, seen: Seen): void {
    this.detach(client);
    this.attached.set(client, this.server.admit(this, client, who, seen));
    this.settle();
  }

  detach(client: Client): void {
    const attached = this.attached.get(client);
    if (attached === undefined) return;
    this.attached.delete(client);
    this.usedAt = performance.now();
    this.server.dismiss(attached);
    if (attached.at === this.server.address) this.mine?.detach(attached.here);
    else if (attached.at !== null)
      this.server.tell(attached.at, { do: 'detach', room: this.id, client: attached.number });
  }

  /** Another server plays it now: everybody is attached there, with what they have seen. */
  moved(): void {
    for (const attached of this.attached.values()) attached.at = null;
    this.settle();
  }

  settle(): void {
    if (this.settling) return;
    this.settling = true;
    this.attachAll()
      .catch((error: Error) => this.server.log.error({ err: error }, 'sockets could not be attached'))
      .finally(() => {
        this.settling = false;
      });
  }

  private async attachAll(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const waiting = [...this.attached.values()].filter(({ at }) => at === null);
      if (waiting.length === 0 || this.server.closed) return;
      if (await this.attachTo(waiting)) {
        this.told = false;
        attempt = 0;
        continue;
      }
      if (attempt % NOTICE_AFTER === 0) {
        if (!this.told) this.tellOfPause();
        await this.showLog(waiting).catch(notNow);
      }
      await pause(RETRY_MS);
      await this.server.look();
    }
  }

  private async attachTo(waiting: readonly Attached[]): Promise<boolean> {
    const at = this.server.playedAt(this.shard);
    if (at === null) return false;
    for (const attached of waiting) attached.at = at;
    const fine =
      at === this.server.address ? await this.attachHere(waiting) : await this.attachAt(at, waiting);
    for (const attached of waiting) {
      // From now on the room knows what this client has seen.
      if (fine) attached.seen = undefined;
      else if (attached.at === at) attached.at = null;
    }
    return fine;
  }

  private async attachHere(waiting: readonly Attached[]): Promise<boolean> {
    const room = await this.server.here.room(this.id).catch(notNow);
    if (room === null) return false;
    this.mine = room;
    for (const attached of waiting)
      if (this.attached.get(attached.client) === attached)
        room.attach(attached.here, attached.who, attached.seen);
    return true;
  }

  private async attachAt(at: string, waiting: readonly Attached[]): Promise<boolean> {
    const clients = waiting.map(({ number, who, seen }) => ({ client: number, who, seen }));
    const reply = await this.server.question(at, { do: 'attach', room: this.id, clients });
    if (reply?.is !== 'done') return false;
    // Clients that left meanwhile are detached there too.
    for (const attached of waiting)
      if (this.attached.get(attached.client) !== attached)
        this.server.tell(at, { do: 'detach', room: this.id, client: attached.number });
    return true;
  }

  /** The server that plays it is out of reach, but the log may not be: shows what is new there. */
  private async showLog(waiting: readonly Attached[]): Promise<void> {
    this.read = await readTournament(this.server.store, this.id, this.read);
    if (this.read === null) return;
    const { history, version } = this.read;
    const frames = new TournamentFrames(history, version, this.server.now());
    for (const attached of waiting) {
      const left = this.attached.get(attached.client) !== attached;
      if (left || attached.seen?.tournament === version) continue;
      attached.seen = { ...attached.seen, tournament: version };
      attached.client.send(frames.for(attached.who));
    }
  }

  private tellOfPause(): void {
    this.told = true;
    const frame = awayFrame(this.server.now());
    for (const { client } of this.attached.values()) client.send(frame);
  }

  do(who: Actor, key: string, command: TournamentCommand): Promise<Answer> {
    const frame = { type: 'do', key, command } as AskedFrame;
    return this.asked(null, who, frame) as Promise<Answer>;
  }

  ask(client: Client, who: Actor, frame: AskedFrame): Promise<Answer | null> {
    return this.asked(this.attached.get(client) ?? null, who, frame);
  }

  /** Asks until there is an answer: under its key a command is done once, wherever that is. */
  private asked(attached: Attached | null, who: Actor, frame: AskedFrame): Promise<Answer | null> {
    return this.server.insist<Answer | null>(async () => {
      const at = this.server.playedAt(this.shard);
      if (at === null) return null;
      if (at === this.server.address) {
        const room = await this.server.here.room(this.id);
        return room === null ? null : { value: await room.ask(attached?.here ?? NO_SCREEN, who, frame) };
      }
      const client = attached?.number ?? null;
      const reply: Reply | null = await this.server.question(at, {
        do: 'ask',
        room: this.id,
        client,
        who,
        frame,
      });
      if (reply?.is === 'failed') throw new Error(`${frame.type} failed at another server`);
      return reply?.is === 'done' ? { value: reply.answer } : null;
    });
  }
}
