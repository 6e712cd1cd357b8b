import { Bot, CalendarClock, KeyRound, RotateCcw, Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PastTournament } from '../../../protocol/after.ts';
import { create, type Listed, type Tournaments, tournaments } from '../../shared/api/api.ts';
import { Go } from '../../shared/components/Go.tsx';
import Install from '../../shared/components/Install.tsx';
import { installWords } from '../../shared/components/install-words.ts';
import { LanguageChoice } from '../../shared/components/LanguageChoice.tsx';
import { SeasonLink } from '../../shared/components/Links.tsx';
import { PrivacyLink } from '../../shared/components/PrivacyLink.tsx';
import { Unreadable } from '../../shared/components/Unreadable.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { money, sentence, spokenDay, wallDate } from '../../shared/format.ts';
import { useLanguage, useWords } from '../../shared/language.ts';
import { lastPlan, type NewTournament, results } from '../../shared/planning/api.ts';
import { nextTime } from '../../shared/planning/wish.ts';
import { usePlay } from '../../shared/play/usePlay.ts';
import { useTitles } from '../../shared/play/useTitles.ts';
import { playWords } from '../../shared/play/words.ts';
import { go } from '../../shared/router.ts';
import { homeWords } from './words.ts';
import '../../shared/base/front-page.css';

const CHOICES = [
  ['/plan', CalendarClock, 'plan'],
  ['/sample', Sparkles, 'sample'],
  ['/play', Bot, 'bots'],
  ['/join', KeyRound, 'join'],
] as const;

/** The reader's own screen of a tournament. */
const OWN: Readonly<Record<string, string>> = { player: '/me', display: '/tv', spectator: '/tv' };

export const words = [homeWords, playWords, componentWords, installWords];

export default function Home() {
  const t = useWords(homeWords);
  const [{ tournaments: mine, unreadable }, setTournaments] = useState<Omit<Tournaments, 'waiting'>>({
    tournaments: [],
    unreadable: [],
  });
  useEffect(() => {
    void tournaments().then((reply) => 'ok' in reply && setTournaments(reply.ok));
  }, []);
  const directs = mine.some(({ role }) => role === 'director');
  return (
    <div className="front-page">
      <header>
        <p className="brand title">Riffle</p>
        <h1 className="title">
          <span>{t.run}</span> <span>{t.play}</span>
        </h1>
        <p>{t.lead}</p>
      </header>
      <main>
        {directs && <SameAgain />}
        <ul className="choices">
          {CHOICES.map(([to, Icon, which]) => (
            <li key={to}>
              {which === 'bots' ? (
                <PlayNow />
              ) : (
                <Go to={to} className="card choice">
                  <Icon size={28} aria-hidden="true" />
                  <b>{t.choices[which][0]}</b>
                  <span>{t.choices[which][1]}</span>
                </Go>
              )}
            </li>
          ))}
        </ul>
        {mine.length > 0 && <OwnTournaments tournaments={mine} />}
        <Unreadable tournaments={unreadable} />
        {directs && <Past />}
        {mine.length > 0 && <SeasonLink />}
      </main>
      <footer className="dim">
        <p>{t.footer}</p>
        <Install />
        <PrivacyLink>{t.privacy}</PrivacyLink>
        <LanguageChoice />
        <a className="licenses" href="/third-party.txt">
          {t.licenses}
        </a>
      </footer>
    </div>
  );
}

/** A seat against bots in one tap; rulebook and name are chosen on the next page. */
function PlayNow() {
  const t = useWords(homeWords);
  const words = useWords(playWords);
  const { rulebook, play, asking, sorry } = usePlay();
  const titles = useTitles();
  return (
    <div className="card choice plays">
      <Bot size={28} aria-hidden="true" />
      <Go to="/play">
        <b>{t.choices.bots[0]}</b>
      </Go>
      <span>{t.choices.bots[1]}</span>
      <div className="row">
        <button type="button" className="button grow" disabled={asking} onClick={() => void play(9)}>
          {words.one[0]}
        </button>
        <button type="button" className="button grow" disabled={asking} onClick={() => void play(27)}>
          {words.three[0]}
        </button>
      </div>
      <Go to="/play" className="whose">
        {t.rulesAre(titles.get(rulebook) ?? '…')}
      </Go>
      <p className="sorry" role="alert">
        {asking ? words.dealing : sorry}
      </p>
    </div>
  );
}

/** Creates the next tournament in one tap, planned like the last one. */
function SameAgain() {
  const t = useWords(homeWords);
  const language = useLanguage();
  const [last, setLast] = useState<NewTournament | null>(null);
  const [making, setMaking] = useState(false);
  const [sorry, setSorry] = useState<string | null>(null);
  useEffect(() => {
    void lastPlan().then((reply) => 'ok' in reply && setLast(reply.ok['last-plan']));
  }, []);
  if (last === null) return null;
  const next: NewTournament =
    last.when === undefined ? last : { ...last, when: nextTime(last.when, new Date()) };
  const make = async (): Promise<void> => {
    setMaking(true);
    const reply = await create(next);
    setMaking(false);
    if ('ok' in reply) go(`/t/${reply.ok.tournament}/made`);
    else setSorry(sentence(reply.sorry));
  };
  const day = next.when === undefined ? '' : spokenDay(next.when, language);
  return (
    <div className="same">
      <button type="button" className="button act" disabled={making} onClick={() => void make()}>
        <RotateCcw size={22} aria-hidden="true" />
        <span>
          <b>{making ? t.making : t.same}</b>
          <small>{t.sameSays(next.name, day, next.plan?.players ?? 0)}</small>
        </span>
      </button>
      <p className="sorry" role="alert">
        {sorry}
      </p>
    </div>
  );
}

function OwnTournaments({ tournaments }: { tournaments: readonly Listed[] }) {
  const t = useWords(homeWords);
  return (
    <section aria-labelledby="games">
      <h2 id="games" className="label">
        {t.tournaments}
      </h2>
      <ul className="games card">
        {tournaments.map(({ id, name, phase, role, plays, sample }) => (
          <li key={id}>
            <Go to={`/t/${id}${plays ? '/table' : (OWN[role] ?? '')}`} className="game">
              <b>{name}</b>
              <span className="dim">
                {sample && `${t.sample} · `}
                {t.phases[phase] ?? phase}
              </span>
            </Go>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How this site's past tournaments ended. */
function Past() {
  const t = useWords(homeWords);
  const language = useLanguage();
  const [tournaments, setTournaments] = useState<readonly PastTournament[]>([]);
  useEffect(() => {
    void results().then((reply) => 'ok' in reply && setTournaments(reply.ok.tournaments));
  }, []);
  if (tournaments.length === 0) return null;
  return (
    <section aria-labelledby="past">
      <h2 id="past" className="label">
        {t.past}
      </h2>
      <ul className="games card">
        {tournaments.map(({ id, name, at, currency, results }) => {
          const winner = results.find(({ place }) => place === 1);
          return (
            <li key={id}>
              <Go to={`/t/${id}`} className="game">
                <span>
                  <b>{name}</b> <span className="dim">{wallDate(at, language)}</span>
                </span>
                <span className="dim">
                  {winner && t.won(winner.name, winner.prize > 0 ? money(winner.prize, currency) : '')}
                </span>
              </Go>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
