import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';

/** The time somebody has, by this device's clock, in milliseconds from now. */
export type Time = {
  readonly untilBank: number;
  readonly untilEnd: number;
  /** Somebody has called the clock on him: all he has left is counted down. */
  readonly called: boolean;
};

/**
 * Runs round whose turn it is: first his time, then in another colour his bank; and in a third all that the clock leaves
 * him when it is called on him. Two halves turn behind the frame, so that
 * only transforms move; without a time it just glows.
 */
export function Ring({ time }: { time: Time | null }) {
  // Set once: from then on the style runs by itself.
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

/** The seconds left to who is on the clock. */
export function Countdown({ ms, says }: { ms: number; says: (seconds: string) => string }) {
  const [left, setLeft] = useState(ms);
  useEffect(() => {
    const end = performance.now() + ms;
    const timer = setInterval(() => setLeft(Math.max(0, end - performance.now())), 200);
    return () => clearInterval(timer);
  }, [ms]);
  const seconds = String(Math.ceil(left / 1000));
  return (
    <span className="act counts" role="timer" title={says(seconds)}>
      <Timer size={13} aria-hidden="true" />
      <span className="number">{seconds}</span>
    </span>
  );
}
