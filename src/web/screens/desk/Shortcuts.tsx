import { useEffect } from 'react';
import { Settings } from '../../shared/components/Settings.tsx';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { useWords } from '../../shared/language.ts';
import { deskWords } from './state/words.ts';

export type Shortcut = { readonly key: string; readonly says: string; readonly run: () => void };

/** Keyboard shortcuts of the desk; off while the director types or has a sheet open. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const busy = target instanceof Element && target.closest('input, textarea, dialog') !== null;
      if (busy || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return;
      const found = shortcuts.find((each) => each.key === key);
      // Space on a button presses the button.
      if (found === undefined || (key === ' ' && target instanceof HTMLButtonElement)) return;
      event.preventDefault();
      found.run();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [shortcuts]);
}

export function ShortcutSheet({
  shortcuts,
  onClose,
}: {
  shortcuts: readonly Shortcut[];
  onClose: () => void;
}) {
  const t = useWords(deskWords).keys;
  return (
    <Sheet title={t.title} onClose={onClose}>
      <dl className="keys">
        {shortcuts.map(({ key, says }) => (
          <div key={key} className="row">
            <dt>
              <kbd>{key === ' ' ? t.space : key}</kbd>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      <Settings />
    </Sheet>
  );
}
