import { useState } from 'react';
import { firstOpenLevel } from '../../../../engine/clock/clock.ts';
import { checkSchedule } from '../../../../engine/clock/schedule.ts';
import { blinds, sentence } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { faceAt } from '../../../shared/live/useLine.ts';
import { type Row, rowsOf, scheduleOf } from '../../../shared/schedule/rows.ts';
import { ScheduleRows } from '../../../shared/schedule/ScheduleRows.tsx';
import { useDesk } from '../state/desk.ts';
import type { ProcedureProps } from './Procedure.tsx';
import { WhyButton } from './WhyButton.tsx';
import { procedureWords } from './words.ts';

/** Edits the levels and breaks to come; those already played stay. */
export function Levels({ onDone }: ProcedureProps) {
  const { view, runAs, now } = useDesk();
  const t = useWords(procedureWords);
  const face = faceAt(view, now());
  const { level, stakes } = face;
  const on = view.phase === 'running' ? level : 0;
  const played = on === 0 ? 0 : firstOpenLevel(face) - 1;
  const [rows, setRows] = useState<readonly Row[]>(() => rowsOf(view.timer));
  const { levels, breaks } = scheduleOf(rows);
  const checked = checkSchedule(levels, breaks);
  const save = async (): Promise<void> => {
    if (await runAs(t.levelsSet, { type: 'set-levels', levels, breaks })) onDone();
  };
  return (
    <>
      <p className="row">
        <span className="grow">
          {on === 0
            ? t.levelsBefore
            : played < on
              ? t.levelsLast(on, blinds(stakes))
              : t.levelsPlayed(on, blinds(stakes))}
        </span>
        <WhyButton rule="house-may-accelerate" about={t.levels} />
      </p>
      <ScheduleRows rows={rows} onChange={setRows} played={played} on={on} />
      {!checked.ok && (
        <p className="total wrong" role="status">
          {sentence(checked.refusal.message)}
        </p>
      )}
      <div className="choices bottom">
        <button type="button" className="button act wide" disabled={!checked.ok} onClick={save}>
          {t.saveLevels}
        </button>
      </div>
    </>
  );
}
