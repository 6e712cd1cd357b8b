import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Back } from '../../shared/components/Back.tsx';
import { Go } from '../../shared/components/Go.tsx';
import { useWords } from '../../shared/language.ts';
import type { Matter } from './Paper.tsx';
import { OF_A_TOURNAMENT, SHEETS, type SheetName } from './sheets.ts';
import { paperWords } from './words.ts';
import '../../shared/base/front-page.css';
import './index.css';

const WHEN: Readonly<Record<SheetName, 'before' | 'during' | 'after'>> = {
  schedule: 'before',
  prizes: 'before',
  cards: 'before',
  booklet: 'before',
  rulings: 'before',
  rulebook: 'before',
  seating: 'during',
  moves: 'during',
  result: 'after',
};

/** Everything to print, by when it is needed. */
export function PaperIndex(props: {
  matter: Matter;
  base: string;
  query: string;
  lost: string | null;
  children?: ReactNode;
}) {
  const { matter, base, query, lost, children } = props;
  const { tournament } = matter;
  const t = useWords(paperWords);
  const offered = SHEETS.filter((name) => tournament !== null || !OF_A_TOURNAMENT.includes(name));
  return (
    <div className="front-page page paper-index">
      <Back to={tournament === null ? '/' : base.replace(/\/paper$/, '')}>
        {tournament === null ? 'Riffle' : t.desk}
      </Back>
      <main>
        <h1 className="title">{t.title}</h1>
        <p>{tournament === null ? t.forRulebook : t.forTournament(tournament.view.name)}</p>
        {lost !== null && (
          <p className="sorry" role="alert">
            {t.unknown(lost)}
          </p>
        )}
        {children}
        {(['before', 'during', 'after'] as const).map((when) => {
          const sheets = offered.filter((name) => WHEN[name] === when);
          if (sheets.length === 0) return null;
          return (
            <section key={when}>
              {tournament !== null && <h2 className="label">{t[when]}</h2>}
              <ul className="card sheets">
                {sheets.map((name) => (
                  <li key={name}>
                    <Go to={`${base}/${name}${query}`}>
                      <span>
                        <b>{t.sheets[name].title}</b>
                        <small className="dim">{t.sheets[name].says}</small>
                      </span>
                      <ChevronRight size={20} aria-hidden="true" />
                    </Go>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </main>
    </div>
  );
}
