import { useState } from 'react';
import type { WaitingGuest } from '../../../protocol/frames.ts';
import type { Reply } from '../../shared/api/api.ts';
import { answerDoor, letAllIn } from '../../shared/api/doors.ts';
import { listed, sentence } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { useDesk } from './state/desk.ts';
import { atDoor } from './state/todo.ts';
import { deskWords } from './state/words.ts';

/** Guests at the door come before anything else: they are standing there. */
export function DoorTasks() {
  const { tournament, door } = useDesk();
  const t = useWords(deskWords).door;
  const [sorry, setSorry] = useState<string | null>(null);
  const { guests, moves } = atDoor(door);
  const send = async (asked: Promise<Reply<unknown>>): Promise<void> => {
    const reply = await asked;
    setSorry('ok' in reply ? null : sentence(reply.sorry));
  };
  const answers = ({ id, name, moves: moving }: WaitingGuest, act: boolean) => (
    <div className="row">
      <button
        type="button"
        className={`button grow ${act ? 'act' : ''}`}
        onClick={() => void send(answerDoor(tournament, id, moving ? 'move' : 'approve'))}
      >
        {moving ? t.moveSeat : t.letIn} {!act && <span className="unseen">{name}</span>}
      </button>
      <button
        type="button"
        className="button grow"
        onClick={() => void send(answerDoor(tournament, id, 'decline'))}
      >
        {t.turnAway} {!act && <span className="unseen">{name}</span>}
      </button>
    </div>
  );
  if (door.length === 0) return null;
  return (
    <>
      {guests.length === 1 && (
        <article className="task card urgent">
          <h3>{guests[0]!.watches ? t.wantsToWatch(guests[0]!.name) : t.isAtDoor(guests[0]!.name)}</h3>
          {answers(guests[0]!, true)}
        </article>
      )}
      {guests.length > 1 && (
        <article className="task card urgent">
          <h3>{t.areAtDoor(guests.length)}</h3>
          <p>{listed(guests.map(({ name }) => name))}</p>
          <div className="row">
            <button type="button" className="button grow act" onClick={() => void send(letAllIn(tournament))}>
              {t.letAllIn}
            </button>
          </div>
          <details>
            <summary>{t.oneByOne}</summary>
            <ul>
              {guests.map((guest) => (
                <li key={guest.id}>
                  <b>{guest.name}</b> {guest.watches && <span className="dim">{t.watches}</span>}
                  {guest.online === true && <span className="dim">{t.online}</span>}
                  {answers(guest, false)}
                </li>
              ))}
            </ul>
          </details>
        </article>
      )}
      {moves.map((guest) => (
        <article key={guest.id} className="task card urgent">
          <h3>{t.otherPhone(guest.name)}</h3>
          <p>{t.otherPhoneSays}</p>
          {answers(guest, true)}
        </article>
      ))}
      <p className="refused-note" role="alert">
        {sorry}
      </p>
    </>
  );
}
