import type { TableId } from '../engine/tournament/state/state.ts';

/** The timers of a room. Each runs inside the room's guard; the test of faults plants an exception in every one. */
export const ROOM_TIMERS = [
  'tick',
  'flush',
  'show',
  'resume',
  'look',
  'finish',
  'hand',
  'reveal',
  'recommit',
] as const;
export type RoomTimer = (typeof ROOM_TIMERS)[number];

/** An error inside a room that should never happen, with what is needed to reproduce it from the log; never a card. */
export type RoomFault = {
  readonly tournament: string;
  /** The timer or message it came from. */
  readonly at: string;
  readonly error: unknown;
  /** How far the streams in the store go: the tournament's, and that of each hand in play. */
  readonly version: number;
  readonly hands: readonly { readonly table: TableId; readonly hand: number; readonly version: number }[];
  readonly command?: unknown;
  /** The entropy of the tournament's last command. It draws seats and races chips; decks have their own. */
  readonly seed: string | null;
};

/** The room cannot continue; it reopens from the store, and requests may be sent again. */
export class RoomFailed extends Error {
  override readonly name = 'RoomFailed';
  constructor(cause: unknown) {
    super('This table hit a problem. Your chips are safe.', { cause });
  }
}
