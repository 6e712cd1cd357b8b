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
  const moves = [...view.moves].sort((a, b) => a.name.localeCompare(b.name));
  const columns = Math.max(2, Math.min(4, Math.ceil(moves.length / ROWS)));
  const rows = Math.ceil(moves.length / columns);
  const style = { '--columns': columns, '--rows': rows } as CSSProperties;
  return (
    <main className="new-seats">
      <header>
        <h2 className="title">
          {view.milestone !== null && `${live.milestone[view.milestone.is]} · `}
          {t.newSeats(moves.length)}
        </h2>
        <p className="facts">
          <b className="number">{chips(view.players.left)}</b>
          <span>{t.playersOf(chips(view.players.entries))}</span>
          <b className="number">{blinds(face.stakes)}</b>
          <b className="number">{clockText(face.left)}</b>
        </p>
      </header>
      <ul style={style}>
        {moves.map((move) => (
          <NewSeat key={move.player} move={move} />
        ))}
      </ul>
      <p className="aside">{t.tablesWait}</p>
    </main>
  );
}

function NewSeat({ move }: { move: MoveView }) {
  const t = useWords(tvWords);
  const live = useWords(liveWords);
  const card = cardDrawn(move);
  return (
    <li>
      <b className={move.name.length > LONG_NAME ? 'long' : ''}>{move.name}</b>
      {card !== null && <Card card={card} />}
      <span className="number">
        {move.to.table}
        <small>{t.tableWord}</small>
      </span>
      <span className="number">
        {move.to.seat}
        <small>{t.seatWord}</small>
      </span>
      {move.posts && <small>{live.posts[move.posts]}</small>}
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
