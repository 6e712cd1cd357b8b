import type { PlayerId } from '../engine/tournament/state/state.ts';
import type { Role } from '../protocol/frames.ts';
import type { Power } from './permissions.ts';
import type { RoomPort } from './room-port.ts';

/** Somebody in a tournament, as the server has made sure. */
export type Actor = {
  /** The device's name for keeping idempotency keys apart; never its token. */
  readonly device: string;
  readonly role: Role;
  /** Whose seat it is; a director who plays has one too. */
  readonly player: PlayerId | null;
  /** What an assistant has been handed. */
  readonly powers?: readonly Power[];
};

/** A bot's seat is nobody's, even where an older house has given it to a phone. */
export const asSeated = (room: Pick<RoomPort, 'isBot'>, who: Actor): Actor =>
  who.player !== null && room.isBot(who.player) ? { ...who, player: null } : who;

export const SYSTEM: Actor = { device: 'system', role: 'director', player: null };
