import { useState } from 'react';
import { type Newcomer, turnAway } from '../api/doors.ts';
import { Labelled } from '../components/fields.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { listed, sentence, wallTime } from '../format.ts';
import { useWords } from '../language.ts';
import { inviteWords } from './words.ts';

const MINUTES = [5, 15, 60] as const;
const MINUTE_MS = 60_000;

type Given = {
  readonly tournament: string;
  /** Latest first. */
  readonly newcomers: readonly Newcomer[];
  /** The server's clock when it was last asked. */
  readonly now: number;
  readonly onDone: () => void;
};

/** For a crowd nobody knows: turns away everyone who came in since some moment. */
export function TurnAway(given: Given) {
  const t = useWords(inviteWords);
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const done = (says: string): void => {
    setOpen(false);
    setSaid(says);
    given.onDone();
  };
  return (
    <>
      {given.newcomers.length > 0 && (
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {t.turnAwayMany}
        </button>
      )}
      <p role="status" className="turn-away-said">
        {said}
      </p>
      {open && (
        <Sheet title={t.turnAwayMany} onClose={() => setOpen(false)}>
          <Choosing {...given} onTurnedAway={(count) => done(t.turnedAway(count))} />
        </Sheet>
      )}
    </>
  );
}

/** Since when, and who that is; the button says how many guests it turns away. */
function Choosing(props: Given & { readonly onTurnedAway: (count: number) => void }) {
  const { tournament, newcomers, now, onTurnedAway } = props;
  const t = useWords(inviteWords);
  const [minutes, setMinutes] = useState<number | null>(MINUTES[0]);
  const [guest, setGuest] = useState<number | null>(null);
  const [sorry, setSorry] = useState<string | null>(null);
  const since = guest ?? now - (minutes ?? 0) * MINUTE_MS;
  const going = newcomers.filter(({ at }) => at >= since);
  const go = async (): Promise<void> => {
    const reply = await turnAway(tournament, since);
    if ('ok' in reply) onTurnedAway(reply.ok.turnedAway);
    else setSorry(sentence(reply.sorry));
  };
  return (
    <div className="turn-away">
      <p>{t.turnAwayWhy}</p>
      <div className="chips">
        {MINUTES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === minutes}
            onClick={() => {
              setMinutes(each);
              setGuest(null);
            }}
          >
            {t.lastMinutes(each)}
          </button>
        ))}
      </div>
      <Labelled label={t.sinceGuest}>
        {(id) => (
          <select
            id={id}
            className="field"
            value={guest ?? ''}
            onChange={({ target }) => {
              setMinutes(target.value === '' ? MINUTES[0] : null);
              setGuest(target.value === '' ? null : Number(target.value));
            }}
          >
            <option value="">–</option>
            {newcomers.map(({ name, at }) => (
              <option key={`${at} ${name}`} value={at}>
                {`${name} · ${wallTime(at)}`}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <p className="dim">{going.length === 0 ? t.nobodySince : listed(going.map(({ name }) => name))}</p>
      <button type="button" className="button act" disabled={going.length === 0} onClick={() => void go()}>
        {t.turnAwayCount(going.length)}
      </button>
      <p role="alert">{sorry}</p>
    </div>
  );
}
