import { useState } from 'react';
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import { bookWords } from '../houses/book-words.ts';
import { type ChoiceKey, GROUPS, groups, said } from '../houses/choices.ts';
import { type Difference, differences, type Side } from '../houses/differences.ts';
import { housesWords } from '../houses/words.ts';
import { useWords } from '../language.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { RuleText } from '../parts/Why.tsx';
import { planWords } from './words.ts';
import './compare.css';

type Props = {
  readonly books: readonly Rulebook[];
  readonly house: string;
  readonly onChoose: (house: string) => void;
  readonly onClose: () => void;
};

/** Where the houses differ, answer beside answer, each with the rule it rests on. */
export default function Compare({ books, house, onChoose, onClose }: Props) {
  const t = useWords(planWords);
  const w = useWords(housesWords);
  const names = useWords(bookWords).houses;
  const found = differences(books);
  return (
    <Sheet title={t.compare} paper onClose={onClose}>
      <div className="compare">
        <fieldset className="chosen">
          <legend>{w.choose}</legend>
          {books.map(({ id }) => (
            <label key={id}>
              <input type="radio" name="compared" checked={id === house} onChange={() => onChoose(id)} />
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
                : [<Question key={key} name={key} difference={difference} house={house} />];
            })}
          </section>
        ))}
      </div>
    </Sheet>
  );
}

function Question({ name, difference, house }: { name: ChoiceKey; difference: Difference; house: string }) {
  const w = useWords(housesWords);
  const [rule, setRule] = useState<string | null>(null);
  return (
    <div className="difference">
      <h4>{w.asked[name][0]}</h4>
      <ul>
        {difference.map((side) => (
          <Answer
            key={side.houses.join()}
            name={name}
            side={side}
            house={house}
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
  house: string;
  rule: string | null;
  onWhy: (rule: string | null) => void;
}) {
  const { name, side, house, rule, onWhy } = props;
  const w = useWords(housesWords);
  const names = useWords(bookWords).houses;
  const open = rule === side.cite;
  return (
    <li className={side.houses.includes(house) ? 'own' : ''}>
      <p>{said(w.asked, name, side.use, side.currency)}</p>
      <p className="tags">
        {side.houses.map((id) => (
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
