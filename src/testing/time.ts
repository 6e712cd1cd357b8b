import { Dice } from '../engine/cards/dice.ts';
import { NOTHING_LOST, type Ports, type TimeLost } from '../room/ports.ts';
import type { RoomFault } from '../room/room-fault.ts';
import { machinePorts } from '../server/site/machine.ts';

/** Time that passes when a test says so, and chance from a seed: whole tournaments in seconds. */
export class TestPorts implements Ports {
  private at: number;
  private readonly due: { at: number; order: number; run: () => void }[] = [];
  private order = 0;
  private readonly dice: Dice;

  constructor(seed = 1, start = 1_800_000_000_000) {
    this.at = start;
    this.dice = new Dice(seed);
  }

  now = (): number => this.at;

  /** The faults that rooms reported. */
  readonly faults: RoomFault[] = [];
  report = (fault: RoomFault): void => {
    this.faults.push(fault);
  };

  private lost: TimeLost = NOTHING_LOST;
  timeLost = (): TimeLost => {
    const { lost } = this;
    this.lost = NOTHING_LOST;
    this.at += lost.jumpedMs;
    // Timers run for as many milliseconds as before.
    for (const timer of this.due) timer.at += lost.jumpedMs;
    return lost;
  };

  /** The machine sleeps: everything that was due meanwhile is late. */
  sleep(ms: number): void {
    this.at += ms;
    this.lost = { ...this.lost, sleptMs: this.lost.sleptMs + ms };
  }

  /** Somebody sets the machine's date; it takes effect the next time rooms ask for lost time. */
  jump(ms: number): void {
    this.lost = { ...this.lost, jumpedMs: this.lost.jumpedMs + ms };
  }

  later = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.at + Math.max(0, ms), order: this.order++, run };
    this.due.push(timer);
    return () => {
      const index = this.due.indexOf(timer);
      if (index >= 0) this.due.splice(index, 1);
    };
  };

  secret = (): string =>
    Array.from({ length: 8 }, () => (this.dice.next() >>> 0).toString(16).padStart(8, '0')).join('');

  /** Lets everything under way finish, without time passing. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Time passes to the next thing due; false if there is none. */
  async next(): Promise<boolean> {
    if (this.due.length === 0) return false;
    let first = this.due[0]!;
    for (const timer of this.due)
      if (timer.at < first.at || (timer.at === first.at && timer.order < first.order)) first = timer;
    this.due.splice(this.due.indexOf(first), 1);
    this.at = Math.max(this.at, first.at);
    first.run();
    await this.settle();
    return true;
  }

  async until(done: () => boolean, most = 200_000): Promise<void> {
    for (let step = 0; !done(); step++) {
      if (step > most || !(await this.next())) throw new Error('it never happens');
    }
  }

  async pass(ms: number): Promise<void> {
    const end = this.at + ms;
    while (this.due.some(({ at }) => at <= end)) await this.next();
    this.at = end;
  }
}

/** The machine's own time and chance; a room that fails is printed. */
export const loudPorts = (): Ports => machinePorts((fault) => console.error('a room failed', fault));
