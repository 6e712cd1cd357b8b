import type { FastifyRequest } from 'fastify';
import { handFrom } from '../../../engine/hand/evolve.ts';
import type { HandEvent } from '../../../engine/record/events.ts';
import { OVER } from '../../../engine/record/hand.ts';
import { handFiles } from '../../../history/hand-files.ts';
import { ohh } from '../../../history/ohh.ts';
import { writePhh } from '../../../history/phh.ts';
import { copyFor } from '../../../history/readers.ts';
import { handStream } from '../../../store/names.ts';
import { HandsOver, handName, handToReplay, readerOf, recordedOccasion } from '../../site/hands-played.ts';
import { OwnStatistics } from '../../site/own-statistics.ts';
import { type App, type Context, limited, member } from '../context.ts';
import { missing, problem } from '../problem.ts';
import { serveRoute } from '../route.ts';

const TEXT = 'text/plain; charset=utf-8';

/** The hands that are over, as each reader saw them, and what players made of theirs. */
export function hands(app: App, context: Context): void {
  const { store } = context;
  const over = new HandsOver(store);
  const own = new OwnStatistics(store, over);

  serveRoute(app, 'GET /api/tournaments/:id/hands', async (request) => {
    const { id } = request.params;
    const { who } = await member(context, request, id);
    limited(context, 'lookingBack', request);
    return over.list(id, who);
  });

  /** A hand that is over, as the reader may have it. */
  const handFor = async (
    request: FastifyRequest,
    { id, table, number }: { id: string; table: string; number: number },
  ) => {
    const { who, room } = await member(context, request, id);
    const hand = (await store.read(handStream(id, table, number))).map(({ data }) => data as HandEvent);
    if (hand.length === 0) throw missing('hand');
    if (handFrom(hand).phase !== OVER)
      throw problem(409, 'hand-in-play', 'The hand is still being played.', { table });
    const occasion = (await over.occasionsOf(id)).get(handName(table, number));
    if (occasion === undefined) throw missing('hand');
    return { who, room, hand, occasion };
  };

  serveRoute(app, 'GET /api/tournaments/:id/hands/:table/:number.json', async (request) => {
    const { id, table } = request.params;
    const number = Number(request.params.number);
    const { who, room, hand, occasion } = await handFor(request, { id, table, number });
    return handToReplay(hand, occasion, who, room.tournament);
  });

  serveRoute(app, 'GET /api/tournaments/:id/hands/:table/:file', async (request, reply) => {
    const { id, table, file } = request.params;
    const [number, format] = file.split('.');
    const found = await handFor(request, { id, table, number: Number(number) });
    const { tournament } = found.occasion;
    const copy = copyFor(
      found.hand,
      recordedOccasion(found.occasion),
      readerOf(found.who, tournament, table),
    );
    if (format === 'ohh') return ohh(copy);
    return reply.type(TEXT).send(format === 'phh' ? writePhh(copy) : handFiles.pokerstars([copy]));
  });

  serveRoute(app, 'GET /api/tournaments/:id/hands/:format', async (request) => {
    const { id, format } = request.params;
    const { who } = await member(context, request, id);
    limited(context, 'lookingBack', request);
    return handFiles[format](await over.copies(id, who));
  });

  serveRoute(app, 'GET /api/tournaments/:id/statistics', async (request) => {
    const { who, room } = await member(context, request, request.params.id);
    limited(context, 'lookingBack', request);
    return own.shownTo(who.player, room.tournament);
  });

  serveRoute(app, 'PUT /api/tournaments/:id/statistics', async (request) => {
    const { who, room } = await member(context, request, request.params.id);
    limited(context, 'lookingBack', request);
    if (who.player === null)
      throw problem(403, 'no-seat', 'Only players have statistics to share, and this device has no seat.');
    await own.share(who.player, room.tournament, request.body.share);
    return {};
  });
}
