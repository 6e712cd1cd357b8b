import type { ReactNode } from 'react';
import type { PublicEvent } from '../../../engine/views/public-events.ts';
import { chips } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { HandFrame } from '../../shared/live/hand-feed.ts';
import type { RequestFrame } from '../../shared/live/line.ts';
import { useKeys } from '../../shared/useKeys.ts';
import { FastForward, onlyBotsPlay } from './FastForward.tsx';
import { Guarded, useGuard } from './guard.tsx';
import { Sure } from './Sure.tsx';
import { lastActs, type Names } from './seats.ts';
import { Turn } from './Turn.tsx';
import { useActing } from './useActing.ts';
import { useEarly } from './useEarly.ts';
import { tableWords } from './words.ts';

/** Whether I have acted on this street. */
const hasActed = (told: readonly PublicEvent[], seat: number): boolean =>
  ['checked', 'called', 'bet', 'raised'].includes(lastActs(told).get(seat)?.is ?? '');

/** What I may do now, or choose to do when my turn comes. */
export function Bar(props: {
  hand: HandFrame;
  told: readonly PublicEvent[];
  seat: number;
  names: Names;
  nameOf: (seat: number) => string;
  ask: (asked: RequestFrame) => Promise<boolean>;
}) {
  const { hand, told, seat, names, nameOf, ask } = props;
  const { view } = hand;
  const { act, busy } = useActing(ask, hand);
  const early = useEarly(hand, seat, hasActed(told, seat), act);
  const status = view.players.find((each) => each.seat === seat)?.status;
  if (early.myTurn && early.chosen === null)
    return (
      <Turn
        key={`${hand.hand}/${view.street}/${view.pot}`}
        view={view}
        legal={view.legal!}
        busy={busy}
        act={act}
      />
    );
  if (early.asks) return <Sure stack={early.cost} busy={busy} onYes={early.yes} onBack={early.no} />;
  if (early.choices.length > 0) return <EarlyChoices hand={hand.hand} early={early} />;
  const skips = status !== 'in' && status !== 'all-in' && onlyBotsPlay(hand, names);
  return (
    <Waits status={status} waitsFor={view.toAct === null ? null : nameOf(view.toAct)}>
      {skips && <FastForward hand={hand} ask={ask} />}
    </Waits>
  );
}

/** In the columns of the same acts when the turn comes: a tap a moment too late does what it was meant for, or nothing. */
function EarlyChoices({ hand, early }: { hand: number; early: ReturnType<typeof useEarly> }) {
  const t = useWords(tableWords);
  const { choices, chosen, cost, allIn, lapsed, choose } = early;
  const guarded = useGuard(`${hand}/${choices.join()}/${cost}/${allIn}`);
  useKeys(guarded ? {} : { f: () => choose(choices[0]!), c: () => choose(choices[1]!) });
  return (
    <Guarded guarded={guarded}>
      <fieldset className="acts early">
        <legend>{lapsed ? t.lapsed : t.earlySays}</legend>
        <div className="moves">
          {choices.map((is, at) => (
            <button
              key={is}
              type="button"
              className={`button ${at === 0 ? 'first' : 'middle'}`}
              aria-pressed={chosen === is}
              onClick={() => choose(is)}
            >
              {is === 'call' && allIn ? `${t.callAllIn} ${chips(cost)}` : t.early[is](chips(cost))}
            </button>
          ))}
        </div>
      </fieldset>
    </Guarded>
  );
}

/** Why there is nothing for me to do. */
function Waits(props: { status: string | undefined; waitsFor: string | null; children: ReactNode }) {
  const { status, waitsFor, children } = props;
  const t = useWords(tableWords);
  return (
    <div className="waits">
      <p className="dim">
        {status === 'folded'
          ? t.folded
          : status === 'all-in'
            ? t.allInWait
            : waitsFor !== null && t.waitFor(waitsFor)}
      </p>
      {children}
    </div>
  );
}
