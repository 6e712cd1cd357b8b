import { useId } from 'react';

/** A field for a number, its label beside it or for screen readers only; `decimal` allows a decimal point. */
export function NumberField(props: {
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
