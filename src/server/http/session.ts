import { type ClientFrame, DELETED, NOT_A_MEMBER, type ServerFrame } from '../../protocol/frames.ts';
import { type Actor, asSeated } from '../../room/actor.ts';
import { mayDo, type Request, remotesFor } from '../../room/permissions.ts';
import { type PlainCode, plainRefusal, refusedFrame } from '../../room/refusals.ts';
import { RoomFailed } from '../../room/room-fault.ts';
import type { AskedFrame, Client, RoomPort, Seen } from '../../room/room-port.ts';
import { Unreadable } from '../../room/unreadable.ts';
import { StoreError } from '../../store/store-error.ts';
import { nameOf } from '../people/codes.ts';
import type { Member } from '../people/register.ts';
import type { Log } from './as-problem.ts';
import type { Context } from './context.ts';
import { readFrame } from './read-frame.ts';

/** A client that keeps sending however often it is told to slow down is let go. */
const MOST_TOO_FAST = 500;
const AGAIN_MS = 500;
/** Beyond what the standard has: this device is no member any more, or never said hello. */
export const CLOSED = {
  away: 1001,
  abuse: 1008,
  noMember: NOT_A_MEMBER,
  silent: 4408,
  deleted: DELETED,
} as const;

/**
 * One client, whatever it is connected by: what it sends is read, permitted and handed to the room. What the room sends
 * goes out by `send`, which the way of the connection adds.
 */
export abstract class Session implements Client {
  readonly device: string;
  protected readonly context: Context;
  protected readonly log: Log;
  private readonly silence: ReturnType<typeof setTimeout>;
  private room: RoomPort | null = null;
  private who: Actor | null = null;
  /** While a room is being opened, what comes after waits for it. */
  private opening: Promise<void> | null = null;
  private tooFast = 0;

  /** `helloMs`: how long it may be silent at first. */
  constructor(device: string, context: Context, log: Log, helloMs: number) {
    this.device = device;
    this.context = context;
    this.log = log;
    this.silence = setTimeout(() => this.close(CLOSED.silent, 'no hello'), helloMs);
  }

  abstract send(frame: string): void;
  abstract close(code: number, reason: string): void;
  protected abstract isOpen(): boolean;

  /** It is closed, from whichever side. */
  protected ended(): void {
    clearTimeout(this.silence);
    this.room?.detach(this);
    this.room = null;
  }

  /** Another role, seat or power means another view; none means goodbye. */
  membershipChanged(tournament: string): void {
    if (this.room?.id !== tournament) return;
    const member = this.memberIn(this.room);
    if (member === null) return this.leave(tournament);
    const seenAs = (who: Actor | null): string => `${who?.role} ${who?.player} ${who?.powers} ${who?.remote}`;
    if (seenAs(member.who) !== seenAs(this.who)) this.enter(this.room, member.who, undefined);
  }

  /** Whoever may let guests in learns at once who is waiting. */
  doorChanged(tournament: string): void {
    const { room, who } = this;
    if (room?.id !== tournament || who === null) return;
    if (who.role !== 'director' && !who.powers?.includes('door')) return;
    const waiting = this.context.people.door(tournament)?.waiting ?? [];
    this.tell({ type: 'door', waiting, now: this.context.now() });
  }

  /** A tournament without a door is one that was deleted; else it is this device that was put out. */
  private leave(tournament: string): void {
    if (this.context.people.door(tournament) === null)
      this.close(CLOSED.deleted, 'the tournament was deleted');
    else this.close(CLOSED.noMember, 'no member any more');
  }

  private tell(frame: ServerFrame): void {
    if (frame.type === 'refused') this.context.metrics.frames.inc({ answer: 'refused' });
    this.send(JSON.stringify(frame));
  }

  private refuse(key: string | null, code: PlainCode, message: string): void {
    this.tell(plainRefusal(key, code, message));
  }

