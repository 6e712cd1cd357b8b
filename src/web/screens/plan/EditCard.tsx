import './edit/edit.css';
import { Check, Pencil, RotateCcw } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { sentence } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { planWords } from './words.ts';

type Props = {
  readonly id: string;
  readonly title: string;
  /** Whether the host has changed anything here. */
  readonly edited: boolean;
  readonly onReset: () => void;
  /** Why the last change cannot be played. */
  readonly wrong: string | null;
  readonly editor: ReactNode;
  /** What is shown beside the editor too, and what only without it. */
  readonly head?: ReactNode;
  readonly children?: ReactNode;
};

/** A part of the plan, and its editor in place. */
export function EditCard({ id, title, edited, onReset, wrong, editor, head, children }: Props) {
  const t = useWords(planWords);
  const [open, setOpen] = useState(false);
  return (
    <section className="card" aria-labelledby={id}>
      <header className="card-head">
        <h2 id={id} className="label">
          {title}
        </h2>
        {edited && <span className="edited">{t.edited}</span>}
        <button
          type="button"
          className="button bare"
          aria-expanded={open}
          aria-label={open ? t.doneWith(title) : t.editPart(title)}
          onClick={() => setOpen(!open)}
        >
          {open ? <Check size={18} aria-hidden="true" /> : <Pencil size={18} aria-hidden="true" />}
          {open ? t.done : t.edit}
        </button>
      </header>
      {head}
      {!open && children}
      {open && (
        <div className="editor">
          <Suspense fallback={children}>{editor}</Suspense>
          {wrong !== null && (
            <p className="total wrong" role="status">
              {sentence(wrong)}
            </p>
          )}
          {edited && (
            <button
              type="button"
              className="button"
              onClick={() => {
                setOpen(false);
                onReset();
              }}
            >
              <RotateCcw size={18} aria-hidden="true" /> {t.backToPlan}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
