import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const known = new Map<string, ReadonlySet<string>>();
const nameOf = (tournament: string): string => `riffle.muted.${tournament}`;

/** The players muted on this device; nobody else learns of it. */
function mutedIn(tournament: string): ReadonlySet<string> {
  const before = known.get(tournament);
  if (before !== undefined) return before;
  const kept = window.localStorage.getItem(nameOf(tournament)) ?? '';
  const muted: ReadonlySet<string> = new Set(kept.split(' ').filter(Boolean));
  known.set(tournament, muted);
  return muted;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMuted(tournament: string) {
  const muted = useSyncExternalStore(subscribe, () => mutedIn(tournament));
  const mute = (player: string, on: boolean): void => {
    const next = new Set(muted);
    if (on) next.add(player);
    else next.delete(player);
    known.set(tournament, next);
    window.localStorage.setItem(nameOf(tournament), [...next].join(' '));
    for (const listener of listeners) listener();
  };
  return { muted, mute };
}
