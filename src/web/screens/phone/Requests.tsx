import { CircleX, Coins, Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { TournamentCommand } from '../../../engine/tournament/commands.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { useWords } from '../../shared/language.ts';
import type { Line } from '../../shared/live/line.ts';
import { useNow } from '../../shared/live/useLine.ts';
import { phoneWords } from './words.ts';
import './requests.css';
import { vibrate } from '../../shared/vibrate.ts';

type What = 'out' | 'rebuy' | 'clock';

/** What a player can request; it happens once the director confirms it. */
export default function Requests(props: {
  line: Line;
  view: TournamentView;
  player: string;
  onRequest: (command: TournamentCommand) => void;
}) {
  const { line, view, player, onRequest } = props;
  const t = useWords(phoneWords);
  const [calling, setCalling] = useState(false);
  const { mine, requested, mayRebuy, called } = view;
  const table = view.tables.find(({ id }) => id === mine?.table);
  const ask = (what: What | 'nothing', on?: string): void =>
    onRequest({ type: 'ask', player, what, ...(on !== undefined && { on }) });
  if (view.phase !== 'running' || (mine === null && !mayRebuy)) return null;
  const live = table !== undefined && table.kind !== 'dealt';
  const others = table?.seats.filter((each) => each.player !== player) ?? [];
  return (
    <section className="requests" aria-label={t.askDirector}>
      {called !== null && called.table === mine?.table && (
        <Called line={line} view={view} mine={called.player === player} />
      )}
      {requested !== null ? (
        <div className="card requested" role="status">
          <p>{t.requested[requested]}</p>
          <button type="button" className="button" onClick={() => ask('nothing')}>
            {t.takeBack}
          </button>
        </div>
      ) : (
        <div className="row">
          {live && (
            <button type="button" className="button" onClick={() => ask('out')}>
              <CircleX size={20} aria-hidden="true" /> {t.iAmOut}
            </button>
          )}
          {mayRebuy && (
            <button
              type="button"
              className={`button ${mine === null ? 'act' : ''}`}
              onClick={() => ask('rebuy')}
            >
              <Coins size={20} aria-hidden="true" /> {t.rebuy}
            </button>
          )}
          {live && others.length > 0 && (
            <button type="button" className="button" onClick={() => setCalling(true)}>
              <Timer size={20} aria-hidden="true" /> {t.clock}
            </button>
          )}
        </div>
      )}
      {calling && (
        <Sheet title={t.clockOnWhom} onClose={() => setCalling(false)}>
          <ul className="call-on">
            {others.map((each) => (
              <li key={each.player}>
                <button
                  type="button"
                  className="button"
                  onClick={() => {
                    ask('clock', each.player);
                    setCalling(false);
                  }}
                >
                  <span className="number">{each.seat}</span> {each.name}
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </section>
  );
}

/** The clock has been called on a player at this table; their phone vibrates. */
function Called({ line, view, mine }: { line: Line; view: TournamentView; mine: boolean }) {
  const t = useWords(phoneWords);
  const { name, until } = view.called!;
  const left = Math.max(0, Math.ceil((until - useNow(line, view)) / 1000));
  useEffect(() => {
    if (mine) vibrate(120, 80, 120, 80, 120);
  }, [mine]);
  return (
    <p className={`card called ${mine ? 'mine' : ''}`} role="status">
      <Timer size={20} aria-hidden="true" />
      <span>{mine ? t.clockOnYou : t.clockOn(name)}</span>
      <b className="number" aria-hidden="true">
        {left}
      </b>
    </p>
  );
}
