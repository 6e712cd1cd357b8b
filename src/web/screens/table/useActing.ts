import { useState } from 'react';
import { refusalText, refusalWords } from '../../shared/api/refusals.ts';
import { useWords } from '../../shared/language.ts';
import type { HandFrame } from '../../shared/live/hand-feed.ts';
import type { Line, RequestFrame } from '../../shared/live/line.ts';

export type Move = 'fold' | 'check' | 'call' | 'raise';
export type Act = (action: Move, to?: number) => void;

/** Asks the server for something; a refusal shows as a sentence until the next request. */
export function useAsking(line: Line) {
  const refusals = useWords(refusalWords);
  const [sorry, setSorry] = useState<string | null>(null);
  const ask = async (asked: RequestFrame): Promise<boolean> => {
    setSorry(null);
    const answer = await line.ask(asked);
    if (answer.type === 'refused') setSorry(refusalText(answer, refusals));
    return answer.type === 'done';
  };
  return { ask, sorry };
}

/** My actions in the hand: one at a time, and none twice. */
export function useActing(ask: (asked: RequestFrame) => Promise<boolean>, hand: HandFrame | null) {
  const [asked, setAsked] = useState<string | null>(null);
  const key = hand === null ? null : `${hand.table}/${hand.hand}/${hand.version}`;
  const act: Act = (action, to) => {
    if (hand === null || asked === key) return;
    setAsked(key);
    const { table, hand: number } = hand;
    void ask({ type: 'act', table, hand: number, action, ...(to !== undefined && { to }) }).then((done) => {
      if (!done) setAsked(null);
    });
  };
  return { act, busy: asked !== null && asked === key };
}
