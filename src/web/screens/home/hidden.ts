import { useState } from 'react';

const KEPT = 'riffle.hidden';
const kept = (): readonly string[] => JSON.parse(window.localStorage.getItem(KEPT) ?? '[]');

/** The tournaments this device does not list; they stay where they are. */
export function useHidden() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(kept()));
  const toggle = (tournament: string): void => {
    const next = new Set(hidden);
    if (!next.delete(tournament)) next.add(tournament);
    window.localStorage.setItem(KEPT, JSON.stringify([...next]));
    setHidden(next);
  };
  return { hidden, toggle };
}
