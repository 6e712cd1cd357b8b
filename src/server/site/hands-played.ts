import { readClock } from '../../engine/clock/clock.ts';
import { currencyOf } from '../../engine/money/currency.ts';
import type { HandEvent } from '../../engine/record/events.ts';
import type { TournamentEvent } from '../../engine/tournament/events.ts';
import { evolve, tournamentFrom } from '../../engine/tournament/evolve.ts';
import { prizesLeft } from '../../engine/tournament/money/finish.ts';
import type { PlayerId, Tournament } from '../../engine/tournament/state/state.ts';
import type { UndoStack } from '../../engine/tournament/undo.ts';
import { type HandSummary, replayFor, summarise } from '../../engine/views/replay.ts';
import type { Audience } from '../../engine/views/view.ts';
import { type Bounty, currencyCode, type Occasion as RecordedOccasion } from '../../history/occasion.ts';
import { copyFor, type HandCopy } from '../../history/readers.ts';
import type { HandAtAGlance, HandsPlayed, HandToReplay } from '../../protocol/hands.ts';
import type { Actor } from '../../room/actor.ts';
import { versionOf } from '../../room/read-tournament.ts';
import type { EventStore } from '../../store/event-store.ts';
import { handStream, handsOf, tournamentStream } from '../../store/names.ts';
import { LastVersion } from './last-version.ts';

/** The tournament when a hand began: who sat where then, and at what time; and the bounties that were won with it. */
export type Occasion = {
  readonly table: string;
  readonly number: number;
  readonly tournament: Tournament;
  readonly at: number;
  /** Null while it is played. */
  readonly ended: number | null;
  readonly bounties: readonly BountyWon[];
};
type BountyWon = Extract<TournamentEvent, { readonly type: 'bounty-won' }>;

export const handName = (table: string, number: number): string => `${table}/${number}`;

/** Every hand of a tournament, by table and number, with the tournament as it was then; read on as it goes on. */
export class Occasions {
  readonly found = new Map<string, Occasion>();
  /** The hand that ended last: bounties won next were won with it. */
  private ended: string | null = null;
  /** Events taken so far. */
  version = 0;
  /** The hand on each table, or the last one there. */
  private readonly playing = new Map<string, string>();
  private history: UndoStack | null = null;
  private at = 0;

  take(events: readonly TournamentEvent[]): this {
    for (const event of events) {
      this.history = this.history === null ? tournamentFrom([event]) : evolve(this.history, event);
      if (event.type === 'began') this.at = event.at;
      if (event.type === 'hand-followed') this.at = event.at;
      if (event.type === 'hand-started' || event.type === 'hand-followed')
        this.began(event.table, event.number, this.history.tournament);
      if (event.type === 'hand-ended') this.over(event.table);
      if (event.type === 'bounty-won') this.pay(event);
    }
    this.version += events.length;
    return this;
  }

  private began(table: string, number: number, tournament: Tournament): void {
    this.playing.set(table, handName(table, number));
    this.found.set(handName(table, number), {
      table,
      number,
      tournament,
      at: this.at,
      ended: null,
      bounties: [],
    });
  }

  private over(table: string): void {
    const name = this.playing.get(table);
    const occasion = name === undefined ? undefined : this.found.get(name);
    if (occasion === undefined) return;
    this.found.set(name!, { ...occasion, ended: this.at });
    this.ended = name!;
  }

  private pay(won: BountyWon): void {
    const occasion = this.ended === null ? undefined : this.found.get(this.ended);
    // The winner's own bounty is nobody's.
    if (occasion === undefined || won.player === won.from) return;
    this.found.set(this.ended!, { ...occasion, bounties: [...occasion.bounties, won] });
  }
}

/** `2026-01-31T19:30:00Z` */
export const utc = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');

/** Where and when a hand was played, for other programs. */
export function recordedOccasion(occasion: Occasion): RecordedOccasion {
  const { tournament, table, number, at } = occasion;
  const { seats, chairs } = tournament.tables.get(table)!;
  const { buyIn, bounty, startingStack } = tournament.rulebook.tournament;
  const bounties = bountiesIn(occasion);
  return {
    id: `${tournament.id}-${table}-${number}`,
    at: utc(at),
    table,
    chairs,
    name: (seat) => tournament.players.get(seats.get(seat) ?? '')?.name ?? `Seat ${seat}`,
    level: readClock(tournament.clock, at).level,
    ...(bounties.length > 0 && { bounties }),
    tournament: {
      id: tournament.id,
      name: tournament.name,
      at: utc(tournament.startedAt ?? at),
      currency: currencyCode(currencyOf(tournament.rulebook).symbol),
      buyIn: buyIn.use,
      bounty: bounty.use,
      startingStack: startingStack.use,
      tables: tournament.tables.size,
      levelMinutes: tournament.clock.levels[0]?.minutes ?? 0,
    },
  };
}

function bountiesIn({ tournament, table, bounties }: Occasion): Bounty[] {
  const seats = [...tournament.tables.get(table)!.seats];
  const seatOf = (player: string): number => seats.find(([, id]) => id === player)?.[0] ?? 0;
  const out = [...new Set(bounties.map(({ from }) => from))];
  return out.map((from) => {
    const won = bounties.filter((bounty) => bounty.from === from);
    const amount = won.reduce((sum, bounty) => sum + bounty.amount, 0);
    return { out: seatOf(from), by: won.map(({ player }) => seatOf(player)), amount };
  });
}

/** Everybody sees of a hand what they could see at the table. */
export function readerOf({ role, player }: Actor, tournament: Tournament, table: string): Audience {
  const seat = [...tournament.tables.get(table)!.seats].find(([, id]) => id === player)?.[0];
  if (player !== null && seat !== undefined)
    return { role: role === 'director' ? 'director' : 'player', seat };
  return { role: role === 'director' ? 'director' : 'spectator' };
}

