import { ArrowRight } from 'lucide-react';
import type { ClockFace } from '../../engine/clock/clock.ts';
import type { MoveView, NightView } from '../../engine/views/night-view.ts';
import { many } from '../format.ts';

const where = ({ table, seat }: { table: string; seat: number }): string => `table ${table}, seat ${seat}`;

function Move({ move }: { move: MoveView }) {
  return (
    <li>
      <b>{move.name}</b>
      {move.from !== null && <span className="from">table {move.from.table}</span>}
      <ArrowRight aria-label="to" />
      <span className="to">{where(move.to)}</span>
    </li>
  );
}

/** The line at the bottom: who moves where; else what there is to know. */
export function Moves({ view, face }: { view: NightView; face: ClockFace }) {
  const { moves, chips } = view;
  const changing = face.onBreak && chips.next !== null && chips.next.beforeLevel <= face.level + 1;
  return (
    <div className={`strip ${moves.length > 2 ? 'many' : ''}`} aria-live="polite">
      {moves.length > 0 ? (
        <>
          <h2>{moves.length === 1 ? 'Move' : many(moves.length, 'new seat')}</h2>
          <ul>
            {moves.map((move) => (
              <Move key={move.player} move={move} />
            ))}
          </ul>
          <p className="aside">tables wait until the seats are taken</p>
        </>
      ) : changing ? (
        <>
          <h2>Chips</h2>
          <p>
            The {chips.next!.chip}s leave the game: change them into {chips.next!.into}s, odd ones are raced
            off
          </p>
        </>
      ) : view.handForHand ? (
        <>
          <h2>Hand for hand</h2>
          <p>Every table plays one hand, then all wait</p>
        </>
      ) : null}
    </div>
  );
}
