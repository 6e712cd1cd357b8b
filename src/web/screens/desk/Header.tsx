import { Coffee, Minus, MonitorSmartphone, Pause, Play, Plus, SkipBack, SkipForward } from 'lucide-react';
import { useState } from 'react';
import { Digits } from '../../shared/components/Digits.tsx';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { blinds, chips, clockText } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { Line } from '../../shared/live/line.ts';
import { faceAt, useNow } from '../../shared/live/useLine.ts';
import { Opener } from './procedures/Tools.tsx';
import { useDesk, useMay } from './state/desk.ts';
import { deskWords } from './state/words.ts';

export function Header({ line, onDevices }: { line: Line; onDevices: () => void }) {
  const { view, run } = useDesk();
  const t = useWords(deskWords);
  const may = useMay();
  const [open, setOpen] = useState(false);
  const now = useNow(line, view);
  const face = faceAt(view, now);
  const { left, onBreak, running, level, stakes, next } = face;
  const shown = onBreak && next !== null ? next : stakes;
  const text = clockText(left);
  // Only the director connects devices.
  const devices = view.may === null && (
    <button type="button" className="button devices-button" aria-label={t.devices} onClick={onDevices}>
      <MonitorSmartphone aria-hidden="true" />
    </button>
  );
  if (view.phase === 'over')
    return (
      <header className="clock-bar">
        <h1 className="title over">{t.isOver(view.name)}</h1>
        {devices}
      </header>
    );
  return (
    <header className={`clock-bar ${running ? '' : 'stopped'}`}>
      <h1 className="unseen">{t.isDesk(view.name)}</h1>
      <button
        type="button"
        className="clock"
        disabled={!may('clock')}
        onClick={() => setOpen(true)}
        aria-label={may('clock') ? t.setClock(text) : t.left(text)}
      >
        <Digits text={text} label={t.left(text)} />
      </button>
      <div className="now">
        <p className="number">
          {blinds(shown)}
          {shown.ante > 0 && <small> {t.ante(chips(shown.ante))}</small>}
        </p>
        <p>
          {onBreak ? t.pause : t.level(level)} ·{' '}
          {!running && !onBreak && view.timer.stoppedFor === 'break' && `${t.pause} · `}
          {view.tables.length === 0
            ? t.boughtIn(view.players.entries)
            : t.playersLeft(view.players.left, view.players.entries)}
        </p>
      </div>
      {devices}
      {view.phase === 'running' && may('clock') && (
        <button
          type="button"
          className="button pause"
          aria-label={running ? t.stopClock : t.startClock}
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

const MINUTE_MS = 60_000;

function ClockSheet({ left, onClose }: { left: number | null; onClose: () => void }) {
  const { view, run } = useDesk();
  const t = useWords(deskWords);
  const set = (by: number) => run({ type: 'clock', do: 'set', left: Math.max(0, (left ?? 0) + by) });
  return (
    <Sheet title={t.theClock} onClose={onClose}>
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
        {view.phase === 'running' && view.timer.running !== null && (
          <button
            type="button"
            className="button wide"
            onClick={() => run({ type: 'clock', do: 'stop', why: 'break' })}
          >
            <Coffee size={18} aria-hidden="true" /> {t.takeBreak}
          </button>
        )}
        <Opener name="time" word="setTime" onOpen={onClose} />
        <Opener name="levels" word="setLevels" onOpen={onClose} />
      </div>
    </Sheet>
  );
}
