import { z } from 'zod';
import type { HandEvent } from '../../engine/hand/events.ts';
import { handFrom } from '../../engine/hand/evolve.ts';
import { OVER } from '../../engine/hand/hand.ts';
import type { NightEvent } from '../../engine/tournament/events.ts';
import { evolve, nightFrom } from '../../engine/tournament/evolve.ts';
import type { Night } from '../../engine/tournament/night.ts';
import type { Audience } from '../../engine/views/view.ts';
import { type Occasion, ohh } from '../../history/ohh.ts';
import { writePhh } from '../../history/phh.ts';
import { ledger, ledgerCsv, results, resultsCsv } from '../../history/results.ts';
import { logNight, logPage } from '../../history/tell-night.ts';
import { handStream, tournamentStream } from '../../store/names.ts';
import { type App, type Context, director, inTournament, member, problems } from '../context.ts';
import { missing, problem } from '../problem.ts';
import type { Who } from '../who.ts';
import { handsPlayed } from './after.ts';

const CSV = 'text/csv; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

/** What a phone shows before somebody asks for more. */
const LOG_PAGE = 40;

/** `2026-01-31T19:30:00Z` */
const utc = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');

export function records(app: App, context: Context): void {
  const { store } = context;
  const inThis = { schema: { params: inTournament, response: problems } };
  const eventsOf = async (id: string) =>
    (await store.read(tournamentStream(id))).map(({ data }) => data as NightEvent);

  app.get('/api/tournaments/:id/results.csv', inThis, async (request, reply) => {
    const { id } = request.params;
    await member(context, request, id);
    return reply.type(CSV).send(resultsCsv(results(await eventsOf(id))));
  });

  // What people owe and have been paid is between them and the director; so is the log that tells of it.
  app.get('/api/tournaments/:id/ledger.csv', inThis, async (request, reply) => {
    const { room } = await director(context, request, request.params.id);
    return reply.type(CSV).send(ledgerCsv(ledger(room.night)));
  });

  app.get('/api/tournaments/:id/log.txt', inThis, async (request, reply) => {
    const { id } = request.params;
    await director(context, request, id);
    return reply.type(TEXT).send([...logNight(await eventsOf(id), utc), ''].join('\n'));
  });

  app.get(
    '/api/tournaments/:id/log',
    {
      schema: {
        params: inTournament,
        querystring: z.object({
          before: z.coerce.number().int().min(0).optional(),
          hands: z.stringbool().default(false),
        }),
        response: problems,
      },
    },
    async (request) => {
      const { id } = request.params;
      await director(context, request, id);
      const { before, hands } = request.query;
      return logPage(await eventsOf(id), { ...(before !== undefined && { before }), most: LOG_PAGE, hands });
    },
  );

  app.get('/api/tournaments/:id/hands', inThis, async (request) => {
    const { id } = request.params;
    await member(context, request, id);
    return { hands: await handsPlayed(context, id) };
  });

  app.get(
    '/api/tournaments/:id/hands/:table/:file',
    {
      schema: {
        params: inTournament.extend({
          table: z.string().regex(/^[0-9]{1,4}$/),
          file: z.string().regex(/^[1-9][0-9]{0,8}\.(?:phh|ohh)$/, 'a number and .phh or .ohh'),
        }),
        response: problems,
      },
    },
    async (request, reply) => {
      const { id, table, file } = request.params;
      const { who } = await member(context, request, id);
      const [number, format] = file.split('.');
      const hand = (await store.read(handStream(id, table, Number(number)))).map(
        ({ data }) => data as HandEvent,
      );
      if (hand.length === 0) throw missing('hand');
      const played = handFrom(hand);
      if (played.phase !== OVER) throw problem(409, 'hand-in-play', 'The hand is still being played.');
      const { night, at } = nightAt(await eventsOf(id), table, Number(number));
      const reader = readerOf(who, night, table);
      const name = `${night.id}-${table}-${number}`;
      if (format === 'ohh')
        return reply.type('application/json').send(ohh(hand, occasionOf(night, table, name, at), reader));
      const stacks = Object.fromEntries(
        Array.from({ length: played.players }, (_, place) => [played.seats[place]!, played.stacks[place]!]),
      );
      return reply.type(TEXT).send(writePhh({ id: name }, hand, stacks, reader));
    },
  );
}

/** The night when that hand began: who sat where then, and at what time. */
function nightAt(events: readonly NightEvent[], table: string, number: number): { night: Night; at: number } {
  let history = nightFrom(events.slice(0, 1));
  let now = 0;
  let found: { night: Night; at: number } | null = null;
  for (const event of events.slice(1)) {
    history = evolve(history, event);
    if (event.type === 'began') now = event.at;
    if (event.type === 'hand-started' && event.table === table && event.number === number)
      found = { night: history.night, at: now };
  }
  if (found === null) throw missing('hand');
  return found;
}

/** Each sees of a hand what he could see at it. */
function readerOf({ role, player }: Who, night: Night, table: string): Audience {
  const seat = [...night.tables.get(table)!.seats].find(([, id]) => id === player)?.[0];
  if (player !== null && seat !== undefined)
    return { role: role === 'director' ? 'director' : 'player', seat };
  return { role: role === 'director' ? 'director' : 'spectator' };
}

function occasionOf(night: Night, table: string, id: string, at: number): Occasion {
  const { seats, chairs } = night.tables.get(table)!;
  const { buyIn, bounty, startingStack } = night.house.night;
  return {
    id,
    at: utc(at),
    table,
    chairs,
    name: (seat) => night.players.get(seats.get(seat) ?? '')?.name ?? `Seat ${seat}`,
    tournament: {
      id: night.id,
      name: night.name,
      at: utc(night.startedAt ?? at),
      currency: '',
      buyIn: buyIn.use,
      bounty: bounty.use,
      startingStack: startingStack.use,
      tables: night.tables.size,
      levelMinutes: night.clock.levels[0]?.minutes ?? 0,
    },
  };
}
