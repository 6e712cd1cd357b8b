import type { FastifyRequest } from 'fastify';
import { aboutTournament } from '../../people/forgetting.ts';
import { type App, type Context, deviceOf, director, hostOnly, limited } from '../context.ts';
import { missing, stranger } from '../problem.ts';
import { serveRoute } from '../route.ts';
import { value } from './people.ts';

/** How people and tournaments leave the site for good: by people who direct here, or by the host's own commands. */
export function privacy(app: App, context: Context): void {
  const { people, store } = context;
  const host = (request: FastifyRequest): void => {
    if (!people.directsHere(deviceOf(context, request))) throw stranger();
    limited(context, 'commands', request);
  };

  serveRoute(app, 'POST /api/site/person', async (request) => {
    host(request);
    return value(await people.findPerson(request.body.name));
  });

  serveRoute(app, 'POST /api/site/forget', async (request) => {
    host(request);
    return value(await people.forgetPerson(request.body.name, request.body.all));
  });

  serveRoute(app, 'DELETE /api/tournaments/:id', async (request) => {
    await director(context, request, request.params.id);
    value(await people.deleteTournament(request.params.id));
    return {};
  });

  serveRoute(app, 'POST /api/admin/person', async (request) => {
    hostOnly(context, request);
    return value(await people.findPerson(request.body.name));
  });

  serveRoute(app, 'POST /api/admin/forget', async (request) => {
    hostOnly(context, request);
    return value(await people.forgetPerson(request.body.name, request.body.all));
  });

  serveRoute(app, 'POST /api/admin/tournament', async (request) => {
    hostOnly(context, request);
    const about = await aboutTournament(store, request.body.tournament);
    if (about === null) throw missing('tournament');
    return about;
  });

  serveRoute(app, 'POST /api/admin/delete', async (request) => {
    hostOnly(context, request);
    value(await people.deleteTournament(request.body.tournament));
    return {};
  });
}
