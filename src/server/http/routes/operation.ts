import { z } from 'zod';
import { id } from '../../../protocol/commands.ts';
import { write } from '../../documents.ts';
import { type App, type Context, hasSiteCode, hostOnly, isHost, problemSchema } from '../context.ts';
import { missing } from '../problem.ts';
import { linkTo } from './people.ts';

const TRIED_AGAIN = 1_000;

export function operation(app: App, context: Context): void {
  // Whether anything can be kept shows only when it is tried, and once a second is enough.
  let tried = Number.NEGATIVE_INFINITY;
  let kept: Promise<unknown> = Promise.resolve();
  app.get(
    '/health',
    { schema: { response: { 200: z.object({ status: z.literal('ok') }), 503: problemSchema } } },
    async () => {
      if (performance.now() - tried >= TRIED_AGAIN) {
        tried = performance.now();
        kept = write(context.store, [{ do: 'put', kind: 'health', id: 'look', data: { at: context.now() } }]);
      }
      await kept;
      return { status: 'ok' as const };
    },
  );

  app.get('/metrics', async (request, reply) => {
    if (!context.metricsOpen && !isHost(context, request) && !hasSiteCode(context, request))
      throw missing('page');
    context.metrics.rooms.set(context.rooms.list().length);
    if (context.rooms.shards !== undefined) context.metrics.shards.set(context.rooms.shards);
    return reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics());
  });

  app.post(
    '/api/admin/director-link',
    { schema: { hide: true, body: z.strictObject({ tournament: id }) } },
    async (request) => {
      hostOnly(context, request);
      const link = await context.people.replaceDirector(request.body.tournament);
      if (link === null) throw missing('tournament');
      return { link: linkTo(context, request, link.code) };
    },
  );
}
