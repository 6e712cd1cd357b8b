import { X } from 'lucide-react';
import { useEffect } from 'react';
import { type Notice, useDesk } from './desk.ts';

const SHOWN = 9_000;

/** What was done, with Undo; or why it was not. */
export function NoticeBar({ notice, onDismiss }: { notice: Notice | null; onDismiss: () => void }) {
  const { run, why } = useDesk();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each notice has its own time
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(onDismiss, SHOWN);
    return () => clearTimeout(timer);
  }, [notice?.id]);
  const offer = notice?.offer ?? null;
  return (
    <div className="notices" role="status" aria-live="polite">
      {notice !== null && (
        <div key={notice.id} className={`notice ${notice.bad ? 'refused' : ''}`}>
          <p>{notice.says}</p>
          {offer !== null && (
            <button
              type="button"
              className="button bare"
              onClick={() => run(...Array.from({ length: notice.steps }, () => ({ type: offer }) as const))}
            >
              {offer === 'undo' ? 'Undo' : 'Redo'}
            </button>
          )}
          {notice.bad && notice.rule !== null && (
            <button type="button" className="button bare" onClick={() => why(notice.rule!)}>
              Why?
            </button>
          )}
          <button
            type="button"
            className="button bare close"
            aria-label="Close the notice"
            onClick={onDismiss}
          >
            <X size={18} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}
