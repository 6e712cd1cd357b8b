import { z } from 'zod';
import { documentsOf } from '../room/documents.ts';
import type { Context } from '../server/http/context.ts';
import { problem } from '../server/http/problem.ts';
import { auditImport } from '../server/site/audit.ts';
import { StoreError } from '../store/store-error.ts';
import { takeTournament, tournamentText } from '../store/tournament-text.ts';
import type { LocalApp } from './local-app.ts';
import type { OwnPeople } from './own-people.ts';

/** Tournaments as files, in and out. Whoever holds the device may read all that is on it, so this is no leak. */
export function fileRoutes(app: LocalApp, { store }: Context, people: OwnPeople): void {
  app.route({
    method: 'GET',
    url: '/local/file/:id',
    schema: {},
    handler: async (request, reply) => {
      const { id } = request.params as { readonly id: string };
      let text = '';
      for await (const piece of tournamentText(store, id, id, documentsOf)) text += piece;
      return reply.type('text/plain; charset=utf-8').send(text);
    },
  });

  const file = z.strictObject({ name: z.string(), text: z.string() });
  app.route({
    method: 'POST',
    url: '/local/file',
    schema: { body: file },
    handler: async (request, reply) => {
      const { name, text } = request.body as z.infer<typeof file>;
      const given = { documentsOf, audit: auditImport };
      const tournament = await takeTournament(store, text, name, given).catch((error: unknown) => {
        if (error instanceof StoreError) throw problem(409, 'unreadable', error.message);
        throw error;
      });
      await people.own(tournament);
      return reply.send({ tournament });
    },
  });
}
