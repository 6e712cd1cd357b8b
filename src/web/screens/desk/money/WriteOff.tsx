import { useState } from 'react';
import type { Account } from '../../../../engine/tournament/money/account.ts';
import { Sheet } from '../../../shared/components/Sheet.tsx';
import { money } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { moneyWords } from './words.ts';

/** A debt nobody will pay any more leaves the prize pool, with a reason on record. */
export function WriteOff({ account, onClose }: { account: Account; onClose: () => void }) {
  const { view, run } = useDesk();
  const t = useWords(moneyWords);
  const [reason, setReason] = useState('');
  const { player, name, owes, paid } = account;
  return (
    <Sheet title={t.writeOffTitle(name, money(owes - paid, view.currency))} onClose={onClose}>
      <p className="dim">{t.writeOffSays}</p>
      <div className="chips">
        {t.writeOffReasons.map((each) => (
          <button key={each} type="button" aria-pressed={reason === each} onClick={() => setReason(each)}>
            {each}
          </button>
        ))}
      </div>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() === '') return;
          onClose();
          void run({ type: 'write-off', player, reason: reason.trim() });
        }}
      >
        <label className="unseen" htmlFor="write-off-reason">
          {t.reason}
        </label>
        <input
          id="write-off-reason"
          className="field grow"
          placeholder={t.reason}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <button type="submit" className="button act" disabled={reason.trim() === ''}>
          {t.writeOff}
        </button>
      </form>
    </Sheet>
  );
}
