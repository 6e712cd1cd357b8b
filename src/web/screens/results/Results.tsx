import { ArrowLeft, Printer, Trophy } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { AfterTournament } from '../../../protocol/after.ts';
import { afterOf } from '../../shared/api/records.ts';
import { Go } from '../../shared/components/Go.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { money, rulebookTitle, sentence, wallDate } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { SettleUp } from '../../shared/settling/SettleUp.tsx';
import { settlingWords } from '../../shared/settling/words.ts';
import { ChipGraph } from './ChipGraph.tsx';
import { DeleteTournament } from './DeleteTournament.tsx';
import { Downloads } from './Downloads.tsx';
import { KnockOuts } from './KnockOuts.tsx';
import { Ledger } from './Ledger.tsx';
import { Places } from './Places.tsx';
import { OwnHands } from './Statistics.tsx';
import { Story } from './Story.tsx';
import { statisticsWords } from './statistics-words.ts';
import { resultsWords } from './words.ts';
import './results.css';

export const words = [resultsWords, statisticsWords, componentWords, settlingWords];

/** The results of a tournament, for everyone who was in it. */
export default function Results({ tournament }: { tournament: string }) {
  const t = useWords(resultsWords);
  const [after, setAfter] = useState<AfterTournament | null>(null);
  const [sorry, setSorry] = useState<string | null>(null);
  useEffect(() => {
    void afterOf(tournament).then((reply) => {
      if ('ok' in reply) setAfter(reply.ok);
      else setSorry(sentence(reply.sorry));
    });
  }, [tournament]);
  useEffect(() => {
    if (after !== null) document.title = `${t.title} · ${after.name} · Riffle`;
  }, [after, t]);
  if (after === null)
    return (
      <main className="waiting">
        <h1 className="title">{sorry === null ? t.wait : t.sorry}</h1>
        <p className="dim">{sorry}</p>
      </main>
    );
  const sum = (of: 'rebuys' | 'addOns'): number => after.results.reduce((all, each) => all + each[of], 0);
  const facts = [
    t.players(after.results.length),
    ...(sum('rebuys') > 0 ? [t.rebuys(sum('rebuys'))] : []),
    ...(sum('addOns') > 0 ? [t.addOns(sum('addOns'))] : []),
    `${money(after.purse, after.currency)} ${t.purse}`,
  ];
  return (
    <div className="results">
      <nav className="results-bar" aria-label={t.title}>
        {/* A director goes back to the desk, anyone else to their own screen. */}
        <Go to={after.ledger === null ? '/' : `/t/${tournament}`} className="button bare">
          <ArrowLeft size={20} aria-hidden="true" /> {t.back}
        </Go>
        <Go to="/season" className="button bare">
          <Trophy size={20} aria-hidden="true" /> {t.season}
        </Go>
        <Go to={`/t/${tournament}/paper/result`} className="button bare">
          <Printer size={20} aria-hidden="true" /> {t.print}
        </Go>
      </nav>
      <header>
        <h1 className="title">{after.name}</h1>
        <p>
          {[after.at !== null && wallDate(after.at), rulebookTitle(after.rulebook)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="dim">{facts.join(' · ')}</p>
        {!after.over && <p className="mark">{t.running}</p>}
      </header>
      <main>
        <div>
          <Places {...after} />
          <KnockOuts {...after} />
          {after.over && after.hands.length > 0 && <OwnHands tournament={tournament} />}
        </div>
        <div>
          <ChipGraph graph={after.chips} places={after.results} />
          <Story story={after.story} />
        </div>
        {after.ledger !== null && (
          <Ledger ledger={after.ledger} currency={after.currency} over={after.over} />
        )}
        {after.ledger !== null && after.over && (
          <SettleUp
            tournament={tournament}
            title={after.name}
            accounts={after.ledger.accounts}
            currency={after.currency}
          />
        )}
        <Downloads tournament={tournament} hands={after.hands} director={after.ledger !== null} />
        {after.ledger !== null && <DeleteTournament tournament={tournament} name={after.name} />}
      </main>
    </div>
  );
}
