import { type Refusal, refusal } from '../engine/refusal.ts';
import type { Held, Role } from '../protocol/frames.ts';
import type { DealerRoom } from './dealer-room.ts';

/** Whether the dealt tables wait, and for whom. */
export class TableHold {
  private readonly room: Pick<DealerRoom, 'tournament' | 'notice'>;
  private readonly changed: (held: Held) => void;
  private held: Held = null;

  constructor(room: Pick<DealerRoom, 'tournament' | 'notice'>, changed: (held: Held) => void) {
    this.room = room;
    this.changed = changed;
  }

  get why(): Held {
    return this.held;
  }

  /** Whether Riffle deals right now, or would if nothing held it. */
  get dealsNow(): boolean {
    const { phase, tables } = this.room.tournament;
    return phase === 'running' && [...tables.values()].some(({ kind }) => kind === 'dealt');
  }

  /** A room that has just opened waits for somebody to be there. */
  reopened(after: 'restart' | 'problem'): void {
    this.held = this.dealsNow ? after : null;
  }

  /** A hold of the director's ends when the director says so; any other ends by any player's tap. */
  set(on: boolean, by: Role): Refusal | null {
    const directs = by === 'director' || by === 'assistant';
    if (!on && this.held === 'director' && !directs) return heldByDirector();
    const held = on ? 'director' : null;
    if (this.held === held) return null;
    this.room.notice(
      on ? 'held' : 'going-on',
      on ? `The ${by} has paused the tables.` : 'The tables continue.',
    );
    this.change(held);
    return null;
  }

  /** The tables begin to wait, unless they do already. */
  pause(why: 'sleep' | 'nobody' | 'gather'): void {
    if (this.held === null && this.dealsNow) this.change(why);
  }

  /** Whether the tables continue once somebody connects. */
  waitsForAnybody(afterRestart: boolean): boolean {
    return this.held === 'nobody' || (afterRestart && this.held === 'restart');
  }

  resume(): void {
    if (this.held === 'nobody' || this.held === 'restart') this.change(null);
  }

  /** Why nobody can act now; null if they can. */
  refuses(): Refusal | null {
    if (this.held === 'director') return heldByDirector();
    return this.held && refusal('held', null, 'the tables are paused: tap Continue');
  }

  private change(held: Held): void {
    this.held = held;
    this.changed(held);
  }
}

const heldByDirector = (): Refusal =>
  refusal('held-by-director', 'no-new-hand-during-stop', 'the director has paused the tables');
