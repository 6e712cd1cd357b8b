import type { NightEvent } from '../engine/tournament/events.ts';
import { nightFrom } from '../engine/tournament/evolve.ts';
import { results } from '../history/results.ts';
import type { EventStore } from '../store/event-store.ts';
import { tournamentOf } from '../store/names.ts';

const KINDS = { result: 'house-result', sample: 'sample' } as const;

export type PastNight = {
  readonly id: string;
  readonly version: number;
  readonly over: boolean;
  readonly name: string;
  readonly at: number;
  readonly results: ReturnType<typeof results>;
};

/** The finished nights of this house, the last one first; those played only to try things out are left out. */
export async function pastNights(store: EventStore): Promise<PastNight[]> {
  const known = new Map((await store.list(KINDS.result)).map(({ id, data }) => [id, data as PastNight]));
  const samples = new Set((await store.list(KINDS.sample)).map(({ id }) => id));
  const nights: PastNight[] = [];
  for (const { stream, version } of await store.streams('tournament/')) {
    const id = tournamentOf(stream)!;
    if (samples.has(id)) continue;
    const before = known.get(id);
    // The night may have gone on since, or have been taken back.
    const night = before?.version === version ? before : await lookAt(store, id, stream, version);
    if (night !== before) await store.put(KINDS.result, id, night);
    if (night.over) nights.push(night);
  }
  return nights.sort((a, b) => b.at - a.at);
}

async function lookAt(store: EventStore, id: string, stream: string, version: number): Promise<PastNight> {
  const events = (await store.read(stream)).slice(0, version).map(({ data }) => data as NightEvent);
  const { name, startedAt, phase } = nightFrom(events).night;
  const over = phase === 'over';
  return { id, version, over, name, at: startedAt ?? 0, results: over ? results(events) : [] };
}
