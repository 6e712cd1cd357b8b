import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** How long something is still good that ends by the server's clock; null while there is nothing, 0 once it has ended. */
export function useCountdown(of: { readonly until: number; readonly now: number } | null): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (of === null) return setLeft(null);
    // On the device's monotonic clock: its date does not matter.
    const ends = performance.now() + of.until - of.now;
    const look = (): void => setLeft(Math.max(0, ends - performance.now()));
    look();
    const timer = setInterval(look, SECOND_MS);
    return () => clearInterval(timer);
  }, [of]);
  return left;
}
