import { ArrowRight, Check } from 'lucide-react';
import { useState } from 'react';
import { DeskLinks, TableLink } from '../../shared/components/Links.tsx';
import { LowCards } from '../../shared/components/LowCards.tsx';
import { money, ordinal } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { liveWords } from '../../shared/live/words.ts';
import { EndsAround } from './pace/RunningLate.tsx';
import { useLate } from './pace/useOutlook.ts';
import { Opener, Tools } from './procedures/Tools.tsx';
import { useDesk, useMay } from './state/desk.ts';
import { deskWords } from './state/words.ts';
import { TableBoard } from './TableBoard.tsx';
import { Tasks } from './Tasks.tsx';

export function TournamentTab(props: { openMoney: () => void; openPlayers: () => void }) {
  const { tournament, view } = useDesk();
  const pace = useLate(tournament, view);
  const t = useWords(deskWords);
  const dealt = view.tables.filter(({ kind }) => kind === 'dealt');
  const sits = view.phase !== 'over' && dealt.some(({ id }) => id === view.mine?.table);
  const [chosen, setChosen] = useState('1');
  const shown = view.tables.some(({ id }) => id === chosen) ? chosen : view.tables[0]?.id;
  return (
    <>
      <div className="column">
        <Tasks {...props} pace={pace} />
        {sits && <TableLink tournament={tournament} />}
        <Announce />
        <Forfeited />
        <Muted />
        {view.phase === 'over' && (
          <>
            <Result />
            <DeskLinks tournament={tournament} hands={view.keptHands > 0 || dealt.length > 0} />
          </>
        )}
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
        <EndsAround pace={pace} />
      </section>
      <Tools />
    </>
  );
}

/** Who moves where, in type large enough to read out. */
function Announce() {
  const { view, run } = useDesk();
  const t = useWords(deskWords);
  const live = useWords(liveWords);
  const may = useMay();
  if (view.moves.length === 0) return null;
  const players = view.moves.map(({ player }) => player);
  return (
    <section className="announce card" aria-label={t.announce}>
      <h2 className="label">{view.milestone === null ? t.announce : live.milestone[view.milestone.is]}</h2>
      <ul>
        {view.moves.map(({ player, name, from, to, posts, drawn, figures }) => (
          <li key={player}>
            <b>{name}</b> {from !== null && <span className="dim">{t.fromTable(from.table)}</span>}
            <ArrowRight size={18} aria-label={t.to} />
            <span>{t.chair(to.table, to.seat)}</span>
            {posts && <span className="tag">{t.posts[posts]}</span>}
            <LowCards drawn={drawn ?? figures?.drawn} chosen={drawn === undefined ? from?.table : to.table} />
          </li>
        ))}
      </ul>
      <div className="row">
        <Opener name="moves" word="readOut" />
        {may('take-seats') && (
          <button type="button" className="button" onClick={() => run({ type: 'take-seats', players })}>
            <Check size={18} aria-hidden="true" /> {t.allSeated}
          </button>
        )}
      </div>
    </section>
  );
}

/** A player has gone: what people at the table have to do with the chips. */
function Forfeited() {
  const { forfeit } = useDesk().view;
  const t = useWords(deskWords);
  if (forfeit === null) return null;
  return (
    <section className="announce card" aria-label={t.forfeitOf(forfeit.name)}>
      <h2 className="label">{t.forfeitOf(forfeit.name)}</h2>
      <p>{t.forfeitTo(forfeit)}</p>
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
