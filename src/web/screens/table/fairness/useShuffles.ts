import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { HandFeed } from '../../../shared/live/hand-feed.ts';
import type { Line } from '../../../shared/live/line.ts';
import type { SeenCard } from './check.ts';
import type { Checks, Shuffles } from './shuffles.ts';

const NONE: Checks = new Map();
const NOBODY = { subscribe: () => () => {}, snapshot: () => NONE };

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A device that cannot store anything takes part all the same, until its page reloads. */
function memoryOf(tournament: string) {
  const name = `riffle.parts.${tournament}`;
  const orNull = <T>(run: () => T): T | null => {
    try {
      return run();
    } catch {
      return null;
    }
  };
  return {
    read: () => orNull(() => window.localStorage.getItem(name)),
    write: (text: string) => void orNull(() => window.localStorage.setItem(name, text)),
  };
}

/** Runs when the browser is idle. */
const later = (run: () => void): void => {
  setTimeout(run, 0);
};

/**
 * Takes part in every shuffle of my table and checks every hand I have seen, by itself. Its code loads after the
 * screen; the table never waits for it.
 */
export function useShuffles(
  tournament: string,
  line: Line,
  felt: HandFeed | null,
  takesPart = true,
): {
  checks: Checks;
  /** False until its code has loaded. */
  ready: boolean;
  prove: (at: { table: string; hand: number }, seen?: readonly SeenCard[]) => void;
} {
  const [shuffles, setShuffles] = useState<Shuffles | null>(null);
  const latest = useRef(felt);
  latest.current = felt;
  useEffect(() => {
    let leave = (): void => {};
    let left = false;
    void import('./shuffles.ts').then(({ Shuffles }) => {
      if (left) return;
      const { player, view } = line.snapshot();
      const tell = line.tell.bind(line);
      const draw = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));
      const memory = memoryOf(tournament);
      const made = new Shuffles({ tournament, takesPart, tell, draw, memory, later }, player, view);
      leave = line.onFrame(made.hear);
      const now = latest.current;
      if (now?.hand) made.hear({ ...now.hand, told: now.told });
      setShuffles(made);
    });
    return () => {
      left = true;
      leave();
    };
  }, [tournament, line, takesPart]);
  const { subscribe, snapshot } = shuffles ?? NOBODY;
  const checks = useSyncExternalStore(subscribe, snapshot);
  const prove = useCallback<Shuffles['prove']>((at, seen) => shuffles?.prove(at, seen), [shuffles]);
  return { checks, ready: shuffles !== null, prove };
}
