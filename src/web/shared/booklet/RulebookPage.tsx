import { useState } from 'react';
import { firstWithRules, ruleIds, ruleOf } from '../../../rules/index.ts';
import { useWords } from '../language.ts';
import { useRulebook } from '../live/rulebook.ts';
import { bookletWords } from './words.ts';

const SHOWN = 60;

/** The rules of this rulebook in our own words, searched by any word. */
export default function RulebookPage({ tournament, id }: { tournament: string; id: string }) {
  const t = useWords(bookletWords);
  const { rulebook } = useRulebook(tournament);
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const speaker = firstWithRules(rulebook?.layers ?? [id]) ?? id;
  const own = ruleIds.filter((each) => ruleOf(each).rulebooks.includes(speaker));
  const found = own.filter((id) => {
    const text = `${id} ${ruleOf(id).says}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return (
    <div className="rulebook-page">
      <label className="unseen" htmlFor="rule-words">
        {t.searchRules}
      </label>
      <input
        id="rule-words"
        className="field"
        type="search"
        placeholder={t.searchHint(own.length)}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul lang="en">
        {found.slice(0, SHOWN).map((id) => (
          <li key={id}>
            <p>{ruleOf(id).says}</p>
            <small className="dim">{id}</small>
          </li>
        ))}
      </ul>
      <p className="dim">
        {found.length === 0 ? t.noRule : found.length > SHOWN && t.moreRules(found.length - SHOWN)}
      </p>
    </div>
  );
}
