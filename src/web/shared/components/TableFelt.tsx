import type { TableView } from '../../../engine/views/tournament-view.ts';
import { chips } from '../format.ts';
import { useWords } from '../language.ts';
import { componentWords } from './words.ts';
import './felt.css';

/** Where a seat is on the oval, in percent; seats go clockwise, the second one at the top. */
export function chairAt(seat: number, of: number): { left: string; top: string } {
  const angle = ((seat - 2) / of) * 2 * Math.PI - Math.PI / 2 + (of % 2 === 0 && of > 8 ? Math.PI / of : 0);
  const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.72;
  return {
    // The name under a chair may be 74 px wide.
    left: `clamp(37px, ${(50 + 42 * bend(Math.cos(angle))).toFixed(2)}%, 100% - 37px)`,
    top: `${(46 + 39 * bend(Math.sin(angle))).toFixed(2)}%`,
  };
}

/** A drawing of a table: seats, button, blinds and empty chairs. */
export function TableFelt(props: {
  table: TableView;
  picked?: readonly string[];
  mine?: string | null;
  onSeat?: (player: string) => void;
  /** In the middle, where the button is not known. */
  hint?: string;
}) {
  const { table, picked = [], mine = null, onSeat, hint } = props;
  const t = useWords(componentWords);
  const chairs = Array.from({ length: table.chairs }, (_, at) => at + 1);
  const seated = new Map(table.seats.map((each) => [each.seat, each]));
  const blindAt = (seat: number) => table.blinds.find((post) => post.seat === seat)?.blind;
  const say = (blind: 'small' | 'big'): string =>
    table.blinds
      .filter((post) => post.blind === blind)
      .map(({ seat }) => seat)
      .join(', ');
  return (
    <div className={`felt ${table.playing ? 'playing' : ''}`}>
      <div className="oval" aria-hidden="true" />
      <p className="middle">
        {table.button === null ? hint : t.markers(table.button, say('small'), say('big'))}
      </p>
      {chairs.map((seat) => {
        const sits = seated.get(seat);
        const style = chairAt(seat, table.chairs);
        if (sits === undefined)
          return (
            <div key={seat} className="chair free" style={style}>
              <span className="disc number">
                <span className="unseen">{t.seat} </span>
                {seat}
                <span className="unseen"> {t.isFree}</span>
              </span>
              {table.button === seat && <Button />}
            </div>
          );
        const blind = blindAt(seat);
        const marks = [table.button === seat && t.onTheButton, blind && t.blind[blind]].filter(Boolean);
        const classes = [
          'chair',
          sits.away && 'away-now',
          picked.includes(sits.player) && 'picked',
          mine === sits.player && 'mine',
        ];
        const inside = (
          <>
            <span className="disc number">
              <span className="unseen">{t.seat} </span>
              {seat}
            </span>
            <span className="name" dir="auto">
              {sits.name}
            </span>
            {(sits.stack !== null || sits.away) && (
              <span className="stack number">{sits.away ? t.away : chips(sits.stack!)}</span>
            )}
            {table.button === seat && <Button />}
            {blind && <span className={`blind ${blind}`} aria-hidden="true" />}
            <span className="unseen">{marks.join(', ')}</span>
          </>
        );
        return onSeat === undefined ? (
          <div key={seat} className={classes.filter(Boolean).join(' ')} style={style}>
            {inside}
          </div>
        ) : (
          <button
            key={seat}
            type="button"
            className={classes.filter(Boolean).join(' ')}
            style={style}
            aria-pressed={picked.length > 0 ? picked.includes(sits.player) : undefined}
            onClick={() => onSeat(sits.player)}
          >
            {inside}
          </button>
        );
      })}
    </div>
  );
}

const Button = () => (
  <span className="dealer-button" aria-hidden="true">
    D
  </span>
);
