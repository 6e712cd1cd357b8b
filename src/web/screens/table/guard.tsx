import { type ReactNode, useEffect, useState } from 'react';

/** How long buttons that have just appeared, or mean something else than before, take no tap and no key. */
export const GUARD_MS = 400;
/** A finger that was down before is waited for, but not for ever: browsers do not always say that it is gone. */
const LONGEST_MS = 2_000;
const AGAIN_MS = 50;

let held = false;
for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
  window.addEventListener(
    type,
    () => {
      held = type === 'pointerdown';
    },
    true,
  );

/**
 * Whether what these buttons mean is too new to be meant: a hand already on its way to the glass, or the second tap of two,
 * was for what was there before.
 */
export function useGuard(meaning: string): boolean {
  const [known, setKnown] = useState({ meaning, settled: false });
  if (known.meaning !== meaning) setKnown({ meaning, settled: false });
  useEffect(() => {
    const since = performance.now();
    const settle = (): void => {
      if (held && performance.now() - since < LONGEST_MS) timer = setTimeout(settle, AGAIN_MS);
      else setKnown({ meaning, settled: true });
    };
    let timer = setTimeout(settle, GUARD_MS);
    return () => clearTimeout(timer);
  }, [meaning]);
  return known.meaning !== meaning || !known.settled;
}

/** Keeps its place and shows its buttons, a little paler while they do nothing yet. */
export function Guarded({ guarded, children }: { guarded: boolean; children: ReactNode }) {
  return (
    // Stops what a focused button makes of Enter and Space, too.
    <div
      className={`guard ${guarded ? 'guarded' : ''}`}
      onClickCapture={(event) => {
        if (!guarded) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}
