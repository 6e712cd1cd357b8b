import { Coffee, Ellipsis, Keyboard, Timer, UserCheck, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { useWords } from '../../shared/language.ts';
import { useKeys } from './useKeys.ts';
import { tableWords } from './words.ts';

/** In the order of `keyDoes`. */
const KEYS = ['f', 'c', 'r', '1 2 3 4', '↑ ↓', '↵', 'esc', 's', 'm', 't', '?'];

/** Small tools below the table; the lock, talk and hands played come as children. */
export function Tools(props: {
  away: boolean | null;
  onAway: () => void;
  /** The player on whom the clock may be called now, if any; null where only bots could be slow. */
  clock: { readonly on: string | null; readonly onCall: () => void } | null;
  children?: ReactNode;
}) {
  const { away, onAway, clock, children } = props;
  const t = useWords(tableWords);
  const [open, setOpen] = useState(false);
  useKeys({ '?': () => setOpen(true), ...(clock?.on != null && { t: clock.onCall }) });
  // On a short phone they lie behind one button, in the place of my hand in words.
  const [more, setMore] = useState(false);
  return (
    // Whatever was opened: what lies below the tools is needed again.
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the tools themselves are buttons
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <nav
      className={`table-tools ${more ? 'open' : ''}`}
      aria-label={t.tools}
      onClick={({ target }) => (target as Element).closest('.tool:not(.more)') !== null && setMore(false)}
    >
      {children}
      {clock !== null && (
        <button type="button" className="tool" disabled={clock.on === null} onClick={clock.onCall}>
          <Timer size={20} aria-hidden="true" />
          <span>{t.callClock}</span>
          {clock.on !== null && <span className="unseen">{t.callClockOn(clock.on)}</span>}
        </button>
      )}
      {away !== null && (
        <button type="button" className="tool" onClick={onAway}>
          {away ? <UserCheck size={20} aria-hidden="true" /> : <Coffee size={20} aria-hidden="true" />}
          <span>{away ? t.imBack : t.sitOut}</span>
        </button>
      )}
      <button type="button" className="tool keys" onClick={() => setOpen(true)}>
        <Keyboard size={20} aria-hidden="true" />
        <span>{t.keys}</span>
      </button>
      <button type="button" className="tool more" aria-expanded={more} onClick={() => setMore(!more)}>
        {more ? <X size={20} aria-hidden="true" /> : <Ellipsis size={20} aria-hidden="true" />}
        <span>{more ? t.closeTools : t.moreTools}</span>
      </button>
      {open && (
        <Sheet title={t.keysTitle} onClose={() => setOpen(false)}>
          <dl className="key-list">
            {KEYS.map((key, at) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t.keyDoes[at]}</dd>
              </div>
            ))}
          </dl>
        </Sheet>
      )}
    </nav>
  );
}
