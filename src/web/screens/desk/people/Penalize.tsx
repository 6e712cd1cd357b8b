import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Penalty } from '../../../../engine/tournament/state/state.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { peopleWords } from './words.ts';

const MOST_HANDS = 100;
const ORBITS = [1, 2, 3, 4];

/** The penalties of the rulebook; where it does not say how long they last, the director does. */
export function Penalize(props: { player: string; atTable: number; onPick: (penalty: Penalty) => void }) {
  const { player, atTable, onPick } = props;
  const { penalties } = useDesk().view;
  const t = useWords(peopleWords).penalty;
  const [reason, setReason] = useState('');
  const [hands, setHands] = useState(1);
  const given = (kind: Penalty['kind'], missed = 0) => ({
    type: 'button' as const,
    disabled: reason.trim() === '',
    onClick: () => onPick({ kind, hands: missed, reason: reason.trim() }),
  });
  const sitsOut = penalties.includes('missed-hands') || penalties.includes('suspension');
  return (
    <>
      <label className="unseen" htmlFor={`reason-${player}`}>
        {t.reason}
      </label>
      <input
        id={`reason-${player}`}
        className="field"
        placeholder={t.whatHappened}
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="chips">
        {t.reasons.map((each) => (
          <button key={each} type="button" aria-pressed={reason === each} onClick={() => setReason(each)}>
            {each}
          </button>
        ))}
      </div>
      {penalties.includes('warning') && (
        <button className="button" {...given('warning')}>
          {t.warning}
        </button>
      )}
      {sitsOut && (
        <fieldset className="row hands-missed">
          <legend className="unseen">{t.howManyHands}</legend>
          <button
            type="button"
            className="button"
            disabled={hands === 1}
            aria-label={t.fewer}
            onClick={() => setHands(hands - 1)}
          >
            <Minus size={18} aria-hidden="true" />
          </button>
          <button className="button grow" {...given('missed-hands', hands)}>
            {t.sitsOutHands(hands)}
          </button>
          <button
            type="button"
            className="button"
            disabled={hands === MOST_HANDS}
            aria-label={t.more}
            onClick={() => setHands(hands + 1)}
          >
            <Plus size={18} aria-hidden="true" />
          </button>
        </fieldset>
      )}
      {penalties.includes('missed-circuits') && atTable > 0 && (
        <div className="choices">
          {ORBITS.map((orbits) => (
            <button key={orbits} className="button" {...given('missed-hands', orbits * atTable)}>
              {t.sitsOutOrbits(orbits, orbits * atTable)}
            </button>
          ))}
        </div>
      )}
      <button className="button bad" {...given('disqualification')}>
        {t.disqualify}
      </button>
    </>
  );
}
