import type { HouseRules } from '../engine/tournament/night.ts';
import type { NightView } from '../engine/views/night-view.ts';
import type { AfterNight, Season, SeasonChoices } from '../protocol/after.ts';

/** Everything the pages ask of the server, in one place; the night itself comes over the socket. */

export type Created = { readonly tournament: string; readonly joinCode: string };
export type Joined = { readonly tournament: string; readonly role: string; readonly player: string | null };
export type Listed = {
  readonly id: string;
  readonly name: string;
  readonly phase: string;
  readonly role: string;
};

/** An answer, or a sentence that says why there is none. */
export type Reply<T> = { readonly ok: T } | { readonly sorry: string; readonly missing: boolean };

async function ask<T>(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Reply<T>> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const said = isJson ? ((await response.json()) as T & { message?: string }) : null;
    if (response.ok && said !== null) return { ok: said };
    return {
      sorry: said?.message ?? 'This server does not offer that yet.',
      missing: response.status === 404 || said === null,
    };
  } catch {
    return {
      sorry: 'The server does not answer. Is it running, and is this device on its network?',
      missing: false,
    };
  }
}

export const tournaments = (): Promise<Reply<{ readonly tournaments: readonly Listed[] }>> =>
  ask('/api/tournaments');
export const create = (wish: object): Promise<Reply<Created>> => ask('/api/tournaments', wish);
export const join = (code: string, name?: string): Promise<Reply<Joined>> =>
  ask('/api/join', { code, ...(name !== undefined && { name }) });

/** The code on the TV, for the screens that may show it; null on others. */
export const joinCode = (tournament: string): Promise<string | null> =>
  ask<{ joinCode: string | null }>(`/api/tournaments/${tournament}`).then((reply) =>
    'ok' in reply ? reply.ok.joinCode : null,
  );

/** A night as it stands, for a page that does not follow it. */
export const nightOf = (
  tournament: string,
): Promise<Reply<{ readonly role: string; readonly view: NightView }>> =>
  ask(`/api/tournaments/${tournament}`);

/** The rules a night is played by, as they were when it was made. */
export const houseOf = (tournament: string): Promise<Reply<{ readonly house: HouseRules }>> =>
  ask(`/api/tournaments/${tournament}/house`);

/** A night as it is looked back on. */
export const afterOf = (tournament: string): Promise<Reply<AfterNight>> =>
  ask(`/api/tournaments/${tournament}/results`);

export const season = (): Promise<Reply<Season>> => ask('/api/season');
export const chooseSeason = (choices: SeasonChoices): Promise<Reply<SeasonChoices>> =>
  ask('/api/season', choices, 'PUT');
export const seasonLink = (): Promise<Reply<{ readonly link: string }>> => ask('/api/season/link', {});

/** Who one is comes from a cookie; a test house reads it from the page's address instead. */
export function socketUrl(): string {
  const { protocol, host, search } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws${search}`;
}
