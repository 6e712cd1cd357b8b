import type { TournamentCommand } from '../engine/tournament/commands.ts';
import type { PlayerId, Tournament } from '../engine/tournament/state/state.ts';
import type { Answer } from '../protocol/frames.ts';
import type { Actor } from '../room/actor.ts';
import { encode, TournamentFrames, welcomeFrame } from '../room/frames.ts';
import { type ReadTournament, readTournament } from '../room/read-tournament.ts';
import type { Room } from '../room/room.ts';
import type { AskedFrame, Client, RoomPort, Seen } from '../room/room-port.ts';
import type { RoomSettings } from '../room/room-settings.ts';
import { shardOf } from '../store/append.ts';
import { type ClusterRooms, notNow } from './cluster-rooms.ts';
import { NO_SCREEN, type Reply } from './host.ts';

/** Between two attempts to find where a tournament is played, and after how many its guests are told and shown the log. */
const PATIENCE = 150;
const TOLD_AFTER = 10;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const notice = (code: string, message: string) => (now: number) =>
  encode({ type: 'notice', code, message, now });
export const awayFrame = notice(
  'site-away',
  'The house cannot be reached: play pauses. Nothing is lost, and it goes on by itself.',
);
export const backFrame = notice('site-back', 'The house is back: play goes on.');

/** A socket of this server, and where its tournament is played: the server's address, or null while that is being found. */
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

  /** As a room of this server sees the socket: when that room closes, the tournament is looked for, not the guest let go. */
  readonly here: Client = {
    send: (frame) => this.client.send(frame),
    close: () => this.lost(),
  };

  lost(): void {
    this.at = null;
    this.room.settle();
  }
}

/** A tournament of the house for this server's sockets and routes, whichever server plays it. */
export class RoomProxy implements RoomPort {
  readonly id: string;
  usedAt = performance.now();
  private readonly clusterRooms: ClusterRooms;
  private readonly shard: number;
  private readonly attached = new Map<Client, Attached>();
  /** The room itself, where it was last played here. */
  private mine: Room | null = null;
  /** The night as the store had it, where it was last read. */
  private read: ReadTournament | null = null;
  /** Who is a bot in it: that is said when it is created, and never changes. */
  private bots: RoomSettings['bots'] | null = null;
  private settling = false;
  private told = false;

  constructor(id: string, clusterRooms: ClusterRooms) {
    this.id = id;
    this.clusterRooms = clusterRooms;
    this.shard = shardOf(id);
  }

  /** Looks at the night as it is now. False if there is none. */
  async refresh(): Promise<boolean> {
    this.usedAt = performance.now();
    // A shard may be lost while its room is being opened: then it is read like another's.
    this.mine = this.clusterRooms.isMine(this.shard)
      ? await this.clusterRooms.here.room(this.id).catch(notNow)
      : null;
    if (this.mine !== null) return true;
    this.read = await readTournament(this.clusterRooms.store, this.id, this.read);
    this.bots ??= ((await this.clusterRooms.store.get('room', this.id)) as RoomSettings | null)?.bots ?? {};
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
    const now = this.clusterRooms.now();
    const { history, version } = this.known;
    return [welcomeFrame(this.id, who, now), new TournamentFrames(history, version, now).for(who)];
  }

  attach(client: Client, who: Actor, seen: Seen): void {
    this.detach(client);
    this.attached.set(client, this.clusterRooms.admit(this, client, who, seen));
    this.settle();
  }

  detach(client: Client): void {
    const attached = this.attached.get(client);
    if (attached === undefined) return;
    this.attached.delete(client);
    this.usedAt = performance.now();
    this.clusterRooms.dismiss(attached);
    if (attached.at === this.clusterRooms.address) this.mine?.detach(attached.here);
    else if (attached.at !== null)
      this.clusterRooms.tell(attached.at, { do: 'detach', room: this.id, client: attached.number });
  }

  /** Where it is played has changed: everybody is attached there, with what he has seen. */
  moved(): void {
    for (const attached of this.attached.values()) attached.at = null;
    this.settle();
  }

