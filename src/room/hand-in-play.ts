import type { HandEvent } from '../engine/record/events.ts';
import type { Hand } from '../engine/record/hand.ts';
import {
  isAway,
  type PlayerId,
  type Table,
  type TableId,
  type Tournament,
} from '../engine/tournament/state/state.ts';
import { type PublicEvent, publicEvents } from '../engine/views/public-events.ts';
import type { Actor } from './actor.ts';

/** A hand being played at a dealt table. */
export type HandInPlay = {
  readonly table: TableId;
  readonly number: number;
  readonly hand: Hand;
  /** Who sat where when it began; some have left their seats by its end. */
  readonly seats: ReadonlyMap<number, PlayerId>;
  /** Players who were away when it was dealt, or when the room opened again. */
  readonly absent: ReadonlySet<PlayerId>;
  /** Events in its stream. */
  version: number;
  /** All its public events so far, for viewers who come later. */
  told: PublicEvent[];
  deadline: number | null;
  /** When the player to act begins to use up their time bank. */
  bankFrom: number;
  /** The clock called on the player to act, until they have acted; `by` is null for the director. */
  called: { readonly by: number | null; readonly until: number } | null;
  /** Players who have folded and would rather see the next hand. */
  readonly hurried: Set<PlayerId>;
  /** The cards players showed by choice when the hand was over. */
  readonly flashed: Map<number, (string | null)[]>;
  /** Cancels what the hand waits for. */
  cancelTimer: (() => void) | null;
};

export type HandsInPlay = ReadonlyMap<TableId, HandInPlay>;

/** The hand that the tournament has begun at this table. */
export function handInPlay(
  { players }: Pick<Tournament, 'players'>,
  table: Table,
  hand: Hand,
  events: readonly HandEvent[],
): HandInPlay {
  const { number, seats: dealtTo } = table.hand!;
  return {
    table: table.id,
    number,
    hand,
    // Players who got a seat since the deal are not in this hand.
    seats: new Map([...table.seats].filter(([seat]) => dealtTo.includes(seat))),
    absent: new Set([...table.seats.values()].filter((player) => isAway(players.get(player)!))),
    version: events.length,
    told: publicEvents(events),
    deadline: null,
    bankFrom: 0,
    called: null,
    hurried: new Set(),
    flashed: new Map(),
    cancelTimer: null,
  };
}

export function seatIn({ seats }: Pick<HandInPlay, 'seats'>, { player }: Actor): number | null {
  if (player !== null) for (const [seat, id] of seats) if (id === player) return seat;
  return null;
}

/** Nothing happens in the hand until somebody sets its time again. */
export function stopTimer(playing: HandInPlay): void {
  playing.cancelTimer?.();
  playing.cancelTimer = null;
  playing.deadline = null;
}
