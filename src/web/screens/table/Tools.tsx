import { Coffee, Ellipsis, Keyboard, Timer, UserCheck, X } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { useWords } from '../../shared/language.ts';
import { lazyPart } from '../../shared/lazy.ts';
import { useKeys } from '../../shared/useKeys.ts';
import type { Slow } from './CallClock.tsx';
import { tableWords } from './words.ts';

const CallClock = lazyPart(() => import('./CallClock.tsx'));

/** In the order of `keyDoes`. */
const KEYS = ['f', 'c', 'r', '1 2 3 4', '↑ ↓', '↵', 'esc', 's', 't', 'n', 'h b p', 'k w l', '?'];

/** Small tools below the table; the lock, talk and hands played come as children. */
export function Tools(props: {
  tournament: string;
  away: boolean | null;
  onAway: () => void;
  /** The player on whom the clock may be called now, if any; null where only bots could be slow. */
  clock: { readonly slow: Slow | null; readonly onCall: () => void } | null;
  children?: ReactNode;
}) {
  const { tournament, away, onAway, clock, children } = props;
  const t = useWords(tableWords);
  const [open, setOpen] = useState(false);
  // Whom it is about: when they have acted, nothing is asked about the next one.
  const [asksFor, setAsksFor] = useState<string | null>(null);
  const slow = clock?.slow ?? null;
  const askFor = (): void => setAsksFor(slow?.name ?? null);
  useKeys({ '?': () => setOpen(true), ...(slow !== null && { t: askFor }) });
  // On a short phone they lie behind one button, in the place of my hand in words.
  const [more, setMore] = useState(false);
  return (
    // Whatever was opened: what lies below the tools is needed again.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tools themselves are buttons
    <nav
      className={`table-tools ${more ? 'open' : ''}`}
      aria-label={t.tools}
      onClick={({ target }) => (target as Element).closest('.tool:not(.more)') !== null && setMore(false)}
    >
      {children}
      {clock !== null && (
        <button type="button" className="tool" disabled={slow === null} onClick={askFor}>
          <Timer size={20} aria-hidden="true" />
          <span>{t.callClock}</span>
          {slow !== null && <span className="unseen">{t.callClockOn(slow.name)}</span>}
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
      <Suspense fallback={null}>
        {clock !== null && slow !== null && slow.name === asksFor && (
          <Sheet title={t.callClockSure(slow.name)} onClose={() => setAsksFor(null)}>
            <CallClock
              tournament={tournament}
              slow={slow}
              onCall={() => {
                clock.onCall();
                setAsksFor(null);
              }}
              onClose={() => setAsksFor(null)}
            />
          </Sheet>
        )}
      </Suspense>
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
