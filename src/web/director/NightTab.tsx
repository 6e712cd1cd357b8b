import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { many, money, ordinal } from '../format.ts';
import { DeskLinks } from '../results/Links.tsx';
import { tournamentHere } from '../router.ts';
import { useDesk } from './desk.ts';
import { Needs } from './Needs.tsx';
import { TableBoard } from './TableBoard.tsx';

export function NightTab({ openMoney }: { openMoney: () => void }) {
  const { view } = useDesk();
  const [chosen, setChosen] = useState('1');
  const shown = view.tables.some(({ id }) => id === chosen) ? chosen : view.tables[0]?.id;
  return (
    <>
      <div className="column">
        <Needs openMoney={openMoney} />
        <Announce />
        {view.phase === 'over' && <Result />}
        <DeskLinks tournament={tournamentHere()} />
      </div>
      <section className="tables" aria-label="Tables">
        {view.tables.length > 1 && (
          <fieldset className="switch">
            <legend className="unseen">Table shown</legend>
            {view.tables.map(({ id, seats, playing }) => (
              <button key={id} type="button" aria-pressed={id === shown} onClick={() => setChosen(id)}>
                Table {id} <small>{playing ? 'playing' : many(seats.length, 'player')}</small>
              </button>
            ))}
          </fieldset>
        )}
        {view.phase !== 'over' &&
          view.tables.map((table) => <TableBoard key={table.id} table={table} shown={table.id === shown} />)}
        {view.tables.length === 0 && (
          <p className="empty">
            Tables are drawn here once the seats are. Enter players under Players first.
          </p>
        )}
      </section>
    </>
  );
}

/** Who moves where, in letters large enough to read out. */
function Announce() {
  const { view } = useDesk();
  if (view.moves.length === 0) return null;
  return (
    <section className="announce card" aria-label="Announce">
      <h2 className="label">Announce</h2>
      <ul>
        {view.moves.map(({ player, name, from, to }) => (
          <li key={player}>
            <b>{name}</b> {from !== null && <span className="dim">table {from.table}</span>}
            <ArrowRight size={18} aria-label="to" />
            <span>
              table {to.table}, seat {to.seat}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Result() {
  const { view } = useDesk();
  return (
    <section className="card result" aria-label="Result">
      <h2 className="label">Result</h2>
      <ol>
        {view.places.map(({ place, name, prize }) => (
          <li key={name} className="row">
            <span className="dim place">{ordinal(place)}</span>
            <b className="grow">{name}</b>
            {prize > 0 && <span className="number">{money(prize)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
