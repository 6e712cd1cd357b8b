import type { Bus } from './bus.ts';

/** Characters in one message: many frames travel together, and none waits for a large one. */
const LARGEST = 256 * 1024;

type Header = {
  readonly from: string;
  /** Counts what was said to that server; without parts, the last that was. */
  readonly number: number;
  /** For which of its clients, and how long; a client without a frame is let go. */
  readonly parts: readonly (readonly [clients: readonly number[], length: number | null])[];
};

export const framesTo = (site: string, server: string): string => `${site}.${server}.frames`;

/** What the rooms of this server say to clients of one other server. */
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
    // What is the same for several goes once.
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
    if (this.size > LARGEST) return this.flush();
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

  /** So that who listens knows that he has heard everything. */
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
