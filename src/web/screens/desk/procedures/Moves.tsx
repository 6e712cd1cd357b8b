import { ArrowRight, Check } from 'lucide-react';
import type { MoveView } from '../../../../engine/views/tournament-view.ts';
import { LowCards } from '../../../shared/components/LowCards.tsx';
import { sentence } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { liveWords } from '../../../shared/live/words.ts';
import { useDesk, useMay } from '../state/desk.ts';
import type { ProcedureProps } from './Procedure.tsx';
import { WhyButton } from './WhyButton.tsx';
import { procedureWords } from './words.ts';

const keyOf = ({ player, to }: MoveView): string => `${player} ${to.table} ${to.seat}`;

/** Who moves where, to read out across the room, on every screen until the player is seated. */
export function Moves({ onDone }: ProcedureProps) {
  const { view, run } = useDesk();
  const t = useWords(procedureWords);
  const live = useWords(liveWords);
  const may = useMay()('take-seats');
  const { moves, milestone } = view;
  const seat = (...seated: readonly MoveView[]): Promise<boolean> =>
    run({ type: 'take-seats', players: seated.map(({ player }) => player) });
  const seatAll = async (): Promise<void> => {
    if (moves.length === 0 || !may || (await seat(...moves))) onDone();
  };
  return (
    <>
      <p className="dim" role="status">
        {milestone !== null && `${live.milestone[milestone.is]} · `}
        {moves.length === 0 ? t.everybodySits : t.movesLeft(moves.length)}
      </p>
      <ul className="moves">
        {moves.map((move) => (
          <li key={keyOf(move)} className="card">
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
            {may && (
              <button type="button" className="button" onClick={() => seat(move)}>
                <Check size={20} aria-hidden="true" /> {t.hasMoved}
                <span className="unseen">: {move.name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="choices bottom">
        <button type="button" className="button wide act" onClick={seatAll}>
          {moves.length === 0 || !may ? t.done : t.everyoneSeated}
        </button>
      </div>
    </>
  );
}

/** The numbers behind a move: table sizes, the low card where one was drawn, and the position the player takes. */
function MoveReason({ move }: { move: MoveView }) {
  const { view } = useDesk();
  const t = useWords(procedureWords);
  const { figures, why, rule, name, from, drawn } = move;
  if (drawn !== undefined)
    return (
      <div className="move-reason">
        <LowCards drawn={drawn} chosen={move.to.table} />
        <p>{t.lowCardGets(move.to.table)}</p>
      </div>
    );
  if (figures === undefined && why === undefined) return null;
  const broken = from !== null && view.tables.every(({ id }) => id !== from.table);
  return (
    <div className="move-reason">
      {Object.keys(figures?.drawn ?? {}).length > 0 && (
        <>
          <LowCards drawn={figures?.drawn} chosen={from?.table} />
          <p>{t.lowCardGives(from?.table ?? '')}</p>
        </>
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
