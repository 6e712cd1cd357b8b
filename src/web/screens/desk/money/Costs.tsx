import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Cost } from '../../../../engine/tournament/state/state.ts';
import { Sheet } from '../../../shared/components/Sheet.tsx';
import { useWords } from '../../../shared/language.ts';
import { Choice, NumberField } from '../procedures/inputs.tsx';
import { centsOf } from '../procedures/shares.ts';
import { useMoney } from '../procedures/useMoney.ts';
import { useDesk, useMay } from '../state/desk.ts';
import { moneyWords } from './words.ts';

/** What comes out before the prizes: the pizza, the room. */
export function Costs() {
  const { view, run } = useDesk();
  const t = useWords(moneyWords);
  const may = useMay();
  const sum = useMoney();
  const [adds, setAdds] = useState(false);
  const { set, lines } = view.desk?.costs ?? { set: [], lines: [] };
  const change = view.phase !== 'over' && may('set-costs');
  if (set.length === 0 && !change) return null;
  return (
    <section aria-label={t.costs}>
      <h2 className="label">{t.costs}</h2>
      {set.length > 0 && (
        <ul className="list card">
          {set.map(({ name, amount, per }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two costs may have the same name
            <li key={at} className="row line">
              <b className="grow">{name}</b>
              {per === 'entry' && <span className="dim">{t.perEntry(sum(amount))}</span>}
              <span className="number">{sum(lines[at]!.amount)}</span>
              {change && (
                <button
                  type="button"
                  className="button bare"
                  aria-label={t.removeCost(name)}
                  onClick={() => run({ type: 'set-costs', costs: set.filter((_, other) => other !== at) })}
                >
                  <X size={18} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {change && (
        <div className="tool-list">
          <button type="button" className="button" onClick={() => setAdds(true)}>
            <Plus size={18} aria-hidden="true" /> {t.addCost}
          </button>
        </div>
      )}
      {adds && (
        <NewCost
          onClose={() => setAdds(false)}
          onAdd={(cost) => {
            setAdds(false);
            void run({ type: 'set-costs', costs: [...set, cost] });
          }}
        />
      )}
    </section>
  );
}

function NewCost({ onAdd, onClose }: { onAdd: (cost: Cost) => void; onClose: () => void }) {
  const t = useWords(moneyWords);
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [per, setPer] = useState<Cost['per']>('tournament');
  const amount = centsOf(text);
  const fine = name.trim() !== '' && amount !== null && amount > 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (fine) onAdd({ name: name.trim(), amount, per });
  };
  return (
    <Sheet title={t.addCost} onClose={onClose}>
      <form className="stacked" onSubmit={submit}>
        <p className="dim">{t.costsSay}</p>
        <Choice<string>
          label={t.costName}
          options={t.costNames.map((each) => [each, each] as const)}
          value={name}
          onPick={setName}
        />
        <label className="unseen" htmlFor="cost-name">
          {t.costName}
        </label>
        <input
          id="cost-name"
          className="field"
          placeholder={t.costName}
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <p className="row">
          <NumberField label={t.amount} decimal value={text} onChange={setText} />
        </p>
        <Choice<Cost['per']>
          label={t.amount}
          options={[
            ['tournament', t.per.tournament],
            ['entry', t.per.entry],
          ]}
          value={per}
          onPick={setPer}
        />
        <button type="submit" className="button act" disabled={!fine}>
          {t.saveCost}
        </button>
      </form>
    </Sheet>
  );
}