/** Whether a player has cards in a hand that is being played. */
const isInHand = ({ tables }: Tournament, player: PlayerId | null): boolean =>
  [...tables.values()].some(
    ({ hand, seats }) => hand !== null && [...seats.values()].some((id) => id === player),
  );

function atStake({ tournament, table }: Occasion): HandToReplay['atStake'] {
  const elsewhere = [...tournament.tables.values()]
    .filter(({ id }) => id !== table)
    .flatMap(({ seats }) => [...seats.values()].map((id) => tournament.players.get(id)!.stack));
  if (elsewhere.includes(null)) return null;
  return {
    prizes: prizesLeft(tournament),
    currency: currencyOf(tournament.rulebook),
    elsewhere: elsewhere.filter((stack) => stack !== null),
  };
}

/** A finished hand as its reader saw it; `now` is the tournament as it is. */
export function handToReplay(
  events: readonly HandEvent[],
  occasion: Occasion,
  who: Actor,
  now: Tournament,
): HandToReplay {
  const { tournament, table, number, at } = occasion;
  const { seats } = tournament.tables.get(table)!;
  const reader = readerOf(who, tournament, table);
  const { players, ...replay } = replayFor(events, reader);
  return {
    ...replay,
    tournament: tournament.name,
    table,
    number,
    at,
    mine: 'seat' in reader && players.some(({ seat }) => seat === reader.seat) ? reader.seat : null,
    players: players.map(({ seat, stack }) => {
      const player = seats.get(seat)!;
      return { seat, stack, player, name: tournament.players.get(player)!.name };
    }),
    // A solver is no help at the table: it speaks when the hand is over.
    atStake: isInHand(now, who.player) ? null : atStake(occasion),
  };
}

/** As many as are kept at hand; a hand that is over never changes. */
const KEPT = 20_000;
const TOURNAMENTS = 16;

/** The hands of the site that are over, and what anybody in the tournament may know of them. */
export class HandsOver {
  private readonly store: EventStore;
  private readonly known = new Map<string, HandSummary>();
  private readonly tournaments = new Map<string, Occasions>();
  /** As of how many rewritings all that is known here. */
  private rewrites = 0;
  private readonly lists: LastVersion<Omit<HandsPlayed, 'me'>>;

  constructor(store: EventStore) {
    this.store = store;
    this.lists = new LastVersion(store, TOURNAMENTS);
  }

  /** Worked out once for everybody while the tournament stays as it is: a hand that ends is one of its events. */
  async list(tournament: string, who: Actor): Promise<HandsPlayed> {
    const version = await versionOf(this.store, tournament);
    const list = await this.lists.get(tournament, version, () => this.listed(tournament));
    return { me: who.player, ...list };
  }

  private async listed(tournament: string): Promise<Omit<HandsPlayed, 'me'>> {
    const at = await this.occasionsOf(tournament);
    const hands: HandAtAGlance[] = [];
    const people: Record<string, string> = {};
    for (const { stream } of await this.store.streams(handsOf(tournament))) {
      const [, , table = '', digits] = stream.split('/');
      const number = Number(digits);
      const occasion = at.get(handName(table, number));
      const summary = occasion === undefined ? null : await this.summaryOf(stream);
      if (occasion === undefined || summary === null) continue;
      const { tournament, at: began } = occasion;
      const chairs = tournament.tables.get(table)!.seats;
      const { dealt, ...glance } = summary;
      const seats = Object.fromEntries(dealt.map((seat) => [seat, chairs.get(seat)!]));
      for (const player of Object.values(seats)) people[player] = tournament.players.get(player)!.name;
      hands.push({ table, number, at: began, seats, ...glance });
    }
    hands.sort((a, b) => a.at - b.at || a.table.localeCompare(b.table) || a.number - b.number);
    return { people, hands };
  }

  /** The hands of a tournament and when they were; only what is new is read. */
  async occasionsOf(tournament: string): Promise<ReadonlyMap<string, Occasion>> {
    if (this.rewrites !== this.store.rewrites) {
      this.rewrites = this.store.rewrites;
      this.known.clear();
      this.tournaments.clear();
    }
    const occasions = this.tournaments.get(tournament) ?? new Occasions();
    // The tournament looked at last is the last to be forgotten.
    this.tournaments.delete(tournament);
    this.tournaments.set(tournament, occasions);
    if (this.tournaments.size > TOURNAMENTS) this.tournaments.delete(this.tournaments.keys().next().value!);
    const { version } = occasions;
    const recorded = await this.store.read(tournamentStream(tournament), version);
    // Somebody who asked at the same time may have taken them already.
    if (occasions.version === version) occasions.take(recorded.map(({ data }) => data as TournamentEvent));
    return occasions.found;
  }

  /**
   * Every hand that is over, in the order they were played, as its reader saw it: a player's own hands, and for others the
   * whole tournament as the table saw it.
   */
  async copies(tournament: string, who: Actor): Promise<HandCopy[]> {
    const { hands } = await this.list(tournament, who);
    const occasions = await this.occasionsOf(tournament);
    const own = hands.filter(({ seats }) => who.player === null || Object.values(seats).includes(who.player));
    const copies: HandCopy[] = [];
    for (const { table, number } of own) {
      const occasion = occasions.get(handName(table, number))!;
      const events = await this.eventsOf(handStream(tournament, table, number));
      const reader = readerOf(who, occasion.tournament, table);
      copies.push(copyFor(events, recordedOccasion(occasion), reader));
    }
    return copies;
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
}
