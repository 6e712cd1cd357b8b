import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { id } from '../../../protocol/commands.ts';
import { words } from '../../../protocol/typed.ts';
import { aboutTournament } from '../../people/forgetting.ts';
import {
  type App,
  type Context,
  deviceOf,
  director,
  hostOnly,
  inTournament,
  limited,
  problems,
} from '../context.ts';
import { missing, stranger } from '../problem.ts';
import { value } from './people.ts';

const named = z.strictObject({ name: words });
/** Of several people by that name all are meant. */
const forgotten = named.extend({ all: z.boolean().default(false) });

/** How people and tournaments leave the house for good: by people who direct here, or by the host's own commands. */
export function privacy(app: App, context: Context): void {
  const { people, store } = context;
  const host = (request: FastifyRequest): void => {
    if (!people.directsHere(deviceOf(context, request))) throw stranger();
    limited(context, 'commands', request);
  };

  app.post('/api/site/person', { schema: { body: named, response: problems } }, async (request) => {
    host(request);
    return value(await people.findPerson(request.body.name));
  });

  app.post('/api/site/forget', { schema: { body: forgotten, response: problems } }, async (request) => {
    host(request);
    return value(await people.forgetPerson(request.body.name, request.body.all));
  });

  app.delete(
    '/api/tournaments/:id',
    { schema: { params: inTournament, response: problems } },
    async (request) => {
      await director(context, request, request.params.id);
      value(await people.deleteTournament(request.params.id));
      return {};
    },
  );

  const tournament = z.strictObject({ tournament: id });

  app.post('/api/admin/person', { schema: { hide: true, body: named } }, async (request) => {
    hostOnly(context, request);
    return value(await people.findPerson(request.body.name));
  });

  app.post('/api/admin/forget', { schema: { hide: true, body: forgotten } }, async (request) => {
    hostOnly(context, request);
    return value(await people.forgetPerson(request.body.name, request.body.all));
  });

  app.post('/api/admin/tournament', { schema: { hide: true, body: tournament } }, async (request) => {
    hostOnly(context, request);
    const about = await aboutTournament(store, request.body.tournament);
    if (about === null) throw missing('tournament');
    return about;
  });

  app.post('/api/admin/delete', { schema: { hide: true, body: tournament } }, async (request) => {
    hostOnly(context, request);
    value(await people.deleteTournament(request.body.tournament));
    return {};
  });
}
