import { type CSSProperties, useSyncExternalStore } from 'react';
import { cardText } from '../../../engine/cards/card.ts';
import { cardFor } from '../../../engine/seating/draw.ts';
import type { TableView, TournamentView } from '../../../engine/views/tournament-view.ts';
import { Card } from '../../shared/components/Card.tsx';
import { chips } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { gridFor, spaceFor } from './seats.ts';
import { tvWords } from './words.ts';
import './tables.css';

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
/** Rounded to a tenth: finer steps change no column. */
const shape = (): number => Math.round((10 * window.innerWidth) / window.innerHeight) / 10;

/**
 * Every table and its seats; players who just moved stand out. `share` is the width to fill, `shown` the players whose
 * seats are shown already, `fresh` the last of them.
 */
export function Tables(props: {
  view: TournamentView;
  share?: number;
  shown?: ReadonlySet<string>;
  fresh?: string | undefined;
}) {
  const { view, share = 1, shown, fresh } = props;
  const t = useWords(tvWords);
  const screen = useSyncExternalStore(onResize, shape);
  const { tables, moves, phase } = view;
  const room = screen < 1 ? screen * 1.6 : screen * 1.35 * share;
  const shownTables = tables.map((table) => ({ table, seats: chairsOf(table) }));
  const { columns, high, wide } = gridFor(tables.length, spaceFor(shownTables), room);
  const moved = new Set(moves.map(({ player }) => player));
  const style = { '--columns': columns, '--high': `${high}cqh`, '--wide': `${wide}cqw` } as CSSProperties;
  return (
    <div className="seats-room">
      <div className="seats" style={style}>
        {shownTables.map(({ table, seats }) => (
          <section key={table.id}>
            <h3>
              {t.tableName(table.id)} {phase === 'running' && <NextDeal table={table} />}
            </h3>
            <ol>
              {seats.map(({ seat, player, name, stack, away }) => {
                const open = shown === undefined || player === null || shown.has(player);
                const stands = player !== null && (moved.has(player) || player === fresh);
                return (
                  <li key={seat} className={`${stands ? 'moved' : ''} ${away ? 'gone' : ''}`}>
                    <span className="number">{seat}</span>
                    <span className="name">{open ? name : '\u00a0'}</span>
                    {open && <SeatMarks view={view} table={table} seat={seat} />}
                    {/* Before the first hand all stacks are equal. */}
                    {phase === 'running' && stack !== null && (
                      <span className="number stack">{chips(stack)}</span>
                    )}
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Everybody at a table, and the empty chair that has the button. */
function chairsOf({ seats, button }: TableView) {
  if (button === null || seats.some(({ seat }) => seat === button)) return seats;
  const empty = { seat: button, player: null, name: '', stack: null, away: false };
  return [...seats, empty].sort((a, b) => a.seat - b.seat);
}

/** Who deals and who shuffles, where the button does not say it. */
function NextDeal({ table: { kind, seats, button, dealer, shuffler } }: { table: TableView }) {
  const t = useWords(tvWords);
  if (kind === 'dealt') return null;
  const atButton = seats.find(({ seat }) => seat === button)?.name;
  const said = [
    dealer !== null && dealer !== atButton && t.dealsHere(dealer),
    shuffler !== null && shuffler !== dealer && t.shuffles(shuffler),
  ].filter((each) => each !== false);
  return said.length === 0 ? null : <small>{said.join(' · ')}</small>;
}

/**
 * The button and the blinds, where they are known; before the first hand the card that means the seat or was drawn for
 * the button, and who deals.
 */
function SeatMarks({ view, table, seat }: { view: TournamentView; table: TableView; seat: number }) {
  const t = useWords(tvWords);
  if (view.phase === 'running') {
    const blind = table.blinds.find((post) => post.seat === seat)?.blind;
    return (
      <>
        {seat === table.button && <small className="mark">{t.button}</small>}
        {blind !== undefined && <small className="mark">{t.blindMark[blind]}</small>}
      </>
    );
  }
  const forButton = table.buttonCards.find((each) => each.seat === seat)?.card;
  const forSeat = view.drawsByCard ? cardFor(Number(table.id), seat) : null;
  const card = forButton ?? (forSeat === null ? null : cardText(forSeat));
  return (
    <>
      {seat === table.dealerSeat && <small className="mark">{t.deals}</small>}
      {seat === table.button && <small className="mark">{t.button}</small>}
      {card !== null && <Card card={card} />}
    </>
  );
}
