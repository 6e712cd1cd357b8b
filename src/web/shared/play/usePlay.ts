import { useState } from 'react';
import { playNow } from '../api/api.ts';
import { go } from '../router.ts';
import { remembered, rememberMe } from './remembered.ts';
import type { Wrong } from './SiteCode.tsx';

type Field = 9 | 27;

/** One tap to a seat at a table of bots, under the name and the rules chosen last. */
export function usePlay() {
  const [name, setName] = useState(remembered().name);
  const [rulebook, setRulebook] = useState(remembered().rulebook);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [asked, setAsked] = useState<Field>(9);
  const [asking, setAsking] = useState(false);
  const play = async (players: Field): Promise<void> => {
    setAsked(players);
    setAsking(true);
    setWrong(null);
    rememberMe({ name, rulebook });
    const reply = await playNow({ players, rulebook, ...(name.trim() !== '' && { name: name.trim() }) });
    setAsking(false);
    if ('sorry' in reply) return setWrong({ code: reply.code, message: reply.sorry });
    go(`/t/${reply.ok.tournament}/table`);
  };
  return { name, setName, rulebook, setRulebook, play, again: () => void play(asked), asking, wrong };
}
