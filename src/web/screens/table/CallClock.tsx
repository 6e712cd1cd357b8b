import { calledClock, whenTimeIsUp } from '../../../engine/clock/decision.ts';
import { useWords } from '../../shared/language.ts';
import { useRulebook } from '../../shared/live/rulebook.ts';
import { tableWords } from './words.ts';

/** A player on whom the clock may be called, as they stand now. */
export type Slow = {
  readonly name: string;
  /** How long they still have without it. */
  readonly leftMs: () => number;
  readonly facingABet: boolean;
};

/** What calling the clock does in this tournament, before it is called [call-the-clock] [dead-hand-clock]. */
export default function CallClock(props: {
  tournament: string;
  slow: Slow;
  onCall: () => void;
  onClose: () => void;
}) {
  const { tournament, slow, onCall, onClose } = props;
  const t = useWords(tableWords);
  const { rulebook } = useRulebook(tournament);
  const rule = rulebook?.tournament.decisionClock.use;
  const seconds = rule && Math.ceil(Math.min(calledClock(rule, 0).until, slow.leftMs()) / 1000);
  return (
    <>
      <p>{seconds !== undefined && t.callClockSays(seconds, whenTimeIsUp(rule!, slow.facingABet))}</p>
      <p className="row">
        <button type="button" className="button grow" onClick={onClose}>
          {t.back}
        </button>
        <button type="button" className="button act grow" onClick={onCall}>
          {t.callClockYes}
        </button>
      </p>
    </>
  );
}
