import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Todo } from './todo.ts';
import { todoKey } from './todo-key.ts';

const SNOOZED_MS = 10 * 60_000;

/** By this device's clock: until when each is out of sight. */
type Until = Readonly<Record<string, number>>;

export type Snoozed = {
  readonly keys: ReadonlySet<string>;
  /** Out of sight for ten minutes, or until it changes. */
  snooze(todo: Todo): void;
  wakeAll(): void;
};

const isUntil = (kept: unknown): kept is Until =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.values(kept).every((until) => typeof until === 'number');

function kept(name: string): Until {
  const found: unknown = JSON.parse(window.localStorage.getItem(name) ?? '{}');
  return isUntil(found) ? found : {};
}

/** Snoozed on this device only: another director may want to see it. */
export function useSnooze(tournament: string): Snoozed {
  const name = `riffle.snoozed.${tournament}`;
  const [until, setUntil] = useState<Until>(() => kept(name));
  const keep = useCallback(
    (next: Until): void => {
      const now = Date.now();
      const due = Object.fromEntries(Object.entries(next).filter(([, at]) => at > now));
      window.localStorage.setItem(name, JSON.stringify(due));
      setUntil(due);
    },
    [name],
  );
  const soonest = Math.min(...Object.values(until));
  useEffect(() => {
    if (!Number.isFinite(soonest)) return;
    const timer = setTimeout(() => keep(kept(name)), Math.max(0, soonest - Date.now()));
    return () => clearTimeout(timer);
  }, [soonest, keep, name]);
  return useMemo(
    () => ({
      keys: new Set(Object.keys(until)),
      snooze: (todo) => keep({ ...until, [todoKey(todo)]: Date.now() + SNOOZED_MS }),
      wakeAll: () => keep({}),
    }),
    [until, keep],
  );
}
