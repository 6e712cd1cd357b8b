import { Check, Minus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { BreakView } from '../../../../engine/views/break-view.ts';
import { chips, clockText } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { QuestionCard } from '../questions/Questions.tsx';
import { useDesk, useMay } from '../state/desk.ts';
import { todoKey } from '../state/todo-key.ts';
import { AddOns } from './AddOns.tsx';
import { guidedWords } from './guided-words.ts';
import type { ProcedureProps } from './Procedure.tsx';
import { Race } from './Race.tsx';
import { useClockFace } from './useClockFace.ts';
import { useMoney } from './useMoney.ts';

const MINUTE_MS = 60_000;
type Step = BreakView['steps'][number];

/** A break from its first step to its last second: rebuys, add-ons, the race, then only the clock. */
export function Break({ onDone }: ProcedureProps) {
  const { view, run } = useDesk();
  const t = useWords(guidedWords);
  const [racing, setRacing] = useState(false);
  const on = view.breakNow;
  if (racing) return <Race table={null} onDone={() => setRacing(false)} />;
  if (on === null) return <p className="lead">{t.over}</p>;
  const at = on.step === null ? on.steps.length : on.steps.indexOf(on.step);
  return (
    <ol className="break-steps">
      {on.steps.map((step, index) => (
        <li key={step} className={index === at ? 'now' : ''} aria-current={index === at ? 'step' : undefined}>
          <h3>
            <Mark done={index < at} number={index + 1} /> {t.steps[step]}
            {index !== at && <small className="dim">{index < at ? t.isDone : t.toCome}</small>}
          </h3>
          {index === at && (
            <>
              <StepContent step={step} on={on} onRace={() => setRacing(true)} />
              <button type="button" className="button" onClick={() => run({ type: 'end-break-step', step })}>
                {t.end[step]}
              </button>
            </>
          )}
        </li>
      ))}
      <li className={on.step === null ? 'now' : ''}>
        <h3>
          <Mark done={false} number={on.steps.length + 1} /> {t.steps.countdown}
        </h3>
        <Countdown last={on.step === null} onDone={onDone} />
      </li>
    </ol>
  );
}

function Mark({ done, number }: { done: boolean; number: number }) {
  return (
    <span className={`mark ${done ? 'done' : ''}`}>
      {done ? <Check size={16} aria-hidden="true" /> : number}
    </span>
  );
}

function StepContent({ step, on, onRace }: { step: Step; on: BreakView; onRace: () => void }): ReactNode {
  const { view } = useDesk();
  const t = useWords(guidedWords);
  const money = useMoney();
  const { rebuys, addOn, colorUp } = on;
  switch (step) {
    case 'rebuys':
      return (
        <>
          <p>{t.rebuysSay(money(rebuys.price), chips(rebuys.chips))}</p>
          {view.questions
            .filter(({ is }) => is === 'rebuy' || is === 'bell')
            .map((question) => (
              <QuestionCard key={todoKey({ is: 'question', question })} question={question} />
            ))}
        </>
      );
    case 'add-ons':
      return (
        <>
          {addOn !== null && (
            <p>{t.addOnsSay(money(addOn.blockPrice), chips(addOn.blockChips), chips(addOn.upTo))}</p>
          )}
          <AddOns />
        </>
      );
    case 'color-up':
      return (
        <>
          {colorUp !== null && <p>{t.colorUpSays(colorUp.chip, colorUp.into)}</p>}
          <button type="button" className="button act" onClick={onRace}>
            {t.colorUp}
          </button>
        </>
      );
  }
}

/** The time left, and how to change it. */
function Countdown({ last, onDone }: { last: boolean; onDone: () => void }) {
  const { run } = useDesk();
  const t = useWords(guidedWords);
  const may = useMay();
  const left = useClockFace().left ?? 0;
  const text = clockText(left);
  const set = (by: number) => run({ type: 'clock', do: 'set', left: Math.max(0, left + by) });
  return (
    <>
      <p className="number countdown" role="timer" aria-label={t.left(text)}>
        {text}
      </p>
      {may('clock') && (
        <div className="row">
          <button type="button" className="button" aria-label={t.minuteLess} onClick={() => set(-MINUTE_MS)}>
            <Minus size={18} aria-hidden="true" />
          </button>
          <button type="button" className="button" aria-label={t.minuteMore} onClick={() => set(MINUTE_MS)}>
            <Plus size={18} aria-hidden="true" />
          </button>
          <button type="button" className="button" onClick={() => set(5 * MINUTE_MS)}>
            {t.fiveMore}
          </button>
          <button
            type="button"
            className={`button grow ${last ? 'act' : ''}`}
            onClick={async () => (await run({ type: 'clock', do: 'next' })) && onDone()}
          >
            {t.endBreak}
          </button>
        </div>
      )}
    </>
  );
}
