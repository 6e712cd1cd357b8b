import { useState } from 'react';
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import { useWords } from '../language.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { RuleText } from '../parts/Why.tsx';
import { type Difference, differences, type Side } from './differences.ts';
import { housesWords } from './houses-words.ts';
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
  const found = differences(books);
  return (
    <Sheet title={t.compare} paper onClose={onClose}>
      <div className="compare">
        <fieldset className="chosen">
          <legend>{w.choose}</legend>
          {books.map(({ id }) => (
            <label key={id}>
              <input type="radio" name="compared" checked={id === house} onChange={() => onChoose(id)} />
              <span>{w.short[id] ?? id}</span>
            </label>
          ))}
        </fieldset>
        {w.groups.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3 className="title">{title}</h3>
            {keys.flatMap((key) => {
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

function Question({ name, difference, house }: { name: string; difference: Difference; house: string }) {
  const w = useWords(housesWords);
  const [rule, setRule] = useState<string | null>(null);
  return (
    <div className="difference">
      <h4>{w.asks[name]}</h4>
      <ul>
        {difference.map((side) => (
          <Said key={side.houses.join()} name={name} side={side} house={house} rule={rule} onWhy={setRule} />
        ))}
      </ul>
      {rule !== null && <RuleText id={rule} />}
    </div>
  );
}

function Said(props: {
  name: string;
  side: Side;
  house: string;
  rule: string | null;
  onWhy: (rule: string | null) => void;
}) {
  const { name, side, house, rule, onWhy } = props;
  const w = useWords(housesWords);
  const open = rule === side.cite;
  return (
    <li className={side.houses.includes(house) ? 'own' : ''}>
      <p>{w.says(name, side.use)}</p>
      <p className="tags">
        {side.houses.map((id) => (
          <span key={id}>{w.short[id] ?? id}</span>
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
