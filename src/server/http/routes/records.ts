import type { TournamentEvent } from '../../../engine/tournament/events.ts';
import { ledger, ledgerCsv, results, resultsCsv } from '../../../history/results.ts';
import { tellWords } from '../../../history/tell-languages.ts';
import { logPage, logTournament } from '../../../history/tell-tournament.ts';
import { tournamentStream } from '../../../store/names.ts';
import { utc } from '../../site/hands-played.ts';
import { type App, type Context, director, limited, member } from '../context.ts';
import { serveRoute } from '../route.ts';

/** What a phone shows before somebody asks for more. */
const LOG_PAGE = 40;

export function records(app: App, context: Context): void {
  const { store } = context;
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
}
