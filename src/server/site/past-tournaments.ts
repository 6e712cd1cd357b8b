import { currencyOf } from '../../engine/money/currency.ts';
import type { TournamentEvent } from '../../engine/tournament/events.ts';
import { results } from '../../history/results.ts';
import type { PastTournament, UnreadableTournament } from '../../protocol/after.ts';
import { KINDS, write } from '../../room/documents.ts';
import { historyOf, orUnreadable, Unreadable } from '../../room/unreadable.ts';
import type { EventStore } from '../../store/event-store.ts';
import { tournamentOf } from '../../store/names.ts';
import { LastVersion } from './last-version.ts';

/** What is stored of a tournament until it goes on or is undone, in the shape of this version. */
type Kept = PastTournament & {
  readonly shape: typeof SHAPE;
  readonly version: number;
  readonly over: boolean;
  /** Everybody who bought in. */
  readonly names: readonly string[];
};
const SHAPE = 2;

/** What a site knows of its tournaments, and those it cannot read any more. */
export type Tournaments = {
  readonly tournaments: readonly Kept[];
  readonly unreadable: readonly UnreadableTournament[];
};

/** One for each store: what all tournaments were when they were last looked at. */
const lately = new WeakMap<EventStore, LastVersion<Tournaments>>();

/** Every tournament of this site except samples; one that cannot be read is named and left out. */
export async function tournamentsOf(store: EventStore): Promise<Tournaments> {
  const samples = new Set((await store.list(KINDS.sample)).map(({ id }) => id));
  const heads = (await store.streams('tournament/'))
    .map(({ stream, version }) => ({ id: tournamentOf(stream)!, stream, version }))
    .filter(({ id }) => !samples.has(id));
  const last = lately.get(store) ?? new LastVersion<Tournaments>(store, 1);
  lately.set(store, last);
  const version = heads.map((head) => `${head.id} ${head.version}`).join();
  return last.get('tournaments', version, () => lookAtAll(store, heads));
}

type Head = { readonly id: string; readonly stream: string; readonly version: number };

async function lookAtAll(store: EventStore, heads: readonly Head[]): Promise<Tournaments> {
  const known = new Map((await store.list(KINDS.result)).map(({ id, data }) => [id, data as Kept]));
  const tournaments: Kept[] = [];
  const unreadable: UnreadableTournament[] = [];
  for (const head of heads) {
    const before = known.get(head.id);
    if (before?.version === head.version && before.shape === SHAPE) {
      tournaments.push(before);
      continue;
    }
    const { rewrites } = store;
    const tournament = await orUnreadable(() => lookAt(store, head));
    if (tournament instanceof Unreadable) {
      unreadable.push({ id: head.id, why: tournament.message });
      continue;
    }
    // A tournament that somebody is being taken out of just now is not stored: it would have the name in it.
    if (store.rewriting === 0 && store.rewrites === rewrites)
      await write(store, [{ do: 'put', kind: KINDS.result, id: head.id, data: tournament }]);
    tournaments.push(tournament);
  }
  return { tournaments, unreadable };
}

/** The finished ones, the last one first, and those that cannot be read. */
export async function pastTournaments(store: EventStore): Promise<Tournaments> {
  const { tournaments, unreadable } = await tournamentsOf(store);
  return { tournaments: tournaments.filter(({ over }) => over).sort((a, b) => b.at - a.at), unreadable };
}

async function lookAt(store: EventStore, { id, stream, version }: Head): Promise<Kept> {
  const events = (await store.read(stream)).slice(0, version).map(({ data }) => data as TournamentEvent);
  const { name, startedAt, phase, players, rulebook } = historyOf(events).tournament;
  const came = [...players.values()].filter(({ standing }) => standing.is !== 'expected');
  const over = phase === 'over';
  return {
    shape: SHAPE,
    id,
    version,
    over,
    name,
    at: startedAt ?? 0,
    currency: currencyOf(rulebook),
    // Names are compared, which takes a text.
    names: came.map((player) => player.name.trim()),
    results: over ? results(events) : [],
  };
}
