import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { HouseRules } from '../../engine/tournament/state.ts';
import type { TournamentView } from '../../engine/views/tournament-view.ts';
import type { AfterTournament } from '../../protocol/after.ts';
import { houses, rulebook } from '../../rulebooks/index.ts';
import { afterOf, houseOf, tournamentOf } from '../api.ts';
import { sentence } from '../format.ts';
import { Go } from '../home/Go.tsx';
import { useWords } from '../language.ts';
import { partWords } from '../parts/words.ts';
import { PaperIndex } from './PaperIndex.tsx';
import { Sheet } from './Sheet.tsx';
import { isSheet, LONG, OF_A_TOURNAMENT } from './sheets.ts';
import { paperWords } from './words.ts';
import '../booklet/booklet.css';
import './paper.css';

/** What a sheet tells of: the rules, and the night where there is one. */
export type Matter = {
  readonly house: HouseRules;
  readonly tournament: { readonly view: TournamentView; readonly after: AfterTournament } | null;
};

export const words = [paperWords, partWords];

export default function Paper({ tournament, sheet }: { tournament: string | null; sheet: string | null }) {
  return tournament === null ? (
    <HousePaper sheet={sheet} />
  ) : (
    <TournamentPaper tournament={tournament} sheet={sheet} />
  );
}

/** The house is in the address, so that a sheet can be passed on. */
function HousePaper({ sheet }: { sheet: string | null }) {
  const t = useWords(paperWords);
  const asked = new URLSearchParams(window.location.search).get('house') ?? '';
  const [id, setId] = useState(rulebook(asked) === undefined ? houses[0]!.id : asked);
  const choose = (chosen: string): void => {
    window.history.replaceState(null, '', `${window.location.pathname}?house=${chosen}`);
    setId(chosen);
  };
  return (
    <Frame
      matter={{ house: rulebook(id)!, tournament: null }}
      base="/paper"
      query={`?house=${id}`}
      sheet={sheet}
    >
      <label className="which">
        <span>{t.house}</span>
        <select className="field" value={id} onChange={({ target }) => choose(target.value)}>
          {houses.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
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
    void Promise.all([tournamentOf(tournament), houseOf(tournament), afterOf(tournament)]).then(
      ([tournament, house, after]) => {
        if ('ok' in tournament && 'ok' in house && 'ok' in after)
          setMatter({ house: house.ok.house, tournament: { view: tournament.ok.view, after: after.ok } });
        else for (const reply of [tournament, house, after]) if ('sorry' in reply) setSorry(reply.sorry);
      },
    );
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
  const known =
    sheet !== null && isSheet(sheet) && (matter.tournament !== null || !OF_A_TOURNAMENT.includes(sheet));
  const name = known ? sheet : null;
  useEffect(() => {
    document.title = [
      name && t.sheets[name].title,
      matter.tournament?.view.name ?? matter.house.name,
      'Riffle',
    ]
      .filter(Boolean)
      .join(' · ');
  }, [name, matter, t]);
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
