import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { type RawData, WebSocket } from 'ws';
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
import type { Context } from './context.ts';
import { readFrame } from './read-frame.ts';

export type SocketOptions = {
  /** How often every client is asked whether it is there; one that was silent since the last time is gone. */
  readonly heartbeatMs: number;
  /** How long one may be silent at first. */
  readonly helloMs: number;
  /** What may wait for a client that does not read, in bytes. */
  readonly mostBuffered: number;
  readonly mostPerDevice: number;
};

/** A client that keeps sending however often it is told to slow down is let go. */
const MOST_TOO_FAST = 500;
const GOODBYE_MS = 500;
const AGAIN_MS = 500;
/** Beyond what the standard has: this device is no member any more, or never said hello. */
export const CLOSED = {
  away: 1001,
  abuse: 1008,
  noMember: NOT_A_MEMBER,
  silent: 4408,
  deleted: DELETED,
} as const;

const bytes = String.fromCharCode;
const TEXT = 0x81;

/** What stands before a text of this many bytes: RFC 6455, 5.2. */
function headerOf(length: number): string {
  if (length < 126) return bytes(TEXT, length);
  if (length < 0x10000) return bytes(TEXT, 126, length >> 8, length & 0xff);
  const [high, low] = [Math.floor(length / 0x1000000), length & 0xffffff];
  return bytes(TEXT, 127, 0, 0, 0, 0, high & 0xff, low >> 16, (low >> 8) & 0xff, low & 0xff);
}

/** A text as it goes over the wire, if each of its characters is one byte there. */
function onTheWire(text: string): string | null {
  const header = headerOf(text.length);
  const whole = header + text;
  // Measured as a whole: measuring puts a text together that is in pieces, and once is enough.
  return Buffer.byteLength(whole) - Buffer.byteLength(header) === text.length ? whole : null;
}

let speaking: Connection[] = [];

/** Connections with something to send in this turn send it together at its end. */
function soon(connection: Connection): void {
  if (speaking.push(connection) > 1) return;
  setImmediate(() => {
    const all = speaking;
    speaking = [];
    for (const each of all) each.guard(() => each.flush());
  });
}

/** One socket: what it sends is read, permitted and handed to the room; what the room sends goes out. */
export class Connection implements Client {
  readonly device: string;
  private readonly ws: WebSocket;
  private readonly context: Context;
  private readonly log: FastifyBaseLogger;
  private readonly options: SocketOptions;
  private readonly silence: NodeJS.Timeout;
  private room: RoomPort | null = null;
  private who: Actor | null = null;
  /** While a room is being opened, what comes after waits for it. */
  private opening: Promise<void> | null = null;
  private alive = true;
  private tooFast = 0;
  private unsaid = '';
  private readonly stream: Duplex;

  constructor(
    ws: WebSocket,
    stream: Duplex,
    device: string,
    context: Context,
    log: FastifyBaseLogger,
    options: SocketOptions,
  ) {
    this.ws = ws;
    this.stream = stream;
    this.device = device;
    this.context = context;
    this.log = log;
    this.options = options;
    this.silence = setTimeout(() => this.close(CLOSED.silent, 'no hello'), options.helloMs);
    ws.on('message', (data, binary) => this.guard(() => this.receive(data, binary)));
    ws.on('pong', () => {
      this.alive = true;
    });
    // Too long, not UTF-8, not a frame: ws closes the socket and says why in its code.
    ws.on('error', () => context.metrics.dropped.inc({ why: 'protocol' }));
    ws.on('close', () => {
      clearTimeout(this.silence);
      this.guard(() => this.room?.detach(this));
      this.room = null;
    });
  }

  /** What goes wrong with one socket closes that socket, and no other hears of it. */
  guard(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.log.error({ err: error }, 'a socket failed: closed');
      this.ws.terminate();
    }
  }

  send(frame: string): void {
    if (this.ws.readyState !== WebSocket.OPEN) return;
    // Nothing is compressed or masked on the way out, so plain text goes straight behind its header and without a copy;
    // and what is said in one turn is one write. This is most of what a busy server does.
    const whole = onTheWire(frame);
    if (whole !== null) this.say(whole);
    else {
      this.flush();
      this.ws.send(frame);
    }
    if (this.stream.writableLength + this.unsaid.length <= this.options.mostBuffered) return;
    this.context.metrics.dropped.inc({ why: 'slow' });
    this.log.warn({ device: nameOf(this.device) }, 'a client does not read: closed');
    this.ws.terminate();
  }

  private say(text: string): void {
    if (this.unsaid === '') soon(this);
    this.unsaid += text;
  }

  flush(): void {
    if (this.unsaid !== '' && this.stream.writable) this.stream.write(this.unsaid, 'latin1');
    this.unsaid = '';
  }

  close(code: number, reason: string): void {
    this.flush();
    this.ws.close(code, reason);
  }

  /** Closes it for good, however the other side takes it. */
  end(code: number, reason: string): Promise<void> {
    return new Promise((resolve) => {
      const late = setTimeout(() => this.ws.terminate(), GOODBYE_MS);
      this.ws.once('close', () => {
        clearTimeout(late);
        resolve();
      });
      this.close(code, reason);
    });
  }

  beat(): void {
    if (!this.alive) {
      this.context.metrics.dropped.inc({ why: 'dead' });
      this.ws.terminate();
    } else {
      this.alive = false;
      this.ws.ping();
    }
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

  private receive(data: RawData, binary: boolean): void {
    this.alive = true;
    if (!this.context.limits.commands.take(nameOf(this.device))) {
      if (++this.tooFast > MOST_TOO_FAST) return this.close(CLOSED.abuse, 'too fast');
      return this.refuse(null, 'too-fast', 'Too many at once: wait a moment.');
    }
    this.tooFast = 0;
    const frame = binary ? plainRefusal(null, 'not-text', 'Frames are text.') : readFrame(String(data));
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
    if (this.ws.readyState === WebSocket.OPEN) this.enter(room, member.who, seen);
  }

  /** A store that is away for a while is waited for, and the guest told why. */
  private async opened(tournament: string): Promise<RoomPort | null> {
    for (let attempt = 1; ; attempt++)
      try {
        return await this.context.rooms.room(tournament);
      } catch (error) {
        const away = error instanceof StoreError && error.code !== 'not-json';
        if (!away || this.ws.readyState !== WebSocket.OPEN) throw error;
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