  /** What the client sent, made into a text only if it may be sent; null if it was none. */
  protected receive(sent: { toString(): string } | null): void {
    if (!this.context.limits.commands.take(nameOf(this.device))) {
      if (++this.tooFast > MOST_TOO_FAST) return this.close(CLOSED.abuse, 'too fast');
      return this.refuse(null, 'too-fast', 'Too many at once: wait a moment.');
    }
    this.tooFast = 0;
    const frame =
      sent === null ? plainRefusal(null, 'not-text', 'Frames are text.') : readFrame(String(sent));
    if (frame.type === 'refused') return this.tell(frame);
    if (frame.type === 'ping') return this.tell({ type: 'pong', at: frame.at, now: this.context.now() });
    if (frame.type !== 'hello' && this.opening === null) return this.handle(frame);
    const opening = (this.opening ?? Promise.resolve())
      .then(() => (frame.type === 'hello' ? this.hello(frame) : this.handle(frame)))
      .catch((error: unknown) => this.failed(null, error))
      .then(() => {
        if (this.opening === opening) this.opening = null;
      });
    this.opening = opening;
  }

  private async hello({ tournament, seen }: ClientFrame & { type: 'hello' }): Promise<void> {
    const { people } = this.context;
    const room = people.member(this.device, tournament) && (await this.opened(tournament));
    // It may have been taken away while the room was being opened.
    const member = room && this.memberIn(room);
    if (room === null || member === null)
      return this.refuse(null, 'not-a-member', 'Join the tournament first.');
    if (this.isOpen()) this.enter(room, member.who, seen);
  }

  /** A store that is away for a while is waited for, and the guest told why. */
  private async opened(tournament: string): Promise<RoomPort | null> {
    for (let attempt = 1; ; attempt++)
      try {
        return await this.context.rooms.room(tournament);
      } catch (error) {
        const away = error instanceof StoreError && error.code !== 'not-json';
        if (!away || !this.isOpen()) throw error;
        if (attempt === 1)
          this.tell({
            type: 'notice',
            code: 'site-away',
            message:
              'The server cannot reach its database: play pauses. Nothing is lost, and it goes on by itself.',
            now: this.context.now(),
          });
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
  }

  private memberIn(room: RoomPort): Member | null {
    const member = this.context.people.member(this.device, room.id);
    return member && { ...member, who: asSeated(room, member.who) };
  }

  private enter(room: RoomPort, who: Actor, seen: Seen): void {
    clearTimeout(this.silence);
    this.room?.detach(this);
    this.room = room;
    this.who = who;
    room.attach(this, who, seen);
    this.doorChanged(room.id);
  }

  private handle(frame: AskedFrame): void {
    const key = 'key' in frame ? frame.key : null;
    const { room } = this;
    if (room === null) return this.refuse(key, 'hello-first', 'Say hello to a tournament first.');
    const member = this.memberIn(room);
    if (member === null) return this.leave(room.id);
    // To look is every member's right; the room shows everybody what they may see.
    if (frame.type === 'watch' || frame.type === 'prove')
      return void this.answer(room, member.who, frame, null);
    const asked: Request = frame.type === 'do' ? frame.command : frame;
    const denial = mayDo(member.who, member.powers, asked, () => remotesFor(room, member.who));
    if (denial !== null) return this.tell(refusedFrame(key, denial));
    if (frame.type === 'react' && !this.context.limits.reactions.take(nameOf(this.device)))
      return this.refuse(key, 'too-fast', 'One reaction a second: wait a moment.');
    void this.answer(room, member.who, frame, key);
  }

  private async answer(room: RoomPort, who: Actor, frame: AskedFrame, key: string | null): Promise<void> {
    const ended = this.context.metrics.seconds.startTimer();
    try {
      const answer = await room.ask(this, who, frame);
      if (answer === null) return;
      if (answer.type === 'done') this.context.metrics.frames.inc({ answer: 'done' });
      this.tell(answer);
    } catch (error) {
      this.failed(key, error);
    } finally {
      ended();
    }
  }

  /** Our own fault: the client learns that it was not done, the log why. */
  private failed(key: string | null, error: unknown): void {
    if (error instanceof RoomFailed) return this.refuse(key, 'problem', error.message);
    this.log.error({ err: error }, 'a frame failed');
    if (error instanceof Unreadable)
      return this.refuse(key, 'unreadable', `This tournament cannot be read any more. ${error.message}`);
    this.refuse(key, 'not-kept', 'Riffle could not do or save that: tell the host.');
  }
}
