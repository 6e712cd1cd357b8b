import { useLayoutEffect, useRef } from 'react';

export type Keys = Readonly<Record<string, () => void>>;

/** Keys for the whole screen, except while somebody types or has a sheet open. */
export function useKeys(keys: Keys): void {
  const now = useRef(keys);
  now.current = keys;
  // Before anything is painted: a key may follow what is seen at once.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat !== false) {
        if (!event.repeat || !key.startsWith('Arrow')) return;
      }
      if (document.querySelector('dialog[open]') !== null) return;
      const element = target as HTMLElement;
      const typing = element.matches?.('input:not([type=range]), textarea, select') ?? false;
      // Keeps what was typed, and gives the keys back.
      if (typing && key === 'Escape') element.blur();
      if (typing && key !== 'Enter' && !key.startsWith('Arrow')) return;
      // Enter belongs to a focused button, arrows to a slider.
      if (key === 'Enter' && element.matches?.('button, a')) return;
      if (key.startsWith('Arrow') && element.matches?.('[type=range], [role=radio]')) return;
      const run = now.current[key] ?? now.current[key.toLowerCase()];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}
