import { useState } from 'react';
import { useWords } from '../../../shared/language.ts';
import type { HandFrame } from '../../../shared/live/hand-feed.ts';
import type { RequestFrame } from '../../../shared/live/line.ts';
import type { Person } from './person.ts';
import { removeFrom } from './removals.ts';
import { aboutWords } from './words.ts';
import './about.css';

/** What the host may do about a player: give them time, let them sit out, remove them. */
export function HostActions(props: {
  sit: Person;
  hand: HandFrame | null;
  ask: (asked: RequestFrame) => Promise<boolean>;
  onDone: () => void;
}) {
  const { sit, hand, ask, onDone } = props;
  const { player, name, away, seat } = sit;
  const t = useWords(aboutWords);
  const [sure, setSure] = useState(false);
  if (player === null) return null;
  const close = (done: boolean): void => (done ? onDone() : undefined);
  const then = (asked: RequestFrame) => (): void => void ask(asked).then(close);
  if (sure)
    return (
      <div className="host-actions" role="alert">
        <p>{t.removeSure(name)}</p>
        <p className="row">
          <button type="button" className="button grow" onClick={() => setSure(false)}>
            {t.back}
          </button>
          <button
            type="button"
            className="button bad grow"
            onClick={() => void removeFrom(hand, { player, away }, ask).then(close)}
          >
            {t.removeIt}
          </button>
        </p>
      </div>
    );
  const acts = hand !== null && hand.view.toAct === seat && hand.deadline !== null;
  return (
    <div className="host-actions">
      {acts && (
        <button
          type="button"
          className="button act"
          onClick={then({ type: 'more-time', table: hand.table, hand: hand.hand })}
        >
          {t.moreTime}
        </button>
      )}
      <button
        type="button"
        className="button"
        onClick={then({ type: 'do', command: { type: away ? 'come-back' : 'leave', player } })}
      >
        {away ? t.sitIn : t.sitOut}
      </button>
      <button type="button" className="button bare" onClick={() => setSure(true)}>
        {t.remove}
      </button>
    </div>
  );
}
