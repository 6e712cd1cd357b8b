import { useState } from 'react';
import { chips, ordinal } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { NumberField } from './inputs.tsx';
import type { ProcedureProps } from './Procedure.tsx';
import { standings } from './shares.ts';
import { useMoney } from './useMoney.ts';
import { procedureWords } from './words.ts';

/** It is late: places and prizes go by the stacks as they are, and the tournament is over. */
export function EndNow({ onDone }: ProcedureProps) {
  const { view, open, runAs } = useDesk();
  const t = useWords(procedureWords);
  const money = useMoney();
  const seated = view.tables.flatMap(({ seats }) => seats);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(seated.map(({ player, stack }) => [player, stack === null ? '' : String(stack)])),
  );
  const stacks = seated.map(({ player }) => Number(texts[player] ?? 0));
  const counted = stacks.reduce((total, stack) => total + stack, 0);
  const ranked = standings(stacks, view.desk!.deal.prizes);
  const end = async (): Promise<void> => {
    const by = (figure: (at: number) => number) =>
      Object.fromEntries(seated.map(({ player }, at) => [player, figure(at)]));
    const done = await runAs(t.endedNow, {
      type: 'agree-deal',
      amounts: by((at) => ranked[at]!.prize),
      paid: true,
      stacks: by((at) => stacks[at]!),
      ends: true,
    });
    if (done) onDone();
  };
  return (
    <>
      <p className="lead">{t.endHow}</p>
      <ul className="list card">
        {seated.map(({ player, name }, at) => (
          <li key={player} className="row line standing">
            <span className="place dim number">{ordinal(ranked[at]!.place)}</span>
            <NumberField
              label={name}
              value={texts[player] ?? ''}
              onChange={(text) => setTexts({ ...texts, [player]: text })}
            />
            <output className="number">{money(ranked[at]!.prize)}</output>
          </li>
        ))}
      </ul>
      <p className="total" role="status">
        <b className="number">{t.counted(chips(counted), chips(view.chips.inPlay))}</b>
      </p>
      <p className="dim">{t.endSays}</p>
      <div className="choices bottom">
        <button type="button" className="button act wide" onClick={end}>
          {t.endIt}
        </button>
        <button
          type="button"
          className="button wide"
          onClick={() => {
            onDone();
            open('deal');
          }}
        >
          {t.splitOtherwise}
        </button>
      </div>
    </>
  );
}
