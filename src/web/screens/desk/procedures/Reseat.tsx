import { useState } from 'react';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import type { ProcedureProps } from './Procedure.tsx';
import { freeChairs } from './seats.ts';
import { WhyButton } from './WhyButton.tsx';
import { procedureWords } from './words.ts';

/** Somebody gets another chair by the director's word: who, where, and why. */
export function Reseat({ onDone }: ProcedureProps) {
  const { view, runAs } = useDesk();
  const t = useWords(procedureWords);
  const [player, setPlayer] = useState<string | null>(null);
  const [to, setTo] = useState<{ table: string; seat: number } | null>(null);
  const [reason, setReason] = useState('');
  const person = view.people.find((each) => each.player === player);
  const { within, rule } = view.desk!.seatChange;
  if (person === undefined)
    return (
      <>
        <p className="lead">{t.whoMoves}</p>
        {view.tables.map(({ id, seats }) => (
          <section key={id} className="chair-list">
            <h3 className="label">{t.table(id)}</h3>
            <div className="choices">
              {seats.map((each) => (
                <button
                  key={each.player}
                  type="button"
                  className="button"
                  onClick={() => setPlayer(each.player)}
                >
                  <span className="number dim">{each.seat}</span> {each.name}
                </button>
              ))}
            </div>
          </section>
        ))}
      </>
    );
  const chairs = freeChairs(view).filter(
    ({ table, seats }) => seats.length > 0 && (within || table !== person.chair?.table),
  );
  const move = async (): Promise<void> => {
    if (to === null) return;
    const done = t.reseated(person.name, to.table, to.seat);
    if (await runAs(done, { type: 'reseat', player: person.player, to, reason: reason.trim() })) onDone();
  };
  return (
    <>
      <p className="row">
        <span className="lead grow">{t.whereTo(person.name)}</span>
        <WhyButton rule={rule} about={t.seatChange} />
      </p>
      {!within && <p className="dim">{t.notWithin}</p>}
      {chairs.length === 0 && <p className="dim">{t.noChair}</p>}
      {chairs.map(({ table, seats }) => (
        <section key={table} className="chair-list">
          <h3 className="label">{t.table(table)}</h3>
          <div className="chips">
            {seats.map((seat) => (
              <button
                key={seat}
                type="button"
                className="number"
                aria-pressed={to?.table === table && to.seat === seat}
                onClick={() => setTo({ table, seat })}
              >
                <span className="unseen">{t.table(table)} </span>
                {t.seat(seat)}
              </button>
            ))}
          </div>
        </section>
      ))}
      <label className="label" htmlFor="reseat-reason">
        {t.reason}
      </label>
      <input
        id="reseat-reason"
        className="field"
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="chips">
        {t.reseatReasons.map((each) => (
          <button key={each} type="button" aria-pressed={reason === each} onClick={() => setReason(each)}>
            {each}
          </button>
        ))}
      </div>
      <div className="choices">
        <button
          type="button"
          className="button act wide"
          disabled={to === null || reason.trim() === ''}
          onClick={move}
        >
          {to === null ? t.pickChair : t.moveTo(person.name, to.table, to.seat)}
        </button>
        <button type="button" className="button wide" onClick={() => setPlayer(null)}>
          {t.somebodyElse}
        </button>
      </div>
    </>
  );
}
