import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Either, Labelled } from '../../../shared/components/fields.tsx';
import { NumberField } from '../../../shared/components/NumberField.tsx';
import { money, ordinal } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { usualRounding } from '../../../shared/planning/wish.ts';
import { CostsEditor } from './CostsEditor.tsx';
import { type Editing, withChoice } from './editing.ts';
import { percentFrom, readCents, readPercent, sumOf, textsOf } from './payouts.ts';
import { editWords } from './words.ts';

/** In cents: what prizes can be rounded to. */
const STEPS = [1, 100, 500, 1000, 2000] as const;
/** However many come. */
const ANY_FIELD = 10_000;

/** Payouts in percent or in money, what they are rounded to, and what comes out before. */
export function PayoutsEditor(editing: Editing) {
  const t = useWords(editWords);
  const { planned, wish, currency } = editing;
  const [inMoney, setInMoney] = useState(false);
  const [texts, setTexts] = useState<readonly string[]>(() => textsOf(planned, false));
  const roundTo = wish.changed.tournament?.prizesRoundedTo ?? usualRounding(wish.buyIn);
  const purse = sumOf(planned.prizes);
  const change = (to: readonly string[]): void => {
    setTexts(to);
    const percent = inMoney ? percentFrom(to.map(readCents), purse) : to.map(readPercent);
    if (sumOf(percent) === 100)
      editing.onChange(withChoice(editing, { prizes: [{ upTo: ANY_FIELD, percent }] }));
  };
  const left = inMoney ? purse - sumOf(texts.map(readCents)) : 100 - sumOf(texts.map(readPercent));
  return (
    <>
      <Either
        label={t.payoutsIn}
        value={inMoney ? 'money' : 'percent'}
        options={[
          ['percent', t.inPercent],
          ['money', t.inMoney(currency.symbol)],
        ]}
        onChange={(to) => {
          setInMoney(to === 'money');
          setTexts(textsOf(planned, to === 'money'));
        }}
      />
      <ol className="places">
        {texts.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <li key={at}>
            <NumberField
              label={ordinal(at + 1)}
              decimal
              value={text}
              onChange={(typed) => change(texts.map((each, place) => (place === at ? typed : each)))}
            />
            <span className="dim" aria-hidden="true">
              {inMoney ? currency.symbol : '%'}
            </span>
          </li>
        ))}
      </ol>
      {left !== 0 && (
        <p className="total wrong" role="status">
          {inMoney ? t.moneyLeft(money(left, currency)) : t.percentLeft(left)}
        </p>
      )}
      <div className="ways">
        <button
          type="button"
          className="button"
          disabled={texts.length < 2}
          onClick={() => change(merged(texts, inMoney))}
        >
          <Minus size={18} aria-hidden="true" /> {t.fewerPlaces}
        </button>
        <button
          type="button"
          className="button"
          disabled={texts.length >= wish.players}
          onClick={() => change([...texts, '0'])}
        >
          <Plus size={18} aria-hidden="true" /> {t.morePlaces}
        </button>
      </div>
      <Labelled label={t.roundTo}>
        {(id) => (
          <select
            id={id}
            className="field"
            value={roundTo}
            onChange={({ target }) =>
              editing.onChange(withChoice(editing, { prizesRoundedTo: Number(target.value) }))
            }
          >
            {STEPS.map((cents) => (
              <option key={cents} value={cents}>
                {cents === 1 ? t.toTheCent : money(cents, currency)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <CostsEditor {...editing} />
    </>
  );
}

/** Without the last place, whose part goes to the winner. */
function merged(texts: readonly string[], inMoney: boolean): string[] {
  const [first = '0', ...others] = texts.slice(0, -1);
  const read = inMoney ? (text: string): number => readCents(text) / 100 : readPercent;
  return [String(read(first) + read(texts.at(-1) ?? '0')), ...others];
}
