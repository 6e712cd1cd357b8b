import type { RoomFault } from './room-fault.ts';

/** What has happened to time since the last look: how long nothing ran here, and by how much the date was set. */
export type TimeLost = { readonly slept: number; readonly jumped: number };
export const NOTHING_LOST: TimeLost = { slept: 0, jumped: 0 };
/** Time is looked at this often. */
export const LOOK_MS = 5_000;

/** What a room needs of the world: a machine, a browser or a test brings its own time and chance. */
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
