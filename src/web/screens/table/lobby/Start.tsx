import { useState } from 'react';
import { sentence } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { startPlay } from '../../../shared/planning/api.ts';
import { lobbyWords } from './words.ts';

/** The host's one button: everybody who is here buys in, bots fill up, seats are drawn, the clock starts. */
export function Start(props: {
  tournament: string;
  /** The seats are drawn already: something came in between. */
  seated: boolean;
  players: readonly string[];
  bots: number;
}) {
  const { tournament, seated, players, bots } = props;
  const t = useWords(lobbyWords);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ code: string; message: string } | null>(null);
  const enough = seated || players.length + bots >= 2;
  const asksAge = refused?.code === 'age-not-confirmed';
  const start = async (): Promise<void> => {
    setBusy(true);
    setRefused(null);
    const reply = await startPlay(tournament, { players: [...players], ...(asksAge && { adults: true }) });
    setBusy(false);
    if (!('ok' in reply)) setRefused({ code: reply.code, message: reply.sorry });
  };
  const says = busy ? t.starting : seated ? t.goOn : enough ? t.startWith(players.length, bots) : t.tooFew;
  return (
    <footer className="start">
      <p role="status" className={refused === null ? 'dim' : 'sorry'}>
        {refused === null ? says : sentence(refused.message)}
      </p>
      <button type="button" className="button act" disabled={busy || !enough} onClick={() => void start()}>
        {asksAge ? t.adults : t.start}
      </button>
    </footer>
  );
}
