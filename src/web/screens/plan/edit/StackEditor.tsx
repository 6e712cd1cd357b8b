import { useState } from 'react';
import { Count } from '../../../shared/components/fields.tsx';
import { chips } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { type Editing, withChoice } from './editing.ts';
import { editWords } from './words.ts';

/** Stacks that hosts know. */
const KNOWN = [1000, 1500, 2000, 5000, 10_000];

/** Another starting stack: one that hosts know, or any. */
export function StackEditor(editing: Editing) {
  const t = useWords(editWords);
  const { startingStack } = editing.planned;
  const [stack, setStack] = useState(startingStack);
  const change = (to: number): void => {
    setStack(to);
    if (Number.isInteger(to) && to > 0) editing.onChange(withChoice(editing, { startingStack: to }));
  };
  return (
    <>
      <fieldset className="picks">
        <legend className="unseen">{t.knownStacks}</legend>
        {KNOWN.map((each) => (
          <button key={each} type="button" aria-pressed={each === stack} onClick={() => change(each)}>
            {chips(each)}
          </button>
        ))}
      </fieldset>
      <Count label={t.ownStack} value={stack} min={1} max={1_000_000} step={100} onChange={change} />
    </>
  );
}
