import type { PlaceView, TournamentView } from '../../../engine/views/tournament-view.ts';
import { refusalWords } from '../../shared/api/refusals.ts';
import { isBot, plainName } from '../../shared/bots.ts';
import { Go } from '../../shared/components/Go.tsx';
import { money, ordinal } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { RequestFrame } from '../../shared/live/line.ts';
import { FastForward, onlyBotsPlay } from './FastForward.tsx';
import { lobbyWords } from './lobby/words.ts';
import { noRebuyText } from './rebuy-text.ts';
import type { TableNow } from './useTable.ts';
import { tableWords } from './words.ts';

const SHOWN = 10;

/** For players who are out and for spectators: how they finished, and which table to watch. */
export function Rail(props: {
  view: TournamentView;
  player: string | null;
  now: Pick<TableNow, 'watched' | 'watch' | 'hand' | 'names'>;
  ask: (asked: RequestFrame) => Promise<boolean>;
}) {
  const { view, player, now, ask } = props;
  const t = useWords(tableWords);
  const late = useWords(lobbyWords);
  const mine = view.places.find((each) => each.player === player);
  const over = view.phase === 'over';
  const winner = over ? view.places.find(({ place }) => place === 1) : undefined;
  const dealt = view.tables.filter(({ kind }) => kind === 'dealt');
  return (
    <section className="rail" aria-label={t.rail}>
      {view.mayRebuy && player !== null && !over ? (
        <Rebuy requested={view.requested === 'rebuy'} player={player} ask={ask} />
      ) : mine !== undefined ? (
        <Finish mine={mine} view={view} />
      ) : view.lobby.some((each) => each.player === player) ? (
        <>
          <h2 className="title">{late.lateTitle}</h2>
          <p className="dim">{late.lateSays}</p>
          {view.lateUntil !== null && <p className="dim">{late.lateUntil(view.lateUntil)}</p>}
        </>
      ) : (
        player !== null && view.phase === 'running' && <h2 className="title">{t.outForNow}</h2>
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
                aria-pressed={id === now.watched}
                onClick={() => now.watch(id)}
              >
                {t.railTable(id, seats.length)}
              </button>
            ))}
          </div>
        )
      )}
      {!over && player !== null && (
        <p className="row">
          {dealt.every(({ seats }) => seats.every((each) => isBot(each.player))) && (
            <Go to="/play" className="button act">
              {t.playAgain}
            </Go>
          )}
          {now.hand !== null && onlyBotsPlay(now.hand, now.names) && (
            <FastForward hand={now.hand} ask={ask} keeps />
          )}
          {mine !== undefined && (
            <Go to="/" className="button">
              {t.leave}
            </Go>
          )}
        </p>
      )}
    </section>
  );
}

function Finish({ mine, view }: { mine: PlaceView; view: TournamentView }) {
  const t = useWords(tableWords);
  const refusals = useWords(refusalWords);
  return (
    <div className="finish" role="status">
      <h2 className="title">{mine.place === 1 ? t.wonIt : t.finished(ordinal(mine.place))}</h2>
      <p className="dim">{mine.prize > 0 ? t.prize(money(mine.prize, view.currency)) : t.thanks}</p>
      {view.noRebuy !== null && <p className="dim">{noRebuyText(view.noRebuy, t, refusals)}</p>}
    </div>
  );
}

/** Out of chips, and rebuys are open: the host confirms it at the table. */
function Rebuy(props: {
  requested: boolean;
  player: string;
  ask: (asked: RequestFrame) => Promise<boolean>;
}) {
  const { requested, player, ask } = props;
  const t = useWords(tableWords);
  const says = (what: 'rebuy' | 'nothing') => (): void =>
    void ask({ type: 'do', command: { type: 'ask', player, what } });
  return (
    <>
      <h2 className="title">{t.outForNow}</h2>
      <p className="dim" role="status">
        {requested ? t.rebuyAsked : t.rebuyOpen}
      </p>
      {requested ? (
        <button type="button" className="button" onClick={says('nothing')}>
          {t.neverMind}
        </button>
      ) : (
        <button type="button" className="button act" onClick={says('rebuy')}>
          {t.rebuy}
        </button>
      )}
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
