import { RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import type { Choice } from '../../../engine/choices/choice.ts';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { RuleText } from '../../shared/components/Why.tsx';
import { useWords } from '../../shared/language.ts';
import type { OfferedRulebook } from '../../shared/planning/api.ts';
import type { Changed } from '../../shared/planning/wish.ts';
import { type ChoiceKey, choicesOf, groups, said } from '../../shared/rulebooks/choices.ts';
import { optionsFor, questionsOf } from '../../shared/rulebooks/options.ts';
import { rulebooksWords } from '../../shared/rulebooks/words.ts';
import { planWords } from './words.ts';
import './compare.css';
import './all-rules.css';

type Props = {
  readonly books: readonly OfferedRulebook[];
  readonly book: OfferedRulebook;
  readonly changed: Changed;
  readonly onChange: (changed: Changed) => void;
  readonly onClose: () => void;
};

/** Every rule of the house as a question, to be answered otherwise for this game. */
export default function AllRules(props: Props) {
  const t = useWords(planWords);
  const w = useWords(rulebooksWords);
  return (
    <Sheet title={t.allRules} paper onClose={props.onClose}>
      <div className="compare all-rules">
        <p>{t.allRulesSay}</p>
        {groups.map((group) => {
          const keys = questionsOf(group);
          return keys.length === 0 ? null : (
            <section key={group} aria-label={w.groups[group]}>
              <h3 className="title">{w.groups[group]}</h3>
              {keys.map((key) => (
                <Question key={key} name={key} {...props} />
              ))}
            </section>
          );
        })}
      </div>
    </Sheet>
  );
}

type Part = 'tournament' | 'hand' | 'rulings';
const PARTS: readonly Part[] = ['tournament', 'hand', 'rulings'];

/** Longer answers are cut off on a phone: they stand below in full. */
const CUT = 38;

function Question({ name, books, book, changed, onChange }: Props & { name: ChoiceKey }) {
  const t = useWords(planWords);
  const w = useWords(rulebooksWords);
  const id = useId();
  const [why, setWhy] = useState(false);
  const part = PARTS.find((each) => name in book[each])!;
  const { use: own, cite }: Choice<unknown> = choicesOf(book)[name];
  const mine: Readonly<Record<string, unknown>> = changed[part] ?? {};
  const isChanged = mine[name] !== undefined;
  const now = isChanged ? mine[name] : own;
  const options = optionsFor(name, w.asked, books, now);
  const at = (use: unknown): number =>
    options.findIndex((each) => JSON.stringify(each) === JSON.stringify(use));
  const answer = (use: unknown): void => {
    const { [name]: _, ...others } = mine;
    const same = JSON.stringify(use) === JSON.stringify(own);
    onChange({ ...changed, [part]: same ? others : { ...others, [name]: use } });
  };
  const says = (use: unknown): string => said(w.asked, name, use, book.tournament.currency.use);
  return (
    <div className={`difference ${isChanged ? 'changed' : ''}`}>
      <div className="asked">
        <label htmlFor={id}>{w.asked[name][0]}</label>
        <button type="button" className="button bare" aria-expanded={why} onClick={() => setWhy(!why)}>
          {w.why}
        </button>
      </div>
      <div className="answered">
        <select
          id={id}
          className="field"
          value={at(now)}
          disabled={options.length < 2}
          onChange={({ target }) => answer(options[Number(target.value)])}
        >
          {options.map((use, each) => (
            <option key={JSON.stringify(use)} value={each}>
              {says(use)}
            </option>
          ))}
        </select>
        {isChanged && (
          <button
            type="button"
            className="button bare"
            aria-label={t.backToRulebook(w.asked[name][0])}
            onClick={() => answer(own)}
          >
            <RotateCcw size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      {says(now).length > CUT && <p className="dim">{says(now)}</p>}
      {isChanged && <p className="dim">{t.rulebookSays(says(own))}</p>}
      {why && <RuleText id={cite} />}
    </div>
  );
}
