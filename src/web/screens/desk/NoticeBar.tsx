import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useWords } from '../../shared/language.ts';
import { type Notice, useDesk } from './state/desk.ts';
import { deskWords } from './state/words.ts';

const SHOWN_MS = 9_000;

/** What was done, with Undo, or why it was refused. */
export function NoticeBar({ notice, onDismiss }: { notice: Notice | null; onDismiss: () => void }) {
  const { run, why } = useDesk();
  const t = useWords(deskWords);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each notice has its own time
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(onDismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice?.id]);
  const offer = notice?.offer ?? null;
  return (
    <div className="notices" role="status" aria-live="polite">
      {notice !== null && (
        <div key={notice.id} className={`notice ${notice.bad ? 'refused' : ''}`}>
          <p>{notice.says}</p>
          {offer !== null && (
            <button type="button" className="button bare" onClick={() => run({ type: offer })}>
              {t[offer]}
            </button>
          )}
          {notice.bad && notice.rule !== null && (
            <button type="button" className="button bare" onClick={() => why(notice.rule!)}>
              {t.whyAsk}
            </button>
          )}
          <button type="button" className="button bare close" aria-label={t.closeNotice} onClick={onDismiss}>
            <X size={18} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}
