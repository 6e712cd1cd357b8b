import { useState } from 'react';
import { checkSchedule } from '../../../../engine/clock/schedule.ts';
import { Either } from '../../../shared/components/fields.tsx';
import { sentence } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { type Row, rowsOf, scheduleOf } from '../../../shared/schedule/rows.ts';
import { ScheduleRows } from '../../../shared/schedule/ScheduleRows.tsx';
import { type Antes, withAntes } from './antes.ts';
import { type Editing, withChoice } from './editing.ts';
import { editWords } from './words.ts';

/** Levels, antes and breaks. What cannot be played yet is named and not asked for. */
export function BlindsEditor(editing: Editing) {
  const t = useWords(editWords);
  const { planned, book, wish } = editing;
  const [rows, setRows] = useState<readonly Row[]>(() => rowsOf(planned));
  const checked = check(rows);
  const payer = wish.changed.hand?.anteBy ?? book.hand.anteBy.use;
  const antes: Antes = rows.every(({ ante }) => Number(ante) === 0) ? 'none' : payer;
  const change = (to: readonly Row[], anteBy = payer): void => {
    setRows(to);
    if (!check(to).ok) return;
    const { changed } = withChoice(editing, scheduleOf(to));
    editing.onChange({ changed: { ...changed, hand: { ...changed.hand, anteBy } } });
  };
  const values = planned.chipsInPlay;
  return (
    <>
      <Either<Antes>
        label={t.antes}
        value={antes}
        options={[
          ['none', t.noAntes],
          ['big-blind', t.bigBlindAnte],
          ['each', t.anteEach],
        ]}
        onChange={(to) => change(withAntes(rows, to, values), to === 'none' ? payer : to)}
      />
      <ScheduleRows rows={rows} onChange={change} />
      {!checked.ok && (
        <p className="total wrong" role="status">
          {sentence(checked.refusal.message)}
        </p>
      )}
    </>
  );
}

const check = (rows: readonly Row[]) => {
  const { levels, breaks } = scheduleOf(rows);
  return checkSchedule(levels, breaks);
};
