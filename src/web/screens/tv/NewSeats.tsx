import { ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { ClockFace } from '../../../engine/clock/clock.ts';
import type { MoveView, TournamentView } from '../../../engine/views/tournament-view.ts';
import { Card } from '../../shared/components/Card.tsx';
import { LowCards } from '../../shared/components/LowCards.tsx';
import { blinds, chips, clockText } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { cardDrawn } from '../../shared/live/my-seat.ts';
import { liveWords } from '../../shared/live/words.ts';
import { LONG_NAME } from './seats.ts';
import { tvWords } from './words.ts';
import './new-seats.css';

/** With more moves than this the line at the bottom is too small for them. */
export const MOST_IN_STRIP = 2;
/** More rows than this make another column. */
const ROWS = 8;

/** A redraw or a broken table: everybody's new seat across the whole screen, by name, until all are seated. */
export function NewSeats({ view, face }: { view: TournamentView; face: ClockFace }) {
  const t = useWords(tvWords);
  const live = useWords(liveWords);
  const seats = [...view.moves, ...staying(view)].sort((a, b) => a.name.localeCompare(b.name));
  const columns = Math.max(2, Math.min(4, Math.ceil(seats.length / ROWS)));
  const rows = Math.ceil(seats.length / columns);
  const style = { '--columns': columns, '--rows': rows } as CSSProperties;
  return (
    <main className="new-seats">
      <header>
        <h2 className="title">
          {view.milestone !== null && `${live.milestone[view.milestone.is]} · `}
          {t.newSeats(view.moves.length)}
        </h2>
        <p className="facts">
          <b className="number">{chips(view.players.left)}</b>
          <span>{t.playersOf(chips(view.players.entries))}</span>
          <b className="number">{blinds(face.stakes)}</b>
          <b className="number">{clockText(face.left)}</b>
        </p>
      </header>
      <ul style={style}>
        {seats.map((seat) => (
          <NewSeat key={seat.player} seat={seat} />
        ))}
      </ul>
      <p className="aside">{t.tablesWait}</p>
    </main>
  );
}

type Stays = Pick<MoveView, 'player' | 'name' | 'to'> & { readonly stays: true };

/** At the final table everybody looks for their name, also who keeps the chair they had. */
function staying({ milestone, tables, moves }: TournamentView): Stays[] {
  if (milestone?.is !== 'final-table') return [];
  return tables.flatMap(({ id, seats }) =>
    seats
      .filter(({ player }) => moves.every((move) => move.player !== player))
      .map(({ player, name, seat }) => ({ player, name, to: { table: id, seat }, stays: true })),
  );
}

function NewSeat({ seat }: { seat: MoveView | Stays }) {
  const t = useWords(tvWords);
  const live = useWords(liveWords);
  const { name, to } = seat;
  const move = 'stays' in seat ? null : seat;
  const card = move === null ? null : cardDrawn(move);
  return (
    <li className={move === null ? 'stays' : ''}>
      <b className={name.length > LONG_NAME ? 'long' : ''}>{name}</b>
      {card !== null && <Card card={card} />}
      <span className="number">
        {to.table}
        <small>{t.tableWord}</small>
      </span>
      <span className="number">
        {to.seat}
        <small>{t.seatWord}</small>
      </span>
      {move === null && <small>{t.stays}</small>}
      {move?.posts && <small>{live.posts[move.posts]}</small>}
    </li>
  );
}

/** One or two moves, in the line at the bottom. */
export function FewMoves({ view: { moves, milestone } }: { view: TournamentView }) {
  const t = useWords(tvWords);
  const live = useWords(liveWords);
  return (
    <>
      <h2>
        {milestone !== null
          ? live.milestone[milestone.is]
          : moves.length > 1
            ? t.newSeats(moves.length)
            : moves[0]!.from === null
              ? t.newSeat
              : t.move}
      </h2>
      <ul>
        {moves.map((move) => (
          <li key={move.player}>
            <b>{move.name}</b>
            {move.from !== null && <span className="from">{t.table(move.from.table)}</span>}
            <ArrowRight aria-label={t.to} />
            <span className="to">{t.chair(move.to.table, move.to.seat)}</span>
            {move.posts && <span className="posts">{live.posts[move.posts]}</span>}
            <LowCards
              drawn={move.drawn ?? move.figures?.drawn}
              chosen={move.drawn === undefined ? move.from?.table : move.to.table}
            />
          </li>
        ))}
      </ul>
      <p className="aside">{t.tablesWait}</p>
    </>
  );
}
