import { useEffect, useState } from 'react';
import { Card } from '../../../shared/components/Card.tsx';
import { useWords } from '../../../shared/language.ts';
import { paceFor, still, turnedUp } from '../../../shared/live/turning.ts';
import { useDesk } from '../state/desk.ts';
import { ButtonDraw } from './ButtonDraw.tsx';
import { DrawnTable } from './DrawnTable.tsx';
import { Choice } from './inputs.tsx';
import type { ProcedureProps } from './Procedure.tsx';
import { type Drawn, drawnSeats } from './seats.ts';
import { procedureWords } from './words.ts';

/**
 * The draw is already made. It is shown here card by card, then as a list by table or by name. In auto mode it keeps
 * step with the TV and the phones.
 */
export function Draw({ onDone }: ProcedureProps) {
  const { view, now: time } = useDesk();
  const t = useWords(procedureWords);
  const [drawn] = useState(() => drawnSeats(view));
  const together = view.phase === 'seated' && turnedUp(view, time()) < drawn.length;
  const [shown, setShown] = useState(() => (together && !still() ? turnedUp(view, time()) : 0));
  const [alone, setAlone] = useState(together && !still());
  const over = shown >= drawn.length;
  useEffect(() => {
    if (!alone || over) return;
    const pace = paceFor(drawn.length);
    const next = together ? view.turnedFrom! + pace * (shown + 1) - time() : pace;
    const timer = setTimeout(
      () => setShown(together ? Math.max(shown + 1, turnedUp(view, time())) : shown + 1),
      Math.max(20, next),
    );
    return () => clearTimeout(timer);
  }, [alone, over, shown, drawn, together, view, time]);
  if (over && shown > 0) return <Seats drawn={drawn} onDone={onDone} />;
  const now = drawn[shown - 1];
  const next = drawn[shown];
  return (
    <>
      <p className="dim">{t.drawnOf(shown, drawn.length)}</p>
      <div className="turned" aria-live="polite">
        {now === undefined ? (
          <p className="lead">{t.drawBegins(drawn.length)}</p>
        ) : (
          <div key={now.player} className="turning">
            {now.card !== null && <Card card={now.card} />}
            <p className="title">{now.name}</p>
            <p className="where number">{t.tableSeat(now.table, now.seat)}</p>
            {now.button && <p className="dim">{t.onTheButton}</p>}
          </div>
        )}
      </div>
      <ol className="so-far">
        {drawn
          .slice(Math.max(0, shown - 5), Math.max(0, shown - 1))
          .reverse()
          .map((each) => (
            <li key={each.player} className="row">
              <b className="grow">{each.name}</b>
              <span className="number">{t.tableSeat(each.table, each.seat)}</span>
            </li>
          ))}
      </ol>
      <div className="choices bottom">
        <button
          type="button"
          className="button act wide big"
          onClick={() => {
            setAlone(false);
            setShown(shown + 1);
          }}
        >
          {t.turnNext(next?.name ?? '')}
        </button>
        <button type="button" className="button" aria-pressed={alone} onClick={() => setAlone(!alone)}>
          {alone ? t.byHand : t.byItself}
        </button>
        <button type="button" className="button" onClick={() => setShown(drawn.length)}>
          {t.toTheEnd}
        </button>
      </div>
    </>
  );
}

function Seats({ drawn, onDone }: { drawn: readonly Drawn[]; onDone: () => void }) {
  const t = useWords(procedureWords);
  const [by, setBy] = useState<'table' | 'name'>('table');
  const [button, setButton] = useState<string | null>(null);
  const tables = [...new Set(drawn.map(({ table }) => table))].sort((a, b) => Number(a) - Number(b));
  const byName = [...drawn].sort((a, b) => a.name.localeCompare(b.name));
  if (button !== null) return <ButtonDraw table={button} onDone={() => setButton(null)} />;
  return (
    <>
      <Choice
        label={t.sortedBy}
        options={[
          ['table', t.byTable],
          ['name', t.byName],
        ]}
        value={by}
        onPick={setBy}
      />
      {by === 'name' ? (
        <ul className="seat-list card">
          {byName.map((each) => (
            <li key={each.player} className="row">
              <b className="grow">{each.name}</b>
              <span className="number">{t.tableSeat(each.table, each.seat)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <div className="by-table">
          {tables.map((table) => (
            <DrawnTable key={table} table={table} drawn={drawn} onButton={() => setButton(table)} />
          ))}
        </div>
      )}
      <div className="choices bottom">
        <button type="button" className="button act wide" onClick={onDone}>
          {t.allSeated}
        </button>
      </div>
    </>
  );
}
