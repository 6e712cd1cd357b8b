import { useWords } from '../../../shared/language.ts';
import type { useGuests } from './useGuests.ts';
import { lobbyWords } from './words.ts';

/** Guests who wait to be let in, and why one could not be; nothing where there are none. */
export function AtDoor({ guests }: { guests: ReturnType<typeof useGuests> }) {
  const t = useWords(lobbyWords);
  const { waiting, refused, answer } = guests;
  if (waiting.length === 0) return null;
  return (
    <section className="at-door" aria-label={t.atDoor}>
      <h2 className="label">{t.atDoor}</h2>
      <ul className="guests">
        {waiting.map((guest) => {
          const why = refused?.guest === guest.id ? refused : null;
          const moves = why?.code === 'seat-claimed';
          return (
            <li key={guest.id}>
              <b>{guest.name}</b>
              {why !== null && <p role="alert">{moves ? t.nameInUse(guest.name) : why.message}</p>}
              <button type="button" className="button bare" onClick={() => void answer(guest, 'decline')}>
                {t.turnAway}
              </button>
              <button
                type="button"
                className="button act"
                onClick={() => void answer(guest, moves ? 'move' : 'approve')}
              >
                {moves ? t.samePerson : t.letIn}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
