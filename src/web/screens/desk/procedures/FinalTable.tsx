import { useState } from 'react';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { CountChips, type Texts, textsOf } from './CountChips.tsx';
import type { ProcedureProps } from './Procedure.tsx';
import { procedureWords } from './words.ts';

/** Everybody comes to one screen: chips that lie on a table are counted, then everybody draws a seat. */
export function FinalTable({ onDone }: ProcedureProps) {
  const { view, run, open } = useDesk();
  const t = useWords(procedureWords);
  // As it was when the sheet opened: the draw itself ends it.
  const [final] = useState(view.desk!.finalTable);
  const [texts, setTexts] = useState<Texts>(() => textsOf(final?.players ?? []));
  if (final === null) return <p className="lead">{t.everybodySits}</p>;
  const { players, chips } = final;
  const draw = async (): Promise<void> => {
    const stacks = Object.fromEntries(players.map(({ player }) => [player, Number(texts[player])]));
    if (!(await run({ type: 'rearrange', stacks }))) return;
    onDone();
    open('draw');
  };
  return (
    <>
      <p className="lead">{t.finalStacks}</p>
      <p className="dim">{t.finalWhere}</p>
      <CountChips players={players} chips={chips} texts={texts} onTexts={setTexts}>
        {({ all, right }) => (
          <button
            type="button"
            className={`button wide ${right ? 'act' : ''}`}
            disabled={!all}
            onClick={() => void draw()}
          >
            {right || !all ? t.drawFinal : t.drawFinalAnyway}
          </button>
        )}
      </CountChips>
    </>
  );
}
