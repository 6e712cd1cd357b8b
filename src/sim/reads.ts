import type { Place } from '../engine/units.ts';
import { type PlayerNotes, STRANGER } from './notes.ts';

/** What a bot knows beyond the hand: what it remembers of the others, and what chips are worth near the money. */
export type Reads = {
  of(place: Place): PlayerNotes;
  /** Whether chips are worth different things in different stacks. */
  readonly nearMoney: boolean;
  /**
   * By how much a chip lost costs more than a chip won brings, for a player with so many chips who plays for them with
   * somebody who has so many: 1 where chips are worth the same wherever they are.
   */
  risk(mine: number, theirs: number): number;
};

/** Nothing but the hand. */
export const NO_READS: Reads = { of: () => STRANGER, nearMoney: false, risk: () => 1 };
