import { KINDS, write } from '../../../room/documents.ts';
import { type App, hasSiteCode, hostOnly, isHost, type ServerContext } from '../context.ts';
import { missing } from '../problem.ts';
import { serveRoute } from '../route.ts';
import { linkTo } from './people.ts';

const TRIED_AGAIN_MS = 1_000;

export function operation(app: App, context: ServerContext): void {
  // Whether anything can be stored shows only when it is tried, and once a second is enough.
  let tried = Number.NEGATIVE_INFINITY;
  let kept: Promise<unknown> = Promise.resolve();
  serveRoute(app, 'GET /health', async () => {
    if (performance.now() - tried >= TRIED_AGAIN_MS) {
      tried = performance.now();
      kept = write(context.store, [
        { do: 'put', kind: KINDS.health, id: 'look', data: { at: context.now() } },
      ]);
    }
    await kept;
    return { status: 'ok' };
  });

  serveRoute(app, 'GET /metrics', async (request, reply) => {
    if (!context.metricsOpen && !isHost(context, request) && !hasSiteCode(context, request))
      throw missing('page');
    context.metrics.rooms.set(context.rooms.list().length);
    if (context.rooms.shards !== undefined) context.metrics.shards.set(context.rooms.shards);
    return reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics());
  });

  serveRoute(app, 'POST /api/admin/director-link', async (request) => {
    hostOnly(context, request);
    const link = await context.people.addDirector(request.body.tournament);
    if (link === null) throw missing('tournament');
    return { link: linkTo(context, request, link.code) };
  });
}
