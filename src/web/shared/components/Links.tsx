import { History, Printer, Spade, Trophy } from 'lucide-react';
import { useWords } from '../language.ts';
import { Go } from './Go.tsx';
import { linkWords } from './link-words.ts';
import './links.css';

/** From the desk: printouts, the hands that can be looked at again, and the results. */
export function DeskLinks({ tournament, hands }: { tournament: string; hands: boolean }) {
  const t = useWords(linkWords);
  return (
    <nav className="after-links" aria-label={t.about}>
      <Go to={`/t/${tournament}/paper`} className="button">
        <Printer size={20} aria-hidden="true" /> {t.paper}
      </Go>
      {hands && (
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

/** From the desk to the director's own seat, where Riffle deals. */
export function TableLink({ tournament }: { tournament: string }) {
  const t = useWords(linkWords);
  return (
    <p className="after-links">
      <Go to={`/t/${tournament}/table`} className="button act">
        <Spade size={20} aria-hidden="true" /> {t.toTable}
      </Go>
    </p>
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
