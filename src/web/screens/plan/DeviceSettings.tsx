import type { Currency } from '../../../engine/money/currency.ts';
import { Either, Labelled } from '../../shared/components/fields.tsx';
import { Settings } from '../../shared/components/Settings.tsx';
import { money } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { CURRENCIES, sameCurrency } from '../../shared/planning/currency.ts';
import { planWords } from './words.ts';

type Props = { readonly currency: Currency; readonly onChange: (currency: Currency) => void };

const SAMPLE = 2500;
const OTHER = 'other';

/** The currency of the night, and how this device shows things. */
export function DeviceSettings({ currency, onChange }: Props) {
  const t = useWords(planWords);
  const known = CURRENCIES.findIndex((each) => sameCurrency(each, currency));
  return (
    <fieldset className="group settings">
      <legend>{t.settings}</legend>
      <Labelled label={t.currency}>
        {(id) => (
          <select
            id={id}
            className="field"
            value={known === -1 ? OTHER : known}
            onChange={({ target }) =>
              onChange(CURRENCIES[Number(target.value)] ?? { symbol: '¤', side: currency.side })
            }
          >
            {CURRENCIES.map((each, at) => (
              <option key={`${each.symbol}${each.side}`} value={at}>
                {money(SAMPLE, each)}
              </option>
            ))}
            <option value={OTHER}>{t.otherCurrency}</option>
          </select>
        )}
      </Labelled>
      {known === -1 && (
        <>
          <Labelled label={t.symbol}>
            {(id) => (
              <input
                id={id}
                className="field"
                maxLength={4}
                autoComplete="off"
                value={currency.symbol}
                onChange={({ target }) => onChange({ ...currency, symbol: target.value.trim() })}
              />
            )}
          </Labelled>
          <Either<Currency['side']>
            label={t.symbol}
            value={currency.side}
            options={(['before', 'after'] as const).map(
              (side) => [side, money(SAMPLE, { ...currency, side })] as const,
            )}
            onChange={(side) => onChange({ ...currency, side })}
          />
        </>
      )}
      <div className="switches">
        <Settings />
      </div>
    </fieldset>
  );
}
