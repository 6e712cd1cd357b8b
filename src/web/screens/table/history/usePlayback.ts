import { useCallback, useEffect, useState } from 'react';

const PACE = 1_000;

/** Plays the steps of a hand: all in a row, one by one, or straight to any of them. */
export function usePlayback(steps: number) {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const last = steps - 1;
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, at, last]);
  const to = useCallback(
    (step: number) => {
      setPlaying(false);
      setAt(Math.min(Math.max(step, 0), last));
    },
    [last],
  );
  /** At the end, play starts over. */
  const toggle = useCallback(() => {
    if (!playing && at === last) setAt(0);
    setPlaying(!playing);
  }, [playing, at, last]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || document.querySelector('dialog[open]') !== null) return;
      if (target instanceof HTMLElement && target.closest('input, select, textarea, summary')) return;
      const onButton = target instanceof HTMLElement && target.closest('button, a') !== null;
      const does: Readonly<Record<string, () => void>> = {
        ArrowLeft: () => to(at - 1),
        ArrowRight: () => to(at + 1),
        Home: () => to(0),
        End: () => to(last),
        // A focused button keeps the space bar.
        ...(!onButton && { ' ': toggle }),
      };
      if (does[key] === undefined) return;
      event.preventDefault();
      does[key]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [at, last, to, toggle]);
  return { at, playing, to, toggle };
}
