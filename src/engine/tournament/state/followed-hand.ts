import type { HandEvent } from '../../record/events.ts';
import type { Chips, Seat } from '../../units.ts';
import type { PlayerId, TableId } from './state.ts';

export type FollowedHands = {
  readonly hands: ReadonlyMap<TableId, FollowedHand>;
  /** The ones that were kept, each in its own stream. */
  readonly kept: readonly { readonly table: TableId; readonly number: number }[];
};

export type FollowedHand = {
  readonly table: TableId;
  readonly number: number;
  readonly at: number;
  /** Whether the board and the hands shown are entered; otherwise bets and stacks alone. */
  readonly cards: boolean;
  /** Who sat where when it began. */
  readonly seats: ReadonlyMap<Seat, PlayerId>;
  /** What was told, one step after another: taking one back leaves those before it. */
  readonly steps: readonly FollowedStep[];
  /** Whether the TV shows it. */
  readonly onTv: boolean;
};

export type FollowedStep = {
  /** What players turned out to have begun the hand with. */
  readonly counted: readonly (readonly [Seat, Chips])[];
  readonly events: readonly HandEvent[];
};
