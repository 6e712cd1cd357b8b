import { useWords } from '../../../shared/language.ts';
import { useMoney } from './useMoney.ts';
import { procedureWords } from './words.ts';

export { NumberField } from '../../../shared/components/NumberField.tsx';

/** A row of options to pick one from. */
export function Choice<T extends string | number>(props: {
  label: string;
  options: readonly (readonly [T, string])[];
  value: T | null;
  onPick: (value: T) => void;
}) {
  const { label, options, value, onPick } = props;
  return (
    <fieldset className="chips choice">
      <legend className="unseen">{label}</legend>
      {options.map(([option, says]) => (
        <button key={option} type="button" aria-pressed={value === option} onClick={() => onPick(option)}>
          {says}
        </button>
      ))}
    </fieldset>
  );
}

const STEPS = [1, 100, 500, 1000] as const;

/** What amounts of money are rounded to. */
export function Rounding(props: { value: number; onPick: (cents: number) => void }) {
  const t = useWords(procedureWords);
  const money = useMoney();
  const says = (cents: number): string => (cents === 1 ? t.toTheCent : t.roundTo(money(cents)));
  return (
    <Choice<number>
      label={t.rounding}
      options={STEPS.map((cents) => [cents, says(cents)] as const)}
      {...props}
    />
  );
}
