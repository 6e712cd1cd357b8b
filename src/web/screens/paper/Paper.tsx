import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Rulebook } from '../../../engine/choices/rulebook.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import type { AfterTournament } from '../../../protocol/after.ts';
import { DEFAULT_RULEBOOK, findRulebook, rulebooks } from '../../../rulebooks/index.ts';
import { currentPath, currentSearch, readdress } from '../../shared/address.ts';
import { rulebookOf, tournamentOf, tournaments } from '../../shared/api/api.ts';
import { afterOf } from '../../shared/api/records.ts';
import { bookletWords } from '../../shared/booklet/words.ts';
import { Go } from '../../shared/components/Go.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { rulebookTitle, sentence } from '../../shared/format.ts';
import { useLanguage, useWords } from '../../shared/language.ts';
import { rulebooksWords } from '../../shared/rulebooks/words.ts';
import { PaperIndex } from './PaperIndex.tsx';
import { Sheet } from './Sheet.tsx';
import { isSheet, LONG, OF_A_TOURNAMENT } from './sheets.ts';
import { paperWords } from './words.ts';
import '../../shared/booklet/booklet.css';
import './paper.css';
import './booklet-sheet.css';

/** What a sheet is about: the rules, and the tournament if there is one. */
export type Matter = {
  readonly rulebook: Rulebook;
  readonly tournament: {
    readonly view: TournamentView;
    readonly after: AfterTournament;
    /** The day and time on the invitation, as inputs have them; null where nobody has named any. */
    readonly when: string | null;
  } | null;
};

export const words = [paperWords, componentWords, bookletWords, rulebooksWords];

export default function Paper({ tournament, sheet }: { tournament: string | null; sheet: string | null }) {
  return tournament === null ? (
    <RulebookPaper sheet={sheet} />
  ) : (
    <TournamentPaper tournament={tournament} sheet={sheet} />
  );
}

/** The rulebook is in the address, so that a sheet can be passed on. */
function RulebookPaper({ sheet }: { sheet: string | null }) {
  const t = useWords(paperWords);
  const language = useLanguage();
  const asked = new URLSearchParams(currentSearch()).get('rulebook') ?? '';
  const [id, setId] = useState(findRulebook(asked) === undefined ? DEFAULT_RULEBOOK : asked);
  const choose = (chosen: string): void => {
    readdress(`${currentPath()}?rulebook=${chosen}`);
    setId(chosen);
  };
  return (
    <Frame
      matter={{ rulebook: findRulebook(id)!, tournament: null }}
      base="/paper"
      query={`?rulebook=${id}`}
      sheet={sheet}
    >
      <label className="which">
        <span>{t.rulebook}</span>
        <select className="field" value={id} onChange={({ target }) => choose(target.value)}>
          {rulebooks.map(({ id, words }) => (
            <option key={id} value={id}>
              {words[language].title}
            </option>
          ))}
        </select>
      </label>
    </Frame>
  );
}

function TournamentPaper({ tournament, sheet }: { tournament: string; sheet: string | null }) {
  const t = useWords(paperWords);
  const [matter, setMatter] = useState<Matter | null>(null);
  const [sorry, setSorry] = useState<string | null>(null);
  useEffect(() => {
    const replies = [
      tournamentOf(tournament),
      rulebookOf(tournament),
      afterOf(tournament),
      tournaments(),
    ] as const;
    void Promise.all(replies).then(([told, rulebook, after, mine]) => {
      if ('ok' in told && 'ok' in rulebook && 'ok' in after && 'ok' in mine) {
        const when = mine.ok.tournaments.find(({ id }) => id === tournament)?.when ?? null;
        setMatter({
          rulebook: rulebook.ok.rulebook,
          tournament: { view: told.ok.view, after: after.ok, when },
        });
      } else for (const reply of [told, rulebook, after, mine]) if ('sorry' in reply) setSorry(reply.sorry);
    });
  }, [tournament]);
  if (matter === null)
    return (
      <main className="waiting">
        <h1 className="title">{sorry === null ? t.wait : t.sorry}</h1>
        <p className="dim">{sorry !== null && sentence(sorry)}</p>
      </main>
    );
  return <Frame matter={matter} base={`/t/${tournament}/paper`} query="" sheet={sheet} />;
}

function Frame(props: {
  matter: Matter;
  base: string;
  query: string;
  sheet: string | null;
  children?: React.ReactNode;
}) {
  const { matter, base, query, sheet, children } = props;
  const t = useWords(paperWords);
  const title = rulebookTitle(matter.rulebook);
  const known =
    sheet !== null && isSheet(sheet) && (matter.tournament !== null || !OF_A_TOURNAMENT.includes(sheet));
  const name = known ? sheet : null;
  useEffect(() => {
    document.title = [name && t.sheets[name].title, matter.tournament?.view.name ?? title, 'Riffle']
      .filter(Boolean)
      .join(' · ');
  }, [name, matter, title, t]);
  if (name === null)
    return (
      <PaperIndex matter={matter} base={base} query={query} lost={sheet}>
        {children}
      </PaperIndex>
    );
  return (
    <div className="paper">
      <nav className="paper-bar" aria-label={t.title}>
        <Go to={base + query} className="button bare">
          <ArrowLeft size={20} aria-hidden="true" /> {t.back}
        </Go>
        {children}
        <p className="dim">{LONG.includes(name) ? t.more : t.one}</p>
        <button type="button" className="button act" onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" /> {t.print}
        </button>
      </nav>
      <Sheet name={name} matter={matter} />
    </div>
  );
}
