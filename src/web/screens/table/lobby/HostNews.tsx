import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
import { useWords } from '../../../shared/language.ts';
import type { RequestFrame } from '../../../shared/live/line.ts';
import { AtDoor } from './AtDoor.tsx';
import { useDealIn } from './useDealIn.ts';
import type { useGuests } from './useGuests.ts';
import { lobbyWords } from './words.ts';

/** What the host is asked while they play: guests at the door, latecomers, and rebuys. */
export default function HostNews(props: {
  tournament: string;
  view: TournamentView;
  guests: ReturnType<typeof useGuests>;
  ask: (asked: RequestFrame) => Promise<boolean>;
}) {
  const { tournament, view, guests, ask } = props;
  return (
    <div className="host-news" role="status">
      <AtDoor guests={guests} />
      <Late tournament={tournament} view={view} />
      <Rebuys view={view} ask={ask} />
    </div>
  );
}

/** Players who came when play had begun. */
function Late({ tournament, view }: { tournament: string; view: TournamentView }) {
  const t = useWords(lobbyWords);
  const { refused, dealIn } = useDealIn(tournament);
  if (view.lobby.length === 0) return null;
  return (
    <section className="at-door" aria-label={t.late}>
      <h2 className="label">{t.late}</h2>
      <ul className="guests">
        {view.lobby.map(({ player, name }) => (
          <li key={player}>
            <b>{name}</b>
            {refused?.player === player && <p role="alert">{refused.message}</p>}
            <button type="button" className="button act" onClick={() => void dealIn(player)}>
              {refused?.player === player ? t.seatAnyway : t.seatNow}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Players who ask to rebuy, for whoever has the bank. */
function Rebuys({ view, ask }: Pick<Parameters<typeof HostNews>[0], 'view' | 'ask'>) {
  const t = useWords(lobbyWords);
  const asked = view.tasks.flatMap(({ facts, player, command }) =>
    facts.is === 'asks-rebuy' && player !== undefined && command?.type === 'rebuy'
      ? [{ player, command }]
      : [],
  );
  if (asked.length === 0) return null;
  return (
    <section className="at-door" aria-label={t.rebuys}>
      <h2 className="label">{t.rebuys}</h2>
      <ul className="guests">
        {asked.map(({ player, command }) => (
          <li key={player}>
            <b>{view.people.find((each) => each.player === player)?.name}</b>
            <button
              type="button"
              className="button bare"
              onClick={() => void ask({ type: 'do', command: { type: 'ask', player, what: 'nothing' } })}
            >
              {t.no}
            </button>
            <button type="button" className="button act" onClick={() => void ask({ type: 'do', command })}>
              {t.sellRebuy}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
