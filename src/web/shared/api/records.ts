import type { Answer, Body } from '../../../protocol/routes/routes.ts';
import type { Language } from '../language.ts';
import { ask } from './api.ts';

/** What the pages that look back ask: results, hands, the log, the season, and whom to forget. */

/** For good; its screens are told. */
export const deleteTournament = (id: string) => ask('DELETE /api/tournaments/:id', { params: { id } });

/** Somebody the site knows: where their name stands, where several have it, and what it would become. */
export type Person = Answer<'POST /api/site/person'>;
export const findPerson = (name: string) => ask('POST /api/site/person', { body: { name } });
export const forgetPerson = (name: string, all: boolean) =>
  ask('POST /api/site/forget', { body: { name, all } });

export type LogLine = Answer<'GET /api/tournaments/:id/log'>['entries'][number];
/** A page of what has happened, newest first, and where the next page begins. */
export const tournamentLog = (id: string, before: number | null, hands: boolean, language: Language) =>
  ask('GET /api/tournaments/:id/log', {
    params: { id },
    query: { hands: `${hands}`, before: before ?? undefined, language },
  });

/** A tournament as people look back on it. */
export const afterOf = (id: string) => ask('GET /api/tournaments/:id/results', { params: { id } });

/** A player's own statistics, with those others share. */
export const statisticsOf = (id: string) => ask('GET /api/tournaments/:id/statistics', { params: { id } });
export const shareStatistics = (id: string, share: boolean) =>
  ask('PUT /api/tournaments/:id/statistics', { params: { id }, body: { share } });

export const season = () => ask('GET /api/season');
export const chooseSeason = (body: Body<'PUT /api/season'>) => ask('PUT /api/season', { body });
export const seasonLink = () => ask('POST /api/season/link');
/** The hands of a tournament that are over, and one of them as its reader saw it. */
export const handsOf = (id: string) => ask('GET /api/tournaments/:id/hands', { params: { id } });
export const handOf = (id: string, table: string, number: number) =>
  ask('GET /api/tournaments/:id/hands/:table/:number.json', {
    params: { id, table, number: String(number) },
  });
