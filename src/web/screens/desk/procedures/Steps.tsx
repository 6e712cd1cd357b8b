import { X } from 'lucide-react';
import { useState } from 'react';
import type { StepView } from '../../../../engine/views/desk-view.ts';
import { sentence } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk, useMay } from '../state/desk.ts';
import { stepLabel } from '../state/task-text.ts';
import { deskWords } from '../state/words.ts';
import type { ProcedureProps } from './Procedure.tsx';
import { procedureWords } from './words.ts';

type Which = 'undo' | 'redo';

/** Every step that can be undone or redone, the next one first; a tap picks how far to go. */
export function Steps({ onDone }: ProcedureProps) {
  const { view, run, runAs } = useDesk();
  const may = useMay();
  const t = useWords(procedureWords);
  const w = useWords(deskWords);
  const [picked, setPicked] = useState<{ which: Which; steps: number } | null>(null);
  const { past, undone } = view.desk!;
  const go = async (): Promise<void> => {
    if (picked === null) return;
    const { which, steps } = picked;
    for (let step = 1; step <= steps; step++) {
      const said = which === 'undo' ? t.undone(step) : t.redone(step);
      if (!(await runAs(said, { type: which }))) return;
    }
    onDone();
  };
  const list = (which: Which, title: string, steps: readonly StepView[]) =>
    steps.length > 0 && (
      <section>
        <h3 className="label">{title}</h3>
        <ol className="list card steps">
          {steps.map((each, at) => {
            const goes = picked?.which === which && at < picked.steps;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is how far back it is
              <li key={at} className="step">
                <button
                  type="button"
                  className={`person ${goes ? 'goes' : ''}`}
                  aria-pressed={goes}
                  onClick={() => setPicked({ which, steps: at + 1 })}
                >
                  <span>{sentence(stepLabel(each, view, w))}</span>
                </button>
                {which === 'undo' && at > 0 && each.command !== null && may('retract') && (
                  <button
                    type="button"
                    className="button bare"
                    onClick={() => run({ type: 'retract', step: each.number })}
                  >
                    <X size={20} aria-hidden="true" />
                    <span className="unseen">
                      {t.removeStep}: {sentence(stepLabel(each, view, w))}
                    </span>
                  </button>
                )}
              </li>
            );
          })}
        </ol>
      </section>
    );
  return (
    <>
      <p className="dim">{past.length + undone.length === 0 ? t.nothingYet : t.stepsHow}</p>
      {list('redo', t.toRedo, undone)}
      {list('undo', t.toUndo, past)}
      {picked !== null && (
        <div className="choices bottom">
          <button type="button" className="button act wide" onClick={go}>
            {picked.which === 'undo' ? t.undoSteps(picked.steps) : t.redoSteps(picked.steps)}
          </button>
        </div>
      )}
    </>
  );
}
