import type { Rulebook } from '../engine/choices/rulebook.ts';
import type { Result } from '../engine/refusal.ts';
import type { TournamentKind } from '../engine/tournament/state/state.ts';
import type { DealtPace } from './ports.ts';
import type { RoomPort } from './room-port.ts';
import type { RoomSettings } from './room-settings.ts';
import type { Lineup } from './seating-bots.ts';

export type RoomOptions = {
  /** Whether people deal, the server does, or both at different tables. */
  readonly kind: TournamentKind;
  /** How many bots have a seat from the start. */
  readonly bots: number;
  /** How good they are; as among friends unless said otherwise. */
  readonly lineup?: Lineup;
  /** How fast the server deals, where that differs from the usual. */
  readonly pace?: Partial<DealtPace>;
} & Pick<RoomSettings, 'fill' | 'adults'>;

/** How sockets are closed: a code and a reason. */
export type Goodbye = readonly [code: number, reason: string];

/** Every tournament of this site. */
export type RoomsPort = {
  create(id: string, name: string, rulebook: Rulebook, options: RoomOptions): Promise<Result<RoomPort>>;
  /** Opens it from the store if necessary; null if there is none. */
  room(id: string): Promise<RoomPort | null>;
  /**
   * Closes these rooms while their log is rewritten: their sockets are sent away with this goodbye, and requests for them
   * wait until it is done.
   */
  whileClosed<T>(ids: readonly string[], goodbye: Goodbye, work: () => Promise<T>): Promise<T>;
  /** This server's shards, where many servers share a site. */
  readonly shards?: number;
  /** Those that are open now. */
  list(): readonly RoomPort[];
  /** Lets writes under way finish. */
  close(): Promise<void>;
};
