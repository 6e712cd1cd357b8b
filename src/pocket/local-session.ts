import type { Log } from '../server/http/as-problem.ts';
import type { Context } from '../server/http/context.ts';
import { Session } from '../server/http/session.ts';
import { nameOf } from '../server/people/codes.ts';

/** Nothing can be slow or lost on the way from a worker to its windows; a window that is gone says nothing any more. */
const HELLO_MS = 60_000;

type Wire = { frame(text: string): void; closed(code: number, reason: string): void };

/** A line to a window of this device. */
export class LocalSession extends Session {
  private readonly wire: Wire;
  private open = true;
  /** When it was last heard of. */
  private heardAt: number;

  constructor(device: string, context: Context, log: Log, wire: Wire) {
    super(device, context, log, HELLO_MS);
    this.wire = wire;
    this.heardAt = context.now();
    context.presence.came(nameOf(device));
  }

  protected isOpen(): boolean {
    return this.open;
  }

  send(frame: string): void {
    if (this.open) this.wire.frame(frame);
  }

  close(code: number, reason: string): void {
    if (!this.open) return;
    this.open = false;
    this.context.presence.left(nameOf(this.device));
    this.ended();
    this.wire.closed(code, reason);
  }

  closeIfSilent(ms: number): void {
    if (this.context.now() - this.heardAt > ms) this.close(1001, 'silent');
  }

  hear(text: string): void {
    this.heardAt = this.context.now();
    try {
      this.receive(text);
    } catch (error) {
      this.log.error({ err: error }, 'a line failed: closed');
      this.close(1011, 'failed');
    }
  }
}
