import { useEffect, useState } from 'react';
import { chips } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { HandFrame } from '../../shared/live/hand-feed.ts';
import type { Asked } from '../../shared/live/line.ts';

import { costFor, doneFor, type Early, earlyChoices, stands } from './early.ts';
import { Sure } from './Sure.tsx';
import { Turn } from './Turn.tsx';
import { useActing } from './useActing.ts';
import { useKeys } from './useKeys.ts';
import { tableWords } from './words.ts';

/** What I may do now, or mean to do when it is my turn. */
export function Bar(props: {
  hand: HandFrame;
  seat: number;
  nameOf: (seat: number) => string;
  /** Whether my hand lies open or is thrown in already. */
  settled: boolean;
  /** Whether I have acted on this street. */
  acted: boolean;
  ask: (asked: Asked) => Promise<boolean>;
}) {
  const { hand, seat, nameOf, settled, acted, ask } = props;
  const t = useWords(tableWords);
  const { view } = hand;
  const { act, busy } = useActing(ask, hand);
  const [early, setEarly] = useState<Early | null>(null);
  const [asked, setAsked] = useState<Early | null>(null);
  const [lapsed, setLapsed] = useState<number | null>(null);
  const me = view.players.find((each) => each.seat === seat);
  const myTurn = view.phase === 'betting' && view.toAct === seat && view.legal !== null;
  const mayShow = view.phase === 'showdown' && me !== undefined && me.status !== 'folded' && !settled;

  // What he meant is done the moment his turn comes; if the action has changed it is not.
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
  const allIn = cost > 0 && cost === me?.stack;
  const sure = choices.length > 0 && asked !== null && stands(asked, hand.hand, view, seat);
  const choose = (is: Early['is']): void => {
    const meant = { is, hand: hand.hand, street: view.street, cost };
    setLapsed(null);
    if (early?.is === is) setEarly(null);
    else if (is === 'call' && allIn) setAsked(meant);
    else setEarly(meant);
  };
  useKeys(
    mayShow
      ? { s: () => act('show'), m: () => act('muck') }
      : choices.length > 0 && !sure
        ? { f: () => choose(choices[0]!), c: () => choose(choices[1]!) }
        : {},
  );
  if (myTurn && early === null)
    return (
      <Turn key={`${hand.hand}/${hand.version}`} view={view} legal={view.legal!} busy={busy} act={act} />
    );
  if (mayShow)
    return (
      <div className="moves two">
        <button type="button" className="button" disabled={busy} onClick={() => act('muck')}>
          {t.muck}
        </button>
        <button type="button" className="button" disabled={busy} onClick={() => act('show')}>
          {t.show}
        </button>
      </div>
    );
  if (sure)
    return (
      <Sure
        stack={cost}
        busy={busy}
        onYes={() => {
          setEarly(asked);
          setAsked(null);
        }}
        onBack={() => setAsked(null)}
      />
    );
  if (choices.length > 0)
    return (
      <fieldset className="early">
        <legend>{lapsed === hand.hand ? t.lapsed : t.earlySays}</legend>
        {choices.map((is) => (
          <button
            key={is}
            type="button"
            className="button"
            aria-pressed={early?.is === is}
            onClick={() => choose(is)}
          >
            {is === 'call' && allIn ? `${t.callAllIn} ${chips(cost)}` : t.early[is](chips(cost))}
          </button>
        ))}
      </fieldset>
    );
  return (
    <p className="waits dim">
      {me?.status === 'folded'
        ? t.folded
        : me?.status === 'all-in'
          ? t.allInWait
          : view.toAct !== null && t.waitFor(nameOf(view.toAct))}
    </p>
  );
}
