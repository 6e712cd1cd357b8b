import { useState } from 'react';
import type { RuleId } from '../../../rules/index.ts';
import { Tick } from '../../shared/components/fields.tsx';
import { useWords } from '../../shared/language.ts';
import { rulingWords } from './ruling-words.ts';
import { useDesk } from './state/desk.ts';

/**
 * The director may overrule; it goes into the history with its reason. In a dispute the director is part of, somebody
 * else decides [director-conflict-of-interest].
 */
export function Overrule({ rule, onDone }: { rule: RuleId; onDone: () => void }) {
  const { view, run } = useDesk();
  const t = useWords(rulingWords);
  const [instead, setInstead] = useState('');
  const [reason, setReason] = useState('');
  const [involved, setInvolved] = useState(false);
  const [decides, setDecides] = useState('');
  const written = instead.trim() !== '' && reason.trim() !== '';
  const ready = written && (!involved || decides.trim() !== '');
  const record = async (): Promise<void> => {
    const conflict = involved ? { involvesDirector: true, thirdParty: decides.trim() } : {};
    const said = { rule, ruling: instead, reason, by: t.director };
    if (await run({ type: 'override', ...said, ...conflict })) onDone();
  };
  return (
    <form
      className="question"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void record();
      }}
    >
      <label htmlFor="instead">{t.yourRuling}</label>
      <input
        id="instead"
        className="field"
        maxLength={300}
        value={instead}
        onChange={({ target }) => setInstead(target.value)}
      />
      <label htmlFor="reason">{t.reason}</label>
      <input
        id="reason"
        className="field"
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Tick label={t.involved} checked={involved} onChange={setInvolved} />
      {involved && (
        <>
          <label htmlFor="decides">{t.whoDecides}</label>
          <input
            id="decides"
            className="field"
            maxLength={40}
            value={decides}
            onChange={({ target }) => setDecides(target.value)}
          />
          <div className="chips">
            {view.people.map(({ player, name }) => (
              <button
                key={player}
                type="button"
                aria-pressed={decides === name}
                onClick={() => setDecides(name)}
              >
                {name}
              </button>
            ))}
          </div>
        </>
      )}
      <button type="submit" className="button act" disabled={!ready}>
        {t.record}
      </button>
    </form>
  );
}
