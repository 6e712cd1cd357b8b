import { randomBytes } from 'node:crypto';
import { accept, type Result } from '../engine/refusal.ts';
import { carryOut, createNight, type NightCommand } from '../engine/tournament/decide.ts';
import type { NightEvent } from '../engine/tournament/events.ts';
import { type History, nightFrom } from '../engine/tournament/evolve.ts';
import type { HouseRules } from '../engine/tournament/night.ts';
import { viewNight } from '../engine/views/night-view.ts';
import type { RefusedFrame } from '../protocol/frames.ts';
import type { EventStore } from '../store/event-store.ts';
import { tournamentStream } from '../store/names.ts';
import { audienceOf } from './audience.ts';
import type { Answer, Client, RoomPort } from './room-port.ts';
import type { RoomOptions, RoomsPort } from './rooms-port.ts';
import type { Who } from './who.ts';

const written = (events: readonly NightEvent[]) =>
  events.map((event) => ({ type: event.type, data: event as unknown }));

/** A live night: commands in, its view out. */
class LiveRoom implements RoomPort {
  readonly id: string;
  version: number;
  private readonly store: EventStore;
  private history: History;
  private readonly clients = new Map<Client, Who>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(store: EventStore, id: string, events: readonly NightEvent[]) {
    this.store = store;
    this.id = id;
    this.version = events.length;
    this.history = nightFrom(events);
  }

  get night() {
    return this.history.night;
  }

  attach(client: Client, who: Who): void {
    this.clients.set(client, who);
    this.tell(client, who);
  }

  detach(client: Client): void {
    this.clients.delete(client);
  }

  do(who: Who, key: string, command: NightCommand): Promise<Answer> {
    const done = this.last.then(() => this.carryOut(who, key, command));
    this.last = done.catch(() => {});
    return done;
  }

  private async carryOut(who: Who, key: string, command: NightCommand): Promise<Answer> {
    const before = await this.store.answerTo(this.id, `${who.device}:${key}`);
    if (before !== null) return before.answer as Answer;
    const circumstances = { now: Date.now(), entropy: randomBytes(32).toString('hex') };
    const done = carryOut(this.history, command, circumstances);
    if (!done.ok) return { type: 'refused', key, ...done.refusal };
    const { events, history } = done.value;
    const answer: Answer = { type: 'done', key, version: this.version + events.length };
    await this.store.append({
      streams: [{ stream: tournamentStream(this.id), expected: this.version, events: written(events) }],
      command: { tournament: this.id, key: `${who.device}:${key}`, answer },
    });
    this.history = history;
    this.version = answer.version;
    for (const [client, each] of this.clients) this.tell(client, each);
    return answer;
  }

  private tell(client: Client, who: Who): void {
    const now = Date.now();
    const view = viewNight(this.night, audienceOf(who), now);
    client.send(JSON.stringify({ type: 'night', version: this.version, now, view }));
  }

  async act(_: Who, { key }: { key: string }): Promise<Answer> {
    return notDealt(key);
  }
  async hold(_: Who, { key }: { key: string }): Promise<Answer> {
    return notDealt(key);
  }
  commit(): RefusedFrame {
    return notDealt(null);
  }
  reveal(): RefusedFrame {
    return notDealt(null);
  }
}

const notDealt = (key: string | null): RefusedFrame => ({
  type: 'refused',
  key,
  code: 'not-dealt',
  message: 'No table here is dealt by the server.',
  rule: null,
});

export async function openRooms(store: EventStore): Promise<RoomsPort> {
  const open = new Map<string, LiveRoom>();
  return {
    async create(id: string, name: string, house: HouseRules, _: RoomOptions): Promise<Result<RoomPort>> {
      const created = createNight(id, name, house);
      if (!created.ok) return created;
      await store.append({
        streams: [{ stream: tournamentStream(id), expected: 0, events: written(created.value) }],
      });
      const room = new LiveRoom(store, id, created.value);
      open.set(id, room);
      return accept(room);
    },
    async room(id: string) {
      const there = open.get(id);
      if (there !== undefined) return there;
      const events = (await store.read(tournamentStream(id))).map(({ data }) => data as NightEvent);
      if (events.length === 0) return null;
      const room = open.get(id) ?? new LiveRoom(store, id, events);
      open.set(id, room);
      return room;
    },
    list: () => [...open.values()],
    close: async () => {},
  };
}
