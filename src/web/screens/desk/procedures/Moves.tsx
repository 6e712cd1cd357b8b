import { ArrowRight, Check } from 'lucide-react';
import { useState } from 'react';
import type { MoveView } from '../../../../engine/views/tournament-view.ts';
import { Card } from '../../../shared/components/Card.tsx';
import { sentence } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import type { Led } from './Procedure.tsx';
import { WhyButton } from './parts.tsx';
import { procedureWords } from './words.ts';

const keyOf = ({ player, to }: MoveView): string => `${player} ${to.table} ${to.seat}`;
/** What has been ticked stays so while the page is open, whoever closes the sheet in between. */
const ticked = new Set<string>();

/** Who moves where, to be read out across the room; each is ticked when he sits. */
export function Moves({ onDone }: Led) {
  const { view } = useDesk();
  const t = useWords(procedureWords);
  const [, again] = useState(0);
  const { moves } = view;
  const tick = (move: MoveView): void => {
    if (!ticked.delete(keyOf(move))) ticked.add(keyOf(move));
    again((count) => count + 1);
  };
  const left = moves.filter((move) => !ticked.has(keyOf(move))).length;
  return (
    <>
      <p className="dim" role="status">
        {moves.length === 0 ? t.nobodyMoves : left === 0 ? t.everybodySits : t.movesLeft(left)}
      </p>
      <ul className="moves">
        {moves.map((move) => {
          const done = ticked.has(keyOf(move));
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
              <Figures move={move} />
              <button type="button" className="button" aria-pressed={done} onClick={() => tick(move)}>
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

/** The numbers behind a move: table sizes, the low card where one was drawn, and the place he takes. */
function Figures({ move }: { move: MoveView }) {
  const { view } = useDesk();
  const t = useWords(procedureWords);
  const { figures, why, rule, name, from } = move;
  if (figures === undefined && why === undefined) return null;
  const broken = from !== null && view.tables.every(({ id }) => id !== from.table);
  const drawn = Object.entries(figures?.drawn ?? {});
  return (
    <div className="figures">
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
