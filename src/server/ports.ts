import { randomBytes } from 'node:crypto';
import type { RoomFault } from './room-fault.ts';
import { SteadyTime, type TimeLost } from './steady-time.ts';

/** What the server needs of the world: tests bring their own time and chance. */
export type Ports = {
  /** Milliseconds since 1970, on a clock that only `timeLost` moves. */
  now(): number;
  /** What has happened to time since it was asked last; `now` has taken it over. */
  timeLost(): TimeLost;
  /** Runs something later; the answer calls it off. */
  later(ms: number, run: () => void): () => void;
  /** 32 bytes nobody can guess, as hexadecimal digits. */
  secret(): string;
  /** For the log: a room failed. */
  report(fault: RoomFault): void;
};

export const newSecret = (): string => randomBytes(32).toString('hex');

/** The longest a timer of this platform waits; beyond it fires at once. Whoever is woken early looks again. */
const LONGEST_WAIT_MS = 2_147_483_647;

/** This machine's time and chance. */
export function machinePorts(report: Ports['report']): Ports {
  const time = new SteadyTime();
  return {
    now: () => time.now(),
    timeLost: () => time.look(),
    later(ms, run) {
      const timer = setTimeout(run, Math.min(ms, LONGEST_WAIT_MS));
      return () => clearTimeout(timer);
    },
    secret: newSecret,
    report,
  };
}

/** How fast a dealt table goes, in milliseconds. */
export type DealtPace = {
  /** For one action, and what each player has besides for the whole night. */
  readonly action: number;
  readonly bank: number;
  /** Between streets, after a hand, and for a bot to think. */
  readonly street: number;
  readonly between: number;
  readonly think: readonly [least: number, most: number];
  /** For phones to open their part of the shuffle. */
  readonly reveal: number;
  /** For a player who bust last to buy back in before the winner is called. */
  readonly rebuy: number;
};

export const TABLE_PACE: DealtPace = {
  action: 25_000,
  bank: 60_000,
  street: 900,
  between: 3_500,
  think: [700, 2_600],
  reveal: 400,
  rebuy: 30_000,
};
