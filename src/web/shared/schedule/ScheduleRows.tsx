import { Coffee, Plus, Trash2 } from 'lucide-react';
import { NumberField } from '../components/NumberField.tsx';
import { useWords } from '../language.ts';
import { added, type Row } from './rows.ts';
import { scheduleWords } from './words.ts';
import './schedule.css';

const FIELDS = ['small', 'big', 'ante', 'minutes'] as const;

type Props = {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  /** Levels that are over, and the one that is on: none before the start. */
  readonly played?: number;
  readonly on?: number;
};

/** Levels and breaks to edit; those already played stay. */
export function ScheduleRows({ rows, onChange, played = 0, on = 0 }: Props) {
  const t = useWords(scheduleWords);
  const change = (at: number, to: Partial<Row>): void =>
    onChange(rows.map((row, each) => (each === at ? { ...row, ...to } : row)));
  return (
    <>
      <div className="schedule-rows">
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
                : () => onChange(rows.filter((_, each) => each !== at))
            }
          />
        ))}
      </div>
      <button type="button" className="button" onClick={() => onChange(added(rows))}>
        <Plus size={18} aria-hidden="true" /> {t.addLevel}
      </button>
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
  const t = useWords(scheduleWords);
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
