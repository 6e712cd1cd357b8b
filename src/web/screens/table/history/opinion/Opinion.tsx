import { useEffect, useState } from 'react';
import type { HandToReplay } from '../../../../../protocol/hands.ts';
import { Sheet } from '../../../../shared/components/Sheet.tsx';
import { useWords } from '../../../../shared/language.ts';
import type { Decision } from './decision.ts';
import { opinionText } from './sentence.ts';
import { opinionWords } from './words.ts';
import type { Answer, Question } from './worker.ts';

/** A second opinion on the reader's decision before the flop, worked out on this device. */
export default function Opinion(props: {
  decision: Decision;
  atStake: NonNullable<HandToReplay['atStake']>;
  onClose: () => void;
}) {
  const { decision, atStake, onClose } = props;
  const { spot, hand } = decision;
  const t = useWords(opinionWords);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => setAnswer(data);
    const question: Question = { spot, hand };
    worker.postMessage(question);
    return () => worker.terminate();
  }, [spot, hand]);
  return (
    <Sheet title={t.title} onClose={onClose}>
      <p role="status">{answer === null ? t.working : opinionText(decision, answer, atStake, t)}</p>
      <p className="dim">{spot.prizes === undefined ? t.noteChips : t.notePrizes}</p>
    </Sheet>
  );
}
