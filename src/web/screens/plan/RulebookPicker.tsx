import { Scale } from 'lucide-react';
import { Suspense, startTransition, useState } from 'react';
import { useLanguage, useWords } from '../../shared/language.ts';
import { lazyPart } from '../../shared/lazy.ts';
import type { OfferedRulebook } from '../../shared/planning/api.ts';
import { planWords } from './words.ts';

/** Sixty questions and their answers: loaded when somebody asks. */
const Compare = lazyPart(() => import('./Compare.tsx'));

type Props = {
  readonly books: readonly OfferedRulebook[];
  readonly rulebook: string;
  readonly onChoose: (rulebook: string) => void;
};

export function RulebookPicker({ books, rulebook, onChoose }: Props) {
  const t = useWords(planWords);
  const language = useLanguage();
  const [comparing, setComparing] = useState(false);
  return (
    <fieldset className="group rulebooks">
      <legend>{t.rulebook}</legend>
      {books.map(({ id, words }) => (
        <label key={id} className="rulebook">
          <input type="radio" name="rulebook" checked={id === rulebook} onChange={() => onChoose(id)} />
          <span>
            <b>{words[language].title}</b>
            <small>{words[language].summary}</small>
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
