import { useState } from 'react';
import type { Held as Why } from '../../../protocol/frames.ts';
import { useWords } from '../../shared/language.ts';
import { tableWords } from './words.ts';

/** Why the dealt tables are waiting, and what this person may do about it. */
export function Held(props: {
  why: NonNullable<Why>;
  plays: boolean;
  directs: boolean;
  /** The number of the hand in play at this table, if there is one. */
  hand: number | null;
  onContinue: () => void;
  onVoid: (hand: number) => void;
}) {
  const { why, plays, directs, hand, onContinue, onVoid } = props;
  const t = useWords(tableWords);
  const [sure, setSure] = useState(false);
  const mayContinue = directs || (plays && why !== 'director');
  if (sure && hand !== null)
    return (
      <div className="held">
        <p>{t.voidSure(hand)}</p>
        <button type="button" className="button act" onClick={() => onVoid(hand)}>
          {t.voidHand}
        </button>
        <button type="button" className="button bare" onClick={() => setSure(false)}>
          {t.back}
        </button>
      </div>
    );
  return (
    <div className="held">
      <p>{t.held[why]}</p>
      {mayContinue && (
        <button type="button" className="button act" onClick={onContinue}>
          {t.goOn}
        </button>
      )}
      {directs && hand !== null && (
        <button type="button" className="button bare" onClick={() => setSure(true)}>
          {t.voidHand}
        </button>
      )}
    </div>
  );
}
