import { useEffect, useState } from 'react';
import type { Step } from '../../../../engine/views/replay.ts';
import type { HandToReplay } from '../../../../protocol/hands.ts';
import type { Answer, Question } from './odds-worker.ts';
import { isEntered } from './story.ts';

export type Equities = ReadonlyMap<number, number>;

/** The seats still in at a step, if there are several and all their hands are known: only then are odds true. */
export function contest({ holes }: HandToReplay, { players, board }: Step): number[] | null {
  if (!board.every(isEntered)) return null;
  const seats = players.filter(({ status }) => status !== 'folded').map(({ seat }) => seat);
  return seats.length > 1 && seats.every((seat) => holes[seat] !== undefined) ? seats : null;
}

const NONE: Equities = new Map();

/** Everybody's share of the pot at a step, counted in a worker and remembered. */
export function useEquities(hand: HandToReplay, step: Step): Equities {
  const [worker, setWorker] = useState<Worker | null>(null);
  const [known, setKnown] = useState<ReadonlyMap<string, Equities>>(new Map());
  const seats = contest(hand, step);
  const name = seats === null ? null : `${seats.join()}:${step.board.join('')}`;
  const wanted = name !== null && !known.has(name);
  useEffect(() => {
    const made = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });
    setWorker(made);
    return () => made.terminate();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says which seats and which board
  useEffect(() => {
    if (worker === null || !wanted || seats === null || name === null) return;
    worker.onmessage = ({ data }: MessageEvent<Answer>) =>
      setKnown((before) =>
        new Map(before).set(name, new Map(seats.map((seat, at) => [seat, data.equities[at]!]))),
      );
    const question: Question = { id: 0, hands: seats.map((seat) => hand.holes[seat]!), board: step.board };
    worker.postMessage(question);
  }, [worker, wanted, name]);
  return (name === null ? undefined : known.get(name)) ?? NONE;
}
