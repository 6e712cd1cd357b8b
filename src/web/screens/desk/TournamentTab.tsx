import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { DeskLinks } from '../../shared/components/Links.tsx';
import { money, ordinal } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { Opener, Tools } from './procedures/Tools.tsx';
import { useDesk } from './state/desk.ts';
import { deskWords } from './state/words.ts';
import { TableBoard } from './TableBoard.tsx';
import { Tasks } from './Tasks.tsx';

export function TournamentTab({ openMoney }: { openMoney: () => void }) {
  const { tournament, view } = useDesk();
  const t = useWords(deskWords);
  const [chosen, setChosen] = useState('1');
  const shown = view.tables.some(({ id }) => id === chosen) ? chosen : view.tables[0]?.id;
  return (
    <>
      <div className="column">
        <Tasks openMoney={openMoney} />
        <Announce />
        <Muted />
        {view.phase === 'over' && <Result />}
        <DeskLinks tournament={tournament} dealt={view.tables.some(({ kind }) => kind === 'dealt')} />
      </div>
      <section className="tables" aria-label={t.tables}>
        {view.tables.length > 1 && (
          <fieldset className="switch">
            <legend className="unseen">{t.tableShown}</legend>
            {view.tables.map(({ id, seats, playing }) => (
              <button key={id} type="button" aria-pressed={id === shown} onClick={() => setChosen(id)}>
                {t.table(id)} <small>{playing ? t.playing : t.players(seats.length)}</small>
              </button>
            ))}
          </fieldset>
        )}
        {view.phase !== 'over' &&
          view.tables.map((table) => <TableBoard key={table.id} table={table} shown={table.id === shown} />)}
        {view.tables.length === 0 && <p className="empty">{t.noTables}</p>}
      </section>
      <Tools />
    </>
  );
}

/** Who moves where, in type large enough to read out. */
function Announce() {
  const { view } = useDesk();
  const t = useWords(deskWords);
  if (view.moves.length === 0) return null;
  return (
    <section className="announce card" aria-label={t.announce}>
      <h2 className="label">{t.announce}</h2>
      <ul>
        {view.moves.map(({ player, name, from, to, posts }) => (
          <li key={player}>
            <b>{name}</b> {from !== null && <span className="dim">{t.fromTable(from.table)}</span>}
            <ArrowRight size={18} aria-label={t.to} />
            <span>{t.chair(to.table, to.seat)}</span>
            {posts && <span className="tag">{t.posts[posts]}</span>}
          </li>
        ))}
      </ul>
      <Opener name="moves" word="readOut" />
    </section>
  );
}

/** Players muted at the dealt tables, until the director unmutes them. */
function Muted() {
  const { view, muted, unmute } = useDesk();
  const t = useWords(deskWords);
  if (muted.length === 0) return null;
  const nameOf = (id: string): string => view.people.find(({ player }) => player === id)?.name ?? id;
  return (
    <section className="card muted" aria-label={t.muted}>
      <h2 className="label">{t.muted}</h2>
      <ul>
        {muted.map((player) => (
          <li key={player} className="row">
            <b className="grow">{nameOf(player)}</b>
            <button type="button" className="button" onClick={() => unmute(player)}>
              {t.unmute} <span className="unseen">{nameOf(player)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Result() {
  const { view } = useDesk();
  const t = useWords(deskWords);
  return (
    <section className="card result" aria-label={t.result}>
      <h2 className="label">{t.result}</h2>
      <ol>
        {view.places.map(({ player, place, name, prize }) => (
          <li key={player} className="row">
            <span className="dim place">{ordinal(place)}</span>
            <b className="grow">{name}</b>
            {prize > 0 && <span className="number">{money(prize, view.currency)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
