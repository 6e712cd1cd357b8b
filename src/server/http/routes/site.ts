import type { FastifyRequest } from 'fastify';
import { NO_CLUB } from '../../../protocol/club.ts';
import { recall, rememberAs, rosterOf, setRoster } from '../../site/memory.ts';
import { pastTournaments, tournamentsOf } from '../../site/past-tournaments.ts';
import { type App, type Context, deviceOf, limited } from '../context.ts';
import { stranger } from '../problem.ts';
import { serveRoute } from '../route.ts';

/** For people who direct here: guests of one tournament have not asked to be shown to the guests of the next. */
export function siteRoutes(app: App, context: Context): void {
  const { store, people } = context;
  const host = (request: FastifyRequest): void => {
    if (!people.directsHere(deviceOf(context, request))) throw stranger();
  };

  serveRoute(app, 'GET /api/site/chip-case', async (request) => {
    host(request);
    return { 'chip-case': await recall(store, 'chip-case') };
  });
  serveRoute(app, 'PUT /api/site/chip-case', async (request) => {
    host(request);
    await rememberAs(store, 'chip-case', request.body['chip-case']);
    return request.body;
  });

  serveRoute(app, 'GET /api/site/presets', async (request) => {
    host(request);
    return { presets: (await recall(store, 'presets')) ?? [] };
  });
  serveRoute(app, 'PUT /api/site/presets', async (request) => {
    host(request);
    await rememberAs(store, 'presets', request.body.presets);
    return request.body;
  });

  serveRoute(app, 'GET /api/site/club', async (request) => {
    host(request);
    return (await recall(store, 'club')) ?? NO_CLUB;
  });
  serveRoute(app, 'PUT /api/site/club', async (request) => {
    host(request);
    await rememberAs(store, 'club', request.body);
    return request.body;
  });

  serveRoute(app, 'GET /api/site/last-plan', async (request) => {
    host(request);
    return { 'last-plan': await recall(store, 'last-plan') };
  });
  serveRoute(app, 'PUT /api/site/last-plan', async (request) => {
    host(request);
    await rememberAs(store, 'last-plan', request.body['last-plan']);
    return request.body;
  });

  serveRoute(app, 'GET /api/site/roster', async (request) => {
    host(request);
    limited(context, 'lookingBack', request);
    return { roster: await rosterOf(store), unreadable: (await tournamentsOf(store)).unreadable };
  });
  serveRoute(app, 'PUT /api/site/roster', async (request) => {
    host(request);
    await setRoster(store, request.body.roster);
    return request.body;
  });

  serveRoute(app, 'GET /api/site/results', async (request) => {
    host(request);
    limited(context, 'lookingBack', request);
    const { tournaments, unreadable } = await pastTournaments(store);
    return {
      tournaments: tournaments.map(({ id, name, at, currency, results }) => ({
        id,
        name,
        at,
        currency,
        results,
      })),
      unreadable,
    };
  });
}
