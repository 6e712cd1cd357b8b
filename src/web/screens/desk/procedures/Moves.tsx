import { ArrowRight, Check } from 'lucide-react';
import { useState } from 'react';
import type { MoveView } from '../../../../engine/views/tournament-view.ts';
import { Card } from '../../../shared/components/Card.tsx';
import { sentence } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import type { ProcedureProps } from './Procedure.tsx';
import { WhyButton } from './WhyButton.tsx';
import { procedureWords } from './words.ts';

const keyOf = ({ player, to }: MoveView): string => `${player} ${to.table} ${to.seat}`;
/** Moves marked as seated stay marked while the page is open, even when the sheet is closed in between. */
const seated = new Set<string>();

/** Who moves where, to read out across the room; each move is marked when the player is seated. */
export function Moves({ onDone }: ProcedureProps) {
  const { view } = useDesk();
  const t = useWords(procedureWords);
  const [, again] = useState(0);
  const { moves } = view;
  const toggle = (move: MoveView): void => {
    if (!seated.delete(keyOf(move))) seated.add(keyOf(move));
    again((count) => count + 1);
  };
  const left = moves.filter((move) => !seated.has(keyOf(move))).length;
  return (
    <>
      <p className="dim" role="status">
        {moves.length === 0 ? t.nobodyMoves : left === 0 ? t.everybodySits : t.movesLeft(left)}
      </p>
      <ul className="moves">
        {moves.map((move) => {
          const done = seated.has(keyOf(move));
          return (
            <li key={keyOf(move)} className={`card ${done ? 'done' : ''}`}>
              <p className="title">{move.name}</p>
              <p className="where number">
                {move.from !== null && (
                  <>
                    <span className="dim">{t.tableSeat(move.from.table, move.from.seat)}</span>
                    <ArrowRight size={26} aria-label={t.to} />
                  </>
                )}
                <span>{t.tableSeat(move.to.table, move.to.seat)}</span>
              </p>
              {move.posts && <p className="tag">{t.posts[move.posts]}</p>}
              <MoveReason move={move} />
              <button type="button" className="button" aria-pressed={done} onClick={() => toggle(move)}>
                <Check size={20} aria-hidden="true" /> {done ? t.sits : t.hasMoved}
                <span className="unseen">: {move.name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className="choices bottom">
        <button type="button" className={`button wide ${left === 0 ? 'act' : ''}`} onClick={onDone}>
          {t.done}
        </button>
      </div>
    </>
  );
}

/** The numbers behind a move: table sizes, the low card where one was drawn, and the position the player takes. */
function MoveReason({ move }: { move: MoveView }) {
  const { view } = useDesk();
  const t = useWords(procedureWords);
  const { figures, why, rule, name, from } = move;
  if (figures === undefined && why === undefined) return null;
  const broken = from !== null && view.tables.every(({ id }) => id !== from.table);
  const drawn = Object.entries(figures?.drawn ?? {});
  return (
    <div className="move-reason">
      {drawn.length > 0 && (
        <div className="low-card">
          {drawn.map(([table, card]) => (
            <span key={table} className={table === move.from?.table ? 'gives' : ''}>
              <Card card={card} faint={table !== move.from?.table} />
              <small>{t.table(table)}</small>
            </span>
          ))}
          <p>{t.lowCardGives(move.from?.table ?? '')}</p>
        </div>
      )}
      <p className="row">
        <span className="grow">
          {broken
            ? t.broken(from.table, view.players.left, view.tables.length)
            : figures === undefined
              ? sentence(why!)
              : `${t.sizes(Object.values(figures.sizes))} ${t.samePlace(figures.position)}`}
        </span>
        {rule !== undefined && <WhyButton rule={rule} about={name} />}
      </p>
    </div>
  );
}
