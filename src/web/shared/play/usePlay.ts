import { useState } from 'react';
import { playNow } from '../api/api.ts';
import { go } from '../router.ts';
import { type BotTable, remembered, rememberedTable, rememberMe, USUAL_TABLE } from './remembered.ts';
import type { Wrong } from './SiteCode.tsx';

export type Field = NonNullable<Parameters<typeof playNow>[0]['players']>;

/** How fast bots act and hands follow each other, in milliseconds; the server knows what is usual. */
const PACES = {
  calm: { think: [900, 3_600], street: 1_200, between: 4_500 },
  usual: undefined,
  fast: { think: [150, 800], street: 450, between: 1_800 },
} as const;

/** Only what differs from the usual is asked for. */
function wanted({ bots, levelMinutes, pace }: BotTable) {
  const chosen = PACES[pace];
  return {
    ...(bots !== USUAL_TABLE.bots && { bots }),
    ...(levelMinutes !== USUAL_TABLE.levelMinutes && { levelMinutes }),
    ...(chosen !== undefined && { pace: { ...chosen, think: [...chosen.think] as [number, number] } }),
  };
}

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
    const reply = await playNow({
      players,
      rulebook,
      ...wanted(rememberedTable()),
      ...(name.trim() !== '' && { name: name.trim() }),
    });
    setAsking(false);
    if ('sorry' in reply) return setWrong({ code: reply.code, message: reply.sorry });
    go(`/t/${reply.ok.tournament}/table`);
  };
  return { name, setName, rulebook, setRulebook, play, again: () => void play(asked), asking, wrong };
}
