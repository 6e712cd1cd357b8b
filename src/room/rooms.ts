import type { Rulebook } from '../engine/choices/rulebook.ts';
import { accept, type Result, refuse } from '../engine/refusal.ts';
import { createTournament } from '../engine/tournament/create.ts';
import { asNew, type EventStore } from '../store/event-store.ts';
import { tournamentStream } from '../store/names.ts';
import { AppendFailed } from './append-failed.ts';
import { KINDS } from './documents.ts';
import { LOOK_MS, type Ports, TABLE_PACE } from './ports.ts';
import { Room } from './room.ts';
import { RoomFailed } from './room-fault.ts';
import { NO_BOTS, type OpenOptions, type RoomSettings } from './room-settings.ts';
import type { Goodbye, RoomOptions, RoomsPort } from './rooms-port.ts';
import { newBots, seatBots } from './seating-bots.ts';

/** A dealt table waits once nobody has been connected for this long. */
const HOLD_WHEN_EMPTY_MS = 5 * 60_000;

/** A tournament that nobody looks at leaves memory after this long. */
const QUIET_MS = 10 * 60_000;

/** How rooms are run where several servers share a site. */
export type RoomsOptions = {
  /** The store a tournament is played in; throws if this server does not play it. */
  readonly storeOf?: (id: string) => EventStore;
} & Pick<OpenOptions, 'goOnByItself' | 'holdWhenEmptyMs'>;

/** All tournaments of a site; those that somebody asks for are open. */
export class Rooms implements RoomsPort {
  private readonly store: EventStore;
  private readonly ports: Ports;
  private readonly options: RoomsOptions;
  private readonly open = new Map<string, Promise<Room | null>>();
  private readonly opened = new Map<string, Room>();
  /** Tournaments whose log is being rewritten, until that is done. */
  private readonly shut = new Map<string, Promise<void>>();
  /** Tournaments whose log was rewritten. */
  private readonly rewritten = new Set<string>();
  /** When the server was last known to be up before this start, and when it started. */
  private readonly away: { readonly since: number; readonly until: number } | null;
  /** Tournaments whose director has been told of that. */
  private readonly toldOfAbsence = new Set<string>();
  private stopHeartbeat: (() => void) | null = null;

  constructor(store: EventStore, ports: Ports, downSince: number | null, options: RoomsOptions = {}) {
    this.store = store;
    this.ports = ports;
    this.away = downSince === null ? null : { since: downSince, until: ports.now() };
    this.options = options;
  }

  static async start(store: EventStore, ports: Ports, options: RoomsOptions = {}): Promise<Rooms> {
    const alive = (await store.get(KINDS.server, 'alive')) as { at: number } | null;
    const rooms = new Rooms(store, ports, alive?.at ?? null, options);
    rooms.heartbeat();
    return rooms;
  }

  private heartbeat(): void {
    this.lookAtTime();
    // Whoever has something to save hears of a full disk; the next heartbeat may find space again.
    this.store.put(KINDS.server, 'alive', { at: this.ports.now() }).catch(() => {});
    this.forgetQuiet();
    this.stopHeartbeat = this.ports.later(LOOK_MS, () => this.heartbeat());
  }

  /** The machine may have slept or its date been set: every room is told before anything else happens there. */
  private lookAtTime(): void {
    const lost = this.ports.timeLost();
    if (lost.sleptMs > 0 || lost.jumpedMs !== 0) for (const room of this.list()) room.timeWasLost(lost);
  }

  forgetQuiet(): void {
    for (const room of [...this.opened.values()]) if (room.isQuiet(QUIET_MS)) this.forget(room);
  }

  /** Out of memory, not out of the store: the next request opens it again. */
  forget(room: Room): void {
    room.stop();
    this.open.delete(room.id);
    this.opened.delete(room.id);
  }

  async create(id: string, name: string, rulebook: Rulebook, options: RoomOptions): Promise<Result<Room>> {
    const found = await createTournamentIn(this.store, id, name, rulebook, options);
    if (!found.ok) return found;
    const room = (await this.room(id))!;
    await seatBots(room, options.bots);
    return accept(room);
  }

