import { useState } from 'react';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { RuleText } from '../../shared/components/Why.tsx';
import { useLanguage, useWords } from '../../shared/language.ts';
import type { OfferedRulebook } from '../../shared/planning/api.ts';
import { type ChoiceKey, GROUPS, groups, said } from '../../shared/rulebooks/choices.ts';
import { type Difference, differences, type Side } from '../../shared/rulebooks/differences.ts';
import { rulebooksWords } from '../../shared/rulebooks/words.ts';
import { planWords } from './words.ts';
import './compare.css';

type Props = {
  readonly books: readonly OfferedRulebook[];
  readonly rulebook: string;
  readonly onChoose: (rulebook: string) => void;
  readonly onClose: () => void;
};

/** Where the rulebooks differ, answer beside answer, each with the rule it rests on. */
export default function Compare({ books, rulebook, onChoose, onClose }: Props) {
  const t = useWords(planWords);
  const w = useWords(rulebooksWords);
  const language = useLanguage();
  const names = new Map(books.map(({ id, words }) => [id, words[language].short]));
  const found = differences(books);
  return (
    <Sheet title={t.compare} paper onClose={onClose}>
      <div className="compare">
        <fieldset className="chosen">
          <legend>{w.choose}</legend>
          {[...names].map(([id, name]) => (
            <label key={id}>
              <input type="radio" name="compared" checked={id === rulebook} onChange={() => onChoose(id)} />
              <span>{name}</span>
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
                : [
                    <Question
                      key={key}
                      name={key}
                      names={names}
                      difference={difference}
                      rulebook={rulebook}
                    />,
                  ];
            })}
          </section>
        ))}
      </div>
    </Sheet>
  );
}

type Names = ReadonlyMap<string, string>;

function Question({
  name,
  names,
  difference,
  rulebook,
}: {
  name: ChoiceKey;
  names: Names;
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
            names={names}
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
  names: Names;
  side: Side;
  rulebook: string;
  rule: string | null;
  onWhy: (rule: string | null) => void;
}) {
  const { name, names, side, rulebook, rule, onWhy } = props;
  const w = useWords(rulebooksWords);
  const open = rule === side.cite;
  return (
    <li className={side.rulebooks.includes(rulebook) ? 'own' : ''}>
      <p>{said(w.asked, name, side.use, side.currency)}</p>
      <p className="tags">
        {side.rulebooks.map((id) => (
          <span key={id}>{names.get(id)}</span>
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
