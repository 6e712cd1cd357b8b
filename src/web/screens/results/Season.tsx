import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SeasonChoices, Season as Told } from '../../../protocol/after.ts';
import { currentFragment, currentPath, currentSearch, readdress } from '../../shared/address.ts';
import { join } from '../../shared/api/api.ts';
import { chooseSeason, season } from '../../shared/api/records.ts';
import { Go } from '../../shared/components/Go.tsx';
import { Unreadable } from '../../shared/components/Unreadable.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { sentence } from '../../shared/format.ts';
import { inviteWords } from '../../shared/inviting/words.ts';
import { useWords } from '../../shared/language.ts';
import { toServer } from '../../shared/to-server.ts';
import { ForgetPerson } from './ForgetPerson.tsx';
import { Formula, SeasonTournaments, Share, Spellings } from './SeasonChoices.tsx';
import { Standings } from './Standings.tsx';
import { seasonWords } from './season-words.ts';
import './results.css';
import './season.css';

/** A guest's link has its code behind the #, which browsers send to nobody: it is used once and removed. */
async function letIn(): Promise<void> {
  const code = currentFragment();
  if (code === '') return;
  readdress(currentPath() + currentSearch());
  await join(code);
}

export const words = [seasonWords, componentWords, inviteWords];

export default function Season() {
  const t = useWords(seasonWords);
  const [told, setTold] = useState<Told | null>(null);
  const [sorry, setSorry] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const look = async (): Promise<void> => {
    const reply = await season();
    if ('ok' in reply) setTold(reply.ok);
    else setSorry(sentence(reply.sorry));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    document.title = `${t.title} · Riffle`;
    void letIn().then(look);
  }, []);
  if (told === null)
    return (
      <main className="waiting">
        <h1 className="title">{sorry === null ? t.wait : t.sorry}</h1>
        {sorry !== null && <p className="dim">{t.ask}</p>}
        <p>
          <Go to="/" className="button">
            {t.home}
          </Go>
        </p>
      </main>
    );
  const choose = async (change: Partial<SeasonChoices>): Promise<void> => {
    // Shown at once; the points follow, and a refused change is reverted.
    const ticked = told.tournaments.map((tournament) => ({
      ...tournament,
      counts: change.counts?.[tournament.id] ?? tournament.counts,
    }));
    if (change.same === undefined)
      setTold({ ...told, choices: { ...told.choices, ...change }, tournaments: ticked });
    const reply = await chooseSeason({ ...told.choices, ...change });
    setRefused('sorry' in reply ? sentence(reply.sorry) : null);
    await look();
  };
  const { tournaments, choices, standings, mayChoose, names, unreadable } = told;
  const [, explained] = t.formulas[choices.formula];
  return (
    <div className="results season">
      <nav className="results-bar" aria-label={t.title}>
        <Go to="/" className="button bare">
          <ArrowLeft size={20} aria-hidden="true" /> {t.home}
        </Go>
      </nav>
      <header>
        <h1 className="title">{t.title}</h1>
        <p className="dim">
          {explained} {t.dropped(choices.dropWorst)}
        </p>
      </header>
      <main>
        {tournaments.length === 0 ? (
          <p>{t.none}</p>
        ) : (
          <Standings standings={standings} tournaments={tournaments} />
        )}
        <Unreadable tournaments={unreadable} />
        <p className="sorry" role="alert">
          {refused}
        </p>
        {tournaments.length > 0 && (
          <>
            {mayChoose && <Formula choices={choices} tournaments={tournaments.length} choose={choose} />}
            <SeasonTournaments
              tournaments={tournaments}
              choices={choices}
              choose={mayChoose ? choose : null}
            />
            {mayChoose && <Spellings choices={choices} names={names} choose={choose} />}
            {mayChoose && !toServer().isLocal && <Share />}
          </>
        )}
        {mayChoose && <ForgetPerson names={names} forgotten={() => void look()} />}
      </main>
    </div>
  );
}
