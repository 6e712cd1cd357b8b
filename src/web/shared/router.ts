import { useSyncExternalStore } from 'react';
import { currentPath } from './address.ts';
import { leaveFor } from './layers.ts';

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

export const usePath = (): string => useSyncExternalStore(subscribe, currentPath);

export function go(path: string): void {
  leaveFor(path);
  window.scrollTo(0, 0);
  changed();
}
