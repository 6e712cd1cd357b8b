import { useEffect, useRef, useState } from 'react';
import type { HandView } from '../../../engine/views/view.ts';
import type { Odds, Question } from './odds.worker.ts';

/** Hands that are face up with cards to come: their seats, and what to ask the worker. */
export function inTheOpen({
  players,
  board,
  phase,
}: HandView): { seats: number[]; hands: string[][] } | null {
  const live = players.filter(({ status }) => status !== 'folded');
  const open = live.every(({ cards }) => cards?.length === 2);
  if (phase === 'over' || !open || live.length < 2 || board.length === 5) return null;
  return { seats: live.map(({ seat }) => seat), hands: live.map(({ cards }) => [...cards!]) };
}

/** Each all-in hand's share of the pot, from 0 to 1, as the board comes; counted in a worker loaded for it. */
export function useOdds(view: HandView | null): ReadonlyMap<number, number> {
  const worker = useRef<Worker | null>(null);
  const [odds, setOdds] = useState<{ key: string; by: ReadonlyMap<number, number> } | null>(null);
  const open = view === null ? null : inTheOpen(view);
  const key = open === null ? '' : `${open.hands.join()}/${view!.board.join()}`;
  useEffect(() => () => worker.current?.terminate(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all there is to ask
  useEffect(() => {
    if (open === null) return;
    worker.current ??= new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
    const asked: Question = { id: 0, hands: open.hands, board: view!.board };
    worker.current.onmessage = ({ data }: MessageEvent<Odds>) =>
      setOdds({ key, by: new Map(open.seats.map((seat, at) => [seat, data.equities[at]!])) });
    worker.current.postMessage(asked);
  }, [key]);
  // Keep the last figures until the next street is counted, so that nothing blinks.
  return open === null || odds === null ? NONE : odds.by;
}
const NONE: ReadonlyMap<number, number> = new Map();
