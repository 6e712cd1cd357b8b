import { X } from 'lucide-react';
import { minutesText, wallTime } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk, useMay } from '../state/desk.ts';
import { deskWords } from '../state/words.ts';
import type { Outlook, Pace } from './useOutlook.ts';

/** The end at this pace, while nothing has to be done about it. */
export function EndsAround({ pace: { outlook, late } }: { pace: Pace }) {
  const t = useWords(deskWords).late;
  return outlook === null || late ? null : <p className="dim pace">{t.endsAt(wallTime(outlook.endsAt))}</p>;
}

/** It is late, and what would bring it back: each change in one tap. */
export function RunningLate({ outlook, dismiss }: { outlook: Outlook; dismiss: () => void }) {
  const { run } = useDesk();
  const t = useWords(deskWords).late;
  const may = useMay();
  const { endsAt, wishedEnd, proposals } = outlook;
  if (wishedEnd === null) return null;
  return (
    <article className="task card late">
      <h3>{t.title(minutesText(endsAt - wishedEnd))}</h3>
      <p>{t.says(wallTime(endsAt), wallTime(wishedEnd))}</p>
      <ul className="proposals">
        {proposals.map(({ kind, figure, levels, breaks, endsAt: then }) => (
          <li key={kind}>
            <button
              type="button"
              className="button"
              disabled={!may('set-levels')}
              onClick={() => run({ type: 'set-levels', levels, breaks })}
            >
              <b>{t.kinds[kind](figure)}</b>
              <span className="dim">{t.over(wallTime(then))}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button bare" onClick={dismiss}>
        <X size={18} aria-hidden="true" /> {t.dismiss}
      </button>
    </article>
  );
}
