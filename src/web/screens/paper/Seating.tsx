import { Scissors } from 'lucide-react';
import { chips } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { Matter } from './Paper.tsx';
import { NotYet } from './Sheet.tsx';
import { paperWords } from './words.ts';

/** More letters than fit into one line of a card. */
const LONG_NAME = 16;

/** One card a player, ten a page, to cut along the lines. */
export function Seating({ matter }: { matter: Matter }) {
  const t = useWords(paperWords);
  const { view } = matter.tournament!;
  const seats = view.tables.flatMap((table) =>
    table.seats.map(({ seat, player, name }) => ({ table: table.id, seat, player, name })),
  );
  if (seats.length === 0) return <NotYet what="seating" />;
  return (
    <>
      <h1 className="unseen">{t.sheets.seating.title}</h1>
      <ul className="seat-cards">
        {seats.map(({ table, seat, player, name }) => (
          <li key={player}>
            <h2 className={name.length > LONG_NAME ? 'title long' : 'title'}>{name}</h2>
            <dl>
              <div>
                <dt>{t.table}</dt>
                <dd className="number">{table}</dd>
              </div>
              <div>
                <dt>{t.seat}</dt>
                <dd className="number">{seat}</dd>
              </div>
            </dl>
            <p>
              {view.name} · {t.stack} {chips(matter.rulebook.tournament.startingStack.use)}
            </p>
            <Scissors size={12} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </>
  );
}
