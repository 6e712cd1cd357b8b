import { CircleQuestionMark } from 'lucide-react';
import { useId } from 'react';
import { money } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { procedureWords } from './words.ts';

/** Money as this night writes it. */
export function useMoney(): (cents: number) => string {
  const { view } = useDesk();
  return (cents) => money(cents, view.currency);
}

/** A field for a figure, its name beside or only said; `decimal` lets a decimal point in. */
export function Figure(props: {
  label: string;
  value: string;
  onChange: (text: string) => void;
  unseen?: boolean;
  decimal?: boolean;
  placeholder?: string;
}) {
  const { label, value, onChange, unseen = false, decimal = false, placeholder } = props;
  const id = useId();
  return (
    <>
      <label className={unseen ? 'unseen' : 'grow'} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="field number figure"
        inputMode={decimal ? 'decimal' : 'numeric'}
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange(target.value.replace(decimal ? /[^\d.,]/g : /\D/g, ''))}
      />
    </>
  );
}

/** A row of choices, one of them taken. */
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

const NOTES = [1, 100, 500, 1000] as const;

/** What money is rounded to. */
export function Notes(props: { value: number; onPick: (cents: number) => void }) {
  const t = useWords(procedureWords);
  const money = useMoney();
  const says = (cents: number): string => (cents === 1 ? t.toTheCent : t.roundTo(money(cents)));
  return (
    <Choice<number>
      label={t.rounding}
      options={NOTES.map((cents) => [cents, says(cents)] as const)}
      {...props}
    />
  );
}

/** The rule behind it, one tap away. */
export function WhyButton({ rule, about }: { rule: string; about: string }) {
  const { why } = useDesk();
  const t = useWords(procedureWords);
  return (
    <button type="button" className="button bare why" onClick={() => why(rule)} aria-label={t.why(about)}>
      <CircleQuestionMark size={20} aria-hidden="true" />
    </button>
  );
}
