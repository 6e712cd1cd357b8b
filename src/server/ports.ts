import { randomBytes } from 'node:crypto';

/** What the server needs of the world: tests bring their own time and chance. */
export type Ports = {
  /** Milliseconds, as on everybody's wall. */
  now(): number;
  /** Runs something later; the answer calls it off. */
  later(ms: number, run: () => void): () => void;
  /** 32 bytes nobody can guess, as hexadecimal digits. */
  secret(): string;
};

export const realPorts: Ports = {
  now: () => Date.now(),
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  secret: () => randomBytes(32).toString('hex'),
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
