import { useState } from 'react';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { useWords } from '../../shared/language.ts';
import type { HandFrame } from '../../shared/live/hand-feed.ts';
import type { Line } from '../../shared/live/line.ts';
import { faceAt } from '../../shared/live/useLine.ts';
import { useKeys } from '../../shared/useKeys.ts';
import { factWords } from './fact-words.ts';
import { FACT_KEYS, fact } from './facts.ts';
import { earlierBlinds } from './next-hand.ts';
import { tableWords } from './words.ts';

/** Whole seconds the player to act has left, time bank included. */
function secondsLeft(line: Line, { deadline }: HandFrame): number | null {
  return deadline === null ? null : Math.max(0, Math.ceil((deadline - line.clock.now()) / 1000));
}

/** One key says one fact of the hand to a screen reader, as often as it is pressed. */
export function Facts(props: {
  line: Line;
  view: TournamentView;
  hand: HandFrame;
  mine: number | null;
  name: (seat: number) => string;
  cardName: (card: string) => string;
}) {
  const { line, view, hand, mine, name, cardName } = props;
  const t = useWords(factWords);
  const hands = useWords(tableWords);
  const [said, setSaid] = useState({ text: '', times: 0 });
  const say = (key: (typeof FACT_KEYS)[number]): void => {
    const { stakes } = faceAt(view, line.clock.now());
    // A hand still at the blinds of an earlier level has an ante that no view tells.
    const ante = earlierBlinds(hand.view, stakes) === null ? stakes.ante : 0;
    const seconds = secondsLeft(line, hand);
    const text = fact(key, { view: hand.view, ante, mine, name, cardName, seconds, t, hands });
    setSaid(({ times }) => ({ text, times: times + 1 }));
  };
  useKeys(Object.fromEntries(FACT_KEYS.map((key) => [key, () => say(key)])));
  return (
    <p className="unseen" role="status">
      {/* A new element each time, or the same fact twice would be silent. */}
      <span key={said.times}>{said.text}</span>
    </p>
  );
}
