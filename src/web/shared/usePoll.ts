import { useEffect, useRef } from 'react';

/** Asks at once, and again a while after each answer; what happens with the answer is up to `ask`. Null stops it. */
export function usePoll(ask: () => Promise<unknown>, everyMs: number | null): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (everyMs === null) return;
    let timer = 0;
    let left = false;
    const again = async (): Promise<void> => {
      await latest.current();
      if (!left) timer = window.setTimeout(again, everyMs);
    };
    void again();
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, [everyMs]);
}
