import { currencyOf } from '../../engine/money/currency.ts';
import type { NightEvent } from '../../engine/tournament/events.ts';
import { purseOf } from '../../engine/tournament/night.ts';
import { chipGraph } from '../../history/chip-graph.ts';
import { highlights } from '../../history/highlights.ts';
import { knockOuts } from '../../history/knock-outs.ts';
import { ledger, results } from '../../history/results.ts';
import type { AfterNight } from '../../protocol/after.ts';
import { handsOf, tournamentStream } from '../../store/names.ts';
import { type App, type Context, inTournament, limited, member, problems } from '../context.ts';
import { LastVersion } from '../last-version.ts';
import { versionOf } from '../read-night.ts';
import { historyOf } from '../unreadable.ts';

/** As many nights as are kept as they were told last. */
const NIGHTS = 16;

/** Looking back on a night, and the rules it was played by. */
export function after(app: App, context: Context): void {
  const { store } = context;
  const inThis = { schema: { params: inTournament, response: problems } };
  const last = new LastVersion<AfterNight>(context.store, NIGHTS);

  /** The same for everybody in it, as of so many events. */
  const told = async (id: string, version: number): Promise<AfterNight> => {
    const events = (await store.read(tournamentStream(id)))
      .slice(0, version)
      .map(({ data }) => data as NightEvent);
    const { night } = historyOf(events);
    return {
      name: night.name,
      house: night.house.name,
      at: night.startedAt,
      over: night.phase === 'over',
      currency: currencyOf(night.house),
      purse: purseOf(night),
      results: results(events),
      knockOuts: knockOuts(events),
      chips: chipGraph(events),
      story: highlights(events),
      hands: await handsPlayed(context, id),
      ledger: null,
    };
  };

  app.get('/api/tournaments/:id/results', inThis, async (request): Promise<AfterNight> => {
    const { id } = request.params;
    const { who, room } = await member(context, request, id);
    limited(context, 'lookingBack', request);
    const version = await versionOf(store, id);
    const night = await last.get(id, version, () => told(id, version));
    // What people owe and have been paid is between them and the director.
    return who.role === 'director' ? { ...night, ledger: ledger(room.night) } : night;
  });
}

/** The dealt hands of a night, table by table. */
export async function handsPlayed({ store }: Context, id: string): Promise<AfterNight['hands']> {
  const hands: { table: string; number: number }[] = [];
  for (const { stream } of await store.streams(handsOf(id))) {
    const [, , table, number] = stream.split('/');
    hands.push({ table: table!, number: Number(number) });
  }
  return hands.sort((a, b) => a.table.localeCompare(b.table) || a.number - b.number);
}
