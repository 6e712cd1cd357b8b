import { useEffect, useState } from 'react';
import { sentence } from '../format.ts';
import { useWords } from '../language.ts';
import { type AtDoor, answerDoor, atDoor } from './api.ts';
import { planWords } from './words.ts';
import './door.css';

const LOOK = 5000;

/** Who waits to be let in; nothing where nobody does or this device has no say in it. */
export function Door({ tournament }: { tournament: string }) {
  const t = useWords(planWords);
  const [waiting, setWaiting] = useState<readonly AtDoor[]>([]);
  const [sorry, setSorry] = useState<string | null>(null);
  useEffect(() => {
    let timer = 0;
    let left = false;
    const look = async (): Promise<void> => {
      const reply = await atDoor(tournament);
      if (left) return;
      if ('ok' in reply) setWaiting(reply.ok.door?.waiting ?? []);
      // A line that is down for a while is tried again; who is not asked is not told.
      if ('ok' in reply || reply.code === 'no-line') timer = window.setTimeout(look, LOOK);
    };
    void look();
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, [tournament]);
  const answer = async (guest: string, does: 'approve' | 'decline'): Promise<void> => {
    const reply = await answerDoor(tournament, guest, does);
    if ('ok' in reply) setWaiting(reply.ok.waiting);
    setSorry('ok' in reply ? null : sentence(reply.sorry));
  };
  if (waiting.length === 0 && sorry === null) return null;
  return (
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
  );
}
