import { useEffect, useRef, useState } from 'react';
import type { ClockFace } from '../../../engine/clock/clock.ts';
import { blinds, chips, minutesText } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { tvWords } from './words.ts';
import './alarm.css';

/** How long a new level is announced across the screen. */
const STAYS_MS = 10_000;
const MINUTE_MS = 60_000;

/** The last minute of a level or break: the clock changes its color. */
export const isLastMinute = ({ running, left }: ClockFace): boolean =>
  running && left !== null && left <= MINUTE_MS;

/** A new level or a break, in letters nobody overlooks; nothing when the TV is switched on in the middle. */
export function Alarm({ face, now, begun }: { face: ClockFace; now: number; begun: boolean }) {
  const t = useWords(tvWords);
  const key = begun ? `${face.level} ${face.onBreak}` : '';
  const shown = useRef<string | null>(null);
  const [until, setUntil] = useState(0);
  useEffect(() => {
    const before = shown.current;
    shown.current = key;
    if (before !== null && before !== key && key !== '') setUntil(now + STAYS_MS);
  }, [key, now]);
  if (now >= until || key === '') return null;
  const { stakes, onBreak, left } = face;
  return (
    <p className="alarm" role="status">
      {onBreak ? (
        <span>{t.breakNow(minutesText(left ?? 0))}</span>
      ) : (
        <>
          <span>{face.level === 1 ? t.blinds : t.blindsUp}</span> <b className="number">{blinds(stakes)}</b>
          {stakes.ante > 0 && <span className="number">{t.ante(chips(stakes.ante))}</span>}
        </>
      )}
    </p>
  );
}
