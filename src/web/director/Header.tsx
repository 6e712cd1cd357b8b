import { Minus, Pause, Play, Plus, SkipBack, SkipForward } from 'lucide-react';
import { useState } from 'react';
import { blinds, chips, clockText } from '../format.ts';
import type { Line } from '../live/line.ts';
import { faceAt, useNow } from '../live/useLine.ts';
import { Digits } from '../parts/Digits.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { useDesk } from './desk.ts';
import { Opener } from './procedures/Tools.tsx';

export function Header({ line }: { line: Line }) {
  const { view, run } = useDesk();
  const [open, setOpen] = useState(false);
  const now = useNow(line, view);
  const face = faceAt(view, now);
  const { left, onBreak, running, level, stakes, next } = face;
  const shown = onBreak && next !== null ? next : stakes;
  const text = clockText(left);
  if (view.phase === 'over')
    return (
      <header className="clock-bar">
        <h1 className="title over">{view.name}: the night is over</h1>
      </header>
    );
  return (
    <header className={`clock-bar ${running ? '' : 'stopped'}`}>
      <h1 className="unseen">{view.name}: the director’s desk</h1>
      <button
        type="button"
        className="clock"
        onClick={() => setOpen(true)}
        aria-label={`Clock: ${text} left. Set it`}
      >
        <Digits text={text} label={`${text} left`} />
      </button>
      <div className="now">
        <p className="number">
          {blinds(shown)}
          {shown.ante > 0 && <small> ante {chips(shown.ante)}</small>}
        </p>
        <p>
          {onBreak ? 'break' : `level ${level}`} ·{' '}
          {view.tables.length === 0
            ? `${view.players.entries} bought in`
            : `${view.players.left} of ${view.players.entries} left`}
        </p>
      </div>
      {view.phase === 'running' && (
        <button
          type="button"
          className="button pause"
          aria-label={running ? 'Stop the clock' : 'Start the clock'}
          onClick={() =>
            run(running ? { type: 'clock', do: 'stop', why: 'dispute' } : { type: 'clock', do: 'start' })
          }
        >
          {running ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </button>
      )}
      {open && <ClockSheet left={left} onClose={() => setOpen(false)} />}
    </header>
  );
}

const MINUTE = 60_000;

function ClockSheet({ left, onClose }: { left: number | null; onClose: () => void }) {
  const { run } = useDesk();
  const set = (by: number) => run({ type: 'clock', do: 'set', left: Math.max(0, (left ?? 0) + by) });
  return (
    <Sheet title="The clock" onClose={onClose}>
      <div className="choices">
        <button type="button" className="button" disabled={left === null} onClick={() => set(-MINUTE)}>
          <Minus size={18} aria-hidden="true" /> One minute
        </button>
        <button type="button" className="button" disabled={left === null} onClick={() => set(MINUTE)}>
          <Plus size={18} aria-hidden="true" /> One minute
        </button>
        <button type="button" className="button" onClick={() => run({ type: 'clock', do: 'back' })}>
          <SkipBack size={18} aria-hidden="true" /> Level before
        </button>
        <button type="button" className="button" onClick={() => run({ type: 'clock', do: 'next' })}>
          <SkipForward size={18} aria-hidden="true" /> Next level
        </button>
        <Opener name="time" word="setTime" onOpen={onClose} />
        <Opener name="levels" word="setLevels" onOpen={onClose} />
      </div>
    </Sheet>
  );
}
