import { Menu as MenuIcon, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Digits } from '../../shared/components/Digits.tsx';
import { blinds, capital, chips, clockText } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { Line } from '../../shared/live/line.ts';
import { counted } from '../../shared/live/schedule.ts';
import { faceAt, useNow } from '../../shared/live/useLine.ts';
import { ClockSheet } from './clock/ClockSheet.tsx';
import { Menu } from './Menu.tsx';
import { menuWords } from './menu-words.ts';
import { useDesk, useMay } from './state/desk.ts';
import { deskWords } from './state/words.ts';

/** The tournament's name, its clock, and the way to everything that is not on a tab. */
export function Header({ line, onDevices }: { line: Line; onDevices: () => void }) {
  const { view, run } = useDesk();
  const t = useWords(deskWords);
  const { menu } = useWords(menuWords);
  const may = useMay();
  const [open, setOpen] = useState<'clock' | 'menu' | null>(null);
  const face = faceAt(view, useNow(line, view));
  const close = (): void => setOpen(null);
  const { onBreak, running, level, stakes, next, resumesIn } = face;
  const shown = onBreak && next !== null ? next : stakes;
  const text = clockText(counted(face));
  const more = (
    <>
      <button
        type="button"
        className="button desk-menu-button"
        aria-label={menu}
        aria-haspopup="dialog"
        onClick={() => setOpen('menu')}
      >
        <MenuIcon aria-hidden="true" />
      </button>
      {open === 'menu' && <Menu onDevices={onDevices} onClose={close} />}
    </>
  );
  if (view.phase === 'over')
    return (
      <header className="clock-bar">
        <h1 className="title over">{t.isOver(view.name)}</h1>
        {more}
      </header>
    );
  const pausedFor = running || resumesIn !== null ? null : view.timer.stoppedFor;
  const stretch = onBreak || resumesIn !== null ? t.pause : t.level(level);
  const left =
    view.tables.length === 0
      ? t.boughtIn(view.players.entries)
      : t.playersLeft(view.players.left, view.players.entries);
  return (
    <header className={`clock-bar ${running || resumesIn !== null ? '' : 'stopped'}`}>
      <div className="name-row">
        <h1>
          {view.name}
          <span className="unseen">: {t.desk}</span>
        </h1>
        <p>{left}</p>
      </div>
      <button
        type="button"
        className="clock"
        disabled={!may('clock')}
        onClick={() => setOpen('clock')}
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
          {capital(
            [
              stretch,
              ...(pausedFor === 'break' && !onBreak ? [t.pause] : pausedFor === 'dispute' ? [t.dispute] : []),
            ].join(' · '),
          )}
        </p>
      </div>
      {more}
      {view.phase === 'running' && may('clock') && (
        <button
          type="button"
          className="button pause"
          aria-label={running ? t.stopClock : t.startClock}
          onClick={() =>
            run(running ? { type: 'clock', do: 'stop', why: 'pause' } : { type: 'clock', do: 'start' })
          }
        >
          {running ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </button>
      )}
      {open === 'clock' && <ClockSheet face={face} onClose={close} />}
    </header>
  );
}
