import { z } from 'zod';
import { id } from '../../protocol/commands.ts';
import { type App, type Context, hasHouseCode, isHost, same } from '../context.ts';
import { missing, problem } from '../problem.ts';
import { fromThisMachine } from '../security.ts';
import { linkTo } from './people.ts';

export function operation(app: App, context: Context): void {
  app.get('/health', { schema: { response: { 200: z.object({ status: z.literal('ok') }) } } }, async () => {
    // A store that has given up says so here.
    await context.store.get('health', 'look');
    return { status: 'ok' as const };
  });

  app.get('/metrics', async (request, reply) => {
    if (!context.metricsOpen && !isHost(context, request) && !hasHouseCode(context, request))
      throw missing('page');
    context.metrics.rooms.set(context.rooms.list().length);
    if (context.rooms.shards !== undefined) context.metrics.shards.set(context.rooms.shards);
    return reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics());
  });

  app.post(
    '/api/admin/director-link',
    { schema: { hide: true, body: z.strictObject({ tournament: id }) } },
    async (request) => {
      const secret = request.headers['x-riffle-admin'];
      // Its secret says who asks, so this works behind a proxy too.
      const here = fromThisMachine(request.raw, context.answersTo);
      if (!here || !same(secret, context.adminSecret))
        throw problem(403, 'host-only', 'That is for the host’s machine alone.');
      const link = await context.people.replaceDirector(request.body.tournament);
      if (link === null) throw missing('tournament');
      return { link: linkTo(context, request, link.code) };
    },
  );
}
