import type { ClockFace } from '../../../engine/clock/clock.ts';
import type { FollowedView } from '../../../engine/views/followed-view.ts';
import { Card } from '../../shared/components/Card.tsx';
import { Board } from '../../shared/followed/Board.tsx';
import { blinds, chips, clockText } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { handWords } from './hand-words.ts';
import './table-hand.css';

/** A hand that somebody follows, for the whole room: the board, the pots and everybody in it, with the clock above. */
export default function TableHand(props: { table: string; followed: FollowedView; face: ClockFace }) {
  const { table, followed, face } = props;
  const t = useWords(handWords);
  const { hand, next } = followed;
  const nameOf = (seat: number): string => followed.players.find((each) => each.seat === seat)?.name ?? '';
  const pots = next.is === 'over' ? next.pots : hand.pots;
  return (
    <main className="table-hand">
      <p className="clock-line">
        <span>{t.table(table)}</span>
        <span className="number">{clockText(face.left)}</span>
        <span className="number">{blinds(face.stakes)}</span>
      </p>
      <Board board={hand.board} />
      <p className="pots number" role="status">
        {next.is === 'over' && next.void
          ? t.voided
          : pots.map(({ amount }, at) => t.pot(pots.length, at, chips(amount))).join('   ')}
      </p>
      <ul className="players">
        {followed.players.map(({ seat, name }) => {
          const at = hand.players.find((each) => each.seat === seat)!;
          const won = next.is === 'over' ? wonBy(next.pots, seat) : 0;
          return (
            <li
              key={seat}
              className={`${at.status} ${hand.toAct === seat ? 'now' : ''} ${won > 0 ? 'won' : ''}`}
            >
              <b>{name}</b>
              {at.cards !== null && at.cards.length > 0 && (
                <span className="holes">
                  {at.cards.map((card) => (
                    <Card key={card} card={card} />
                  ))}
                </span>
              )}
              <span className="number">
                {won > 0
                  ? t.wins(chips(won))
                  : at.status === 'folded'
                    ? t.folded
                    : at.bet > 0
                      ? chips(at.bet)
                      : at.status === 'all-in'
                        ? t.allIn
                        : followed.uncounted.includes(seat)
                          ? ''
                          : chips(at.stack)}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="now-line">{hand.toAct === null ? '' : t.toAct(nameOf(hand.toAct))}</p>
    </main>
  );
}

const wonBy = (
  pots: readonly { readonly winners: readonly { readonly seat: number; readonly amount: number }[] }[],
  seat: number,
): number =>
  pots
    .flatMap(({ winners }) => winners)
    .filter((each) => each.seat === seat)
    .reduce((sum, { amount }) => sum + amount, 0);
