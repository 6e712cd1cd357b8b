import { CloudOff, X } from 'lucide-react';
import { useEffect } from 'react';
import type { TournamentCommand } from '../../../engine/tournament/commands.ts';
import { useWords } from '../../shared/language.ts';
import { type Failed, type Notice, useDesk } from './state/desk.ts';
import { doneText } from './state/task-text.ts';
import { deskWords } from './state/words.ts';

const SHOWN_MS = 9_000;

/** What was done, with Undo, or why it was refused; and what still waits for the connection. */
export function NoticeBar(props: {
  notice: Notice | null;
  failed: readonly Failed[];
  pending: readonly TournamentCommand[];
  onDismiss: (id: number) => void;
}) {
  const { notice, failed, pending, onDismiss } = props;
  const { run, why } = useDesk();
  const t = useWords(deskWords);
  const shown = notice?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each notice has its own time
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => onDismiss(shown), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const offer = notice?.offer ?? null;
  return (
    <div className="notices" role="status" aria-live="polite">
      <Pending commands={pending} />
      {failed.map(({ id, what, why: reason }) => (
        <div key={id} className="notice refused">
          <p>
            <b>{t.notDone(what)}</b> {reason}
          </p>
          <Dismiss onClick={() => onDismiss(id)} />
        </div>
      ))}
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
          <Dismiss onClick={() => onDismiss(notice.id)} />
        </div>
      )}
    </div>
  );
}

function Dismiss({ onClick }: { onClick: () => void }) {
  const t = useWords(deskWords);
  return (
    <button type="button" className="button bare close" aria-label={t.closeNotice} onClick={onClick}>
      <X size={18} aria-hidden="true" />
    </button>
  );
}

/** Taps made without a connection: they are sent when it is back. */
function Pending({ commands }: { commands: readonly TournamentCommand[] }) {
  const { view } = useDesk();
  const t = useWords(deskWords);
  if (commands.length === 0) return null;
  return (
    <div className="notice pending">
      <CloudOff size={18} aria-hidden="true" />
      <p>
        <b>{t.tapsWaiting(commands.length)}</b>{' '}
        {commands.map((command) => doneText(command, view, t)).join(' · ')}
      </p>
    </div>
  );
}
