import type { HandSummary, Replay } from '../engine/views/replay.ts';

/** A finished hand in the list, for everybody in the night: no card but the board. */
export type HandAtAGlance = Omit<HandSummary, 'dealt'> & {
  readonly table: string;
  readonly number: number;
  readonly at: number;
  /** Who was dealt in, by seat; the ids are those of `people`. */
  readonly seats: Readonly<Record<number, string>>;
};

export type HandsPlayed = {
  /** The reader's own id, to find his hands by. */
  readonly me: string | null;
  readonly people: Readonly<Record<string, string>>;
  readonly hands: readonly HandAtAGlance[];
};

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
};
