import { useState } from 'react';
import type { PersonView } from '../../../../engine/views/tournament-view.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { freeChairs } from './seats.ts';
import { WhyButton } from './WhyButton.tsx';
import { procedureWords } from './words.ts';

type Chair = { readonly table: string; readonly seat: number };

/** Another seat for a player, with a reason. Where the house forbids it, the director is asked for an exception. */
export function PickSeat(props: { person: PersonView; onBack?: () => void; onDone: () => void }) {
  const { person, onBack, onDone } = props;
  const { view, runAs } = useDesk();
  const t = useWords(procedureWords);
  const [to, setTo] = useState<Chair | null>(null);
  const [reason, setReason] = useState('');
  const { within, rule } = view.desk!.seatChange;
  const chairs = freeChairs(view).filter(({ seats }) => seats.length > 0);
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
        <OpenSeats key={table} table={table} seats={seats} chosen={to} onPick={setTo} />
      ))}
      <Reason value={reason} onChange={setReason} />
      <div className="choices">
        <button
          type="button"
          className="button act wide"
          disabled={to === null || reason.trim() === ''}
          onClick={move}
        >
          {to === null ? t.pickChair : t.moveTo(person.name, to.table, to.seat)}
        </button>
        {onBack !== undefined && (
          <button type="button" className="button wide" onClick={onBack}>
            {t.somebodyElse}
          </button>
        )}
      </div>
    </>
  );
}

function OpenSeats(props: {
  table: string;
  seats: readonly number[];
  chosen: Chair | null;
  onPick: (chair: Chair) => void;
}) {
  const { table, seats, chosen, onPick } = props;
  const t = useWords(procedureWords);
  return (
    <section className="chair-list">
      <h3 className="label">{t.table(table)}</h3>
      <div className="chips">
        {seats.map((seat) => (
          <button
            key={seat}
            type="button"
            className="number"
            aria-pressed={chosen?.table === table && chosen.seat === seat}
            onClick={() => onPick({ table, seat })}
          >
            <span className="unseen">{t.table(table)} </span>
            {t.seat(seat)}
          </button>
        ))}
      </div>
    </section>
  );
}

function Reason({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const t = useWords(procedureWords);
  return (
    <>
      <label className="label" htmlFor="reseat-reason">
        {t.reason}
      </label>
      <input
        id="reseat-reason"
        className="field"
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="chips">
        {t.reseatReasons.map((each) => (
          <button key={each} type="button" aria-pressed={value === each} onClick={() => onChange(each)}>
            {each}
          </button>
        ))}
      </div>
    </>
  );
}
