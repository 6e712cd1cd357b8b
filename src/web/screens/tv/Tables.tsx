import { type CSSProperties, useSyncExternalStore } from 'react';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { chips } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { gridFor } from './seats.ts';
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
  const most = Math.max(1, ...tables.map(({ seats }) => seats.length));
  const room = screen < 1 ? screen * 1.6 : screen * 1.35 * share;
  const { columns, high, wide } = gridFor(tables.length, most, room);
  const moved = new Set(moves.map(({ player }) => player));
  const style = { '--columns': columns, '--high': `${high}cqh`, '--wide': `${wide}cqw` } as CSSProperties;
  return (
    <div className="seats-room">
      <div className="seats" style={style}>
        {tables.map((table) => (
          <section key={table.id}>
            <h3>{t.tableName(table.id)}</h3>
            <ol>
              {table.seats.map(({ seat, player, name, stack, away }) => (
                <li
                  key={seat}
                  className={`${moved.has(player) || player === fresh ? 'moved' : ''} ${away ? 'gone' : ''}`}
                >
                  <span className="number">{seat}</span>
                  <span className="name">{shown === undefined || shown.has(player) ? name : '\u00a0'}</span>
                  {/* Before the first hand all stacks are equal. */}
                  {phase === 'running' && stack !== null && (
                    <span className="number stack">{chips(stack)}</span>
                  )}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}
