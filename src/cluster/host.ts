import type { FastifyBaseLogger } from 'fastify';
import type { Answer } from '../protocol/frames.ts';
import type { Actor } from '../room/actor.ts';
import { AppendFailed } from '../room/append-failed.ts';
import type { Room } from '../room/room.ts';
import type { AskedFrame, Client, RoomPort, Seen } from '../room/room-port.ts';
import type { Rooms } from '../room/rooms.ts';
import { shardOf } from '../store/append.ts';
import { StoreError } from '../store/store-error.ts';
import type { Bus } from './bus.ts';
import { framesTo, Outbox } from './outbox.ts';
import type { ShardLeases } from './shard-leases.ts';

/** What one server asks another about a tournament that is played there; `client` is a number of the asking server. */
export type UnsignedQuestion = { readonly room: string } & (
  | {
      readonly do: 'attach';
      readonly clients: readonly { readonly client: number; readonly who: Actor; readonly seen: Seen }[];
    }
  | { readonly do: 'detach'; readonly client: number }
  | { readonly do: 'ask'; readonly client: number | null; readonly who: Actor; readonly frame: AskedFrame }
);

/** With the address of the server that asks. */
export type Question = UnsignedQuestion & { readonly from: string };

/** `elsewhere`: this server does not play it, or not yet; `later`: the store could not take it. Both may be asked again. */
export type Reply =
  | { readonly is: 'done'; readonly answer: Answer | null }
  | { readonly is: 'elsewhere' | 'later' | 'failed' };

export const questionsTo = (site: string, server: string): string => `${site}.${server}.ask`;

/** How often other servers are told that nothing was lost on the way to them. */
const HEARTBEAT_MS = 500;

/** For requests that come without a socket. */
export const NO_SCREEN: Client = { send: () => {}, close: () => {} };

/** A socket at another server. */
class FarClient implements Client {
  readonly room: RoomPort;
  readonly from: string;
  private readonly outbox: Outbox;
  private readonly number: number;
  private readonly gone: () => void;

  constructor(room: RoomPort, from: string, outbox: Outbox, number: number, gone: () => void) {
    this.room = room;
    this.from = from;
    this.outbox = outbox;
    this.number = number;
    this.gone = gone;
  }

  send(frame: string): void {
    this.outbox.say(this.number, frame);
  }

  /** The room closed: the server that has the socket finds out where the tournament is played now. */
  close(): void {
    this.outbox.letGo(this.number);
    this.gone();
  }
}

/** Lets clients of other servers into the rooms of this one. */
export class Host {
  private readonly bus: Bus;
  private readonly site: string;
  private readonly address: string;
  private readonly leases: ShardLeases;
  private readonly rooms: Rooms;
  private readonly log: FastifyBaseLogger;
  private readonly clients = new Map<string, FarClient>();
  private readonly outboxes = new Map<string, Outbox>();
  private readonly heartbeat: NodeJS.Timeout;
  private readonly stopAnswering: () => void;

  constructor(
    bus: Bus,
    site: string,
    address: string,
    leases: ShardLeases,
    rooms: Rooms,
    log: FastifyBaseLogger,
  ) {
    this.bus = bus;
    this.site = site;
    this.address = address;
    this.leases = leases;
    this.rooms = rooms;
    this.log = log;
    this.stopAnswering = bus.answer(questionsTo(site, address), async (text) =>
      JSON.stringify(await this.answer(JSON.parse(text) as Question)),
    );
    this.heartbeat = setInterval(() => {
      for (const outbox of this.outboxes.values()) outbox.beat();
    }, HEARTBEAT_MS);
  }

  private async answer(question: Question): Promise<Reply> {
    if (this.leases.lease(shardOf(question.room)) === null) return { is: 'elsewhere' };
    try {
      const room = await this.rooms.room(question.room);
      if (room === null) return { is: 'failed' };
      return { is: 'done', answer: await this.done(room, question) };
    } catch (error) {
      if (error instanceof StoreError || error instanceof AppendFailed) return { is: 'later' };
      this.log.error({ err: error }, 'a question failed');
      return { is: 'failed' };
    }
  }

  private async done(room: Room, question: Question): Promise<Answer | null> {
    const { from } = question;
    if (question.do === 'ask') {
      const client = question.client === null ? undefined : this.clients.get(`${from}/${question.client}`);
      return room.ask(client ?? NO_SCREEN, question.who, question.frame);
    }
    if (question.do === 'detach') {
      this.drop(from, question.client);
      return null;
    }
    for (const { client, who, seen } of question.clients) {
      this.drop(from, client);
      const name = `${from}/${client}`;
      const far = new FarClient(room, from, this.outboxFor(from), client, () => this.clients.delete(name));
      this.clients.set(name, far);
      room.attach(far, who, seen);
    }
    return null;
  }

  private outboxFor(server: string): Outbox {
    const outbox =
      this.outboxes.get(server) ?? new Outbox(this.bus, framesTo(this.site, server), this.address);
    this.outboxes.set(server, outbox);
    return outbox;
  }

  private drop(from: string, client: number): void {
    const name = `${from}/${client}`;
    const far = this.clients.get(name);
    this.clients.delete(name);
    far?.room.detach(far);
  }

  /** Lets go of clients in rooms that another server plays from now on. */
  letGo(shards: ReadonlySet<number>): void {
    for (const far of [...this.clients.values()]) if (shards.has(shardOf(far.room.id))) far.close();
  }

  /** Forgets the clients of servers that are gone. */
  forgetAllBut(servers: ReadonlySet<string>): void {
    for (const [name, far] of this.clients)
      if (!servers.has(far.from)) {
        this.clients.delete(name);
        far.room.detach(far);
      }
    for (const server of this.outboxes.keys()) if (!servers.has(server)) this.outboxes.delete(server);
  }

  close(): void {
    clearInterval(this.heartbeat);
    this.stopAnswering();
  }
}