  room(id: string): Promise<Room | null> {
    const found = this.open.get(id) ?? this.load(id);
    this.open.set(id, found);
    return found.then(
      (room) => {
        if (room === null) this.open.delete(id);
        if (room === null || room.failed === null) return room;
        // It reopens from the store, once everything it had decided is committed or has failed.
        if (this.open.get(id) === found) {
          this.opened.delete(id);
          const after = room.failed instanceof RoomFailed ? 'problem' : 'restart';
          this.open.set(
            id,
            room.settled().then(() => this.load(id, after)),
          );
        }
        return this.room(id);
      },
      (error: unknown) => {
        if (this.open.get(id) === found) this.open.delete(id);
        throw error;
      },
    );
  }

  async whileClosed<T>(ids: readonly string[], goodbye: Goodbye, work: () => Promise<T>): Promise<T> {
    let open!: () => void;
    const shut = new Promise<void>((resolve) => {
      open = resolve;
    });
    // From this moment on requests for these rooms wait.
    const rooms = ids.map((id) => this.open.get(id));
    for (const id of ids) {
      this.shut.set(id, shut);
      this.rewritten.add(id);
      this.open.delete(id);
    }
    try {
      for (const room of await Promise.all(rooms)) {
        await room?.close(new AppendFailed('its log is being changed'), ...goodbye);
        if (room != null) this.opened.delete(room.id);
      }
      return await work();
    } finally {
      for (const id of ids) this.shut.delete(id);
      open();
    }
  }

  private async load(id: string, after: OpenOptions['after'] = 'restart'): Promise<Room | null> {
    await this.shut.get(id);
    const store = this.options.storeOf?.(id) ?? this.store;
    const settings = ((await store.get(KINDS.room, id)) as RoomSettings | null) ?? NO_BOTS;
    const room = await Room.open(id, store, this.ports, settings, {
      ...this.options,
      after,
      lookAtTime: () => this.lookAtTime(),
    });
    if (room === null) return null;
    room.rewritten = this.rewritten.has(id);
    this.opened.set(id, room);
    if (this.away !== null && !this.toldOfAbsence.has(id) && !(await this.isNewSample(id)))
      room.tellOfAbsence(this.away.since, this.away.until);
    this.toldOfAbsence.add(id);
    return room;
  }

  /** A sample comes with a past; one made since this start missed nothing. */
  private async isNewSample(id: string): Promise<boolean> {
    const made = (await this.store.get(KINDS.sample, id)) as { at: number } | null;
    return made !== null && made.at >= this.away!.until;
  }

  list(): readonly Room[] {
    return [...this.opened.values()].filter(({ failed }) => failed === null);
  }

  /** Begins nothing new; what was decided is still committed. */
  async close(): Promise<void> {
    this.stopHeartbeat?.();
    for (const room of this.open.values()) (await room)?.stop();
  }
}

/** Stores a new tournament; its bots buy in once there is a room. */
export async function createTournamentIn(
  store: EventStore,
  id: string,
  name: string,
  rulebook: Rulebook,
  { kind, bots, lineup, pace, fill = 0, adults = false }: RoomOptions,
): Promise<Result<null>> {
  const created = createTournament(id, name, rulebook, kind);
  if (!created.ok) return created;
  const settings: RoomSettings = {
    kind,
    // Those that may fill empty seats are known as bots from the start: nobody else gets their ids.
    bots: newBots(Math.max(bots, fill - 1), lineup),
    pace: { ...TABLE_PACE, ...pace },
    ...(fill > 0 && { fill }),
    ...(adults && { adults }),
  };
  const kept = await store.append({
    streams: [{ stream: tournamentStream(id), expected: 0, events: created.value.map(asNew) }],
    documents: [{ do: 'put', kind: KINDS.room, id, data: settings }],
  });
  if (kept.ok) return accept(null);
  return refuse({ code: 'taken', rule: null, message: `there is already a tournament "${id}"` });
}

/** A site's tournaments, for a server of its own. */
export const openRooms = (store: EventStore, ports: Ports): Promise<Rooms> =>
  Rooms.start(store, ports, { holdWhenEmptyMs: HOLD_WHEN_EMPTY_MS });