  settle(): void {
    if (this.settling) return;
    this.settling = true;
    this.attachAll()
      .catch((error: Error) => this.clusterRooms.log.error({ err: error }, 'sockets could not be attached'))
      .finally(() => {
        this.settling = false;
      });
  }

  private async attachAll(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const waiting = [...this.attached.values()].filter(({ at }) => at === null);
      if (waiting.length === 0 || this.clusterRooms.closed) return;
      if (await this.attachTo(waiting)) {
        this.told = false;
        attempt = 0;
        continue;
      }
      if (attempt % TOLD_AFTER === 0) {
        if (!this.told) this.tellOfPause();
        await this.showLog(waiting).catch(notNow);
      }
      await pause(PATIENCE);
      await this.clusterRooms.look();
    }
  }

  private async attachTo(waiting: readonly Attached[]): Promise<boolean> {
    const at = this.clusterRooms.playedAt(this.shard);
    if (at === null) return false;
    for (const attached of waiting) attached.at = at;
    const fine =
      at === this.clusterRooms.address ? await this.attachHere(waiting) : await this.attachAt(at, waiting);
    for (const attached of waiting) {
      // From now on it wants what is newer than it has ever seen, and does not say what that is.
      if (fine) attached.seen = undefined;
      else if (attached.at === at) attached.at = null;
    }
    return fine;
  }

  private async attachHere(waiting: readonly Attached[]): Promise<boolean> {
    const room = await this.clusterRooms.here.room(this.id).catch(notNow);
    if (room === null) return false;
    this.mine = room;
    for (const attached of waiting)
      if (this.attached.get(attached.client) === attached)
        room.attach(attached.here, attached.who, attached.seen);
    return true;
  }

  private async attachAt(at: string, waiting: readonly Attached[]): Promise<boolean> {
    const clients = waiting.map(({ number, who, seen }) => ({ client: number, who, seen }));
    const reply = await this.clusterRooms.question(at, { do: 'attach', room: this.id, clients });
    if (reply?.is !== 'done') return false;
    // Who left while it was asked is taken back there too.
    for (const attached of waiting)
      if (this.attached.get(attached.client) !== attached)
        this.clusterRooms.tell(at, { do: 'detach', room: this.id, client: attached.number });
    return true;
  }

  /** Who plays it is out of reach, but the log may not be: what is newer there is shown from it. */
  private async showLog(waiting: readonly Attached[]): Promise<void> {
    this.read = await readTournament(this.clusterRooms.store, this.id, this.read);
    if (this.read === null) return;
    const { history, version } = this.read;
    const frames = new TournamentFrames(history, version, this.clusterRooms.now());
    for (const attached of waiting) {
      const left = this.attached.get(attached.client) !== attached;
      if (left || attached.seen?.tournament === version) continue;
      attached.seen = { ...attached.seen, tournament: version };
      attached.client.send(frames.for(attached.who));
    }
  }

  private tellOfPause(): void {
    this.told = true;
    const frame = awayFrame(this.clusterRooms.now());
    for (const { client } of this.attached.values()) client.send(frame);
  }

  do(who: Actor, key: string, command: TournamentCommand): Promise<Answer> {
    const frame = { type: 'do', key, command } as AskedFrame;
    return this.asked(null, who, frame) as Promise<Answer>;
  }

  ask(client: Client, who: Actor, frame: AskedFrame): Promise<Answer | null> {
    return this.asked(this.attached.get(client) ?? null, who, frame);
  }

  /** Asked until it is answered: under its key it is done once, wherever that is. */
  private asked(attached: Attached | null, who: Actor, frame: AskedFrame): Promise<Answer | null> {
    return this.clusterRooms.insist<Answer | null>(async () => {
      const at = this.clusterRooms.playedAt(this.shard);
      if (at === null) return null;
      if (at === this.clusterRooms.address) {
        const room = await this.clusterRooms.here.room(this.id);
        return room === null ? null : { value: await room.ask(attached?.here ?? NO_SCREEN, who, frame) };
      }
      const client = attached?.number ?? null;
      const reply: Reply | null = await this.clusterRooms.question(at, {
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
