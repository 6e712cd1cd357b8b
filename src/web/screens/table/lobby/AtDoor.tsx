import { useWords } from '../../../shared/language.ts';
import type { useGuests } from './useGuests.ts';
import { lobbyWords } from './words.ts';

/** Guests who wait to be let in; nothing where there are none. */
export function AtDoor({ waiting, answer }: Pick<ReturnType<typeof useGuests>, 'waiting' | 'answer'>) {
  const t = useWords(lobbyWords);
  if (waiting.length === 0) return null;
  return (
    <section className="at-door" aria-label={t.atDoor}>
      <h2 className="label">{t.atDoor}</h2>
      <ul className="guests">
        {waiting.map((guest) => (
          <li key={guest.id}>
            <b>{guest.name}</b>
            <button type="button" className="button bare" onClick={() => void answer(guest, 'decline')}>
              {t.turnAway}
            </button>
            <button type="button" className="button act" onClick={() => void answer(guest, 'approve')}>
              {t.letIn}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
