import { useEffect, useState } from 'react';
import type { Said } from '../../../../protocol/frames.ts';
import type { Line } from '../../../shared/live/line.ts';
import { heard } from './hearing.ts';
import { useMuted } from './muted.ts';

/** Long enough to read a sentence and look back at the cards. */
const SHOWN_MS = 6_000;

/** The last thing each player has said, while it is new, without those muted on this device. */
export function latest(said: readonly Said[], now: number): ReadonlyMap<string, Said> {
  const found = new Map<string, Said>();
  for (const each of said)
    if (each.player !== null && !each.waits && !each.rail && now - each.now < SHOWN_MS)
      found.set(each.player, each);
  return found;
}

/** What players are saying right now, to be shown at their seats. */
export function useBubbles(tournament: string, line: Line, said: readonly Said[]): ReadonlyMap<string, Said> {
  const { muted } = useMuted(tournament);
  const [, again] = useState(0);
  const now = line.clock.now();
  const bubbles = latest(heard(said, muted), now);
  const next = Math.min(...[...bubbles.values()].map(({ now: at }) => at + SHOWN_MS - now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => again((times) => times + 1), next + 20);
    return () => clearTimeout(timer);
  });
  return bubbles;
}
