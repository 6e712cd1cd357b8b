import { useState } from 'react';
import type { Rulebook } from '../../../engine/choices/rulebook.ts';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { RuleText } from '../../shared/components/Why.tsx';
import { useWords } from '../../shared/language.ts';
import { bookWords } from '../../shared/rulebooks/book-words.ts';
import { type ChoiceKey, GROUPS, groups, said } from '../../shared/rulebooks/choices.ts';
import { type Difference, differences, type Side } from '../../shared/rulebooks/differences.ts';
import { rulebooksWords } from '../../shared/rulebooks/words.ts';
import { planWords } from './words.ts';
import './compare.css';

type Props = {
  readonly books: readonly Rulebook[];
  readonly rulebook: string;
  readonly onChoose: (rulebook: string) => void;
  readonly onClose: () => void;
};

/** Where the houses differ, answer beside answer, each with the rule it rests on. */
export default function Compare({ books, rulebook, onChoose, onClose }: Props) {
  const t = useWords(planWords);
  const w = useWords(rulebooksWords);
  const names = useWords(bookWords).rulebooks;
  const found = differences(books);
  return (
    <Sheet title={t.compare} paper onClose={onClose}>
      <div className="compare">
        <fieldset className="chosen">
          <legend>{w.choose}</legend>
          {books.map(({ id }) => (
            <label key={id}>
              <input type="radio" name="compared" checked={id === rulebook} onChange={() => onChoose(id)} />
              <span>{names[id] ?? id}</span>
            </label>
          ))}
        </fieldset>
        {groups.map((group) => (
          <section key={group} aria-label={w.groups[group]}>
            <h3 className="title">{w.groups[group]}</h3>
            {GROUPS[group].flatMap((key) => {
              const difference = found.get(key);
              return difference === undefined
                ? []
                : [<Question key={key} name={key} difference={difference} rulebook={rulebook} />];
            })}
          </section>
        ))}
      </div>
    </Sheet>
  );
}

function Question({
  name,
  difference,
  rulebook,
}: {
  name: ChoiceKey;
  difference: Difference;
  rulebook: string;
}) {
  const w = useWords(rulebooksWords);
  const [rule, setRule] = useState<string | null>(null);
  return (
    <div className="difference">
      <h4>{w.asked[name][0]}</h4>
      <ul>
        {difference.map((side) => (
          <Answer
            key={side.rulebooks.join()}
            name={name}
            side={side}
            rulebook={rulebook}
            rule={rule}
            onWhy={setRule}
          />
        ))}
      </ul>
      {rule !== null && <RuleText id={rule} />}
    </div>
  );
}

function Answer(props: {
  name: ChoiceKey;
  side: Side;
  rulebook: string;
  rule: string | null;
  onWhy: (rule: string | null) => void;
}) {
  const { name, side, rulebook, rule, onWhy } = props;
  const w = useWords(rulebooksWords);
  const names = useWords(bookWords).rulebooks;
  const open = rule === side.cite;
  return (
    <li className={side.rulebooks.includes(rulebook) ? 'own' : ''}>
      <p>{said(w.asked, name, side.use, side.currency)}</p>
      <p className="tags">
        {side.rulebooks.map((id) => (
          <span key={id}>{names[id] ?? id}</span>
        ))}
      </p>
      <button
        type="button"
        className="button bare"
        aria-expanded={open}
        onClick={() => onWhy(open ? null : side.cite)}
      >
        {w.why}
      </button>
    </li>
  );
}
