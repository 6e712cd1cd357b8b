import { Bot, CalendarPlus, KeyRound, Sparkles, Tv, Users } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import type { PastTournament } from '../../../protocol/after.ts';
import { type Listed, type Tournaments, tournaments } from '../../shared/api/api.ts';
import { Go } from '../../shared/components/Go.tsx';
import Install from '../../shared/components/Install.tsx';
import { installWords } from '../../shared/components/install-words.ts';
import { SeasonLink } from '../../shared/components/Links.tsx';
import { linkWords } from '../../shared/components/link-words.ts';
import { PrivacyLink } from '../../shared/components/PrivacyLink.tsx';
import { Settings } from '../../shared/components/Settings.tsx';
import { Unreadable } from '../../shared/components/Unreadable.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { useWords } from '../../shared/language.ts';
import { lazyPart } from '../../shared/lazy.ts';
import { results } from '../../shared/planning/api.ts';
import { PlayTrouble } from '../../shared/play/PlayTrouble.tsx';
import { rememberedTable } from '../../shared/play/remembered.ts';
import { type Field, usePlay } from '../../shared/play/usePlay.ts';
import { useTitles } from '../../shared/play/useTitles.ts';
import { playWords } from '../../shared/play/words.ts';
import { toServer } from '../../shared/to-server.ts';
import type { Listing } from './GameMenu.tsx';
import { Next, Past, type PastGame } from './Games.tsx';
import { gamesWords } from './games-words.ts';
import { useHidden } from './hidden.ts';
import { Running } from './Running.tsx';
import { SameAgain } from './SameAgain.tsx';
import { homeWords } from './words.ts';
import '../../shared/base/front-page.css';
import './home.css';

export const words = [homeWords, gamesWords, playWords, componentWords, installWords, linkWords];

/** Only where there is no server: the games are on this device, and nowhere else. */
const OnThisDevice = lazyPart(() => import('./OnThisDevice.tsx'));

type Known = Omit<Tournaments, 'waiting'> & { readonly past: readonly PastTournament[] };
const NOTHING: Known = { tournaments: [], mayCreate: true, unreadable: [], past: [] };

/** What this device is in and, on a director's device, how this site's games ended. */
function useKnown() {
  const [known, setKnown] = useState<Known>(NOTHING);
  const look = useCallback(async (): Promise<void> => {
    const reply = await tournaments();
    if (!('ok' in reply)) return;
    setKnown((before) => ({ ...before, ...reply.ok }));
    if (!reply.ok.tournaments.some(({ role }) => role === 'director')) return;
    const ended = await results();
    if ('ok' in ended) setKnown((before) => ({ ...before, past: ended.ok.tournaments }));
  }, []);
  useEffect(() => void look(), [look]);
  return { known, look };
}

const isOn = ({ phase, dealt }: Listed): boolean => phase === 'running' || (phase === 'seated' && !dealt);
/** By their date; what has none is about to be played. */
const byDate = (a: Listed, b: Listed): number => (a.when ?? '').localeCompare(b.when ?? '');

/** Each game once: those this site has results of, and others that are over for this device. */
function pastGames({ past, tournaments: mine }: Known): PastGame[] {
  const roles = new Map(mine.map(({ id, role }) => [id, role]));
  const told = past.map((ended): PastGame => {
    const { id, name } = ended;
    return { id, name, role: roles.get(id) ?? 'spectator', ended };
  });
  const known = new Set(past.map(({ id }) => id));
  const others = mine.filter(({ id, phase }) => phase === 'over' && !known.has(id));
  return [...told, ...others.map(({ id, name, role }) => ({ id, name, role, ended: null }))];
}

