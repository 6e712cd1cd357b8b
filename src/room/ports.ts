import type { RoomFault } from './room-fault.ts';

/** What happened to time since the last look: how long the machine slept, and by how much its date was set. */
export type TimeLost = { readonly sleptMs: number; readonly jumpedMs: number };
export const NOTHING_LOST: TimeLost = { sleptMs: 0, jumpedMs: 0 };
/** How often we look at what happened to time. */
export const LOOK_MS = 5_000;

/** What a room needs from outside: a machine, a browser or a test brings its own time and chance. */
export type Ports = {
  /** Milliseconds since 1970, on a clock that only `timeLost` moves. */
  now(): number;
  /** What happened to time since the last call; `now` already counts it in. */
  timeLost(): TimeLost;
  /** A phone sleeps whenever nobody looks at it: then the clock goes on, and nobody is asked whether that counts. */
  readonly sleepCounts?: true;
  /** Runs something later; the answer cancels it. */
  later(ms: number, run: () => void): () => void;
  /** 32 bytes nobody can guess, as hexadecimal digits. */
  secret(): string;
  /** For the log: a room failed. */
  report(fault: RoomFault): void;
};

/** How fast a dealt table goes, in milliseconds. */
export type DealtPace = {
  /** For one action, and each player's time bank for the whole tournament. */
  readonly action: number;
  readonly bank: number;
  /** Between streets, after a hand, and for a bot to think. */
  readonly street: number;
  readonly between: number;
  readonly think: readonly [least: number, most: number];
  /** For phones to open their part of the shuffle. */
  readonly reveal: number;
  /** For a player who has just busted to rebuy before players change seats because of it, or the winner is called. */
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
