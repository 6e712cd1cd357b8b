import type { Refusal } from '../engine/refusal.ts';
import type { SystemCommand, TournamentCommand } from '../engine/tournament/commands.ts';
import type { PlayerId, Tournament } from '../engine/tournament/state/state.ts';
import type { Role, ServerFrame } from '../protocol/frames.ts';
import type { Append } from '../store/event-store.ts';
import type { Broadcast } from './broadcast.ts';
import type { Ports } from './ports.ts';
import type { RoomClients } from './room-clients.ts';
import type { RoomTimer } from './room-fault.ts';
import type { RoomGuard } from './room-guard.ts';
import type { Client } from './room-port.ts';
import { isBotIn, type RoomSettings } from './room-settings.ts';
import type { Decided, TournamentLog } from './tournament-log.ts';

/** The parts of a room that dealing needs. */
export type RoomParts = {
  readonly id: string;
  readonly settings: RoomSettings;
  readonly ports: Pick<Ports, 'now' | 'secret'>;
  readonly clients: RoomClients;
  readonly guard: RoomGuard;
  readonly log: TournamentLog;
  readonly broadcast: Broadcast;
};

/** The room as the dealer sees it. Each part of the dealer picks what it uses. */
export class DealerRoom {
  readonly id: string;
  readonly settings: RoomSettings;
  private readonly parts: RoomParts;

  constructor(parts: RoomParts) {
    this.id = parts.id;
    this.settings = parts.settings;
    this.parts = parts;
  }

  get tournament(): Tournament {
    return this.parts.log.history.tournament;
  }

  get version(): number {
    return this.parts.log.version;
  }

  get stopped(): boolean {
    return this.parts.guard.stopped;
  }

  now(): number {
    return this.parts.ports.now();
  }

  secret(): string {
    return this.parts.ports.secret();
  }

  /** Runs it later, inside the room's guard; the answer cancels it. */
  later(timer: RoomTimer, ms: number, run: () => void): () => void {
    return this.parts.guard.later(timer, ms, run);
  }

  /** Into the log of faults; the room goes on. */
  report(at: string, error: unknown): void {
    this.parts.guard.report(at, error);
  }

  isBot(player: PlayerId): boolean {
    return isBotIn(this.settings, player);
  }

  get hasBots(): boolean {
    return Object.keys(this.settings.bots).length > 0;
  }

  /** Whether one of the player's phones is connected. */
  isHere(player: PlayerId): boolean {
    return this.parts.clients.isHere(player);
  }

  clientsOf(player: PlayerId): Iterable<Client> {
    return this.parts.clients.of(player);
  }

  /** To everybody, or to those of one role. */
  notice(code: string, message: string, role?: Role): void {
    this.parts.broadcast.notice(code, message, role);
  }

  tell(frame: ServerFrame, role?: Role): void {
    this.parts.broadcast.tell(frame, role);
  }

  afterCommit(send: () => void): void {
    this.parts.log.afterCommit(send);
  }

  /** Decides on the tournament as it is now; the caller must persist the write. */
  decide(command: TournamentCommand | SystemCommand): Decided {
    return this.parts.log.decide(command);
  }

  /** Does what Riffle does without being asked; the refusal, if it may not. */
  runAsSystem(command: TournamentCommand | SystemCommand): Refusal | null {
    return this.parts.log.runAsSystem(command);
  }

  persist(append: Append): Promise<void> {
    return this.parts.log.persist(append);
  }
}
