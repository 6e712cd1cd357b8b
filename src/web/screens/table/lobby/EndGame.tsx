import { useState } from 'react';
import { deleteTournament } from '../../../shared/api/records.ts';
import { sentence } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { go } from '../../../shared/router.ts';
import { lobbyWords } from './words.ts';

/** Ends the game for everybody, after a question. */
export function EndGame({ tournament }: { tournament: string }) {
  const t = useWords(lobbyWords);
  const [sure, setSure] = useState(false);
  const [sorry, setSorry] = useState<string | null>(null);
  const end = async (): Promise<void> => {
    const reply = await deleteTournament(tournament);
    if ('ok' in reply) go('/');
    else setSorry(sentence(reply.sorry));
  };
  if (!sure)
    return (
      <button type="button" className="button bare" onClick={() => setSure(true)}>
        {t.end}
      </button>
    );
  return (
    <div className="end-game" role="alert">
      <p>{sorry ?? t.endSure}</p>
      <div className="row">
        <button type="button" className="button grow" onClick={() => setSure(false)}>
          {t.back}
        </button>
        <button type="button" className="button bad grow" onClick={() => void end()}>
          {t.endIt}
        </button>
      </div>
    </div>
  );
}
