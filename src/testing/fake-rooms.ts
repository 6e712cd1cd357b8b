import type { Rulebook } from '../engine/choices/rulebook.ts';
import { accept, type Result } from '../engine/refusal.ts';
import type { TournamentCommand } from '../engine/tournament/commands.ts';
import { createTournament } from '../engine/tournament/create.ts';
import { decide } from '../engine/tournament/decide.ts';
import type { TournamentEvent } from '../engine/tournament/events.ts';
import type { PlayerId } from '../engine/tournament/state/state.ts';
import type { UndoStack } from '../engine/tournament/undo.ts';
import type { Answer } from '../protocol/frames.ts';
import type { Actor } from '../room/actor.ts';
import type { AskedFrame, Client, RoomPort, Seen } from '../room/room-port.ts';
import type { Goodbye, RoomOptions, RoomsPort } from '../room/rooms-port.ts';
import { historyOf } from '../room/unreadable.ts';
import type { EventStore } from '../store/event-store.ts';

const asWritten = (events: readonly TournamentEvent[]) =>
  events.map((event) => ({ type: event.type, data: event as unknown }));

/** A room that carries out commands and remembers who asked for what; it deals nothing. */
export class FakeRoom implements RoomPort {
  readonly id: string;
  readonly options: RoomOptions;
  version: number;
  history: UndoStack;
  readonly asked: { who: Actor; what: string }[] = [];
  readonly clients = new Map<Client, { who: Actor; seen: Seen }>();
  private readonly store: EventStore;
  private last: Promise<unknown> = Promise.resolve();

  constructor(store: EventStore, id: string, events: readonly TournamentEvent[], options: RoomOptions) {
    this.store = store;
    this.id = id;
    this.options = options;
    this.version = events.length;
    this.history = historyOf(events);
  }

  get tournament() {
    return this.history.tournament;
  }

  isBot(player: PlayerId): boolean {
    return /^bot\d+$/.test(player) && Number(player.slice(3)) <= this.options.bots;
  }

  attach(client: Client, who: Actor, seen: Seen): void {
    this.clients.set(client, { who, seen });
    const { role, player } = who;
    client.send(JSON.stringify({ type: 'welcome', tournament: this.id, role, player, now: 0 }));
    client.send(JSON.stringify({ type: 'tournament', version: this.version }));
  }

  async greet(): Promise<readonly string[]> {
    return [];
  }

  detach(client: Client): void {
    this.clients.delete(client);
  }

  do(who: Actor, key: string, command: TournamentCommand): Promise<Answer> {
    this.asked.push({ who, what: command.type });
    const done = this.last.then(async (): Promise<Answer> => {
      const owned = `${who.device}:${key}`;
      const before = await this.store.answerTo(this.id, owned);
      if (before !== null) return before.answer as Answer;
      const done = decide(this.history, command, { now: 0, entropy: '11'.repeat(32) });
      if (!done.ok) return { type: 'refused', key, ...done.refusal };
      const version = this.version + done.value.events.length;
      const answer: Answer = { type: 'done', key, version };
      const stream = `tournament/${this.id}`;
      await this.store.append({
        streams: [{ stream, expected: this.version, events: asWritten(done.value.events) }],
        command: { tournament: this.id, key: owned, answer },
      });
      this.history = done.value.history;
      this.version = version;
      for (const client of this.clients.keys()) client.send(JSON.stringify({ type: 'tournament', version }));
      return answer;
    });
    this.last = done.catch(() => {});
    return done;
  }

  async ask(_: Client, who: Actor, frame: AskedFrame): Promise<Answer | null> {
    if (frame.type === 'do') return this.do(who, frame.key, frame.command);
    if (frame.type === 'watch' || frame.type === 'prove') return null;
    this.asked.push({ who, what: named(frame) });
    return frame.type === 'commit' || frame.type === 'reveal'
      ? null
      : { type: 'done', key: frame.key, version: 1 };
  }
}

function named(frame: AskedFrame): string {
  if (frame.type === 'act') return `act ${frame.action}`;
  if (frame.type === 'table') return frame.do;
  return frame.type === 'rule' ? `rule on ${frame.irregularity}` : frame.type;
}

export class FakeRooms implements RoomsPort {
  private readonly rooms = new Map<string, FakeRoom>();
  private readonly store: EventStore;

  constructor(store: EventStore) {
    this.store = store;
  }

  async create(
    id: string,
    name: string,
    rulebook: Rulebook,
    options: RoomOptions,
  ): Promise<Result<FakeRoom>> {
    const created = createTournament(id, name, rulebook, options.kind);
    if (!created.ok) return created;
    await this.store.append({
      streams: [{ stream: `tournament/${id}`, expected: 0, events: asWritten(created.value) }],
    });
    const room = new FakeRoom(this.store, id, created.value, options);
    this.rooms.set(id, room);
    return accept(room);
  }

  async room(id: string): Promise<FakeRoom | null> {
    const open = this.rooms.get(id);
    if (open !== undefined) return open;
    const events = (await this.store.read(`tournament/${id}`)).map(({ data }) => data as TournamentEvent);
    if (events.length === 0) return null;
    const room = new FakeRoom(this.store, id, events, { kind: 'live', bots: 0 });
    this.rooms.set(id, room);
    return room;
  }

  async whileClosed<T>(ids: readonly string[], goodbye: Goodbye, work: () => Promise<T>): Promise<T> {
    for (const id of ids) {
      for (const client of this.rooms.get(id)?.clients.keys() ?? []) client.close(...goodbye);
      this.rooms.delete(id);
    }
    return work();
  }

  list(): readonly FakeRoom[] {
    return [...this.rooms.values()];
  }

  async close(): Promise<void> {}
}
