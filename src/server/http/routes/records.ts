import type { FastifyRequest } from 'fastify';
import { handFrom } from '../../../engine/hand/evolve.ts';
import type { HandEvent } from '../../../engine/record/events.ts';
import { OVER } from '../../../engine/record/hand.ts';
import type { TournamentEvent } from '../../../engine/tournament/events.ts';
import { FORMATS } from '../../../history/formats.ts';
import { ohh } from '../../../history/ohh.ts';
import { writePhh } from '../../../history/phh.ts';
import { copyFor } from '../../../history/readers.ts';
import { ledger, ledgerCsv, results, resultsCsv } from '../../../history/results.ts';
import { tellWords } from '../../../history/tell-languages.ts';
import { logPage, logTournament } from '../../../history/tell-tournament.ts';
import { handStream, tournamentStream } from '../../../store/names.ts';
import {
  HandsOver,
  handName,
  handToReplay,
  readerOf,
  recordedOccasion,
  utc,
} from '../../site/hands-played.ts';
import { type App, type Context, director, limited, member } from '../context.ts';
import { missing, problem } from '../problem.ts';
import { serveRoute } from '../route.ts';

const TEXT = 'text/plain; charset=utf-8';

/** What a phone shows before somebody asks for more. */
const LOG_PAGE = 40;

export function records(app: App, context: Context): void {
  const { store } = context;
  const over = new HandsOver(store);
  const eventsOf = async (id: string) =>
    (await store.read(tournamentStream(id))).map(({ data }) => data as TournamentEvent);

  serveRoute(app, 'GET /api/tournaments/:id/results.csv', async (request) => {
    const { id } = request.params;
    await member(context, request, id);
    limited(context, 'lookingBack', request);
    return resultsCsv(results(await eventsOf(id)));
  });

  // What people owe and have been paid is between them and the director; so is the log that tells of it.
  serveRoute(app, 'GET /api/tournaments/:id/ledger.csv', async (request) => {
    const { room } = await director(context, request, request.params.id);
    return ledgerCsv(ledger(room.tournament));
  });

  serveRoute(app, 'GET /api/tournaments/:id/log.txt', async (request) => {
    const { id } = request.params;
    await director(context, request, id);
    limited(context, 'lookingBack', request);
    const words = tellWords[request.query.language];
    return [...logTournament(await eventsOf(id), utc, words), ''].join('\n');
  });

  serveRoute(app, 'GET /api/tournaments/:id/log', async (request) => {
    const { id } = request.params;
    await director(context, request, id);
    limited(context, 'lookingBack', request);
    const { before, hands, language } = request.query;
    const asked = { ...(before !== undefined && { before }), most: LOG_PAGE, hands };
    return logPage(await eventsOf(id), asked, tellWords[language]);
  });

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
    const { who } = await member(context, request, id);
    const hand = (await store.read(handStream(id, table, number))).map(({ data }) => data as HandEvent);
    if (hand.length === 0) throw missing('hand');
    if (handFrom(hand).phase !== OVER)
      throw problem(409, 'hand-in-play', 'The hand is still being played.', { table });
    const occasion = (await over.occasionsOf(id)).get(handName(table, number));
    if (occasion === undefined) throw missing('hand');
    return { who, hand, occasion };
  };

  serveRoute(app, 'GET /api/tournaments/:id/hands/:table/:number.json', async (request) => {
    const { id, table } = request.params;
    const number = Number(request.params.number);
    const { who, hand, occasion } = await handFor(request, { id, table, number });
    return handToReplay(hand, occasion, { table, number }, who);
  });

  serveRoute(app, 'GET /api/tournaments/:id/hands/:table/:file', async (request, reply) => {
    const { id, table, file } = request.params;
    const [number, format] = file.split('.');
    const found = await handFor(request, { id, table, number: Number(number) });
    const { tournament } = found.occasion;
    const at = { table, number: Number(number), occasion: found.occasion };
    const copy = copyFor(found.hand, recordedOccasion(at), readerOf(found.who, tournament, table));
    if (format === 'ohh') return ohh(copy);
    return reply.type(TEXT).send(format === 'phh' ? writePhh(copy) : FORMATS.pokerstars.write([copy]));
  });

  serveRoute(app, 'GET /api/tournaments/:id/hands/:format', async (request) => {
    const { id, format } = request.params;
    const { who } = await member(context, request, id);
    limited(context, 'lookingBack', request);
    return FORMATS[format].write(await over.copies(id, who));
  });
}
