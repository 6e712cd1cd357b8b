import { LOOK_MS, type TimeLost } from '../../room/ports.ts';

/** Three clocks of a machine, all in milliseconds. */
export type Clocks = {
  /** The date and time; people and time servers set it. */
  wall(): number;
  /** Never set, but on some systems it stands still while the machine sleeps. */
  steady(): number;
  /** Since the machine was started, sleep included. */
  uptime(): number;
};

/** When nothing ran for this much longer than from look to look, the machine slept. */
const SLEPT_MS = 10_000;
/** A difference below this is how clocks are. */
const JUMP_MS = 2_000;

/**
 * The time of day on a clock that never jumps between two looks: no deadline comes early or late because somebody set the
 * machine's date. A look says what happened to time since the last one, and takes over the date that was set.
 */
export class SteadyTime {
  private readonly clocks: Clocks;
  /** What the steady clock lacks to the time of day. */
  private offset: number;
  private looked: { readonly steady: number; readonly uptime: number };

  constructor(clocks: Clocks) {
    this.clocks = clocks;
    this.offset = clocks.wall() - clocks.steady();
    this.looked = { steady: clocks.steady(), uptime: clocks.uptime() };
  }

  /** In whole milliseconds: nothing needs more, and every frame says it. */
  now(): number {
    return Math.floor(this.clocks.steady() + this.offset);
  }

  look(): TimeLost {
    const { clocks, looked } = this;
    const [steady, up, wall] = [clocks.steady(), clocks.uptime(), clocks.wall()];
    const ran = steady - looked.steady;
    const stoodStill = up - looked.uptime - ran;
    if (stoodStill > JUMP_MS) this.offset += stoodStill;
    const passed = ran + (stoodStill > JUMP_MS ? stoodStill : 0);
    const difference = wall - this.now();
    const jumpedMs = Math.abs(difference) > JUMP_MS ? difference : 0;
    this.offset += jumpedMs;
    this.looked = { steady, uptime: up };
    return { sleptMs: passed > LOOK_MS + SLEPT_MS ? passed - LOOK_MS : 0, jumpedMs };
  }
}
