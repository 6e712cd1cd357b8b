import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { useReplaceBootClock } from '../../shared/boot-clock/useReplaceBootClock.ts';
import { Digits } from '../../shared/components/Digits.tsx';
import { blinds, chips, clockText } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { Line } from '../../shared/live/line.ts';
import { counted, leaving } from '../../shared/live/schedule.ts';
import { faceAt, useNow } from '../../shared/live/useLine.ts';
import { phoneWords } from './words.ts';
import './clock.css';

export function Clock({ line, view }: { line: Line; view: TournamentView }) {
  const t = useWords(phoneWords);
  useReplaceBootClock();
  const face = faceAt(view, useNow(line, view));
  const { left, running, onBreak, level, stakes, next, resumesIn } = face;
  const shown = onBreak && next !== null ? next : stakes;
  const going = leaving(view, face);
  const text = clockText(counted(face));
  const pausedFor = running || view.phase !== 'running' || resumesIn !== null ? null : view.timer.stoppedFor;
  if (view.phase === 'over')
    return (
      <header className="phone-clock">
        <h1 className="what">{view.name}</h1>
        <p className="title over">{t.over}</p>
      </header>
    );
  return (
    <header className={`phone-clock ${running ? '' : 'stopped'}`}>
      <h1 className="unseen">{view.name}</h1>
      <p className="what">
        {onBreak || resumesIn !== null ? t.pause : t.level(level)}
        {pausedFor !== null &&
          ` · ${pausedFor === 'dispute' ? t.dispute : pausedFor === 'break' && !onBreak ? t.onBreak : t.stopped}`}
      </p>
      <p className="time">
        <Digits text={text} label={t.left(text)} />
      </p>
      <p className="stakes number">
        {blinds(shown)}
        {shown.ante > 0 && <small> {t.ante(chips(shown.ante))}</small>}
      </p>
      <p className="then">
        {resumesIn !== null
          ? t.levelGoesOn(level, left === null ? null : clockText(left))
          : onBreak
            ? t.levelIsNext(level + 1)
            : next === null
              ? t.lastLevel
              : t.next(blinds(next))}
        {going !== null && ` · ${t.leaving(going)}`}
      </p>
    </header>
  );
}
