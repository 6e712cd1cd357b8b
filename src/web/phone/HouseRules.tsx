import { useState } from 'react';
import { ruleIds, ruleOf } from '../../rules/index.ts';

const SHOWN = 60;

/** The rules of this house in our own words, found by any word. */
export default function HouseRules({ house }: { house: string }) {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const own = ruleIds.filter((id) => (ruleOf(id).houses as readonly string[]).includes(house));
  const found = own.filter((id) => {
    const text = `${id} ${ruleOf(id).says}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return (
    <div className="house-rules">
      <label className="unseen" htmlFor="rule-words">
        Search the rules
      </label>
      <input
        id="rule-words"
        className="field"
        type="search"
        placeholder={`Search ${own.length} rules: raise, misdeal, absent…`}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul>
        {found.slice(0, SHOWN).map((id) => (
          <li key={id}>
            <p>{ruleOf(id).says}</p>
            <small className="dim">{id}</small>
          </li>
        ))}
      </ul>
      <p className="dim">
        {found.length === 0
          ? 'No rule has these words. The host has the last word anyway.'
          : found.length > SHOWN && `${found.length - SHOWN} more: type a word to find them.`}
      </p>
    </div>
  );
}
