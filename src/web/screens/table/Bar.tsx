import type { PublicEvent } from '../../../engine/views/public-events.ts';
import { chips } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { HandFrame } from '../../shared/live/hand-feed.ts';
import type { RequestFrame } from '../../shared/live/line.ts';
import { Sure } from './Sure.tsx';
import { lastActs } from './seats.ts';
import { Turn } from './Turn.tsx';
import { type Act, useActing } from './useActing.ts';
import { useEarly } from './useEarly.ts';
import { useKeys } from './useKeys.ts';
import { tableWords } from './words.ts';

/** Whether my hand lies open or is mucked already. */
const settled = (told: readonly PublicEvent[], seat: number): boolean =>
  told.some(
    (each) =>
      ((each.is === 'shown' || each.is === 'mucked') && each.seat === seat) ||
      (each.is === 'tabled' && each.seats.includes(seat)),
  );

/** Whether I have acted on this street. */
const hasActed = (told: readonly PublicEvent[], seat: number): boolean =>
  ['checked', 'called', 'bet', 'raised'].includes(lastActs(told).get(seat)?.is ?? '');

/** What I may do now, or choose to do when my turn comes. */
export function Bar(props: {
  hand: HandFrame;
  told: readonly PublicEvent[];
  seat: number;
  nameOf: (seat: number) => string;
  ask: (asked: RequestFrame) => Promise<boolean>;
}) {
  const { hand, told, seat, nameOf, ask } = props;
  const { view } = hand;
  const { act, busy } = useActing(ask, hand);
  const early = useEarly(hand, seat, hasActed(told, seat), act);
  const { choices, choose } = early;
  const status = view.players.find((each) => each.seat === seat)?.status;
  const mayShow =
    view.phase === 'showdown' && status !== undefined && status !== 'folded' && !settled(told, seat);
  useKeys(
    mayShow
      ? { s: () => act('show'), m: () => act('muck') }
      : choices.length > 0 && !early.asks
        ? { f: () => choose(choices[0]!), c: () => choose(choices[1]!) }
        : {},
  );
  if (early.myTurn && early.chosen === null)
    return (
      <Turn key={`${hand.hand}/${hand.version}`} view={view} legal={view.legal!} busy={busy} act={act} />
    );
  if (mayShow) return <ShowOrMuck busy={busy} act={act} />;
  if (early.asks) return <Sure stack={early.cost} busy={busy} onYes={early.yes} onBack={early.no} />;
  if (choices.length > 0) return <EarlyChoices early={early} />;
  return <Waits status={status} waitsFor={view.toAct === null ? null : nameOf(view.toAct)} />;
}

function ShowOrMuck({ busy, act }: { busy: boolean; act: Act }) {
  const t = useWords(tableWords);
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
}

function EarlyChoices({ early }: { early: ReturnType<typeof useEarly> }) {
  const t = useWords(tableWords);
  const { choices, chosen, cost, allIn, lapsed, choose } = early;
  return (
    <fieldset className="early">
      <legend>{lapsed ? t.lapsed : t.earlySays}</legend>
      {choices.map((is) => (
        <button
          key={is}
          type="button"
          className="button"
          aria-pressed={chosen === is}
          onClick={() => choose(is)}
        >
          {is === 'call' && allIn ? `${t.callAllIn} ${chips(cost)}` : t.early[is](chips(cost))}
        </button>
      ))}
    </fieldset>
  );
}

/** Why there is nothing for me to do. */
function Waits({ status, waitsFor }: { status: string | undefined; waitsFor: string | null }) {
  const t = useWords(tableWords);
  return (
    <p className="waits dim">
      {status === 'folded'
        ? t.folded
        : status === 'all-in'
          ? t.allInWait
          : waitsFor !== null && t.waitFor(waitsFor)}
    </p>
  );
}
