import type { Clock, ClockFace } from '../../../engine/clock/clock.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { Digits } from '../../shared/components/Digits.tsx';
import { blinds, chips, clockText } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { counted, leaving, passed } from '../../shared/live/schedule.ts';
import { isLastMinute } from './Alarm.tsx';
import { type TvWords, tvWords } from './words.ts';

function heading(face: ClockFace, stoppedFor: Clock['stoppedFor'], t: TvWords): string {
  const { onBreak, running, level, resumesIn } = face;
  const stretch = onBreak || resumesIn !== null ? t.pause : t.level(level);
  if (running || resumesIn !== null) return stretch;
  if (stoppedFor === 'dispute') return `${stretch} · ${t.dispute}`;
  return `${stretch} · ${stoppedFor === 'break' && !onBreak ? t.onBreak : t.clockStopped}`;
}

function comesNext({ onBreak, level, next, left, resumesIn }: ClockFace, t: TvWords): string {
  if (resumesIn !== null) return t.levelGoesOn(level, left === null ? null : clockText(left));
  if (onBreak) return t.levelIsNext(level + 1);
  if (next === null) return t.lastLevel;
  return `${t.next(blinds(next))}${next.ante > 0 ? `, ${t.ante(chips(next.ante))}` : ''}`;
}

/** The middle of the screen: the level, its time, the blinds and what comes next. */
export function Center({ view, face }: { view: TournamentView; face: ClockFace }) {
  const t = useWords(tvWords);
  const { stakes, next, left, onBreak } = face;
  const shown = onBreak && next !== null ? next : stakes;
  const going = leaving(view, face);
  const now = left === null ? 0 : passed(view.timer, face, (view.timer.running?.endsAt ?? 0) - left);
  const text = clockText(counted(face));
  return (
    <section
      className={`center ${face.running ? '' : 'stopped'} ${isLastMinute(face) ? 'last-minute' : ''}`}
      aria-label={t.clock}
    >
      <h2 className="level">{heading(face, view.timer.stoppedFor, t)}</h2>
      <div className={`time ${text.length > 5 ? 'long' : ''}`}>
        <Digits text={text} label={left === null ? t.noLimit : t.left(text)} />
      </div>
      <p className="blinds number">
        {blinds(shown)}
        {shown.ante > 0 && <span className="ante">{t.ante(chips(shown.ante))}</span>}
      </p>
      <p className="next">
        {comesNext(face, t)}
        {going !== null && ` · ${t.leaving(going)}`}
      </p>
      <div className="bar" aria-hidden="true">
        <i style={{ transform: `scaleX(${now})` }} />
      </div>
    </section>
  );
}
