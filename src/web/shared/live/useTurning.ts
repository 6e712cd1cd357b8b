import { useEffect, useState } from 'react';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import type { Line } from './line.ts';
import { paceFor, type Seated, still, turnedUp, turningOrder } from './turning.ts';

/** The seats as they are shown one by one: those shown so far, whether more are to come, and how to skip. */
export function useTurning(line: Line, view: TournamentView) {
  const { turnedFrom } = view;
  const [skipped, skip] = useState<number | null>(null);
  const [, again] = useState(0);
  const seats = turningOrder(view);
  const all = still() || skipped === turnedFrom;
  const open = all ? seats.length : turnedUp(view, line.clock.now());
  const turning = open < seats.length;
  useEffect(() => {
    if (!turning || turnedFrom === null) return;
    const next = turnedFrom + (open + 1) * paceFor(seats.length) - line.clock.now();
    const timer = setTimeout(() => again((count) => count + 1), Math.max(20, next));
    return () => clearTimeout(timer);
  });
  const shown: ReadonlySet<string> = new Set(seats.slice(0, open).map(({ player }) => player));
  const last: Seated | undefined = seats[open - 1];
  return { shown, last, open, turning, of: seats.length, skip: () => skip(turnedFrom) };
}
