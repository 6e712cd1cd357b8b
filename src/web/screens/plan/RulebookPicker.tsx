import { ListChecks, Scale } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLanguage, useWords } from '../../shared/language.ts';
import { lazyPart } from '../../shared/lazy.ts';
import type { OfferedRulebook } from '../../shared/planning/api.ts';
import type { Changed } from '../../shared/planning/wish.ts';
import { planWords } from './words.ts';

/** Sixty questions and their answers: loaded when somebody asks. */
const Compare = lazyPart(() => import('./Compare.tsx'));
const AllRules = lazyPart(() => import('./AllRules.tsx'));

type Props = {
  readonly books: readonly OfferedRulebook[];
  readonly rulebook: string;
  readonly changed: Changed;
  readonly onChoose: (rulebook: string) => void;
  readonly onChange: (changed: Changed) => void;
};

export function RulebookPicker({ books, rulebook, changed, onChoose, onChange }: Props) {
  const t = useWords(planWords);
  const language = useLanguage();
  const [open, setOpen] = useState<'compare' | 'rules' | null>(null);
  const book = books.find(({ id }) => id === rulebook);
  const close = (): void => setOpen(null);
  const show = (sheet: 'compare' | 'rules'): void => setOpen(sheet);
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
      <button type="button" className="button" onClick={() => show('compare')}>
        <Scale size={20} aria-hidden="true" /> {t.compare}
      </button>
      <button type="button" className="button" onClick={() => show('rules')}>
        <ListChecks size={20} aria-hidden="true" /> {t.allRules}
      </button>
      <Suspense fallback={null}>
        {open === 'compare' && (
          <Compare books={books} rulebook={rulebook} onChoose={onChoose} onClose={close} />
        )}
        {open === 'rules' && book !== undefined && (
          <AllRules books={books} book={book} changed={changed} onChange={onChange} onClose={close} />
        )}
      </Suspense>
    </fieldset>
  );
}
