import { stretches } from '../../../engine/clock/clock.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { blinds, chips, minutesText } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { tvWords } from './words.ts';

/** As many as fit beside the clock. */
const SHOWN = 3;

/** The levels and breaks to come [blinds-schedule-displayed]. */
export function Levels({ view, level, onBreak }: { view: TournamentView; level: number; onBreak: boolean }) {
  const t = useWords(tvWords);
  const coming = stretches(view.timer)
    .filter((each) => each.level > level || (each.kind === 'break' && each.level === level && !onBreak))
    .slice(0, SHOWN);
  if (coming.length === 0) return null;
  return (
    <section className="levels" aria-label={t.nextLevels}>
      <h3>{t.nextLevels}</h3>
      <ol>
        {coming.map((each) => {
          const stakes = view.timer.levels[each.level - 1]!;
          return (
            <li key={`${each.kind} ${each.level}`}>
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
        })}
      </ol>
    </section>
  );
}
