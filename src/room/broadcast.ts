import { readClock } from '../engine/clock/clock.ts';
import type { Role, ServerFrame } from '../protocol/frames.ts';
import type { Actor } from './actor.ts';
import { encode, TournamentFrames } from './frames.ts';
import type { RoomClients } from './room-clients.ts';
import type { RoomGuard } from './room-guard.ts';
import type { Client } from './room-port.ts';
import type { TournamentLog } from './tournament-log.ts';

/** What the broadcast asks of its room. */
type BroadcastRoom = {
  readonly log: Pick<TournamentLog, 'history' | 'version' | 'afterCommit'>;
  readonly clients: RoomClients;
  readonly guard: Pick<RoomGuard, 'later' | 'stopped'>;
  now(): number;
  /** A level may have ended, or an absence come due. */
  timePassed(): void;
  /** The views of this moment are on their way. */
  shown(now: number): void;
};

/** How often a running tournament's views are made although nothing happened: countdowns end, absences come due. */
const REFRESH_MS = 30_000;
/** The least and the most time between two broadcasts; for a large field it is a millisecond per client. */
const FLUSH_MIN_MS = 25;
const FLUSH_MAX_MS = 2_000;
/** How old a view may be for a client that has just connected. */
const FRESH_MS = 500;
/** How many clients get their view in one go; dealt tables do not wait while a thousand do. */
const BATCH_SIZE = 60;

/** Shows the tournament to everybody in the room, when it changes and now and then. */
export class Broadcast {
  private readonly room: BroadcastRoom;
  private made: TournamentFrames | null = null;
  private flushing = false;
  private cancelTick: (() => void) | null = null;

  constructor(room: BroadcastRoom) {
    this.room = room;
  }

  /** Made once for all who ask at about the same time. */
  frames(): TournamentFrames {
    const now = this.room.now();
    const { history, version } = this.room.log;
    const { made } = this;
    if (made !== null && made.version === version && now - made.now <= FRESH_MS && made.now <= now)
      return made;
    this.made = new TournamentFrames(history, version, now);
    return this.made;
  }

  /** To everybody, or to those of one role. */
  notice(code: string, message: string, role?: Role): void {
    this.tell({ type: 'notice', code, message, now: this.room.now() }, role);
  }

  tell(told: ServerFrame, role?: Role): void {
    const frame = encode(told);
    this.room.log.afterCommit(() => {
      for (const [client, who] of this.room.clients.all())
        if (role === undefined || who.role === role) client.send(frame);
    });
  }

  /** Shows the tournament soon, together with what else changes meanwhile. */
  soon(): void {
    if (this.flushing) return;
    this.flushing = true;
    const { count } = this.room.clients;
    const waitMs = count > BATCH_SIZE ? Math.min(count, FLUSH_MAX_MS) : FLUSH_MIN_MS;
    this.room.guard.later('flush', waitMs, () => this.flush());
  }

  private flush(): void {
    this.flushing = false;
    const frames = this.frames();
    const clients = [...this.room.clients.all()];
    this.room.log.afterCommit(() => this.show(frames, clients));
    this.room.shown(frames.now);
    this.tick();
  }

  private show(frames: TournamentFrames, clients: readonly (readonly [Client, Actor])[], from = 0): void {
    // A client that reconnected meanwhile already has a newer view.
    for (const [client, who] of clients.slice(from, from + BATCH_SIZE))
      if (this.room.clients.actorOf(client) === who) client.send(frames.for(who));
    const next = from + BATCH_SIZE;
    if (next < clients.length) this.room.guard.later('show', 0, () => this.show(frames, clients, next));
  }

  /** Wakes when the level or break ends, or now and then. */
  tick(): void {
    this.stop();
    const { phase, clock } = this.room.log.history.tournament;
    if (phase !== 'running' || this.room.guard.stopped) return;
    const { left, running, resumesIn } = readClock(clock, this.room.now());
    const waitMs = Math.min((running ? left : resumesIn) ?? REFRESH_MS, REFRESH_MS);
    this.cancelTick = this.room.guard.later('tick', Math.max(1, waitMs), () => {
      this.room.timePassed();
      this.flush();
    });
  }

  stop(): void {
    this.cancelTick?.();
    this.cancelTick = null;
  }
}
