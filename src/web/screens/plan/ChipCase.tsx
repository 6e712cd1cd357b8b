import { Plus, Trash2 } from 'lucide-react';
import { ChipFace } from '../../shared/components/ChipFace.tsx';
import { Either } from '../../shared/components/fields.tsx';
import { chips as figure } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { type CaseChip, COLORS, DEFAULT_CASE } from '../../shared/planning/wish.ts';
import { planWords } from './words.ts';

type Props = {
  readonly chips: readonly CaseChip[] | null;
  readonly onChange: (chips: readonly CaseChip[] | null) => void;
};

/** The chips in the case, color by color. */
export function ChipCase({ chips, onChange }: Props) {
  const t = useWords(planWords);
  return (
    <fieldset className="group">
      <legend>{t.chips}</legend>
      <Either
        label={t.chips}
        value={chips === null ? 'buy' : 'case'}
        options={[
          ['case', t.fromCase],
          ['buy', t.toBuy],
        ]}
        onChange={(which) => onChange(which === 'buy' ? null : DEFAULT_CASE)}
      />
      {chips !== null && <Rows chips={chips} onChange={onChange} />}
    </fieldset>
  );
}

function Rows({ chips, onChange }: { chips: readonly CaseChip[]; onChange: Props['onChange'] }) {
  const t = useWords(planWords);
  const change = (at: number, to: Partial<CaseChip>): void =>
    onChange(chips.map((chip, each) => (each === at ? { ...chip, ...to } : chip)));
  const add = (): void => {
    const value = Math.max(0, ...chips.map((chip) => chip.value || 0)) * 2 || 5;
    const color = COLORS.find((each) => chips.every((chip) => chip.color !== each)) ?? 'grey';
    onChange([...chips, { value, count: 50, color }]);
  };
  const known = chips.filter(({ value, count }) => value > 0 && count > 0);
  return (
    <>
      <ul className="case">
        {chips.map((chip, at) => (
          // Rows have no identity but their position.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={at}>
            <span className="swatch">
              <ChipFace color={chip.color} value={chip.value} />
              <select
                aria-label={t.color}
                value={chip.color}
                onChange={({ target }) => change(at, { color: target.value })}
              >
                {COLORS.map((color) => (
                  <option key={color} value={color}>
                    {t.colors[color]}
                  </option>
                ))}
              </select>
            </span>
            <Figure
              label={t.value}
              hint={t.chip(t.colors[chip.color] ?? chip.color, chip.value)}
              value={chip.value}
              onChange={(value) => change(at, { value })}
            />
            <span className="times" aria-hidden="true">
              ×
            </span>
            <Figure
              label={t.count}
              hint={t.chip(t.colors[chip.color] ?? chip.color, chip.value)}
              value={chip.count}
              onChange={(count) => change(at, { count })}
            />
            <button
              type="button"
              className="button bare"
              aria-label={t.takeOut(chip.value || 0)}
              onClick={() => onChange(chips.filter((_, each) => each !== at))}
            >
              <Trash2 size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="button" disabled={chips.length >= 8} onClick={add}>
          <Plus size={18} aria-hidden="true" /> {t.addChip}
        </button>
        <span className="dim grow">
          {t.inCase(
            known.reduce((sum, { count }) => sum + count, 0),
            known.reduce((sum, { value, count }) => sum + value * count, 0),
          )}
        </span>
      </div>
    </>
  );
}

function Figure(props: { label: string; hint: string; value: number; onChange: (value: number) => void }) {
  return (
    <input
      className="field number"
      inputMode="numeric"
      autoComplete="off"
      aria-label={`${props.label}: ${props.hint}`}
      value={Number.isFinite(props.value) ? figure(props.value) : ''}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '').slice(0, 7);
        props.onChange(digits === '' ? Number.NaN : Number(digits));
      }}
    />
  );
}
