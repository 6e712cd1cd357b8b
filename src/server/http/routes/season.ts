import type { FastifyRequest } from 'fastify';
import { normalizeName } from '../../../history/names.ts';
import { mergeByName, sharedTournament } from '../../../history/people.ts';
import { standings } from '../../../history/season.ts';
import type { PastTournament, Season, SeasonChoices, SeasonTournamentRow } from '../../../protocol/after.ts';
import { writtenDown } from '../../people/roster.ts';
import { LastVersion } from '../../site/last-version.ts';
import { recall, rememberAs } from '../../site/memory.ts';
import { pastTournaments } from '../../site/past-tournaments.ts';
import { type App, type Context, deviceOf, limited } from '../context.ts';
import { problem, stranger } from '../problem.ts';
import { serveRoute } from '../route.ts';

const FIRST: SeasonChoices = { formula: 'places', dropWorst: 0, counts: {}, same: [] };

/** The season for everybody who may see it. */
type Worked = Pick<Season, 'choices' | 'standings' | 'names' | 'unreadable'> & {
  readonly rows: readonly SeasonTournamentRow[];
  readonly counting: ReadonlySet<string>;
};

/** Several tournaments together. The host chooses; guests of one that counts may look, and so may anyone with the link. */
export function season(app: App, context: Context): void {
  const { store, people } = context;
  const host = (request: FastifyRequest): boolean => people.directsHere(deviceOf(context, request));
  const chosen = async () => (await recall(store, 'season')) ?? FIRST;

  const last = new LastVersion<Worked>(context.store, 1);

  /** Worked out once for the tournaments, the host's choices and the roster as they are. */
  const work = async (): Promise<Worked> => {
    const [{ tournaments, unreadable }, now] = [await pastTournaments(store), await chosen()];
    const roster = (await writtenDown(store)).map(({ name }) => name);
    const version = JSON.stringify([tournaments.map(({ id, version }) => [id, version]), now, roster]);
    return last.get('season', version, async () => {
      const rows = tournaments.map((tournament) => rowOf(tournament, now));
      const counting = new Set(rows.filter(({ counts }) => counts).map(({ id }) => id));
      const played = mergeByName(
        tournaments.filter(({ id }) => counting.has(id)),
        now.same,
        roster,
      );
      return {
        choices: now,
        rows,
        counting,
        standings: standings(played, now),
        names: spellings(tournaments),
        unreadable,
      };
    });
  };

  serveRoute(app, 'GET /api/season', async (request) => {
    limited(context, 'lookingBack', request);
    const { choices, rows, counting, standings, names, unreadable } = await work();
    const mayChoose = host(request);
    const mine = people.tournamentsOf(deviceOf(context, request));
    if (!mayChoose && !mine.some((tournament) => counting.has(tournament))) throw stranger();
    return {
      choices,
      tournaments: mayChoose ? rows : rows.filter(({ counts }) => counts),
      standings,
      names: mayChoose ? names : [],
      unreadable: mayChoose ? unreadable : [],
      mayChoose,
    };
  });

  serveRoute(app, 'PUT /api/season', async (request) => {
    if (!host(request)) throw stranger();
    checkSame((await pastTournaments(store)).tournaments, request.body.same);
    await rememberAs(store, 'season', request.body);
    return request.body;
  });

  // Whoever opens it becomes a spectator of the last tournament that counts, and sees the season as one of its guests.
  serveRoute(app, 'POST /api/season/link', async (request) => {
    if (!host(request)) throw stranger();
    const now = await chosen();
    const last = (await pastTournaments(store)).tournaments.find(
      (tournament) => rowOf(tournament, now).counts,
    );
    if (last === undefined)
      throw problem(409, 'no-night-counts', 'No tournament counts yet: there is nothing to show.');
    const { code } = await people.linkFor(last.id, { role: 'spectator', player: null, powers: [] });
    const origin = context.origin() ?? `${request.protocol}://${request.headers.host}`;
    return { link: `${origin}/season#${code}` };
  });
}

/** Two names that played in one tournament are two people. */
function checkSame(tournaments: readonly PastTournament[], same: SeasonChoices['same']): void {
  for (const [at, [one, other]] of same.entries()) {
    const shared = sharedTournament(tournaments, same.slice(0, at), one, other);
    if (shared === null) continue;
    const { name } = tournaments.find(({ id }) => id === shared)!;
    throw problem(
      409,
      'played-together',
      `${one} and ${other} both played in ${name}: they are two people.`,
      { one, other, tournament: name },
    );
  }
}

function rowOf(
  { id, name, at, currency, results }: PastTournament,
  { counts }: SeasonChoices,
): SeasonTournamentRow {
  const bots = results.some(({ player }) => /^bot\d+$/.test(player));
  const winner = results.find(({ place }) => place === 1)?.name ?? '';
  return { id, name, at, currency, players: results.length, winner, counts: counts[id] ?? !bots, bots };
}

const spellings = (tournaments: readonly PastTournament[]): string[] =>
  [
    ...new Map(
      tournaments.flatMap(({ results }) => results.map(({ name }) => [normalizeName(name), name] as const)),
    ).values(),
  ].sort((a, b) => a.localeCompare(b));
