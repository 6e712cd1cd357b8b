import { colorUps } from '../../../engine/chips/denominations.ts';
import type { Break, Level } from '../../../engine/choices/tournament-choices.ts';
import { stretches } from '../../../engine/clock/clock.ts';
import { currencyOf } from '../../../engine/money/currency.ts';
import { chips, money } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { minutesOfDay, timeOfDay } from '../../shared/planning/days.ts';
import type { Matter } from './Paper.tsx';
import { Head, spacing } from './Sheet.tsx';
import { paperWords } from './words.ts';

const DAY = 24 * 60;

/** The time of day where the invitation says when it starts, or hours and minutes since the first deal: 0:00, 2:40. */
const startsAt = (ms: number, first: number | null): string => {
  const minutes = Math.round(ms / 60_000);
  if (first !== null) return timeOfDay((first + minutes) % DAY);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

export function Schedule({ matter }: { matter: Matter }) {
  const t = useWords(paperWords);
  const { rulebook, tournament } = matter;
  const levels = tournament?.view.timer.levels ?? rulebook.tournament.levels.use;
  const breaks = tournament?.view.timer.breaks ?? rulebook.tournament.breaks.use;
  const values = rulebook.tournament.chips.use.map(({ value }) => value);
  const time = tournament?.when?.split('T')[1];
  const first = time === undefined ? null : minutesOfDay(time);
  return (
    <>
      <Head matter={matter} title={t.sheets.schedule.title}>
        <dl className="facts">
          <div>
            <dt>{t.stack}</dt>
            <dd className="number">{chips(rulebook.tournament.startingStack.use)}</dd>
          </div>
          <div>
            <dt>{t.buyIn}</dt>
            <dd className="number">{money(rulebook.tournament.buyIn.use, currencyOf(rulebook))}</dd>
          </div>
        </dl>
      </Head>
      <Levels levels={levels} breaks={breaks} ups={colorUps(values, levels)} first={first} />
      <p className="foot">{first === null ? t.startAt : t.firstHandAt(timeOfDay(first))}</p>
    </>
  );
}

type LevelsProps = {
  readonly levels: readonly Level[];
  readonly breaks: readonly Break[];
  readonly ups: ReturnType<typeof colorUps>;
  /** Minutes since midnight at which the first hand is dealt; null where nobody knows. */
  readonly first: number | null;
};

/** Levels, breaks and color-ups in their order, each with the time it starts. */
function Levels({ levels, breaks, ups, first }: LevelsProps) {
  const t = useWords(paperWords);
  const antes = levels.some(({ ante }) => ante > 0);
  const columns = [t.small, t.big, ...(antes ? [t.ante] : []), t.minutes, t.starts];
  const rows = stretches({ levels, breaks });
  let passed: number | null = 0;
  const timed = rows.map((row) => {
    const starts = passed === null ? '' : startsAt(passed, first);
    passed = passed === null || row.ms === null ? null : passed + row.ms;
    return { row, starts };
  });
  return (
    <table className={`list-of levels ${spacing(rows.length + ups.length)}`}>
      <thead>
        <tr>
          <th scope="col">{t.level}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className="figures">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {timed.map(({ row, starts }) => {
          if (row.kind === 'break')
            return (
              <tr key={`break ${row.level}`} className="pause">
                <th scope="row" colSpan={columns.length}>
                  {t.breakOf(row.ms / 60_000)}
                </th>
                <td className="number">{starts}</td>
              </tr>
            );
          const { small, big, ante } = levels[row.level - 1]!;
          return [
            ...ups
              .filter(({ beforeLevel }) => beforeLevel === row.level)
              .map(({ chip, into }) => (
                <tr key={`chips ${chip}`} className="chips-go">
                  <th scope="row" colSpan={columns.length + 1}>
                    {t.leave(chips(chip), chips(into))}
                  </th>
                </tr>
              )),
            <tr key={row.level}>
              <th scope="row" className="number">
                {row.level}
              </th>
              <td className="number">{chips(small)}</td>
              <td className="number">{chips(big)}</td>
              {antes && <td className="number">{ante === 0 ? '–' : chips(ante)}</td>}
              <td className="number">{row.ms === null ? t.untilTheEnd : row.ms / 60_000}</td>
              <td className="number">{starts}</td>
            </tr>,
          ];
        })}
      </tbody>
    </table>
  );
}
