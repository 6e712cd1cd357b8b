import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ownChips } from '../../../protocol/choices.ts';
import { personName, typed, words } from '../../../protocol/typed.ts';
import { KINDS, write } from '../../documents.ts';
import { rosterOf, setRoster } from '../../site/memory.ts';
import { pastTournaments, tournamentsOf } from '../../site/past-tournaments.ts';
import { type App, type Context, deviceOf, limited, problems } from '../context.ts';
import { stranger } from '../problem.ts';
import { newTournament } from './tournaments.ts';

/** What a house remembers from night to night, besides who came and how it went. */
const memory = {
  'chip-case': ownChips.nullable(),
  presets: z.array(z.strictObject({ name: words, tournament: newTournament })).max(50),
  'last-plan': newTournament.nullable(),
};
const EMPTY = { 'chip-case': null, presets: [], 'last-plan': null } as const;
const roster = z
  .array(z.strictObject({ name: personName, note: typed(200, { blank: true }).optional() }))
  .max(500);
const LARGE = 512 * 1024;

/** For those who direct here: whoever came to a night has not asked to be shown to the next guests. */
export function siteRoutes(app: App, context: Context): void {
  const { store, people } = context;
  const host = (request: FastifyRequest): void => {
    if (!people.directsHere(deviceOf(context, request))) throw stranger();
  };
  const plain = { schema: { response: problems } };

  for (const what of Object.keys(memory) as (keyof typeof memory)[]) {
    app.get(`/api/site/${what}`, plain, async (request) => {
      host(request);
      return { [what]: (await store.get(KINDS.memory, what)) ?? EMPTY[what] };
    });

    app.put(
      `/api/site/${what}`,
      { bodyLimit: LARGE, schema: { body: z.strictObject({ [what]: memory[what] }), response: problems } },
      async (request) => {
        host(request);
        const body = request.body as Record<string, unknown>;
        await write(store, [{ do: 'put', kind: KINDS.memory, id: what, data: body[what] }]);
        return body;
      },
    );
  }

  app.get('/api/site/roster', plain, async (request) => {
    host(request);
    limited(context, 'lookingBack', request);
    return { roster: await rosterOf(store), unreadable: (await tournamentsOf(store)).unreadable };
  });

  app.put(
    '/api/site/roster',
    { bodyLimit: LARGE, schema: { body: z.strictObject({ roster }), response: problems } },
    async (request) => {
      host(request);
      await setRoster(store, request.body.roster);
      return request.body;
    },
  );

  app.get('/api/site/results', plain, async (request) => {
    host(request);
    limited(context, 'lookingBack', request);
    return pastTournaments(store);
  });
}
