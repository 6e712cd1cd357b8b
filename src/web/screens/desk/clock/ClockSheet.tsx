import { Coffee, Minus, Play, Plus, RotateCcw, Scale, SkipBack, SkipForward } from 'lucide-react';
import type { ClockFace } from '../../../../engine/clock/clock.ts';
import { Sheet } from '../../../shared/components/Sheet.tsx';
import { clockText } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { Opener } from '../procedures/Tools.tsx';
import { useDesk } from '../state/desk.ts';
import { clockWords } from './words.ts';

const MINUTE_MS = 60_000;
const BREAKS = [5, 10, 15, 20];

/** Everything about time: the level, a break now, a pause for a dispute, and the end. */
export function ClockSheet({ face, onClose }: { face: ClockFace; onClose: () => void }) {
  const { view, run } = useDesk();
  const t = useWords(clockWords);
  const { left, onBreak, level, resumesIn } = face;
  const set = (by: number) => run({ type: 'clock', do: 'set', left: Math.max(0, (left ?? 0) + by) });
  const running = view.phase === 'running';
  return (
    <Sheet title={t.title} onClose={onClose}>
      {resumesIn !== null && (
        <>
          <p className="lead" role="status">
            {t.resumes(clockText(resumesIn), level)}
          </p>
          <button type="button" className="button act" onClick={() => run({ type: 'clock', do: 'start' })}>
            <Play size={18} aria-hidden="true" /> {t.resumeNow}
          </button>
        </>
      )}
      <div className="choices">
        <button type="button" className="button" disabled={left === null} onClick={() => set(-MINUTE_MS)}>
          <Minus size={18} aria-label={t.minuteLess} /> <span aria-hidden="true">{t.oneMinute}</span>
        </button>
        <button type="button" className="button" disabled={left === null} onClick={() => set(MINUTE_MS)}>
          <Plus size={18} aria-label={t.minuteMore} /> <span aria-hidden="true">{t.oneMinute}</span>
        </button>
        <button type="button" className="button" onClick={() => run({ type: 'clock', do: 'back' })}>
          <SkipBack size={18} aria-hidden="true" /> {t.levelBefore}
        </button>
        <button type="button" className="button" onClick={() => run({ type: 'clock', do: 'next' })}>
          <SkipForward size={18} aria-hidden="true" /> {t.nextLevel}
        </button>
        {running && !onBreak && left !== null && (
          <button type="button" className="button" onClick={() => run({ type: 'clock', do: 'restart' })}>
            <RotateCcw size={18} aria-hidden="true" /> {t.restart}
          </button>
        )}
        {running && (
          <button
            type="button"
            className="button"
            onClick={() => {
              onClose();
              void run({ type: 'clock', do: 'stop', why: 'dispute' });
            }}
          >
            <Scale size={18} aria-hidden="true" /> {t.dispute}
          </button>
        )}
        <Opener name="time" word="setTime" onOpen={onClose} />
        <Opener name="levels" word="setLevels" onOpen={onClose} />
      </div>
      {running && !onBreak && <BreakNow onClose={onClose} />}
      {running && view.players.left > 1 && <Opener name="end" word="endNow" onOpen={onClose} />}
    </Sheet>
  );
}

/** A break in the middle of a level; with a length, play goes on by itself. */
function BreakNow({ onClose }: { onClose: () => void }) {
  const { run, runAs } = useDesk();
  const t = useWords(clockWords);
  return (
    <fieldset className="break-now">
      <legend className="label">
        <Coffee size={16} aria-hidden="true" /> {t.breakNow}
      </legend>
      <div className="chips">
        {BREAKS.map((minutes) => (
          <button
            key={minutes}
            type="button"
            onClick={() => {
              onClose();
              void runAs(t.breakFor(minutes), { type: 'clock', do: 'break', minutes });
            }}
          >
            {t.minutes(minutes)}
          </button>
        ))}
        <button
          type="button"
          onClick={() => {
            onClose();
            void run({ type: 'clock', do: 'stop', why: 'break' });
          }}
        >
          {t.untilIStart}
        </button>
      </div>
    </fieldset>
  );
}
