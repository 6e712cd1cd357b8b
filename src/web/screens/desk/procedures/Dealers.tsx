import { useState } from 'react';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { guidedWords } from './guided-words.ts';
import type { ProcedureProps } from './Procedure.tsx';

/** Players who deal all night, one for each table, named before the draw. */
export function Dealers({ onDone }: ProcedureProps) {
  const { view, run } = useDesk();
  const t = useWords(guidedWords);
  const { named, tables } = view.desk!.dealers;
  const [picked, setPicked] = useState<readonly string[]>(named);
  const people = view.people
    .filter(({ standing }) => standing === 'entered' || standing === 'in')
    .sort((a, b) => a.name.localeCompare(b.name));
  const toggle = (player: string): void =>
    setPicked(picked.includes(player) ? picked.filter((each) => each !== player) : [...picked, player]);
  const save = async (players: readonly string[]): Promise<void> => {
    if (await run({ type: 'name-dealers', players })) onDone();
  };
  return (
    <>
      <p className="lead">{t.dealersSay(tables)}</p>
      <div className="chips">
        {people.map(({ player, name }) => (
          <button
            key={player}
            type="button"
            aria-pressed={picked.includes(player)}
            disabled={!picked.includes(player) && picked.length >= tables}
            onClick={() => toggle(player)}
          >
            {name}
          </button>
        ))}
      </div>
      <p className="dim" role="status">
        {t.dealersPicked(picked.length, tables)}
      </p>
      <div className="choices bottom">
        <button
          type="button"
          className="button act wide"
          disabled={picked.length !== tables}
          onClick={() => save(picked)}
        >
          {t.saveDealers}
        </button>
        {named.length > 0 && (
          <button type="button" className="button wide" onClick={() => save([])}>
            {t.noDealers}
          </button>
        )}
      </div>
    </>
  );
}
