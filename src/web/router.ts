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
  | { readonly is: 'join' | 'plan' | 'sample' | 'play' | 'lost' }
  | { readonly is: 'director' | 'tv' | 'phone' | 'table'; readonly tournament: string };

const NIGHT = { '': 'director', tv: 'tv', me: 'phone', table: 'table' } as const;
const PAGES = ['join', 'plan', 'sample', 'play'] as const;

/** The screen an address leads to. */
export function screenAt(path: string): Screen {
  const [first = '', tournament = '', which = '', ...more] = path.split('/').filter(Boolean);
  if (first === '') return { is: 'home' };
  const page = PAGES.find((name) => name === first);
  if (page !== undefined && tournament === '') return { is: page };
  if (
    first === 't' &&
    /^[A-Za-z0-9_-]{1,40}$/.test(tournament) &&
    Object.hasOwn(NIGHT, which) &&
    more.length === 0
  )
    return { is: NIGHT[which as keyof typeof NIGHT], tournament };
  return { is: 'lost' };
}
