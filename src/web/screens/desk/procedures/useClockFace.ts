import { useEffect, useState } from 'react';
import type { ClockFace } from '../../../../engine/clock/clock.ts';
import { faceAt } from '../../../shared/live/useLine.ts';
import { useDesk } from '../state/desk.ts';

const LOOK_MS = 250;

/** The clock as it stands, again and again while it is on the screen. */
export function useClockFace(): ClockFace {
  const { view, now } = useDesk();
  const [, again] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => again((count) => count + 1), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return faceAt(view, now());
}
