import { useEffect, useState } from 'react';
import type { HandFrame } from '../../shared/live/hand-feed.ts';
import { tableSettings } from '../../shared/live/settings.ts';
import { costFor, doneFor, type Early, earlyChoices, stands } from './early.ts';
import type { Act } from './useActing.ts';

/** What I choose before my turn: it is done the moment my turn comes, unless the bet has changed by then. */
export function useEarly(hand: HandFrame, seat: number, acted: boolean, act: Act) {
  const { view } = hand;
  const [early, setEarly] = useState<Early | null>(null);
  const [asked, setAsked] = useState<Early | null>(null);
  const [lapsed, setLapsed] = useState<number | null>(null);
  const myTurn = view.phase === 'betting' && view.toAct === seat && view.legal !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each frame
  useEffect(() => {
    if (early === null) return;
    if (!stands(early, hand.hand, view, seat)) {
      if (early.hand === hand.hand && early.street === view.street) setLapsed(hand.hand);
      return setEarly(null);
    }
    if (!myTurn) return;
    const meant = doneFor(early, view);
    setEarly(null);
    if (meant !== null) act(meant);
  }, [hand, early]);

  const choices = earlyChoices(view, seat, acted);
  const cost = costFor(view, seat);
  const allIn = cost > 0 && cost === view.players.find((each) => each.seat === seat)?.stack;
  return {
    chosen: early?.is ?? null,
    choices,
    cost,
    allIn,
    myTurn,
    /** Whether what I chose in this hand no longer holds. */
    lapsed: lapsed === hand.hand,
    /** Whether an early all-in still waits for my yes. */
    asks: choices.length > 0 && asked !== null && stands(asked, hand.hand, view, seat),
    choose: (is: Early['is']): void => {
      const meant = { is, hand: hand.hand, street: view.street, cost };
      setLapsed(null);
      if (early?.is === is) setEarly(null);
      else if (is === 'call' && allIn && tableSettings().confirmAllIn) setAsked(meant);
      else setEarly(meant);
    },
    yes: (): void => {
      setEarly(asked);
      setAsked(null);
    },
    no: (): void => setAsked(null),
  };
}
