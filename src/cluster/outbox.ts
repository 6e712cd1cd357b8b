import type { Bus } from './bus.ts';

/** Many frames travel in one message, until it has this many characters. */
const FLUSH_ABOVE_LENGTH = 256 * 1024;

type Header = {
  readonly from: string;
  /** Counts the messages to that server; a message without parts repeats the last number. */
  readonly number: number;
  /** For which of its clients each frame is, and how long it is; without a length the client is let go. */
  readonly parts: readonly (readonly [clients: readonly number[], length: number | null])[];
};

export const framesTo = (site: string, server: string): string => `${site}.${server}.frames`;

/** The frames from this server's rooms to clients at one other server. */
export class Outbox {
  private readonly bus: Bus;
  private readonly subject: string;
  private readonly from: string;
  private number = 0;
  private parts: [clients: number[], length: number | null][] = [];
  private texts: string[] = [];
  private size = 0;
  private last: string | null = null;
  private waiting = false;

  constructor(bus: Bus, subject: string, from: string) {
    this.bus = bus;
    this.subject = subject;
    this.from = from;
  }

  say(client: number, frame: string): void {
    // A frame for several clients is sent once.
    if (frame === this.last) this.parts.at(-1)![0].push(client);
    else {
      this.parts.push([[client], frame.length]);
      this.texts.push(frame);
      this.size += frame.length;
      this.last = frame;
    }
    this.soon();
  }

  letGo(client: number): void {
    this.parts.push([[client], null]);
    this.last = null;
    this.soon();
  }

  private soon(): void {
    if (this.size > FLUSH_ABOVE_LENGTH) return this.flush();
    if (this.waiting) return;
    this.waiting = true;
    setImmediate(() => {
      this.waiting = false;
      this.flush();
    });
  }

  private flush(): void {
    if (this.parts.length === 0) return;
    this.number++;
    this.publish(this.parts, this.texts);
    this.parts = [];
    this.texts = [];
    this.size = 0;
    this.last = null;
  }

  /** Tells the other server that it has received everything so far. */
  beat(): void {
    this.publish([], []);
  }

  private publish(parts: Header['parts'], texts: readonly string[]): void {
    const header: Header = { from: this.from, number: this.number, parts };
    this.bus.publish(this.subject, `${JSON.stringify(header)}\n${texts.join('')}`);
  }
}

/** A message from another server's outbox. */
export function readFrames(text: string): Omit<Header, 'parts'> & {
  readonly parts: readonly { readonly clients: readonly number[]; readonly frame: string | null }[];
} {
  const end = text.indexOf('\n');
  const { from, number, parts } = JSON.parse(text.slice(0, end)) as Header;
  let at = end + 1;
  const read = parts.map(([clients, length]) => {
    if (length === null) return { clients, frame: null };
    at += length;
    return { clients, frame: text.slice(at - length, at) };
  });
  return { from, number, parts: read };
}
