import { Timer } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../../shared/language.ts';
import { tableWords } from './words.ts';

/** How long the player to act has, by this device's clock, in milliseconds from now. */
export type Time = {
  readonly untilBank: number;
  readonly untilEnd: number;
  /** Somebody has called the clock on them: all the time they have left is counted down. */
  readonly called: boolean;
};

/**
 * Runs around the player to act: first their time, then their bank in another color; in a third one what a called clock
 * leaves them. Two halves turn behind the frame, so that only transforms are animated; without a time it just glows.
 */
export function Ring({ time }: { time: Time | null }) {
  // Set once: from then on the animation runs by itself.
  const [{ untilBank, untilEnd, called }] = useState(time ?? { untilBank: 0, untilEnd: 0, called: false });
  if (time === null) return <span className="ring glows" aria-hidden="true" />;
  if (called)
    return (
      <span className="ring" aria-hidden="true">
        <Sweep name="called" from={0} ms={untilEnd} />
      </span>
    );
  return (
    <span className="ring" aria-hidden="true">
      {untilBank > 0 && <Sweep name="time" from={0} ms={untilBank} />}
      {untilEnd > untilBank && (
        <Sweep name="bank" from={Math.max(0, untilBank)} ms={untilEnd - Math.max(0, untilBank)} />
      )}
    </span>
  );
}

function Sweep({ name, from, ms }: { name: string; from: number; ms: number }) {
  const half = (delay: number) => ({ animationDelay: `${delay}ms`, animationDuration: `${ms / 2}ms` });
  return (
    <span className={`sweep ${name}`} style={{ animationDelay: `${from}ms` }}>
      <span className="half right">
        <i style={half(from)} />
      </span>
      <span className="half left">
        <i style={half(from + ms / 2)} />
      </span>
    </span>
  );
}

/** The seconds left to a player on the clock or on their time bank; until then, its children. */
export function Countdown({ time, children }: { time: Time; children: ReactNode }) {
  const { untilBank, untilEnd, called } = time;
  const t = useWords(tableWords);
  const from = called ? 0 : Math.max(0, untilBank);
  const [left, setLeft] = useState(from > 0 ? null : untilEnd);
  useEffect(() => {
    const end = performance.now() + untilEnd;
    // A timer that fires a moment early must not show a second more than there is.
    const look = (): void => setLeft(Math.min(untilEnd - from, Math.max(0, end - performance.now())));
    let looks: ReturnType<typeof setInterval> | undefined;
    const begins = setTimeout(() => {
      look();
      looks = setInterval(look, 200);
    }, from);
    return () => {
      clearTimeout(begins);
      clearInterval(looks);
    };
  }, [from, untilEnd]);
  if (left === null || untilEnd <= from) return children;
  const seconds = String(Math.ceil(left / 1000));
  return (
    <span
      className={`act counts ${called ? '' : 'on-bank'}`}
      role="timer"
      title={called ? t.secondsLeft(seconds) : t.bankLeft(seconds)}
    >
      <Timer size={13} aria-hidden="true" />
      <span className="number">{seconds}</span>
    </span>
  );
}
