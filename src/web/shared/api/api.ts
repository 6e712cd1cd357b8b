import type { Rulebook } from '../../../engine/choices/rulebook.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { RefusalCode } from '../../../engine/refusal-codes.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import type {
  AfterTournament,
  Season,
  SeasonChoices,
  UnreadableTournament,
} from '../../../protocol/after.ts';
import type { HandsPlayed, HandToReplay } from '../../../protocol/hands.ts';
import type { RulebookFile } from '../../../rulebooks/rulebook.ts';
import { wordsOf } from '../language.ts';
import { refusalText, refusalWords } from './refusals.ts';
import { apiWords } from './words.ts';

/** Everything the pages ask of the server, in one place; the night itself comes over the socket. */

export type Created = { readonly tournament: string; readonly joinCode: string };
/** Without a role while he waits for the director. */
export type Joined = {
  readonly tournament: string;
  readonly role: string | null;
  readonly player: string | null;
};
export type Listed = {
  readonly id: string;
  readonly name: string;
  readonly phase: string;
  readonly role: string;
  readonly sample?: boolean;
  /** Whether the server deals there and one has a seat. */
  readonly plays?: boolean;
};

/** An answer, or a sentence that says why there is none. */
export type Reply<T> =
  | { readonly ok: T }
  | { readonly sorry: string; readonly missing: boolean; readonly code: RefusalCode | 'no-line' | 'unknown' };

const SITE_CODE = 'riffle.site-code';
/** The code in the host's terminal, kept while the page is open: only who plans from another device needs it. */
export const tellSiteCode = (code: string): void => window.sessionStorage.setItem(SITE_CODE, code.trim());

export async function ask<T>(path: string, body?: unknown, method?: 'PUT' | 'DELETE'): Promise<Reply<T>> {
  const siteCode = window.sessionStorage.getItem(SITE_CODE);
  try {
    const response = await fetch(path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(siteCode !== null && { 'x-site-code': siteCode }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const said = isJson ? ((await response.json()) as T & Partial<Refusal>) : null;
    if (response.ok && said !== null) return { ok: said };
    return {
      sorry:
        said?.message === undefined
          ? (await wordsOf(apiWords)).notOffered
          : refusalText(said as Refusal, await wordsOf(refusalWords)),
      missing: response.status === 404 || said === null,
      code: said?.code ?? 'unknown',
    };
  } catch {
    return { sorry: (await wordsOf(apiWords)).noAnswer, missing: false, code: 'no-line' };
  }
}

export type Tournaments = {
  readonly tournaments: readonly Listed[];
  readonly unreadable?: readonly UnreadableTournament[];
};
export const tournaments = (): Promise<Reply<Tournaments>> => ask('/api/tournaments');
export const create = (wish: object): Promise<Reply<Created>> => ask('/api/tournaments', wish);
/** A tournament against bots that has begun, with a chair in it. */
export const playNow = (wish: {
  players: 9 | 27;
  rulebook: string;
  name?: string;
}): Promise<Reply<{ readonly tournament: string }>> => ask('/api/play', wish);
/** What the rulebooks are called, without the rulebooks. */
export const rulebookWords = (): Promise<
  Reply<{ readonly rulebooks: readonly Pick<RulebookFile, 'id' | 'words'>[] }>
> => ask('/api/rulebooks/words');
export const join = (code: string, name = ''): Promise<Reply<Joined>> =>
  ask('/api/join', { code, ...(name !== '' && { name }) });

/** The house a tournament was made with. */
export const rulebookOf = (tournament: string): Promise<Reply<{ readonly rulebook: Rulebook }>> =>
  ask(`/api/tournaments/${tournament}/rulebook`);

/** The code on the TV, for the screens that may show it; null on others. */
export const joinCode = (tournament: string): Promise<string | null> =>
  ask<{ joinCode: string | null }>(`/api/tournaments/${tournament}`).then((reply) =>
    'ok' in reply ? reply.ok.joinCode : null,
  );

/** For good; its screens are told. */
export const deleteTournament = (tournament: string): Promise<Reply<unknown>> =>
  ask(`/api/tournaments/${tournament}`, undefined, 'DELETE');

/** Somebody the house knows: where the name stands, where several have it, and what it would become. */
export type Person = {
  readonly name: string;
  readonly guest: string;
  readonly tournaments: readonly { readonly id: string; readonly name: string }[];
  readonly twice: readonly string[];
};
export const findPerson = (name: string): Promise<Reply<Person>> => ask('/api/site/person', { name });
export const forgetPerson = (name: string, all: boolean): Promise<Reply<Person>> =>
  ask('/api/site/forget', { name, all });

export type LogLine = { readonly at: number; readonly says: string; readonly rule: string | null };

/** A page of what has happened, newest first; before which line it goes on, if it does. */
export const tournamentLog = (
  tournament: string,
  before: number | null,
  hands: boolean,
): Promise<Reply<{ readonly entries: readonly LogLine[]; readonly before: number | null }>> =>
  ask(`/api/tournaments/${tournament}/log?hands=${hands}${before === null ? '' : `&before=${before}`}`);

/** A night as it stands, for a page that does not follow it. */
export const tournamentOf = (
  tournament: string,
): Promise<Reply<{ readonly role: string; readonly view: TournamentView }>> =>
  ask(`/api/tournaments/${tournament}`);

/** A night as it is looked back on. */
export const afterOf = (tournament: string): Promise<Reply<AfterTournament>> =>
  ask(`/api/tournaments/${tournament}/results`);

export const season = (): Promise<Reply<Season>> => ask('/api/season');
export const chooseSeason = (choices: SeasonChoices): Promise<Reply<SeasonChoices>> =>
  ask('/api/season', choices, 'PUT');
export const seasonLink = (): Promise<Reply<{ readonly link: string }>> => ask('/api/season/link', {});
/** The hands of a night that are over, and one of them as its reader saw it. */
export const handsOf = (tournament: string): Promise<Reply<HandsPlayed>> =>
  ask(`/api/tournaments/${tournament}/hands`);
export const handOf = (tournament: string, table: string, number: number): Promise<Reply<HandToReplay>> =>
  ask(`/api/tournaments/${tournament}/hands/${table}/${number}.json`);

/** Who one is comes from a cookie; a test house reads it from the page's address instead. */
export function socketUrl(): string {
  const { protocol, host, search } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws${search}`;
}
