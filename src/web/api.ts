import type { HouseRules } from '../engine/tournament/night.ts';
import { wordsOf } from './language.ts';
import { type Refusal, refusalText, refusalWords } from './live/refusals.ts';
import { liveWords } from './live/words.ts';

/** Everything the pages ask of the server, in one place; the night itself comes over the socket. */

export type Created = { readonly tournament: string; readonly joinCode: string };
export type Joined = { readonly tournament: string; readonly role: string; readonly player: string | null };
export type Listed = {
  readonly id: string;
  readonly name: string;
  readonly phase: string;
  readonly role: string;
  /** Whether the server deals there and one has a seat. */
  readonly plays?: boolean;
};

/** An answer, or a sentence that says why there is none. */
export type Reply<T> = { readonly ok: T } | { readonly sorry: string; readonly missing: boolean };

async function ask<T>(path: string, body?: unknown): Promise<Reply<T>> {
  try {
    const response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const said = isJson ? ((await response.json()) as T & Partial<Refusal>) : null;
    if (response.ok && said !== null) return { ok: said };
    return {
      sorry:
        said?.message === undefined
          ? (await wordsOf(liveWords)).notOffered
          : refusalText(said as Refusal, await wordsOf(refusalWords)),
      missing: response.status === 404 || said === null,
    };
  } catch {
    return { sorry: (await wordsOf(liveWords)).noAnswer, missing: false };
  }
}

export const tournaments = (): Promise<Reply<{ readonly tournaments: readonly Listed[] }>> =>
  ask('/api/tournaments');
export const create = (wish: object): Promise<Reply<Created>> => ask('/api/tournaments', wish);
/** A tournament against bots that has begun, with a chair in it. */
export const playNow = (wish: {
  players: 9 | 27;
  house: string;
  name?: string;
}): Promise<Reply<{ readonly tournament: string }>> => ask('/api/play', wish);
export const join = (code: string, name: string): Promise<Reply<Joined>> => ask('/api/join', { code, name });

/** The house a tournament was made with. */
export const houseOf = (tournament: string): Promise<Reply<{ readonly house: HouseRules }>> =>
  ask(`/api/tournaments/${tournament}/house`);

/** The code on the TV, for the screens that may show it; null on others. */
export const joinCode = (tournament: string): Promise<string | null> =>
  ask<{ joinCode: string | null }>(`/api/tournaments/${tournament}`).then((reply) =>
    'ok' in reply ? reply.ok.joinCode : null,
  );

/** Who one is comes from a cookie; a test house reads it from the page's address instead. */
export function socketUrl(): string {
  const { protocol, host, search } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws${search}`;
}
