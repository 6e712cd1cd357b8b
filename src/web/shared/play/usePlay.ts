import { useState } from 'react';
import { DEFAULT_RULEBOOK } from '../../../rulebooks/rulebook.ts';
import { playNow } from '../api/api.ts';
import { sentence } from '../format.ts';
import { go } from '../router.ts';

const KEPT = 'riffle.play';
const kept = (): { name: string; rulebook: string } => {
  const [name = '', rulebook = DEFAULT_RULEBOOK] = (window.localStorage.getItem(KEPT) ?? '').split('\n');
  return { name, rulebook };
};

/** One tap to a seat at a table of bots, under the name and the rules chosen last. */
export function usePlay() {
  const [name, setName] = useState(kept().name);
  const [rulebook, setRulebook] = useState(kept().rulebook);
  const [sorry, setSorry] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const play = async (players: 9 | 27): Promise<void> => {
    setAsking(true);
    setSorry(null);
    window.localStorage.setItem(KEPT, `${name.trim()}\n${rulebook}`);
    const reply = await playNow({ players, rulebook, ...(name.trim() !== '' && { name: name.trim() }) });
    setAsking(false);
    if ('sorry' in reply) return setSorry(sentence(reply.sorry));
    go(`/t/${reply.ok.tournament}/table`);
  };
  return { name, setName, rulebook, setRulebook, play, asking, sorry };
}
