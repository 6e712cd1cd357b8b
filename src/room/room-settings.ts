import type { PlayerId, TournamentKind } from '../engine/tournament/state/state.ts';
import type { TemperamentName } from '../sim/temperaments.ts';
import { type DealtPace, TABLE_PACE } from './ports.ts';

/** What a tournament has besides its events: which players are bots, and how fast Riffle deals. */
export type RoomSettings = {
  readonly kind: TournamentKind;
  readonly bots: Readonly<Record<PlayerId, TemperamentName>>;
  readonly pace: DealtPace;
  /** Bots take the seats that are empty when play starts, up to so many players. */
  readonly fill?: number;
  /** The host has said that everybody who comes is of age. */
  readonly adults?: boolean;
};
export const NO_BOTS: RoomSettings = { kind: 'live', bots: {}, pace: TABLE_PACE };

export const isBotIn = ({ bots }: Pick<RoomSettings, 'bots'>, player: PlayerId): boolean =>
  Object.hasOwn(bots, player);

/** How a room is opened. */
export type OpenOptions = {
  /** Dealt tables continue as soon as somebody connects, without a tap: set where another server takes over at once. */
  readonly goOnByItself?: boolean;
  /** Why the room was not open. */
  readonly after?: 'restart' | 'problem';
  /** Dealt tables wait once nobody has been connected for this long. */
  readonly holdWhenEmptyMs?: number;
  /** Called when a timer fires late: the machine may have slept. */
  readonly lookAtTime?: () => void;
};
