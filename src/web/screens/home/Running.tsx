import { useEffect, useState } from 'react';
import { readClock } from '../../../engine/clock/clock.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { type Listed, tournamentOf } from '../../shared/api/api.ts';
import { Digits } from '../../shared/components/Digits.tsx';
import { Go } from '../../shared/components/Go.tsx';
import { blinds, clockText } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { GameMenu, type Listing } from './GameMenu.tsx';
import { gamesWords } from './games-words.ts';
import { waysTo } from './ways.ts';

/** The games that are on: one tap to where I belong. */
export function Running({ games, ...listing }: { games: readonly Listed[] } & Listing) {
  const t = useWords(gamesWords);
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="running">
      <h2 id="running" className="label">
        {t.running}
      </h2>
      {games.map((game) => (
        <RunningGame key={game.id} game={game} {...listing} />
      ))}
    </section>
  );
}

function RunningGame({ game, ...listing }: { game: Listed } & Listing) {
  const t = useWords(gamesWords);
  const { view, now } = useSeen(game.id);
  const ways = waysTo(game);
  return (
    <article className="running-game">
      <h3>{game.name}</h3>
      <Clock view={view} now={now} />
      <p className="stands">{view === null ? '' : t.left(view.players.left, view.players.entries)}</p>
      <nav className="row" aria-label={game.name}>
        {ways.map(([to, label], at) => (
          <Go key={to} to={to} className={at === 0 ? 'button act grow' : 'button'}>
            {t[label]}
          </Go>
        ))}
        <GameMenu game={game} {...listing} />
      </nav>
    </article>
  );
}

/** Level, blinds and the time left. */
function Clock({ view, now }: { view: TournamentView | null; now: number }) {
  const t = useWords(gamesWords);
  if (view === null) return <p className="level" />;
  if (view.phase === 'seated') return <p className="level">{t.aboutToStart}</p>;
  const { level, stakes, onBreak, left, resumesIn } = readClock(view.timer, now);
  const text = clockText(resumesIn ?? left);
  return (
    <>
      <p className="level">{onBreak || resumesIn !== null ? t.onBreak : t.level(level, blinds(stakes))}</p>
      <p className="time">
        <Digits text={text} label={t.timeLeft(text)} />
      </p>
    </>
  );
}

/** The tournament as it was when this page opened, with its clock running on by the server's time. */
function useSeen(tournament: string): { readonly view: TournamentView | null; readonly now: number } {
  const [seen, setSeen] = useState<{ view: TournamentView; ahead: number } | null>(null);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    void tournamentOf(tournament).then((reply) => {
      if ('ok' in reply) setSeen({ view: reply.ok.view, ahead: reply.ok.now - Date.now() });
    });
    const timer = window.setInterval(() => setNow(Date.now()), 500);
    return () => window.clearInterval(timer);
  }, [tournament]);
  return { view: seen?.view ?? null, now: now + (seen?.ahead ?? 0) };
}
