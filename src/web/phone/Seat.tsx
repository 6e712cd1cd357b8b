import { ArrowRight } from 'lucide-react';
import type { MoveView, NightView } from '../../engine/views/night-view.ts';
import { money, ordinal } from '../format.ts';

/** Where I sit, large; or what became of me. */
export function Seat(props: {
  view: NightView;
  player: string | null;
  move: MoveView | undefined;
  away: boolean;
}) {
  const { view, player, move, away } = props;
  const { mine, accounts, places } = view;
  const me = accounts.find((each) => each.player === player);
  const finish = places.find((each) => each.player === player);
  if (finish !== undefined && (mine === null || view.phase === 'over'))
    return (
      <section className="my-seat card">
        <h2 className="title">{finish.place === 1 ? 'You won' : `${ordinal(finish.place)} place`}</h2>
        <p>
          {finish.prize > 0
            ? `${money(finish.prize)} for you, ${me!.name}.`
            : `Thank you for playing, ${me!.name}.`}
        </p>
      </section>
    );
  if (mine === null)
    return (
      <section className="my-seat card">
        <h2 className="title">{me === undefined ? 'You look on' : 'You are in'}</h2>
        <p>
          {me === undefined
            ? 'Ask the host to enter you, and your seat will stand here.'
            : 'Your table and seat stand here as soon as they are drawn.'}
        </p>
      </section>
    );
  return (
    <section className={`my-seat card ${move === undefined ? '' : 'moving'}`} aria-live="polite">
      {move !== undefined && (
        <p className="move">
          {move.from === null || move.from.table === move.to.table
            ? 'Your new seat'
            : `You move from table ${move.from.table}`}
          <ArrowRight size={20} aria-hidden="true" />
        </p>
      )}
      <dl>
        <div>
          <dt>Table</dt>
          <dd className="number">{mine.table}</dd>
        </div>
        <div>
          <dt>Seat</dt>
          <dd className="number">{mine.seat}</dd>
        </div>
      </dl>
      {away && <p className="tag">You are away: tap when you are back</p>}
    </section>
  );
}
