import { Coffee, Keyboard, UserCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWords } from '../language.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { useKeys } from './useKeys.ts';
import { tableWords } from './words.ts';

/** In the order of the words that say what they do. */
const KEYS = ['f', 'c', 'r', '1 2 3 4', '↑ ↓', '↵', 'esc', 's', '?'];

/** Small things beside the table; the lock, talk and history of the hand stand among them. */
export function Tools(props: { away: boolean | null; onAway: () => void; children?: ReactNode }) {
  const { away, onAway, children } = props;
  const t = useWords(tableWords);
  const [open, setOpen] = useState(false);
  useKeys({ '?': () => setOpen(true) });
  return (
    <nav className="table-tools" aria-label={t.tools}>
      {children}
      {away !== null && (
        <button type="button" className="tool" onClick={onAway}>
          {away ? <UserCheck size={18} aria-hidden="true" /> : <Coffee size={18} aria-hidden="true" />}
          <span>{away ? t.imBack : t.sitOut}</span>
        </button>
      )}
      <button type="button" className="tool keys" onClick={() => setOpen(true)}>
        <Keyboard size={18} aria-hidden="true" />
        <span>{t.keys}</span>
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
