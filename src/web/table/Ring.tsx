import { useState } from 'react';

/** The time somebody has, by this device's clock, in milliseconds from now. */
export type Time = { readonly untilBank: number; readonly untilEnd: number };

/**
 * Runs round whose turn it is: first his time, then in another colour his bank. Two halves turn behind the frame, so that
 * only transforms move; without a time it just glows.
 */
export function Ring({ time }: { time: Time | null }) {
  // Set once: from then on the style runs by itself.
  const [{ untilBank, untilEnd }] = useState(time ?? { untilBank: 0, untilEnd: 0 });
  if (time === null) return <span className="ring glows" aria-hidden="true" />;
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
