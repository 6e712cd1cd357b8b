import { z } from 'zod';
import type { Currency } from '../engine/money/currency.ts';
import type { Cents, Chips } from '../engine/units.ts';
import type { HandSummary, Replay } from '../engine/views/replay.ts';
import { described, list } from './schemas.ts';

/** A finished hand in the list, for everybody in the tournament: no card but the board. */
export type HandAtAGlance = Omit<HandSummary, 'dealt'> & {
  readonly table: string;
  readonly number: number;
  readonly at: number;
  /** The players who were dealt in, by seat; the ids are those of `people`. */
  readonly seats: Readonly<Record<number, string>>;
};

export const handsPlayed = z.strictObject({
  /** The reader's own id, to find their hands by. */
  me: z.string().nullable(),
  people: z.record(z.string(), z.string()),
  hands: list(described<HandAtAGlance>('HandAtAGlance', 'A finished hand, as in src/protocol/hands.ts')),
});
export type HandsPlayed = z.infer<typeof handsPlayed>;

/** One hand with the cards its reader has seen. */
export type HandToReplay = Omit<Replay, 'players'> & {
  readonly tournament: string;
  readonly table: string;
  readonly number: number;
  readonly at: number;
  readonly mine: number | null;
  readonly players: readonly {
    readonly seat: number;
    readonly stack: number;
    readonly player: string;
    readonly name: string;
  }[];
  /**
   * What the players left were playing for, first place first, and the stacks at other tables: for a second opinion on the
   * reader's own play. Null while the reader is in a hand, and where nobody counted the stacks.
   */
  readonly atStake: {
    readonly prizes: readonly Cents[];
    readonly currency: Currency;
    readonly elsewhere: readonly Chips[];
  } | null;
};
export const handToReplay = described<HandToReplay>(
  'HandToReplay',
  'A hand step by step, as in src/protocol/hands.ts',
);
