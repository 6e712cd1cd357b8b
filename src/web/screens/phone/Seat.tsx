import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MoveView, TournamentView } from '../../../engine/views/tournament-view.ts';
import { Card } from '../../shared/components/Card.tsx';
import { money, ordinal } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { cardDrawn } from '../../shared/live/my-seat.ts';
import { liveWords } from '../../shared/live/words.ts';
import { type PhoneWords, phoneWords } from './words.ts';

/** Seats are being shown one by one and mine is still to come; a player who can't wait may look. */
export function Covered({ onShow }: { onShow: () => void }) {
  const t = useWords(phoneWords);
  return (
    <section className="my-seat card" aria-live="polite">
      <h2 className="title">{t.beingDrawn}</h2>
      <p>{t.yoursComes}</p>
      <button type="button" className="button" onClick={onShow}>
        {t.showMine}
      </button>
    </section>
  );
}

/** Where their seat will be, if there are two kinds of tables. */
const laterText = ({ online }: TournamentView, t: PhoneWords): string =>
  online === null ? t.seatLater : online ? t.seatOnline : t.seatInRoom;

/** The player's seat, large, or how they finished. */
export function Seat(props: {
  view: TournamentView;
  player: string | null;
  move: MoveView | undefined;
  away: boolean;
  /** Under the note that the seat comes later. */
  children: ReactNode;
}) {
  const { view, player, move, away, children } = props;
  const t = useWords(phoneWords);
  const live = useWords(liveWords);
  const { mine, accounts, places, milestone } = view;
  const drew = move === undefined ? null : cardDrawn(move);
  const me = accounts.find((each) => each.player === player);
  const finish = places.find((each) => each.player === player);
  if (finish !== undefined && (mine === null || view.phase === 'over'))
    return (
      <section className="my-seat card">
        <h2 className="title">{finish.place === 1 ? t.won : t.place(ordinal(finish.place))}</h2>
        <p>
          {finish.prize > 0
            ? t.forYou(money(finish.prize, view.currency), finish.name)
            : t.thanks(finish.name)}
        </p>
      </section>
    );
  if (mine === null)
    return (
      <section className="my-seat card">
        <h2 className="title">{me === undefined ? t.lookOn : t.youAreIn}</h2>
        <p>{me === undefined ? t.askHost : laterText(view, t)}</p>
        {children}
      </section>
    );
  return (
    <section className={`my-seat card ${move === undefined ? '' : 'moving'}`} aria-live="polite">
      {milestone !== null && (
        <h2 className="title">
          {live.milestone[milestone.is]}
          {!milestone.drawn && <small>{live.drawSoon(view.players.left)}</small>}
        </h2>
      )}
      {move !== undefined && (
        <p className="move">
          {move.from === null || move.from.table === move.to.table ? t.newSeat : t.moveFrom(move.from.table)}
          <ArrowRight size={20} aria-hidden="true" />
        </p>
      )}
      {drew !== null && (
        <p className="drew">
          {t.youDrew} <Card card={drew} />
        </p>
      )}
      <dl>
        <div>
          <dt>{t.table}</dt>
          <dd className="number">{mine.table}</dd>
        </div>
        <div>
          <dt>{t.seat}</dt>
          <dd className="number">{mine.seat}</dd>
        </div>
      </dl>
      {move?.posts && <p className="tag">{t.youPost[move.posts]}</p>}
      {away && <p className="tag">{t.youAreAway}</p>}
    </section>
  );
}
