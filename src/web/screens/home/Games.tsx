import { CalendarClock } from 'lucide-react';
import type { PastTournament } from '../../../protocol/after.ts';
import type { Listed } from '../../shared/api/api.ts';
import { Go } from '../../shared/components/Go.tsx';
import { money, wallDate } from '../../shared/format.ts';
import { useLanguage, useWords } from '../../shared/language.ts';
import { spokenDay } from '../../shared/planning/days.ts';
import { GameMenu, type Listing } from './GameMenu.tsx';
import { gamesWords } from './games-words.ts';
import { waysTo } from './ways.ts';
import { homeWords } from './words.ts';

/** Games that have not begun, the next one first. */
export function Next({ games, ...listing }: { games: readonly Listed[] } & Listing) {
  const t = useWords(gamesWords);
  const home = useWords(homeWords);
  const language = useLanguage();
  if (games.length === 0) return null;
  const says = ({ when, coming, dealt, sample }: Listed): string =>
    [
      sample && home.sample,
      when === null ? !dealt && t.noDate : spokenDay(when, language),
      dealt && t.isOnline,
      t.coming(coming),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="label">
        {t.next}
      </h2>
      <ul className="coming-up">
        {games.map((game) => (
          <li key={game.id} className="card">
            <Go to={waysTo(game)[0]![0]} className="game">
              <CalendarClock size={24} aria-hidden="true" />
              <span>
                <b>{game.name}</b>
                <small>{says(game)}</small>
              </span>
            </Go>
            <GameMenu game={game} {...listing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A game that is over: how it ended, where this device may know. */
export type PastGame = Pick<Listed, 'id' | 'name' | 'role'> & { readonly ended: PastTournament | null };

export function Past({ games, ...listing }: { games: readonly PastGame[] } & Listing) {
  const t = useWords(gamesWords);
  const home = useWords(homeWords);
  const language = useLanguage();
  if (games.length === 0) return null;
  const won = (ended: PastTournament | null): string => {
    const winner = ended?.results.find(({ place }) => place === 1);
    return winner === undefined
      ? ''
      : home.won(winner.name, winner.prize > 0 ? money(winner.prize, ended!.currency) : '');
  };
  return (
    <section aria-labelledby="past">
      <h2 id="past" className="label">
        {t.past}
      </h2>
      <ul className="games card">
        {games.map((game) => (
          <li key={game.id}>
            <Go to={`/t/${game.id}/results`} className="game">
              <span>
                <b>{game.name}</b>{' '}
                {game.ended !== null && <span className="dim">{wallDate(game.ended.at, language)}</span>}
              </span>
              <span className="dim">{won(game.ended)}</span>
            </Go>
            <GameMenu game={game} {...listing} />
          </li>
        ))}
      </ul>
    </section>
  );
}
