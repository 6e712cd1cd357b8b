import type { PlaceView, TournamentView } from '../../../engine/views/tournament-view.ts';
import { Go } from '../../shared/components/Go.tsx';
import { money, ordinal } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { lobbyWords } from './lobby/words.ts';
import { plainName } from './seats.ts';
import { tableWords } from './words.ts';

const SHOWN = 10;

/** For players who are out and for spectators: how they finished, and which table to watch. */
export function Rail(props: {
  view: TournamentView;
  player: string | null;
  watched: string | null;
  onWatch: (table: string) => void;
}) {
  const { view, player, watched, onWatch } = props;
  const t = useWords(tableWords);
  const late = useWords(lobbyWords);
  const mine = view.places.find((each) => each.player === player);
  const over = view.phase === 'over';
  const winner = over ? view.places.find(({ place }) => place === 1) : undefined;
  const dealt = view.tables.filter(({ kind }) => kind === 'dealt');
  return (
    <section className="rail" aria-label={t.rail}>
      {mine !== undefined ? (
        <Finish mine={mine} view={view} />
      ) : view.lobby.some((each) => each.player === player) ? (
        <>
          <h2 className="title">{late.lateTitle}</h2>
          <p className="dim">{late.lateSays}</p>
        </>
      ) : (
        player !== null &&
        view.phase === 'running' && (
          <>
            <h2 className="title">{t.outForNow}</h2>
            <p className="dim">{t.askRebuy}</p>
          </>
        )
      )}
      {winner !== undefined && winner.player !== player && (
        <p>
          <b>{t.winner(plainName(winner.name))}</b>
        </p>
      )}
      {over ? (
        <>
          <Places view={view} player={player} />
          <p className="row">
            <Go to="/play" className="button act">
              {t.playAgain}
            </Go>
            <Go to="/" className="button">
              {t.home}
            </Go>
          </p>
        </>
      ) : (
        dealt.length > 0 && (
          <div className="tables-to-watch">
            {dealt.map(({ id, seats }) => (
              <button
                key={id}
                type="button"
                className="button small"
                aria-pressed={id === watched}
                onClick={() => onWatch(id)}
              >
                {t.railTable(id, seats.length)}
              </button>
            ))}
          </div>
        )
      )}
    </section>
  );
}

function Finish({ mine, view }: { mine: PlaceView; view: TournamentView }) {
  const t = useWords(tableWords);
  return (
    <>
      <h2 className="title">{mine.place === 1 ? t.wonIt : t.finished(ordinal(mine.place))}</h2>
      <p className="dim">{mine.prize > 0 ? t.prize(money(mine.prize, view.currency)) : t.thanks}</p>
    </>
  );
}

function Places({ view, player }: { view: TournamentView; player: string | null }) {
  const t = useWords(tableWords);
  return (
    <ol className="places" aria-label={t.results}>
      {view.places.slice(0, SHOWN).map((each) => (
        <li key={each.player} className={each.player === player ? 'mine' : ''}>
          <span className="number">{ordinal(each.place)}</span>
          <span>{plainName(each.name)}</span>
          <span className="number">{each.prize > 0 && money(each.prize, view.currency)}</span>
        </li>
      ))}
    </ol>
  );
}
