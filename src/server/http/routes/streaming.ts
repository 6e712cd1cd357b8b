import { write } from '../../../room/documents.ts';
import { HandsOver } from '../../site/hands-played.ts';
import { lastHandBefore, overlayDelay, overlayDelayOf } from '../../site/shown-hand.ts';
import { type App, type Context, deviceOf, director, limited, member } from '../context.ts';
import { Feed } from '../feed.ts';
import { problem, tooFast } from '../problem.ts';
import { serveRoute } from '../route.ts';
import { SOCKET_OPTIONS } from '../sockets.ts';

const MINUTE_MS = 60_000;

/** What programs and streams follow a tournament by. */
export function streaming(app: App, context: Context): void {
  const { store, now } = context;
  const over = new HandsOver(store);
  const feeds = new Set<Feed>();
  let unwatch: (() => void) | null = null;
  /** A device that is no member any more hears nothing more. */
  const watchMembers = () =>
    context.people.watch((device) => {
      for (const feed of feeds)
        if (feed.device === device && context.people.member(device, feed.tournament) === null) feed.close();
    });
  app.addHook('preClose', async () => {
    unwatch?.();
    for (const feed of feeds) feed.close();
  });

  serveRoute(app, 'GET /api/tournaments/:id/events', async (request, reply) => {
    const { id } = request.params;
    const { room } = await member(context, request, id);
    if (!context.limits.sockets.take(context.clientOf(request.raw).network)) throw tooFast();
    const device = deviceOf(context, request)!;
    if ([...feeds].filter((each) => each.device === device).length >= SOCKET_OPTIONS.mostPerDevice)
      throw problem(429, 'too-many-sockets', 'This device follows too much at once.');
    // Asked what it would answer: that it does.
    if (request.method === 'HEAD') return reply.type('text/event-stream').send();
    // The headers of every answer, which this one would not get by itself.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    // Whoever asks: what is sent is what everybody may see.
    const who = { device, role: 'spectator', player: null } as const;
    const { table } = request.query;
    let watches = false;
    /** A table can be watched once there is one. */
    const changed = (): void => {
      const [first] = room.tournament.tables.keys();
      if (watches || first === undefined) return;
      watches = true;
      void room.ask(feed, who, { type: 'watch', table: table ?? first });
    };
    const closed = (): void => {
      feeds.delete(feed);
      room.detach(feed);
    };
    const feed: Feed = new Feed(reply.raw, { device, tournament: id }, { changed, closed });
    feeds.add(feed);
    unwatch ??= watchMembers();
    room.attach(feed, who, undefined);
    return reply;
  });

  serveRoute(app, 'GET /api/tournaments/:id/overlay', async (request) => {
    const { id } = request.params;
    await member(context, request, id);
    limited(context, 'lookingBack', request);
    const delay = await overlayDelayOf(store, id);
    const hand = delay === null ? null : await lastHandBefore(over, store, id, now() - delay * MINUTE_MS);
    return { delay, hand };
  });

  serveRoute(app, 'PUT /api/tournaments/:id/overlay', async (request) => {
    const { id } = request.params;
    await director(context, request, id);
    await write(store, [overlayDelay(id, { delay: request.body.delay })]);
    return {};
  });
}
