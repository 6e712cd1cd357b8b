import { useState } from 'react';
import { sentence } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { startPlay } from '../../../shared/planning/api.ts';
import { lobbyWords } from './words.ts';

/** Deals in somebody who came when play had begun; where registration has closed, the host may make an exception. */
export function useDealIn(tournament: string) {
  const t = useWords(lobbyWords);
  const [refused, setRefused] = useState<{ player: string; code: string; message: string } | null>(null);
  const dealIn = async (player: string): Promise<void> => {
    const again = refused?.player === player ? refused.code : null;
    const reply = await startPlay(tournament, {
      players: [player],
      ...((again === 'registration-closed' || again === 'first-hand-unknown') && {
        anyway: { reason: t.anywayReason },
      }),
      ...(again === 'age-not-confirmed' && { adults: true }),
    });
    setRefused('ok' in reply ? null : { player, code: reply.code, message: sentence(reply.sorry) });
  };
  return { refused, dealIn };
}
