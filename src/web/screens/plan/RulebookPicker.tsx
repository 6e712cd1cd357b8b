import { Scale } from 'lucide-react';
import { Suspense, startTransition, useState } from 'react';
import type { Rulebook } from '../../../engine/choices/rulebook.ts';
import { useWords } from '../../shared/language.ts';
import { lazyPart } from '../../shared/lazy.ts';
import { planWords } from './words.ts';

/** Sixty questions and their answers: they come when somebody asks. */
const Compare = lazyPart(() => import('./Compare.tsx'));

type Props = {
  readonly books: readonly Rulebook[];
  readonly rulebook: string;
  readonly onChoose: (rulebook: string) => void;
};

export function RulebookPicker({ books, rulebook, onChoose }: Props) {
  const t = useWords(planWords);
  const [comparing, setComparing] = useState(false);
  return (
    <fieldset className="group rulebooks">
      <legend>{t.rulebook}</legend>
      {books.map(({ id, name }) => (
        <label key={id} className="rulebook">
          <input type="radio" name="house" checked={id === rulebook} onChange={() => onChoose(id)} />
          <span>
            <b>{name}</b>
            <small>{t.summaries[id]}</small>
          </span>
        </label>
      ))}
      <button type="button" className="button" onClick={() => startTransition(() => setComparing(true))}>
        <Scale size={20} aria-hidden="true" /> {t.compare}
      </button>
      <Suspense fallback={null}>
        {comparing && (
          <Compare
            books={books}
            rulebook={rulebook}
            onChoose={onChoose}
            onClose={() => setComparing(false)}
          />
        )}
      </Suspense>
    </fieldset>
  );
}
