import { ChevronRight, Search } from 'lucide-react';
import { useState } from 'react';
import { badBets } from '../../engine/rulings/bets.ts';
import { boardErrors } from '../../engine/rulings/board.ts';
import { conduct } from '../../engine/rulings/conduct.ts';
import { deadHands, irregularCards } from '../../engine/rulings/hands.ts';
import { misdeals } from '../../engine/rulings/misdeals.ts';
import type { Irregularity } from '../../engine/rulings/ruling.ts';
import { irregularities } from '../../engine/rulings/rulings.ts';
import { Ruling } from './Ruling.tsx';
import './rulings.css';

const AREAS: readonly (readonly [string, string, readonly Irregularity[]])[] = [
  ['The deal', 'misdeals, wrong cards, wrong button', misdeals],
  ['The board', 'burns, flop, turn and river', boardErrors],
  ['A hand', 'dead, mucked or mixed up', deadHands],
  ['The cards', 'exposed, missing, boxed', irregularCards],
  ['A bet', 'out of turn, string raise, wrong amount', badBets],
  ['Conduct', 'talk, phones, chips, showing', conduct],
];

/** Three taps: where it happened, what happened, how far the hand was. */
export default function RulingsTab() {
  const [area, setArea] = useState<string | null>(null);
  const [what, setWhat] = useState<Irregularity | null>(null);
  const [words, setWords] = useState('');
  if (what !== null)
    return (
      <Ruling
        what={what}
        area={AREAS.find(([, , list]) => list.includes(what))?.[0] ?? 'Rulings'}
        onBack={() => setWhat(null)}
      />
    );
  const wanted = words.trim().toLowerCase();
  const found =
    wanted === ''
      ? AREAS.find(([name]) => name === area)?.[2]
      : irregularities.filter(({ title }) =>
          wanted.split(/\s+/).every((word) => title.toLowerCase().includes(word)),
        );
  return (
    <div className="rulings-list">
      <h2 className="title">What happened?</h2>
      <div className="search">
        <Search size={20} aria-hidden="true" />
        <label className="unseen" htmlFor="ruling-words">
          Search what happened
        </label>
        <input
          id="ruling-words"
          className="field"
          type="search"
          placeholder="exposed card, out of turn…"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      {found === undefined ? (
        <ul className="areas">
          {AREAS.map(([name, says, list]) => (
            <li key={name}>
              <button type="button" className="card" onClick={() => setArea(name)}>
                <b>{name}</b>
                <span className="dim">{says}</span>
                <span className="number dim">{list.length}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <>
          {wanted === '' && (
            <button type="button" className="button bare crumb" onClick={() => setArea(null)}>
              Rulings › {area}
            </button>
          )}
          <ul className="list card">
            {found.map((each) => (
              <li key={each.id}>
                <button type="button" className="person" onClick={() => setWhat(each)}>
                  <span>{each.title}</span>
                  <ChevronRight size={20} aria-hidden="true" />
                </button>
              </li>
            ))}
            {found.length === 0 && (
              <li className="empty">No ruling has these words. Try one word, or pick an area.</li>
            )}
          </ul>
        </>
      )}
    </div>
  );
}
