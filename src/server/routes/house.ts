import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { chipSet } from '../../protocol/choices.ts';
import { words } from '../../protocol/commands.ts';
import { type App, type Context, deviceOf, problems } from '../context.ts';
import { pastNights } from '../past-nights.ts';
import { stranger } from '../problem.ts';
import { newTournament } from './tournaments.ts';

/** What a house remembers from night to night. */
const memory = {
  roster: z.array(z.strictObject({ name: words, note: z.string().trim().max(200).optional() })).max(500),
  'chip-case': chipSet.nullable(),
  presets: z.array(z.strictObject({ name: words, tournament: newTournament })).max(50),
};
const EMPTY = { roster: [], 'chip-case': null, presets: [] } as const;
const KINDS = { memory: 'house' } as const;

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
    return { nights: await pastNights(store) };
  });
}
