import { useState } from 'react';
import { clockText } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { faceAt } from '../../../shared/live/useLine.ts';
import { useDesk } from '../state/desk.ts';
import { NumberField } from './inputs.tsx';
import type { ProcedureProps } from './Procedure.tsx';
import { procedureWords } from './words.ts';

const MINUTE_MS = 60_000;
const USUAL = [1, 5, 10, 15, 20];

/** Sets the time left in this level or break, to the second. */
export function TimeLeft({ onDone }: ProcedureProps) {
  const { view, runAs, now } = useDesk();
  const t = useWords(procedureWords);
  const [minutes, setMinutes] = useState('');
  const [seconds, setSeconds] = useState('');
  const { level, onBreak, left } = faceAt(view, now());
  const wanted = Number(minutes) * MINUTE_MS + Math.min(59, Number(seconds)) * 1000;
  const fine = minutes !== '' || seconds !== '';
  const set = async (ms: number): Promise<void> => {
    if (await runAs(t.clockSet(clockText(ms)), { type: 'clock', do: 'set', left: ms })) onDone();
  };
  if (left === null) return <p className="lead">{t.noEnd(level)}</p>;
  return (
    <form
      className="procedure"
      onSubmit={(event) => {
        event.preventDefault();
        if (fine) void set(wanted);
      }}
    >
      <p className="lead">{onBreak ? t.leftOfBreak : t.leftOfLevel(level)}</p>
      <div className="chips">
        {USUAL.map((each) => (
          <button key={each} type="button" className="number" onClick={() => set(each * MINUTE_MS)}>
            {clockText(each * MINUTE_MS)}
          </button>
        ))}
      </div>
      <div className="row time">
        <NumberField label={t.minutesLeft} unseen placeholder={t.min} value={minutes} onChange={setMinutes} />
        <span className="number" aria-hidden="true">
          :
        </span>
        <NumberField label={t.seconds} unseen placeholder={t.sec} value={seconds} onChange={setSeconds} />
        <button type="submit" className="button act grow" disabled={!fine}>
          {fine ? t.setTo(clockText(wanted)) : t.setIt}
        </button>
      </div>
    </form>
  );
}
