import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Either } from '../../../shared/components/fields.tsx';
import { NumberField } from '../../../shared/components/NumberField.tsx';
import { money } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import type { Costs } from '../../../shared/planning/wish.ts';
import type { Editing } from './editing.ts';
import { readCents } from './payouts.ts';
import { editWords } from './words.ts';

type Per = Costs[number]['per'];

/** A fee for everybody who buys in, or what the night costs: it comes out before the prizes. */
export function CostsEditor({ wish, currency, onChange }: Editing) {
  const t = useWords(editWords);
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [per, setPer] = useState<Per>('tournament');
  const { costs, changed } = wish;
  const fine = name.trim() !== '' && readCents(text) > 0;
  // A house that pays out everything has to be told that tonight it does not.
  const set = (to: Costs): void =>
    onChange({
      costs: to,
      changed: { ...changed, tournament: { ...changed.tournament, costs: 'before-prizes' } },
    });
  const add = (): void => {
    set([...costs, { name: name.trim(), amount: readCents(text), per }]);
    setName('');
    setText('');
  };
  return (
    <fieldset className="costs">
      <legend>{t.costs}</legend>
      {costs.length > 0 && (
        <ul>
          {costs.map((cost, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two costs may have the same name
            <li key={at}>
              <span>{t.costIs(cost.name, money(cost.amount, currency), cost.per)}</span>
              <button
                type="button"
                className="button bare"
                aria-label={t.removeCost(cost.name)}
                onClick={() => set(costs.filter((_, other) => other !== at))}
              >
                <X size={18} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="cost">
        <input
          className="field"
          aria-label={t.costName}
          placeholder={t.costName}
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <NumberField
          label={t.amount}
          unseen
          decimal
          placeholder={currency.symbol}
          value={text}
          onChange={setText}
        />
      </div>
      <Either<Per>
        label={t.amount}
        value={per}
        options={[
          ['tournament', t.per.tournament],
          ['entry', t.per.entry],
        ]}
        onChange={setPer}
      />
      <button type="button" className="button" disabled={!fine} onClick={add}>
        <Plus size={18} aria-hidden="true" /> {t.addCost}
      </button>
    </fieldset>
  );
}
