import { ChevronRight, Search } from 'lucide-react';
import { useState } from 'react';
import type { Irregularity } from '../../../engine/rulings/ruling.ts';
import { areas } from '../../../engine/rulings/rulings.ts';
import { findIrregularities } from '../../../engine/rulings/search.ts';
import { theRules } from '../../shared/components/Why.tsx';
import { useWords } from '../../shared/language.ts';
import { Ruling } from './Ruling.tsx';
import { RulingTitle } from './RulingTitle.tsx';
import { rulingWords } from './ruling-words.ts';
import './rulings.css';

// Every ruling shows its rule, so load them now.
void theRules();

type Area = keyof typeof areas;
const AREAS = Object.entries(areas) as [Area, readonly Irregularity[]][];

/** Three taps: where it happened, what happened, how far the hand was. */
export default function RulingsTab() {
  const t = useWords(rulingWords);
  const [area, setArea] = useState<Area | null>(null);
  const [what, setWhat] = useState<Irregularity | null>(null);
  const [words, setWords] = useState('');
  if (what !== null) {
    const [found] = AREAS.find(([, list]) => list.includes(what))!;
    return <Ruling what={what} area={t.areas[found][0]} onBack={() => setWhat(null)} />;
  }
  const wanted = words.trim();
  const found = wanted === '' ? AREAS.find(([name]) => name === area)?.[1] : findIrregularities(wanted);
  return (
    <div className="ruling-book">
      <h2 className="title">{t.whatHappened}</h2>
      <div className="search">
        <Search size={20} aria-hidden="true" />
        <label className="unseen" htmlFor="ruling-words">
          {t.search}
        </label>
        <input
          id="ruling-words"
          className="field"
          type="search"
          placeholder={t.searchHint}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      {found === undefined ? (
        <ul className="areas">
          {AREAS.map(([name, list]) => (
            <li key={name}>
              <button type="button" className="card" onClick={() => setArea(name)}>
                <b>{t.areas[name][0]}</b>
                <span className="dim">{t.areas[name][1]}</span>
                <span className="number dim">{list.length}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <>
          {wanted === '' && area !== null && (
            <button type="button" className="button bare crumb" onClick={() => setArea(null)}>
              {t.rulings} › {t.areas[area][0]}
            </button>
          )}
          <ul className="list card">
            {found.map((each) => (
              <li key={each.id}>
                <button type="button" className="person" onClick={() => setWhat(each)}>
                  <span>
                    <RulingTitle of={each} />
                    <br />
                    <small className="dim" lang="en">
                      {each.about}
                    </small>
                  </span>
                  <ChevronRight size={20} aria-hidden="true" />
                </button>
              </li>
            ))}
            {found.length === 0 && <li className="empty">{t.nothingFound}</li>}
          </ul>
        </>
      )}
    </div>
  );
}
