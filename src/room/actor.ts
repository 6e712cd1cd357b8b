import type { PlayerId, TableId } from '../engine/tournament/state/state.ts';
import type { Power, Role } from '../protocol/frames.ts';

/** Somebody in a tournament; the server has checked who they are. */
export type Actor = {
  /** The device's name, which keeps its idempotency keys apart from others'; never its token. */
  readonly device: string;
  readonly role: Role;
  /** Whose seat they have; a director who plays has one too. */
  readonly player: PlayerId | null;
  /** What an assistant has been handed. */
  readonly powers?: readonly Power[];
  /** The table whose hands this device taps in, besides those its player does. */
  readonly remote?: TableId;
};

/** Nobody has a bot's seat, even where an earlier version gave it to a phone. */
export const asSeated = (room: { isBot(player: PlayerId): boolean }, who: Actor): Actor =>
  who.player !== null && room.isBot(who.player) ? { ...who, player: null } : who;

export const SYSTEM: Actor = { device: 'system', role: 'director', player: null };
