import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { nameOf } from '../people/codes.ts';
import type { Log } from './as-problem.ts';
import type { Context } from './context.ts';
import { Session } from './session.ts';

export type SocketOptions = {
  /** How often every client is asked whether it is there; one that was silent since the last time is gone. */
  readonly heartbeatMs: number;
  /** How long one may be silent at first. */
  readonly helloMs: number;
  /** What may wait for a client that does not read, in bytes. */
  readonly mostBuffered: number;
  readonly mostPerDevice: number;
};

const GOODBYE_MS = 500;

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

/** A socket: frames leave as raw WebSocket text. */
export class Connection extends Session {
  private readonly ws: WebSocket;
  private readonly stream: Duplex;
  private readonly mostBuffered: number;
  private alive = true;
  private unsaid = '';

  constructor(
    ws: WebSocket,
    stream: Duplex,
    device: string,
    context: Context,
    log: Log,
    { helloMs, mostBuffered }: SocketOptions,
  ) {
    super(device, context, log, helloMs);
    this.ws = ws;
    this.stream = stream;
    this.mostBuffered = mostBuffered;
    ws.on('message', (data, binary) => {
      this.alive = true;
      this.guard(() => this.receive(binary ? null : data));
    });
    ws.on('pong', () => {
      this.alive = true;
    });
    // Too long, not UTF-8, not a frame: ws closes the socket and says why in its code.
    ws.on('error', () => context.metrics.dropped.inc({ why: 'protocol' }));
    ws.on('close', () => this.guard(() => this.ended()));
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

  protected isOpen(): boolean {
    return this.ws.readyState === WebSocket.OPEN;
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
    if (this.stream.writableLength + this.unsaid.length <= this.mostBuffered) return;
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
}
