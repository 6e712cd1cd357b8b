import type { TournamentCommand } from '../engine/tournament/commands.ts';
import type { PlayerId, Tournament } from '../engine/tournament/state/state.ts';
import type { Answer, ClientFrame } from '../protocol/frames.ts';
import type { Actor } from './actor.ts';

/** One open socket, as a room sees it. */
export type Client = {
  /** A frame as JSON text, encoded once for everybody who gets the same. */
  send(frame: string): void;
  close(code: number, reason: string): void;
};

export type Seen = (ClientFrame & { type: 'hello' })['seen'];

/** What a member sends once he has said hello. */
export type AskedFrame = Exclude<ClientFrame, { type: 'hello' | 'ping' }>;

/** A tournament being played. Who may do what has been asked before anything gets here. */
export type RoomPort = {
  readonly id: string;
  readonly tournament: Tournament;
  readonly version: number;
  /** Whether the house plays that seat; then nobody else does. */
  isBot(player: PlayerId): boolean;
  /** Sends what the client has not seen, and everything that happens from now on. */
  attach(client: Client, who: Actor, seen: Seen): void;
  /** What a page may bring along, so that its screen need not wait for a socket: the welcome and the night. */
  greet(who: Actor): Promise<readonly string[]>;
  detach(client: Client): void;
  do(who: Actor, key: string, command: TournamentCommand): Promise<Answer>;
  /** What comes on a socket. Null where there is nothing to say. */
  ask(client: Client, who: Actor, frame: AskedFrame): Promise<Answer | null>;
};
