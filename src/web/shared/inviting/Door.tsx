import { useCallback, useEffect, useState } from 'react';
import { sentence } from '../format.ts';
import { useWords } from '../language.ts';
import { type AtDoor, answerDoor, atDoor, type Newcomer } from '../planning/api.ts';
import { TurnAway } from './TurnAway.tsx';
import { inviteWords } from './words.ts';
import './door.css';

const REFRESH_MS = 5000;

/** Guests waiting to be let in; nothing where there are none or this device may not decide. */
export function Door({ tournament }: { tournament: string }) {
  const t = useWords(inviteWords);
  const [waiting, setWaiting] = useState<readonly AtDoor[]>([]);
  const [newcomers, setNewcomers] = useState<readonly Newcomer[]>([]);
  const [now, setNow] = useState(0);
  const [sorry, setSorry] = useState<string | null>(null);
  /** Whether to ask again. */
  const look = useCallback(async (): Promise<boolean> => {
    const reply = await atDoor(tournament);
    // While the server is away the list stays as it is, and is asked for again.
    if (!('ok' in reply)) return reply.code === 'no-line';
    setWaiting(reply.ok.door?.waiting ?? []);
    setNewcomers(reply.ok.newcomers);
    setNow(reply.ok.now);
    return true;
  }, [tournament]);
  useEffect(() => {
    let timer = 0;
    let left = false;
    const again = async (): Promise<void> => {
      if ((await look()) && !left) timer = window.setTimeout(again, REFRESH_MS);
    };
    void again();
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, [look]);
  const answer = async (guest: string, does: 'approve' | 'decline'): Promise<void> => {
    const reply = await answerDoor(tournament, guest, does);
    if ('ok' in reply) setWaiting(reply.ok.waiting);
    setSorry('ok' in reply ? null : sentence(reply.sorry));
  };
  return (
    <>
      {(waiting.length > 0 || sorry !== null) && (
        <section className="door card" aria-label={t.atDoor}>
          <h3 className="label">{t.atDoor}</h3>
          <ul>
            {waiting.map(({ id, name }) => (
              <li key={id}>
                <b>{name}</b>
                <button type="button" className="button" onClick={() => void answer(id, 'decline')}>
                  {t.turnAway}
                </button>
                <button type="button" className="button act" onClick={() => void answer(id, 'approve')}>
                  {t.letIn}
                </button>
              </li>
            ))}
          </ul>
          <p role="alert">{sorry}</p>
        </section>
      )}
      <TurnAway tournament={tournament} newcomers={newcomers} now={now} onDone={() => void look()} />
    </>
  );
}
