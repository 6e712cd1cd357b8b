import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { NightEvent } from '../../engine/tournament/events.ts';
import { nightFrom } from '../../engine/tournament/evolve.ts';
import { results } from '../../history/results.ts';
import { chipSet } from '../../protocol/choices.ts';
import { words } from '../../protocol/commands.ts';
import { tournamentOf } from '../../store/names.ts';
import { type App, type Context, deviceOf, problems } from '../context.ts';
import { stranger } from '../problem.ts';
import { newTournament } from './tournaments.ts';

/** What a house remembers from night to night. */
const memory = {
  roster: z.array(z.strictObject({ name: words, note: z.string().trim().max(200).optional() })).max(500),
  'chip-case': chipSet.nullable(),
  presets: z.array(z.strictObject({ name: words, tournament: newTournament })).max(50),
};
const EMPTY = { roster: [], 'chip-case': null, presets: [] } as const;
const KINDS = { memory: 'house', result: 'house-result' } as const;

export function houseRoutes(app: App, context: Context): void {
  const { store, people } = context;
  const host = (request: FastifyRequest): void => {
    if (!people.directsHere(deviceOf(context, request))) throw stranger();
  };

  for (const what of Object.keys(memory) as (keyof typeof memory)[]) {
    app.get(`/api/house/${what}`, { schema: { response: problems } }, async (request) => {
      host(request);
      return { [what]: (await store.get(KINDS.memory, what)) ?? EMPTY[what] };
    });

    app.put(
      `/api/house/${what}`,
      {
        bodyLimit: 512 * 1024,
        schema: { body: z.strictObject({ [what]: memory[what] }), response: problems },
      },
      async (request) => {
        host(request);
        const body = request.body as Record<string, unknown>;
        const written = await store.put(KINDS.memory, what, body[what]);
        if (!written.ok) throw new Error(written.refusal.message);
        return body;
      },
    );
  }

  app.get('/api/house/results', { schema: { response: problems } }, async (request) => {
    host(request);
    const known = new Map((await store.list(KINDS.result)).map(({ id, data }) => [id, data as PastNight]));
    const nights: PastNight[] = [];
    for (const { stream, version } of await store.streams('tournament/')) {
      const id = tournamentOf(stream)!;
      const before = known.get(id);
      // The night may have gone on since, or have been taken back.
      const night = before?.version === version ? before : await pastNight(context, id, stream, version);
      if (night !== before) await store.put(KINDS.result, id, night);
      if (night.over) nights.push(night);
    }
    return { nights: nights.sort((a, b) => b.at - a.at) };
  });
}

type PastNight = {
  readonly id: string;
  readonly version: number;
  readonly over: boolean;
  readonly name: string;
  readonly at: number;
  readonly results: ReturnType<typeof results>;
};

async function pastNight(
  { store }: Context,
  id: string,
  stream: string,
  version: number,
): Promise<PastNight> {
  const events = (await store.read(stream)).slice(0, version).map(({ data }) => data as NightEvent);
  const { name, startedAt, phase } = nightFrom(events).night;
  const over = phase === 'over';
  return { id, version, over, name, at: startedAt ?? 0, results: over ? results(events) : [] };
}
