import { StoreError } from '../store/store-error.ts';
import { AppendFailed } from './append-failed.ts';
import type { Ports } from './ports.ts';
import { RoomFailed, type RoomFault, type RoomTimer } from './room-fault.ts';

/** A timer that fires this late means that the machine slept. */
const LATE_MS = 5_000;

type GuardPorts = Pick<Ports, 'now' | 'later' | 'report'>;

/** What the guard asks of its room. */
type GuardedRoom = {
  /** Where the tournament stands, for the log. */
  whereItStands(): Omit<RoomFault, 'at' | 'error' | 'command'>;
  /** Sends everybody away; the room reopens from the store. */
  fail(error: Error): void;
  lookAtTime(): void;
};

/** Runs everything a room does, so that an exception in one room fails that room and no other. */
export class RoomGuard {
  /** Nothing happens in the room any more: it failed or was closed. */
  stopped = false;
  /** Why the room cannot continue; it reopens from the store. */
  failed: Error | null = null;
  private readonly ports: GuardPorts;
  private readonly room: GuardedRoom;

  constructor(ports: GuardPorts, room: GuardedRoom) {
    this.ports = ports;
    this.room = room;
  }

  later(timer: RoomTimer, ms: number, run: () => void): () => void {
    const due = this.ports.now() + ms;
    return this.ports.later(ms, () => {
      if (this.stopped) return;
      // After a sleep everybody first gets fresh time; then no player is late any more.
      const late = this.ports.now() - due > LATE_MS;
      if (late) this.room.lookAtTime();
      if (!(late && timer === 'hand')) this.run(timer, run);
    });
  }

  run<T>(at: string, run: () => T): T | undefined {
    try {
      return run();
    } catch (error) {
      this.fault(at, error);
      return undefined;
    }
  }

  /** The same for a request: whoever waits for its answer learns that the room failed. */
  async answer<T>(at: string, run: () => Promise<T> | T, command?: unknown): Promise<T> {
    if (this.failed !== null) throw this.failed;
    try {
      return await run();
    } catch (error) {
      // A failed append has failed the room already; a failed read changed nothing.
      if (this.failed !== null || error instanceof StoreError || error instanceof AppendFailed) throw error;
      this.fault(at, error, command);
      throw new RoomFailed(error);
    }
  }

  fault(at: string, error: unknown, command?: unknown): void {
    if (this.failed !== null) return;
    this.report(at, error, command);
    this.fail(new RoomFailed(error));
  }

  fail(error: Error): void {
    this.room.fail(error);
  }

  /** Into the log; the room goes on. */
  report(at: string, error: unknown, command?: unknown): void {
    this.ports.report({
      ...this.room.whereItStands(),
      at,
      error,
      ...(command !== undefined && { command }),
    });
  }
}
