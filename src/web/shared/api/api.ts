import type { Refusal } from '../../../engine/refusal.ts';
import type { RefusalCode } from '../../../engine/refusal-codes.ts';
import type { Answer, Body, Params, Query, RouteName } from '../../../protocol/routes/routes.ts';
import { wordsOf } from '../language.ts';
import { toServer } from '../to-server.ts';
import { refusalText, refusalWords } from './refusals.ts';
import { apiWords } from './words.ts';

/** Everything the pages ask of the server, in one place; the tournament itself comes over the socket. */

/** An answer, or a sentence that says why there is none. */
export type Reply<T> =
  | { readonly ok: T }
  | { readonly sorry: string; readonly missing: boolean; readonly code: RefusalCode | 'no-line' | 'unknown' };

const SITE_CODE = 'riffle.site-code';
/** The code in the host's terminal, kept while the page is open: only a host who plans from another device needs it. */
export const tellSiteCode = (code: string): void => window.sessionStorage.setItem(SITE_CODE, code.trim());

/** What a route takes besides its name: parameters of its path, a query, a body; nothing where it takes nothing. */
type Sent<Name extends RouteName> = (Params<Name> extends object
  ? { readonly params: Params<Name> }
  : unknown) &
  (Query<Name> extends object ? { readonly query: Query<Name> } : unknown) &
  (Body<Name> extends object ? { readonly body: Body<Name> } : unknown);
type Parts = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
};

/** `GET /api/tournaments/:id` with its parameters filled in, and its query. */
function urlOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${value}`,
  );
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`;
}

/** Asks a route of `protocol/routes`, which has the types of what is sent and answered. */
export async function ask<Name extends RouteName>(
  route: Name,
  ...[sent]: unknown extends Sent<Name> ? [] : [Sent<Name> & Parts]
): Promise<Reply<Answer<Name>>> {
  const siteCode = window.sessionStorage.getItem(SITE_CODE);
  const [method = '', path = ''] = route.split(' ');
  const body = sent?.body;
  try {
    const response = await toServer().fetch(urlOf(path, sent ?? {}), {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(siteCode !== null && { 'x-site-code': siteCode }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const said = isJson ? ((await response.json()) as Answer<Name> | Refusal) : null;
    if (response.ok && said !== null) return { ok: said as Answer<Name> };
    const refusal = said as Partial<Refusal> | null;
    return {
      sorry:
        refusal?.message === undefined
          ? (await wordsOf(apiWords)).notOffered
          : refusalText(refusal as Refusal, await wordsOf(refusalWords)),
      missing: response.status === 404 || said === null,
      code: refusal?.code ?? 'unknown',
    };
  } catch {
    return { sorry: (await wordsOf(apiWords)).noAnswer, missing: false, code: 'no-line' };
  }
}

export type Tournaments = Answer<'GET /api/tournaments'>;
export type Listed = Tournaments['tournaments'][number];
export const tournaments = () => ask('GET /api/tournaments');
export const create = (body: Body<'POST /api/tournaments'>) => ask('POST /api/tournaments', { body });
/** A tournament against bots that has begun, with a seat in it. */
export const playNow = (body: Body<'POST /api/play'>) => ask('POST /api/play', { body });
/** What the rulebooks are called, without the rulebooks. */
export const rulebookWords = () => ask('GET /api/rulebooks/words');
/** `online`: where there are both kinds of tables. */
export const join = (code: string, name = '', online?: boolean) =>
  ask('POST /api/join', {
    body: { code, ...(name !== '' && { name }), ...(online !== undefined && { online }) },
  });

/** A tournament right now, for a page that does not follow it. */
export const tournamentOf = (id: string) => ask('GET /api/tournaments/:id', { params: { id } });
/** The rulebook a tournament was created with. */
export const rulebookOf = (id: string) => ask('GET /api/tournaments/:id/rulebook', { params: { id } });
