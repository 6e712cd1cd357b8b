import { History, Printer, Trophy } from 'lucide-react';
import { useWords } from '../language.ts';
import { Go } from './Go.tsx';
import { linkWords } from './link-words.ts';
import './links.css';

/** From the desk: printouts, the hands dealt here, and the results. */
export function DeskLinks({ tournament, dealt }: { tournament: string; dealt: boolean }) {
  const t = useWords(linkWords);
  return (
    <nav className="after-links" aria-label={t.about}>
      <Go to={`/t/${tournament}/paper`} className="button">
        <Printer size={20} aria-hidden="true" /> {t.paper}
      </Go>
      {dealt && (
        <Go to={`/t/${tournament}/hands`} className="button">
          <History size={20} aria-hidden="true" /> {t.hands}
        </Go>
      )}
      <Go to={`/t/${tournament}/results`} className="button">
        <Trophy size={20} aria-hidden="true" /> {t.results}
      </Go>
    </nav>
  );
}

/** On a phone when the tournament is over. */
export function ResultsLink({ tournament }: { tournament: string }) {
  const t = useWords(linkWords);
  return (
    <Go to={`/t/${tournament}/results`} className="button act">
      <Trophy size={20} aria-hidden="true" /> {t.results}
    </Go>
  );
}

export function SeasonLink() {
  const t = useWords(linkWords);
  return (
    <p className="after-links">
      <Go to="/season" className="button">
        <Trophy size={20} aria-hidden="true" /> {t.season}
      </Go>
      <Go to="/paper" className="button">
        <Printer size={20} aria-hidden="true" /> {t.paper}
      </Go>
    </p>
  );
}
