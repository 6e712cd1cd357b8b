import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { prizes } from '../../../../engine/money/prizes.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { NumberField, Rounding } from './inputs.tsx';
import type { ProcedureProps } from './Procedure.tsx';
import { useMoney } from './useMoney.ts';
import { WhyButton } from './WhyButton.tsx';
import { procedureWords } from './words.ts';

/** The payouts in percent, and the amounts they come to. */
export function Prizes({ onDone }: ProcedureProps) {
  const { view, runAs } = useDesk();
  const t = useWords(procedureWords);
  const money = useMoney();
  const set = view.desk!.prizes;
  const [texts, setTexts] = useState<readonly string[]>(() => set.percent.map(String));
  const [roundTo, setRoundTo] = useState<number>(set.roundTo);
  const percent = texts.map((text) => Number(text.replace(',', '.')));
  const total = Math.round(percent.reduce((sum, each) => sum + each, 0) * 100) / 100;
  const fine = total === 100 && percent.every((each) => Number.isFinite(each) && each >= 0);
  const amounts = prizes(
    view.purse,
    percent.map((each) => each || 0),
    view.players.entries,
    roundTo,
  );
  const save = async (): Promise<void> => {
    if (await runAs(t.prizesSet, { type: 'set-prizes', percent, roundTo })) onDone();
  };
  return (
    <>
      <p className="row">
        <span className="grow">{t.purse(money(view.purse))}</span>
        <WhyButton rule="payout-structure-displayed" about={t.prizes} />
      </p>
      <ol className="list card">
        {texts.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <li key={at} className="row line">
            <NumberField
              label={t.place(at + 1)}
              decimal
              value={text}
              onChange={(typed) => setTexts(texts.map((each, place) => (place === at ? typed : each)))}
            />
            <span aria-hidden="true">%</span>
            <span className="number amount">{fine ? money(amounts[at] ?? 0) : '–'}</span>
          </li>
        ))}
      </ol>
      <div className="choices">
        <button
          type="button"
          className="button"
          disabled={texts.length < 2}
          onClick={() => setTexts(texts.slice(0, -1))}
        >
          <Minus size={18} aria-hidden="true" /> {t.fewerPlaces}
        </button>
        <button
          type="button"
          className="button"
          disabled={texts.length >= view.players.entries}
          onClick={() => setTexts([...texts, String(Math.max(0, Math.round((100 - total) * 100) / 100))])}
        >
          <Plus size={18} aria-hidden="true" /> {t.morePlaces}
        </button>
      </div>
      <Rounding value={roundTo} onPick={setRoundTo} />
      <p className={`total ${fine ? '' : 'wrong'}`} role="status">
        <b className="number">{t.percentTotal(total)}</b>
        {!fine && <span>{t.percentOff(Math.round((100 - total) * 100) / 100)}</span>}
      </p>
      <div className="choices">
        <button type="button" className="button act wide" disabled={!fine} onClick={save}>
          {t.savePrizes}
        </button>
      </div>
    </>
  );
}
