import { useState } from 'react';
import { deleteTournament } from '../../../shared/api/records.ts';
import { sentence } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { go } from '../../../shared/router.ts';
import { lobbyWords } from './words.ts';

/** Ends a game that is played with its results, or deletes it with everything; each after a question. */
export function EndGame({ tournament, onEnd }: { tournament: string; onEnd?: () => void }) {
  const t = useWords(lobbyWords);
  const [asks, setAsks] = useState<'end' | 'delete' | null>(null);
  const [sorry, setSorry] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    const reply = await deleteTournament(tournament);
    if ('ok' in reply) go('/');
    else setSorry(sentence(reply.sorry));
  };
  if (asks === null)
    return (
      <div className="end-game">
        {onEnd !== undefined && (
          <button type="button" className="button" onClick={() => setAsks('end')}>
            {t.endNow}
          </button>
        )}
        <button type="button" className="button bare" onClick={() => setAsks('delete')}>
          {t.remove}
        </button>
      </div>
    );
  const ends = asks === 'end';
  return (
    <div className="end-game" role="alert">
      <p>{sorry ?? (ends ? t.endSays : t.removeSure)}</p>
      <div className="row">
        <button type="button" className="button grow" onClick={() => setAsks(null)}>
          {t.back}
        </button>
        <button
          type="button"
          className={`button grow ${ends ? 'act' : 'bad'}`}
          onClick={() => (ends ? onEnd?.() : void remove())}
        >
          {ends ? t.endIt : t.removeIt}
        </button>
      </div>
    </div>
  );
}
