import { Bot, CalendarClock, KeyRound, Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Listed, tournaments } from '../api.ts';
import { useWords } from '../language.ts';
import { LanguageChoice } from '../parts/LanguageChoice.tsx';
import { partWords } from '../parts/words.ts';
import { Go } from './Go.tsx';
import { homeWords } from './words.ts';
import './home.css';

const CHOICES = [
  ['plan', CalendarClock],
  ['sample', Sparkles],
  ['play', Bot],
  ['join', KeyRound],
] as const;

/** The screen that is one's own. */
const OWN: Readonly<Record<string, string>> = { player: '/me', display: '/tv', spectator: '/tv' };

export const words = [homeWords, partWords];

export default function Home() {
  const t = useWords(homeWords);
  const [nights, setNights] = useState<readonly Listed[]>([]);
  useEffect(() => {
    void tournaments().then((reply) => 'ok' in reply && setNights(reply.ok.tournaments));
  }, []);
  return (
    <div className="home">
      <header>
        <p className="brand title">Riffle</p>
        <h1 className="title">
          <span>{t.run}</span> <span>{t.play}</span>
        </h1>
        <p>{t.about}</p>
      </header>
      <main>
        <ul className="choices">
          {CHOICES.map(([page, Icon]) => (
            <li key={page}>
              <Go to={`/${page}`} className="card choice">
                <Icon size={28} aria-hidden="true" />
                <b>{t.choices[page][0]}</b>
                <span>{t.choices[page][1]}</span>
              </Go>
            </li>
          ))}
        </ul>
        {nights.length > 0 && (
          <section aria-label={t.nights}>
            <h2 className="label">{t.nightsHere}</h2>
            <ul className="nights card">
              {nights.map(({ id, name, phase, role, plays }) => (
                <li key={id}>
                  <Go to={`/t/${id}${plays ? '/table' : (OWN[role] ?? '')}`} className="night">
                    <b>{name}</b>
                    <span className="dim">{t.stands[phase] ?? phase}</span>
                  </Go>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
      <footer className="dim">
        <p>{t.noSignUp}</p>
        <LanguageChoice />
      </footer>
    </div>
  );
}
