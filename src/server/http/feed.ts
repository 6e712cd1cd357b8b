import type { ServerResponse } from 'node:http';
import type { ServerFrame } from '../../protocol/frames.ts';
import type { Client } from '../../room/room-port.ts';

/** What everybody may know, and a program that follows a tournament wants to. */
const TOLD: ReadonlySet<string> = new Set<ServerFrame['type']>(['tournament', 'hand', 'held', 'notice']);

const TYPE = /^\{"type":"([a-z-]+)"/;
/** A reader that is gone is noticed, and proxies leave the line open. */
const BEAT_MS = 20_000;
/** What may wait for a reader who does not read, in bytes. */
const MOST_BUFFERED = 1024 * 1024;
/** How soon a browser tries again by itself. */
const RETRY_MS = 2_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // nginx would hold it back.
  'x-accel-buffering': 'no',
};

/** A program that follows a tournament by server-sent events: like a socket that only listens. */
export class Feed implements Client {
  readonly device: string;
  readonly tournament: string;
  private readonly response: ServerResponse;
  private readonly beat: NodeJS.Timeout;
  private readonly changed: () => void;

  /** `changed` hears of every tournament that was sent. */
  constructor(
    response: ServerResponse,
    { device, tournament }: { readonly device: string; readonly tournament: string },
    { changed, closed }: { readonly changed: () => void; readonly closed: () => void },
  ) {
    this.changed = changed;
    this.device = device;
    this.tournament = tournament;
    this.response = response;
    this.beat = setInterval(() => this.write(':\n\n'), BEAT_MS);
    this.beat.unref();
    response.on('close', () => {
      clearInterval(this.beat);
      closed();
    });
    response.on('error', () => response.destroy());
    response.writeHead(200, HEADERS);
    this.write(`retry: ${RETRY_MS}\n\n`);
  }

  send(frame: string): void {
    const [, type = ''] = TYPE.exec(frame) ?? [];
    if (TOLD.has(type)) this.write(`event: ${type}\ndata: ${frame}\n\n`);
    if (type === 'tournament') this.changed();
  }

  close(): void {
    this.response.end();
  }

  private write(text: string): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    this.response.write(text);
    if (this.response.writableLength > MOST_BUFFERED) this.response.destroy();
  }
}
