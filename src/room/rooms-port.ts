import type { Rulebook } from '../engine/choices/rulebook.ts';
import type { Result } from '../engine/refusal.ts';
import type { DealtPace } from './ports.ts';
import type { RoomPort } from './room-port.ts';

export type RoomOptions = {
  /** Whether people deal or the server does. */
  readonly kind: 'live' | 'dealt';
  /** How many seats bots fill. */
  readonly bots: number;
  /** How fast the server deals, where it is not as usual. */
  readonly pace?: Partial<DealtPace>;
};

/** How sockets are closed: a code and a reason. */
export type Goodbye = readonly [code: number, reason: string];

/** Every tournament of this house. */
export type RoomsPort = {
  create(id: string, name: string, rulebook: Rulebook, options: RoomOptions): Promise<Result<RoomPort>>;
  /** Opened from the store if need be; null if there is none. */
  room(id: string): Promise<RoomPort | null>;
  /**
   * Nobody plays these while their log is changed: their sockets are closed so, whoever asks for one waits, and gets it as
   * it is then.
   */
  whileClosed<T>(ids: readonly string[], goodbye: Goodbye, work: () => Promise<T>): Promise<T>;
  /** This server's share of a house that many keep. */
  readonly shards?: number;
  /** Those that are open now. */
  list(): readonly RoomPort[];
  /** Lets what is being written end. */
  close(): Promise<void>;
};
