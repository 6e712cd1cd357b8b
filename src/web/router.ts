import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const changed = (): void => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

export const usePath = (): string => useSyncExternalStore(subscribe, () => window.location.pathname);

export function go(path: string): void {
  window.history.pushState(null, '', path);
  window.scrollTo(0, 0);
  changed();
}

export type Screen =
  | { readonly is: 'home' }
  | { readonly is: 'join' | 'plan' | 'sample' | 'play' | 'privacy' | 'lost' }
  | { readonly is: 'director' | 'tv' | 'phone' | 'table' | 'made' | 'results'; readonly tournament: string }
  | { readonly is: 'hands'; readonly tournament: string; readonly hand: HandAddress | null }
  | { readonly is: 'invitation'; readonly code: string }
  | { readonly is: 'season' }
  /** Something to print: of a night or of a house, one sheet or all there are. */
  | { readonly is: 'paper'; readonly about: string | null; readonly sheet: string | null };

export type HandAddress = { readonly table: string; readonly number: number };

/** The list of hands, or one of them: /t/ID/hands and /t/ID/hands/TABLE/NUMBER. */
function handAt(parts: readonly string[]): HandAddress | null | undefined {
  const [table = '', number = '', ...more] = parts;
  if (parts.length === 0) return null;
  const is = /^[0-9]{1,4}$/.test(table) && /^[1-9][0-9]{0,8}$/.test(number) && more.length === 0;
  return is ? { table, number: Number(number) } : undefined;
}

const TOURNAMENT = {
  '': 'director',
  tv: 'tv',
  me: 'phone',
  table: 'table',
  made: 'made',
  results: 'results',
} as const;
const PAGES = ['join', 'plan', 'sample', 'play', 'privacy'] as const;

/** The screen an address leads to. */
export function screenAt(path: string): Screen {
  const [first = '', tournament = '', which = '', ...more] = path.split('/').filter(Boolean);
  if (first === '') return { is: 'home' };
  if (first === 'season' && tournament === '') return { is: 'season' };
  const paper = /^(?:\/t\/([A-Za-z0-9_-]{1,40}))?\/paper(?:\/(\w{1,20}))?\/?$/.exec(path);
  if (paper !== null) return { is: 'paper', about: paper[1] ?? null, sheet: paper[2] ?? null };
  const page = PAGES.find((name) => name === first);
  if (page !== undefined && tournament === '') return { is: page };
  if (first === 'i' && /^[A-Za-z0-9_-]{4,64}$/.test(tournament) && which === '')
    return { is: 'invitation', code: tournament };
  const hand = first === 't' && which === 'hands' ? handAt(more) : undefined;
  if (hand !== undefined && /^[A-Za-z0-9_-]{1,40}$/.test(tournament))
    return { is: 'hands', tournament, hand };
  if (
    first === 't' &&
    /^[A-Za-z0-9_-]{1,40}$/.test(tournament) &&
    Object.hasOwn(TOURNAMENT, which) &&
    more.length === 0
  )
    return { is: TOURNAMENT[which as keyof typeof TOURNAMENT], tournament };
  return { is: 'lost' };
}
