import type { HandEvent } from '../engine/hand/events.ts';
import type { NightEvent } from '../engine/tournament/events.ts';
import { evolve, nightFrom } from '../engine/tournament/evolve.ts';
import type { Night } from '../engine/tournament/night.ts';
import { type HandSummary, replayFor, summarise } from '../engine/views/replay.ts';
import type { Audience } from '../engine/views/view.ts';
import type { HandAtAGlance, HandsPlayed, HandToReplay } from '../protocol/hands.ts';
import type { EventStore } from '../store/event-store.ts';
import { handsOf, tournamentStream } from '../store/names.ts';
import type { Who } from './who.ts';

/** The night when a hand began: who sat where then, and at what time. */
export type Occasion = { readonly night: Night; readonly at: number };

export const handName = (table: string, number: number): string => `${table}/${number}`;

/** Every hand of a night, by table and number, with the night as it was then. */
export function occasions(events: readonly NightEvent[]): Map<string, Occasion> {
  const found = new Map<string, Occasion>();
  let history = nightFrom(events.slice(0, 1));
  let at = 0;
  for (const event of events.slice(1)) {
    history = evolve(history, event);
    if (event.type === 'began') at = event.at;
    if (event.type === 'hand-started')
      found.set(handName(event.table, event.number), { night: history.night, at });
  }
  return found;
}

/** Each sees of a hand what he could see at it. */
export function readerOf({ role, player }: Who, night: Night, table: string): Audience {
  const seat = [...night.tables.get(table)!.seats].find(([, id]) => id === player)?.[0];
  if (player !== null && seat !== undefined)
    return { role: role === 'director' ? 'director' : 'player', seat };
  return { role: role === 'director' ? 'director' : 'spectator' };
}

/** A finished hand as its reader saw it. */
export function handToReplay(
  events: readonly HandEvent[],
  { night, at }: Occasion,
  { table, number }: { readonly table: string; readonly number: number },
  who: Who,
): HandToReplay {
  const { seats } = night.tables.get(table)!;
  const reader = readerOf(who, night, table);
  const { players, ...replay } = replayFor(events, reader);
  return {
    ...replay,
    night: night.name,
    table,
    number,
    at,
    mine: 'seat' in reader && players.some(({ seat }) => seat === reader.seat) ? reader.seat : null,
    players: players.map(({ seat, stack }) => {
      const player = seats.get(seat)!;
      return { seat, stack, player, name: night.players.get(player)!.name };
    }),
  };
}

/** As many as are kept at hand; a hand that is over never changes. */
const KEPT = 20_000;

/** The hands of the house that are over, and what anybody in the night may know of them. */
export class HandsOver {
  private readonly store: EventStore;
  private readonly known = new Map<string, HandSummary>();

  constructor(store: EventStore) {
    this.store = store;
  }

  async list(tournament: string, who: Who): Promise<HandsPlayed> {
    const at = occasions(await this.nightOf(tournament));
    const hands: HandAtAGlance[] = [];
    const people: Record<string, string> = {};
    for (const { stream } of await this.store.streams(handsOf(tournament))) {
      const [, , table = '', digits] = stream.split('/');
      const number = Number(digits);
      const occasion = at.get(handName(table, number));
      const summary = occasion === undefined ? null : await this.summaryOf(stream);
      if (occasion === undefined || summary === null) continue;
      const { night, at: began } = occasion;
      const chairs = night.tables.get(table)!.seats;
      const { dealt, ...glance } = summary;
      const seats = Object.fromEntries(dealt.map((seat) => [seat, chairs.get(seat)!]));
      for (const player of Object.values(seats)) people[player] = night.players.get(player)!.name;
      hands.push({ table, number, at: began, seats, ...glance });
    }
    hands.sort((a, b) => a.at - b.at || a.table.localeCompare(b.table) || a.number - b.number);
    return { me: who.player, people, hands };
  }

  private async summaryOf(stream: string): Promise<HandSummary | null> {
    const before = this.known.get(stream);
    if (before !== undefined) return before;
    const summary = summarise(await this.eventsOf(stream));
    if (summary === null) return null;
    if (this.known.size >= KEPT) this.known.clear();
    this.known.set(stream, summary);
    return summary;
  }

  private async eventsOf(stream: string): Promise<HandEvent[]> {
    return (await this.store.read(stream)).map(({ data }) => data as HandEvent);
  }

  private async nightOf(tournament: string): Promise<NightEvent[]> {
    return (await this.store.read(tournamentStream(tournament))).map(({ data }) => data as NightEvent);
  }
}
