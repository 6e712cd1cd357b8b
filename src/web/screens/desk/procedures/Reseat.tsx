import { useState } from 'react';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { PickSeat } from './PickSeat.tsx';
import type { ProcedureProps } from './Procedure.tsx';
import { procedureWords } from './words.ts';

/** The director moves a player to another seat: who, where, and why. */
export function Reseat({ onDone }: ProcedureProps) {
  const { view } = useDesk();
  const [player, setPlayer] = useState<string | null>(null);
  const person = view.people.find((each) => each.player === player);
  return person === undefined ? (
    <PickPlayer onPick={setPlayer} />
  ) : (
    <PickSeat key={person.player} person={person} onBack={() => setPlayer(null)} onDone={onDone} />
  );
}

function PickPlayer({ onPick }: { onPick: (player: string) => void }) {
  const { view } = useDesk();
  const t = useWords(procedureWords);
  return (
    <>
      <p className="lead">{t.whoMoves}</p>
      {view.tables.map(({ id, seats }) => (
        <section key={id} className="chair-list">
          <h3 className="label">{t.table(id)}</h3>
          <div className="choices">
            {seats.map((each) => (
              <button key={each.player} type="button" className="button" onClick={() => onPick(each.player)}>
                <span className="number dim">{each.seat}</span> {each.name}
              </button>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
