import { Bot, CalendarClock, KeyRound, Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Listed, tournaments } from '../api.ts';
import { SeasonLink } from '../results/Links.tsx';
import { Go } from './Go.tsx';
import './home.css';

const CHOICES = [
  {
    to: '/plan',
    Icon: CalendarClock,
    title: 'Plan a night',
    says: 'How many and how long: get blinds, stacks and prizes that fit.',
  },
  {
    to: '/sample',
    Icon: Sparkles,
    title: 'Try a sample night',
    says: 'Being built: three tables in full swing, where nothing can break.',
  },
  {
    to: '/play',
    Icon: Bot,
    title: 'Play now against bots',
    says: 'Being built: a table dealt on your phone, with a shuffle that anybody can check.',
  },
  {
    to: '/join',
    Icon: KeyRound,
    title: 'Join with a code',
    says: 'The host has a code for you: see your seat, the clock and the prizes.',
  },
] as const;

/** The screen that is one's own. */
const OWN: Readonly<Record<string, string>> = { player: '/me', display: '/tv', spectator: '/tv' };

const STANDS: Readonly<Record<string, string>> = {
  open: 'taking players',
  seated: 'about to start',
  running: 'running',
  over: 'over',
};

export default function Home() {
  const [nights, setNights] = useState<readonly Listed[]>([]);
  useEffect(() => {
    void tournaments().then((reply) => 'ok' in reply && setNights(reply.ok.tournaments));
  }, []);
  return (
    <div className="home">
      <header>
        <p className="brand title">Riffle</p>
        <h1 className="title">
          <span>Run the game.</span> <span>Play the game.</span>
        </h1>
        <p>
          A home poker tournament from the first invitation to the last prize, run from your phone between two
          hands.
        </p>
      </header>
      <main>
        <ul className="choices">
          {CHOICES.map(({ to, Icon, title, says }) => (
            <li key={to}>
              <Go to={to} className="card choice">
                <Icon size={28} aria-hidden="true" />
                <b>{title}</b>
                <span>{says}</span>
              </Go>
            </li>
          ))}
        </ul>
        {nights.length > 0 && (
          <section aria-label="Nights">
            <h2 className="label">Nights here</h2>
            <ul className="nights card">
              {nights.map(({ id, name, phase, role }) => (
                <li key={id}>
                  <Go to={`/t/${id}${OWN[role] ?? ''}`} className="night">
                    <b>{name}</b>
                    <span className="dim">{STANDS[phase] ?? phase}</span>
                  </Go>
                </li>
              ))}
            </ul>
          </section>
        )}
        {nights.length > 0 && <SeasonLink />}
      </main>
      <footer className="dim">No sign-up. Everything stays on the host’s machine.</footer>
    </div>
  );
}
