import { X } from 'lucide-react';
import { minutesText, wallTime } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk, useMay } from '../state/desk.ts';
import { deskWords } from '../state/words.ts';
import type { Outlook, Pace } from './useOutlook.ts';

/** The end at this pace, while nothing has to be done about it. */
export function EndsAround({ pace: { outlook, late, wish } }: { pace: Pace }) {
  const t = useWords(deskWords).late;
  if (outlook === null || late) return null;
  return (
    <div className="pace">
      <p className="dim">{t.endsAt(wallTime(outlook.endsAt))}</p>
      <FinishBy end={outlook.wishedEnd} wish={wish} />
    </div>
  );
}

const HALF_DAY_MS = 12 * 60 * 60_000;

/** When the host wants to be done: the next time the clock on the wall shows it. */
function FinishBy({ end, wish }: { end: number | null; wish: Pace['wish'] }) {
  const { now } = useDesk();
  const t = useWords(deskWords).late;
  const may = useMay();
  if (!may('set-levels')) return null;
  const shown = end === null ? '' : new Date(end).toTimeString().slice(0, 5);
  const set = (text: string): void => {
    const [hours, minutes] = text.split(':').map(Number);
    if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return;
    const at = new Date(now());
    at.setHours(hours, minutes, 0, 0);
    // An hour that has just passed was missed; any other one is still to come.
    if (at.getTime() < now() - HALF_DAY_MS / 4) at.setDate(at.getDate() + 1);
    wish(at.getTime());
  };
  return (
    <label className="finish-by">
      {t.finishBy}
      <input
        key={shown}
        type="time"
        className="field"
        defaultValue={shown}
        onBlur={({ target }) => target.value !== shown && set(target.value)}
      />
    </label>
  );
}

/** It is late, and what would bring it back: each change in one tap. */
export function RunningLate(props: { outlook: Outlook; dismiss: () => void; wish: Pace['wish'] }) {
  const { outlook, dismiss, wish } = props;
  const { run } = useDesk();
  const t = useWords(deskWords).late;
  const may = useMay();
  const { endsAt, wishedEnd, proposals } = outlook;
  if (wishedEnd === null) return null;
  return (
    <article className="task card late">
      <h3>{t.title(minutesText(endsAt - wishedEnd))}</h3>
      <p>{t.says(wallTime(endsAt), wallTime(wishedEnd))}</p>
      <FinishBy end={wishedEnd} wish={wish} />
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
