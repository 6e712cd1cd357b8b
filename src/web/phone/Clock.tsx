import type { NightView } from '../../engine/views/night-view.ts';
import { blinds, chips, clockText } from '../format.ts';
import type { Line } from '../live/line.ts';
import { leaving } from '../live/schedule.ts';
import { faceAt, useNow } from '../live/useLine.ts';
import { Digits } from '../parts/Digits.tsx';

export function Clock({ line, view }: { line: Line; view: NightView }) {
  const face = faceAt(view, useNow(line, view));
  const { left, running, onBreak, level, stakes, next } = face;
  const shown = onBreak && next !== null ? next : stakes;
  const going = leaving(view, face);
  const text = clockText(left);
  if (view.phase === 'over')
    return (
      <header className="phone-clock">
        <h1 className="what">{view.name}</h1>
        <p className="title over">The night is over</p>
      </header>
    );
  return (
    <header className={`phone-clock ${running ? '' : 'stopped'}`}>
      <h1 className="unseen">{view.name}</h1>
      <p className="what">
        {onBreak ? 'Break' : `Level ${level}`}
        {!running && view.phase === 'running' && ' · stopped'}
      </p>
      <p className="time">
        <Digits text={text} label={`${text} left`} />
      </p>
      <p className="stakes number">
        {blinds(shown)}
        {shown.ante > 0 && <small> ante {chips(shown.ante)}</small>}
      </p>
      <p className="then">
        {onBreak ? `Level ${level + 1} is next` : next === null ? 'The last level' : `Next ${blinds(next)}`}
        {going !== null && ` · the ${going}s leave`}
      </p>
    </header>
  );
}
