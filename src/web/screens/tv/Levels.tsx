import type { CSSProperties } from 'react';
import { type ClockFace, stretches } from '../../../engine/clock/clock.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { blinds, chips, minutesText } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { tvWords } from './words.ts';
import './levels.css';

/** As many as fit beside the clock. */
const SHOWN = 3;
/** On a screen of their own. */
const MOST_LEVELS = 24;
/** A column has at least so many before there is a second one. */
const ROWS = 6;

type Stretch = ReturnType<typeof stretches>[number];
type Props = { readonly view: TournamentView; readonly face: ClockFace };

/** The next levels and breaks [blinds-schedule-displayed]. */
export function Levels({ view, face }: Props) {
  const t = useWords(tvWords);
  const all = stretches(view.timer);
  const coming = all.slice(indexOf(all, face) + 1).slice(0, SHOWN);
  if (coming.length === 0) return null;
  return (
    <section className="levels" aria-label={t.nextLevels}>
      <h3>{t.nextLevels}</h3>
      <ol>
        {coming.map((each) => (
          <Row key={`${each.kind} ${each.level}`} view={view} each={each} />
        ))}
      </ol>
    </section>
  );
}

/** The whole schedule, for a TV that shows nothing else [blinds-schedule-displayed]. */
export function AllLevels({ view, face }: Props) {
  const t = useWords(tvWords);
  const all = stretches(view.timer);
  const on = indexOf(all, face);
  const from = Math.max(0, Math.min(on, all.length - MOST_LEVELS));
  const shown = all.slice(from, from + MOST_LEVELS);
  const style = { '--rows': Math.max(ROWS, Math.ceil(shown.length / 2)) } as CSSProperties;
  return (
    <section className="levels all-levels" aria-label={t.layouts.levels}>
      <ol style={style}>
        {shown.map((each, at) => (
          <Row
            key={`${each.kind} ${each.level}`}
            view={view}
            each={each}
            when={from + at === on ? 'on' : from + at < on ? 'over' : ''}
          />
        ))}
      </ol>
    </section>
  );
}

const indexOf = (all: readonly Stretch[], { level, onBreak }: ClockFace): number =>
  all.findLastIndex((each) => each.level === level && (each.kind === 'level' || onBreak));

function Row({ view, each, when = '' }: { view: TournamentView; each: Stretch; when?: 'on' | 'over' | '' }) {
  const t = useWords(tvWords);
  const stakes = view.timer.levels[each.level - 1]!;
  return (
    <li className={when} aria-current={when === 'on' ? 'step' : undefined}>
      <span className="dim">{each.kind === 'break' ? t.pause : t.level(each.level)}</span>
      {each.kind === 'level' && (
        <b className="number">
          {blinds(stakes)}
          {stakes.ante > 0 && <small> {t.ante(chips(stakes.ante))}</small>}
        </b>
      )}
      <span className="number dim">{each.ms === null ? '∞' : minutesText(each.ms)}</span>
    </li>
  );
}
