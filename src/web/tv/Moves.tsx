import { ArrowRight } from 'lucide-react';
import type { ClockFace } from '../../engine/clock/clock.ts';
import type { MoveView, NightView } from '../../engine/views/night-view.ts';
import { useWords } from '../language.ts';
import { tvWords } from './words.ts';

function Move({ move }: { move: MoveView }) {
  const t = useWords(tvWords);
  return (
    <li>
      <b>{move.name}</b>
      {move.from !== null && <span className="from">{t.table(move.from.table)}</span>}
      <ArrowRight aria-label={t.to} />
      <span className="to">{t.chair(move.to.table, move.to.seat)}</span>
    </li>
  );
}

/** The line at the bottom: who moves where; else what there is to know. */
export function Moves({ view, face }: { view: NightView; face: ClockFace }) {
  const t = useWords(tvWords);
  const { moves, chips } = view;
  const changing = face.onBreak && chips.next !== null && chips.next.beforeLevel <= face.level + 1;
  return (
    <div className={`strip ${moves.length > 2 ? 'many' : ''}`} aria-live="polite">
      {moves.length > 0 ? (
        <>
          <h2>{moves.length === 1 ? t.move : t.newSeats(moves.length)}</h2>
          <ul>
            {moves.map((move) => (
              <Move key={move.player} move={move} />
            ))}
          </ul>
          <p className="aside">{t.tablesWait}</p>
        </>
      ) : changing ? (
        <>
          <h2>{t.chips}</h2>
          <p>{t.changeChips(chips.next!.chip, chips.next!.into)}</p>
        </>
      ) : view.handForHand ? (
        <>
          <h2>{t.handForHand}</h2>
          <p>{t.allWait}</p>
        </>
      ) : null}
    </div>
  );
}
