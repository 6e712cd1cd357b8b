import { Crown, Hourglass } from 'lucide-react';
import { useState } from 'react';
import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
import { isBot } from '../../../shared/bots.ts';
import { Away } from '../../../shared/components/Away.tsx';
import { Back } from '../../../shared/components/Back.tsx';
import { blinds, initial, minutesText, money, rulebookTitle } from '../../../shared/format.ts';
import { CallField, CallLink } from '../../../shared/inviting/Call.tsx';
import { InviteLink, useInvitation } from '../../../shared/inviting/InviteLink.tsx';
import { useLanguage, useWords } from '../../../shared/language.ts';
import type { Line, Live } from '../../../shared/live/line.ts';
import { spokenDay } from '../../../shared/planning/days.ts';
import { go } from '../../../shared/router.ts';
import { AtDoor } from './AtDoor.tsx';
import { EndGame } from './EndGame.tsx';
import { Start } from './Start.tsx';
import { useFront, useGuests } from './useGuests.ts';
import { lobbyWords } from './words.ts';
import './lobby.css';

type Person = TournamentView['lobby'][number];

/** Everybody on the list, with a seat or without; bots come when play starts. */
const peopleIn = ({ lobby, tables }: TournamentView): Person[] =>
  [...tables.flatMap(({ seats }) => seats), ...lobby]
    .filter(({ player }) => !isBot(player))
    .map(({ player, name }) => ({ player, name }));

/** Before play at a tournament that Riffle deals: who is here, and for the host the link and the start. */
export default function Lobby(props: { tournament: string; line: Line; live: Live; view: TournamentView }) {
  const { tournament, line, live, view } = props;
  const t = useWords(lobbyWords);
  const front = useFront(tournament);
  const directs = live.role === 'director';
  const guests = useGuests(tournament, directs);
  const { here } = guests;
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const people = peopleIn(view);
  // For a game planned ahead, those who said yes last week may not have come.
  const comes = (player: string): boolean =>
    chosen.get(player) ?? (front?.when == null || player === live.player || here.has(player));
  const playing = directs ? people.filter(({ player }) => comes(player)) : people;
  const bots = Math.max(0, (front?.fill ?? 0) - playing.length);
  const leave = async (): Promise<void> => {
    const answered = await line.do({ type: 'excuse', player: live.player! });
    if (answered.type === 'done') go('/');
  };
  return (
    <div className="lobby">
      <header>
        <Back>Riffle</Back>
        <h1 className="title">{view.name}</h1>
        <Facts view={view} when={front?.when ?? null} />
      </header>
      <Away since={live.awaySince} />
      <main>
        {directs && <AtDoor guests={guests} />}
        <section className="who" aria-labelledby="who-is-here">
          <h2 id="who-is-here" className="label">
            {t.here}
          </h2>
          <ul className="guests">
            {people.map(({ player, name }) => (
              <li key={player} className={comes(player) || !directs ? '' : 'out'}>
                <span className="face" aria-hidden="true">
                  {initial(name)}
                </span>
                <b>{name}</b>
                {name === front?.host && (
                  <span className="tag">
                    <Crown size={14} aria-hidden="true" /> {t.host}
                  </span>
                )}
                {player === live.player && <span className="tag">{t.you}</span>}
                {directs && player !== live.player && (
                  <InOrOut
                    name={name}
                    here={front?.when == null || here.has(player)}
                    plays={comes(player)}
                    onChange={(plays) => setChosen(new Map(chosen).set(player, plays))}
                  />
                )}
              </li>
            ))}
            {bots > 0 && (
              <li className="bots">
                <span className="face" aria-hidden="true">
                  +{bots}
                </span>
                {t.botsFill(bots)}
              </li>
            )}
          </ul>
          {people.length === 0 && <p className="dim">{t.nobody}</p>}
        </section>
        {directs ? (
          <Link tournament={tournament} />
        ) : (
          <>
            {front?.call != null && <CallLink call={front.call} />}
            <p className="waits-for" role="status">
              <Hourglass size={22} aria-hidden="true" />
              {front?.host == null ? t.waitingForHost : t.waitingFor(front.host)}
            </p>
          </>
        )}
        <div className="way-out">
          {directs ? (
            <EndGame tournament={tournament} />
          ) : (
            live.player !== null &&
            view.phase === 'open' && (
              <button type="button" className="button bare" onClick={() => void leave()}>
                {t.leave}
              </button>
            )
          )}
        </div>
      </main>
      {directs && (
        <Start
          tournament={tournament}
          seated={view.phase === 'seated'}
          players={playing.map(({ player }) => player)}
          bots={bots}
        />
      )}
    </div>
  );
}

/** Rules, blinds and price in a line. */
function Facts({ view, when }: { view: TournamentView; when: string | null }) {
  const t = useWords(lobbyWords);
  const language = useLanguage();
  const [first] = view.timer.levels;
  const minutes = first?.minutes == null ? '' : minutesText(first.minutes * 60_000);
  const price = view.buyIn === 0 ? t.forFun : t.buyIn(money(view.buyIn, view.currency));
  return (
    <>
      <p className="dim">
        {t.facts(rulebookTitle(view.rulebook), blinds(view.clock.stakes), minutes, price)}
      </p>
      {view.lateUntil !== null && <p className="dim">{t.lateUntil(view.lateUntil)}</p>}
      {when !== null && <p className="dim">{t.startsAt(spokenDay(when, language))}</p>}
    </>
  );
}

/** Whether somebody on the list is dealt in, as the host decides. */
function InOrOut(props: { name: string; here: boolean; plays: boolean; onChange: (plays: boolean) => void }) {
  const { name, here, plays, onChange } = props;
  const t = useWords(lobbyWords);
  return (
    <>
      {(!here || !plays) && <span className="tag dim">{here ? t.leftOut : t.notHere}</span>}
      <button type="button" className="button bare small" onClick={() => onChange(!plays)}>
        {plays ? t.leaveOut : t.dealIn}
        <span className="unseen"> {name}</span>
      </button>
    </>
  );
}

function Link({ tournament }: { tournament: string }) {
  const t = useWords(lobbyWords);
  const { invited } = useInvitation(tournament);
  return (
    <section className="card" aria-label={t.invite}>
      {invited !== null && (
        <>
          <InviteLink invited={invited} />
          <CallField tournament={tournament} invited={invited} />
        </>
      )}
    </section>
  );
}
