import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useWords } from '../language.ts';
import { componentWords } from './words.ts';
import './fields.css';

export function Labelled(props: { label: string; className?: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={`labelled ${props.className ?? ''}`}>
      <label htmlFor={id}>{props.label}</label>
      {props.children(id)}
    </div>
  );
}

/** A field for text, a day or a time. */
export function Field(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'date' | 'time';
  placeholder?: string;
}) {
  const { label, value, onChange, type = 'text', placeholder } = props;
  return (
    <Labelled label={label} className={type === 'text' ? 'wide' : ''}>
      {(id) => (
        <input
          id={id}
          className="field"
          type={type}
          maxLength={80}
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  );
}

/** A number to type or step up and down. Text that is not a number yet stays as typed. */
export function Count(props: {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
}) {
  const { label, value, onChange, min, max, step = 1 } = props;
  const t = useWords(componentWords);
  const [typed, setTyped] = useState(String(value));
  useEffect(() => {
    if (Number.isFinite(value)) setTyped((text) => (Number(text) === value ? text : String(value)));
  }, [value]);
  const by = (steps: number): void => {
    const next = Math.min(max, Math.max(min, (Number.isFinite(value) ? value : min) + steps * step));
    setTyped(String(next));
    onChange(next);
  };
  return (
    <Labelled label={label} className="count">
      {(id) => (
        <div className="stepper">
          <button type="button" className="button" aria-label={t.fewer(label)} onClick={() => by(-1)}>
            <Minus size={18} aria-hidden="true" />
          </button>
          <input
            id={id}
            className="field number"
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              const text = target.value.replace(',', '.');
              setTyped(text);
              onChange(text.trim() === '' ? Number.NaN : Number(text));
            }}
          />
          <button type="button" className="button" aria-label={t.more(label)} onClick={() => by(1)}>
            <Plus size={18} aria-hidden="true" />
          </button>
        </div>
      )}
    </Labelled>
  );
}

/** One of two or three. */
export function Either<T extends string>(props: {
  label: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className="either">
      <legend className="unseen">{props.label}</legend>
      {props.options.map(([value, says]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          <span>{says}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function Tick(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      <span>{props.label}</span>
    </label>
  );
}