export default function Home() {
  const t = useWords(homeWords);
  const { known, look } = useKnown();
  const { hidden, toggle } = useHidden();
  const [all, setAll] = useState(false);
  const listing: Listing = { hidden, onHide: toggle, onDeleted: () => void look() };
  const shown = <Game extends { readonly id: string }>(games: readonly Game[]): Game[] =>
    games.filter(({ id }) => all || !hidden.has(id));
  const mine = known.tournaments.filter(({ phase }) => phase !== 'over');
  const directs = known.tournaments.some(({ role }) => role === 'director');
  const past = pastGames(known);
  const hiddenCount = [...mine, ...past].filter(({ id }) => hidden.has(id)).length;
  return (
    <div className="front-page home">
      <header>
        <p className="brand title">Riffle</p>
        {known.tournaments.length === 0 ? (
          <>
            <h1 className="title">
              <span>{t.run}</span> <span>{t.play}</span>
            </h1>
            <p>{t.lead}</p>
          </>
        ) : (
          <h1 className="unseen">Riffle</h1>
        )}
      </header>
      <main>
        <Running games={shown(mine.filter(isOn))} {...listing} />
        <Next games={shown(mine.filter((game) => !isOn(game))).sort(byDate)} {...listing} />
        <Begin directs={directs} guest={!known.mayCreate} titled={known.tournaments.length > 0} />
        <Unreadable tournaments={known.unreadable} />
        <Past games={shown(past)} {...listing} />
        {hiddenCount > 0 && <ShowHidden count={hiddenCount} all={all} onChange={setAll} />}
        {known.tournaments.length > 0 && <SeasonLink />}
      </main>
      <footer className="dim">
        {toServer().isLocal ? (
          <Suspense fallback={null}>
            <OnThisDevice onOpened={() => void look()} />
          </Suspense>
        ) : (
          <p>{t.footer}</p>
        )}
        <Install />
        {!toServer().isLocal && (
          <>
            <a className="licenses" href="pocket/">
              {t.alone}
            </a>
            <PrivacyLink>{t.privacy}</PrivacyLink>
          </>
        )}
        <Settings />
        <a className="licenses" href="third-party.txt">
          {t.licenses}
        </a>
      </footer>
    </div>
  );
}

function ShowHidden(props: { count: number; all: boolean; onChange: (all: boolean) => void }) {
  const t = useWords(gamesWords);
  return (
    <p>
      <button type="button" className="button bare" onClick={() => props.onChange(!props.all)}>
        {props.all ? t.hideAgain : t.showHidden(props.count)}
      </button>
    </p>
  );
}

/** What can be begun here. On a guest's phone joining comes first: the rest takes the host's code. */
function Begin({ directs, guest, titled }: { directs: boolean; guest: boolean; titled: boolean }) {
  const t = useWords(homeWords);
  const games = useWords(gamesWords);
  const join = <Choice key="join" to="/join" icon={<KeyRound />} says={t.choices.join} />;
  const online = <Choice key="online" to="/online" icon={<Users />} says={games.online} />;
  // Without a server nobody else can come in.
  const { isLocal } = toServer();
  const others = [
    <Choice key="plan" to="/plan" icon={<CalendarPlus />} says={t.choices.plan} />,
    ...(isLocal ? [] : [online]),
    <li key="bots">
      <PlayNow />
    </li>,
  ];
  return (
    <section aria-label={games.start}>
      {titled && <h2 className="label">{games.start}</h2>}
      {directs && <SameAgain />}
      <ul className="choices">{isLocal ? others : guest ? [join, ...others] : [...others, join]}</ul>
      <p className="lesser">
        <Go to="/sample" className="button bare">
          <Sparkles size={20} aria-hidden="true" /> {t.choices.sample[0]}
        </Go>
        {!isLocal && (
          <Go to="/tv" className="button bare">
            <Tv size={20} aria-hidden="true" /> {games.tv}
          </Go>
        )}
      </p>
    </section>
  );
}

function Choice(props: { to: string; icon: ReactNode; says: readonly string[] }) {
  return (
    <li>
      <Go to={props.to} className="card choice">
        <span className="icon" aria-hidden="true">
          {props.icon}
        </span>
        <b>{props.says[0]}</b>
        <span>{props.says[1]}</span>
      </Go>
    </li>
  );
}

/** A seat against bots in one tap; rulebook and name are chosen on the next page. */
function PlayNow() {
  const t = useWords(homeWords);
  const words = useWords(playWords);
  const { rulebook, play, again, asking, wrong } = usePlay();
  const titles = useTitles();
  return (
    <div className="card choice plays">
      <span className="icon" aria-hidden="true">
        <Bot />
      </span>
      <Go to="/play">
        <b>{t.choices.bots[0]}</b>
      </Go>
      <span>{t.choices.bots[1]}</span>
      <div className="row">
        <button
          type="button"
          className="button grow"
          disabled={asking}
          onClick={() => void play(rememberedTable().players as Field)}
        >
          {words.one}
        </button>
        <button type="button" className="button grow" disabled={asking} onClick={() => void play(27)}>
          {words.three}
        </button>
      </div>
      <Go to="/play" className="whose">
        {t.rulesAre(titles.get(rulebook) ?? '…')}
      </Go>
      <PlayTrouble asking={asking} wrong={wrong} onAgain={again} />
    </div>
  );
}
