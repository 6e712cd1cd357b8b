import type { ClockFace } from '../../engine/clock/clock.ts';
import type { NightView } from '../../engine/views/night-view.ts';
import { blinds, chips, clockText } from '../format.ts';
import { leaving, passed } from '../live/schedule.ts';
import { Digits } from '../parts/Digits.tsx';

function heading({ onBreak, running, level }: ClockFace): string {
  if (onBreak) return running ? 'Break' : 'Break · clock stopped';
  return running ? `Level ${level}` : `Level ${level} · clock stopped`;
}

/** The middle of the screen: the level, its time, what it costs and what comes. */
export function Centre({ view, face }: { view: NightView; face: ClockFace }) {
  const { stakes, next, left, onBreak, level } = face;
  const shown = onBreak && next !== null ? next : stakes;
  const going = leaving(view, face);
  const now = left === null ? 0 : passed(view.timer, face, (view.timer.running?.endsAt ?? 0) - left);
  const text = clockText(left);
  return (
    <section className={`centre ${face.running ? '' : 'stopped'}`} aria-label="Clock">
      <h2 className="level">{heading(face)}</h2>
      <div className={`time ${text.length > 5 ? 'long' : ''}`}>
        <Digits text={text} label={left === null ? 'no time limit' : `${text} left`} />
      </div>
      <p className="blinds number">
        {blinds(shown)}
        {shown.ante > 0 && <span className="ante">ante {chips(shown.ante)}</span>}
      </p>
      <p className="next">
        {onBreak
          ? `Level ${level + 1} is next`
          : next === null
            ? 'The last level: it goes on without end'
            : `Next ${blinds(next)}${next.ante > 0 ? `, ante ${chips(next.ante)}` : ''}`}
        {going !== null && ` · the ${going}s leave the game`}
      </p>
      <div className="bar" aria-hidden="true">
        <i style={{ transform: `scaleX(${now})` }} />
      </div>
    </section>
  );
}
