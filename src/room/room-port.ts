import type { TournamentCommand } from '../engine/tournament/commands.ts';
import type { PlayerId, Tournament } from '../engine/tournament/state/state.ts';
import type { Answer, ClientFrame } from '../protocol/frames.ts';
import type { Actor } from './actor.ts';

/** One open socket, as a room sees it. */
export type Client = {
  /** A frame as JSON text, encoded once for all clients that get the same. */
  send(frame: string): void;
  close(code: number, reason: string): void;
};

export type Seen = (ClientFrame & { type: 'hello' })['seen'];

/** What a client sends after its hello. */
export type AskedFrame = Exclude<ClientFrame, { type: 'hello' | 'ping' }>;

/** A tournament being played. Permissions have been checked before anything gets here. */
export type RoomPort = {
  readonly id: string;
  readonly tournament: Tournament;
  readonly version: number;
  /** Whether Riffle plays that seat; then nobody else does. */
  isBot(player: PlayerId): boolean;
  /** Sends what the client has not seen, and everything that happens from now on. */
  attach(client: Client, who: Actor, seen: Seen): void;
  /** The welcome and the tournament, for a page to bring along: its screen need not wait for a socket. */
  greet(who: Actor): Promise<readonly string[]>;
  detach(client: Client): void;
  do(who: Actor, key: string, command: TournamentCommand): Promise<Answer>;
  /** A request from a socket. Null where there is nothing to answer. */
  ask(client: Client, who: Actor, frame: AskedFrame): Promise<Answer | null>;
};
