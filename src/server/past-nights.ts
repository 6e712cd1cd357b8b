import { currencyOf } from '../engine/money/currency.ts';
import type { NightEvent } from '../engine/tournament/events.ts';
import { nightFrom } from '../engine/tournament/evolve.ts';
import { results } from '../history/results.ts';
import type { PastNight } from '../protocol/after.ts';
import type { EventStore } from '../store/event-store.ts';
import { tournamentOf } from '../store/names.ts';
import { KINDS, write } from './documents.ts';

/** What is kept of a night until it goes on or is taken back, in the shape of this version. */
type Kept = PastNight & {
  readonly shape: typeof SHAPE;
  readonly version: number;
  readonly over: boolean;
  /** Everybody who bought in. */
  readonly names: readonly string[];
};
const SHAPE = 2;

/** Every night of this house but those played only to try things out. */
export async function nightsOf(store: EventStore): Promise<Kept[]> {
  const known = new Map((await store.list(KINDS.result)).map(({ id, data }) => [id, data as Kept]));
  const samples = new Set((await store.list(KINDS.sample)).map(({ id }) => id));
  const nights: Kept[] = [];
  for (const { stream, version } of await store.streams('tournament/')) {
    const id = tournamentOf(stream)!;
    if (samples.has(id)) continue;
    const before = known.get(id);
    const fresh = before?.version === version && before.shape === SHAPE;
    const { rewrites } = store;
    const night = fresh ? before : await lookAt(store, id, stream, version);
    // What somebody is being taken out of just now is not kept: it would have the name in it.
    const stands = store.rewriting === 0 && store.rewrites === rewrites;
    if (!fresh && stands) await write(store, [{ do: 'put', kind: KINDS.result, id, data: night }]);
    nights.push(night);
  }
  return nights;
}

/** The finished ones, the last one first. */
export const pastNights = async (store: EventStore): Promise<PastNight[]> =>
  (await nightsOf(store)).filter(({ over }) => over).sort((a, b) => b.at - a.at);

async function lookAt(store: EventStore, id: string, stream: string, version: number): Promise<Kept> {
  const events = (await store.read(stream)).slice(0, version).map(({ data }) => data as NightEvent);
  const { name, startedAt, phase, players, house } = nightFrom(events).night;
  const came = [...players.values()].filter(({ standing }) => standing.is !== 'expected');
  const over = phase === 'over';
  return {
    shape: SHAPE,
    id,
    version,
    over,
    name,
    at: startedAt ?? 0,
    currency: currencyOf(house),
    names: came.map((player) => player.name),
    results: over ? results(events) : [],
  };
}
