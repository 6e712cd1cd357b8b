import { rulebookName } from '../../../engine/choices/rulebook.ts';
import { currencyOf } from '../../../engine/money/currency.ts';
import type { TournamentEvent } from '../../../engine/tournament/events.ts';
import { purseOf } from '../../../engine/tournament/state/purse.ts';
import { chipGraph } from '../../../history/chip-graph.ts';
import { highlights } from '../../../history/highlights.ts';
import { knockOuts } from '../../../history/knock-outs.ts';
import { ledger, results } from '../../../history/results.ts';
import type { AfterTournament } from '../../../protocol/after.ts';
import { versionOf } from '../../../room/read-tournament.ts';
import { historyOf } from '../../../room/unreadable.ts';
import { handsOf, tournamentStream } from '../../../store/names.ts';
import { LastVersion } from '../../site/last-version.ts';
import { type App, type Context, limited, member } from '../context.ts';
import { serveRoute } from '../route.ts';

/** As many tournaments stay in memory as they were last read. */
const TOURNAMENTS = 16;

/** Looking back on a tournament. */
export function after(app: App, context: Context): void {
  const { store } = context;
  const last = new LastVersion<AfterTournament>(context.store, TOURNAMENTS);

  /** The same for everybody in it, as of so many events. */
  const told = async (id: string, version: number): Promise<AfterTournament> => {
    const events = (await store.read(tournamentStream(id)))
      .slice(0, version)
      .map(({ data }) => data as TournamentEvent);
    const { tournament } = historyOf(events);
    return {
      name: tournament.name,
      rulebook: rulebookName(tournament.rulebook),
      at: tournament.startedAt,
      over: tournament.phase === 'over',
      currency: currencyOf(tournament.rulebook),
      purse: purseOf(tournament),
      results: results(events),
      knockOuts: knockOuts(events),
      chips: chipGraph(events),
      story: highlights(events),
      hands: await handsPlayed(context, id),
      ledger: null,
    };
  };

  serveRoute(app, 'GET /api/tournaments/:id/results', async (request) => {
    const { id } = request.params;
    const { who, room } = await member(context, request, id);
    limited(context, 'lookingBack', request);
    const version = await versionOf(store, id);
    const tournament = await last.get(id, version, () => told(id, version));
    // What people owe and have been paid is between them and the director.
    return who.role === 'director' ? { ...tournament, ledger: ledger(room.tournament) } : tournament;
  });
}

/** The dealt hands of a tournament, table by table. */
export async function handsPlayed({ store }: Context, id: string): Promise<AfterTournament['hands']> {
  const hands: { table: string; number: number }[] = [];
  for (const { stream } of await store.streams(handsOf(id))) {
    const [, , table, number] = stream.split('/');
    hands.push({ table: table!, number: Number(number) });
  }
  return hands.sort((a, b) => a.table.localeCompare(b.table) || a.number - b.number);
}
