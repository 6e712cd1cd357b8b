import { useState } from 'react';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { useWords } from '../../shared/language.ts';
import { type Exception, useDesk } from './state/desk.ts';
import { deskWords } from './state/words.ts';

/** The rulebook says no; the director may say yes, with a reason that goes on record. */
export function ExceptionSheet({ exception, onClose }: { exception: Exception; onClose: () => void }) {
  const { why } = useDesk();
  const t = useWords(deskWords);
  const [reason, setReason] = useState('');
  const { says, rule, allow } = exception;
  return (
    <Sheet title={t.exception.title} onClose={onClose}>
      <p>{says}</p>
      <div className="choices">
        {t.exception.reasons.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            aria-pressed={reason === each}
            onClick={() => setReason(each)}
          >
            {each}
          </button>
        ))}
      </div>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() !== '') allow(reason.trim());
        }}
      >
        <label className="unseen" htmlFor="exception-reason">
          {t.exception.reason}
        </label>
        <input
          id="exception-reason"
          className="field grow"
          placeholder={t.exception.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <button type="submit" className="button act" disabled={reason.trim() === ''}>
          {t.exception.anyway}
        </button>
      </form>
      {rule !== null && (
        <button type="button" className="button bare" onClick={() => why(rule)}>
          {t.whyAsk}
        </button>
      )}
    </Sheet>
  );
}
