import type { TournamentCommand } from '../engine/tournament/commands.ts';
import type { ServerFrame } from '../protocol/frames.ts';
import { type Actor, SYSTEM } from '../room/actor.ts';
import type { Client } from '../room/room-port.ts';
import { Rooms } from '../room/rooms.ts';
import { findRulebook } from '../rulebooks/index.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { TestPorts } from './time.ts';

type Of<T extends ServerFrame['type']> = ServerFrame & { type: T };

/** A screen in a test: it keeps every frame it was sent. */
export class TestScreen implements Client {
  readonly who: Actor;
  readonly frames: ServerFrame[] = [];
  closed: string | null = null;

  constructor(who: Actor = SYSTEM) {
    this.who = who;
  }

  send(text: string): void {
    this.frames.push(JSON.parse(text));
  }

  close(_code: number, reason: string): void {
    this.closed = reason;
  }

  all<T extends ServerFrame['type']>(type: T): Of<T>[] {
    return this.frames.filter((frame): frame is Of<T> => frame.type === type);
  }

  last<T extends ServerFrame['type']>(type: T): Of<T> | undefined {
    return this.frames.findLast((frame): frame is Of<T> => frame.type === type);
  }
}

/** A tournament in a room, on a clock the test moves; `direct` sends a command as the director would. */
export async function roomTournament(given: {
  bots: number;
  rulebook?: string;
  store?: MemoryStore;
  seed?: number;
}) {
  const { bots, rulebook = 'homepokertourney', store = new MemoryStore(), seed } = given;
  const ports = new TestPorts(seed);
  const rooms = await Rooms.start(store, ports);
  const created = await rooms.create('tournament', 'A night', findRulebook(rulebook)!, {
    kind: 'dealt',
    bots,
  });
  if (!created.ok) throw new Error(created.refusal.message);
  const room = created.value;
  let keys = 0;
  const key = (): string => `key-${keys++}-of-the-test`;
  const direct = async (command: TournamentCommand) => {
    const answered = room.do(SYSTEM, key(), command);
    // The caller who awaits it sees a failure; until then it must not count as unhandled.
    answered.catch(() => {});
    await ports.settle();
    return answered;
  };
  return { ports, rooms, room, store, key, direct };
}

/** The commands that seat everybody and start the clock. */
export const startCommands = (kind: 'live' | 'dealt') =>
  [{ type: 'draw-seats', kind }, { type: 'start' }] as const;
