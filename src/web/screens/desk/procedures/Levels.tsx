import { Coffee, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { firstOpenLevel } from '../../../../engine/clock/clock.ts';
import { checkSchedule } from '../../../../engine/clock/schedule.ts';
import { blinds, sentence } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { faceAt } from '../../../shared/live/useLine.ts';
import { useDesk } from '../state/desk.ts';
import { NumberField } from './inputs.tsx';
import type { ProcedureProps } from './Procedure.tsx';
import { added, type Row, rowsOf, scheduleOf } from './schedule.ts';
import { WhyButton } from './WhyButton.tsx';
import { procedureWords } from './words.ts';

const FIELDS = ['small', 'big', 'ante', 'minutes'] as const;

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
  const change = (at: number, to: Partial<Row>): void =>
    setRows(rows.map((row, each) => (each === at ? { ...row, ...to } : row)));
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
      <div className="schedule">
        <div className="level heads" aria-hidden="true">
          <span />
          {FIELDS.map((field) => (
            <span key={field}>{t[field]}</span>
          ))}
        </div>
        {rows.map((row, at) => (
          <LevelRows
            key={row.key}
            row={row}
            level={at + 1}
            playable={at + 1 > played}
            breakAfter={at + 1 >= on && at + 1 < rows.length}
            onChange={(to) => change(at, to)}
            onDelete={
              at + 1 === on || (rows.length < 2 && on === 0)
                ? null
                : () => setRows(rows.filter((_, each) => each !== at))
            }
          />
        ))}
      </div>
      <button type="button" className="button" onClick={() => setRows(added(rows))}>
        <Plus size={18} aria-hidden="true" /> {t.addLevel}
      </button>
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

/** A level to edit, and the break after it. */
function LevelRows(props: {
  row: Row;
  level: number;
  playable: boolean;
  breakAfter: boolean;
  onChange: (to: Partial<Row>) => void;
  onDelete: (() => void) | null;
}) {
  const { row, level, playable, breakAfter, onChange, onDelete } = props;
  const { pause } = row;
  const t = useWords(procedureWords);
  return (
    <div className="level-rows">
      {playable && (
        <div className="level">
          <b className="number">{level}</b>
          {FIELDS.map((field) => (
            <NumberField
              key={field}
              label={t.ofLevel(t[field], level)}
              unseen
              placeholder={field === 'minutes' ? '∞' : '0'}
              value={row[field]}
              onChange={(text) => onChange({ [field]: text })}
            />
          ))}
          <button
            type="button"
            className="button bare"
            aria-label={t.withoutLevel(level)}
            disabled={onDelete === null}
            onClick={() => onDelete?.()}
          >
            <Trash2 size={18} aria-hidden="true" />
          </button>
        </div>
      )}
      {breakAfter && (
        <div className="level interval">
          <button
            type="button"
            className={`button bare ${pause === null ? '' : 'taken'}`}
            aria-pressed={pause !== null}
            onClick={() => onChange({ pause: pause === null ? '10' : null })}
          >
            <Coffee size={16} aria-hidden="true" /> {pause === null ? t.addBreak : t.break}
            <span className="unseen"> {t.afterLevel(level)}</span>
          </button>
          {pause !== null && (
            <NumberField
              label={t.breakMinutes(level)}
              unseen
              value={pause}
              onChange={(text) => onChange({ pause: text })}
            />
          )}
        </div>
      )}
    </div>
  );
}
