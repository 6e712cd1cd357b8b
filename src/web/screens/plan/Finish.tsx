import { useWords } from '../../shared/language.ts';
import type { Planned } from '../../shared/planning/api.ts';
import { barsOf, percentInTime, wallAfter } from './times.ts';
import { planWords } from './words.ts';

const [WIDE, HIGH] = [640, 150];
/** As wide as the time under the last bar, in the larger letters of a phone. */
const LABEL = 100;

type Props = { readonly planned: Planned; readonly start: string; readonly minutes: number | null };

/** When the simulated tournaments ended, and how many of them in time if there is a time. */
export function Finish({ planned, start, minutes }: Props) {
  const t = useWords(planWords);
  const { finishes, finish } = planned;
  const { bars, width } = barsOf(finishes);
  const first = bars[0]!.from;
  const last = bars.at(-1)!.from + width;
  const end = minutes === null ? last : Math.max(minutes + width, last);
  const x = (at: number): number => ((at - first) / (end - first)) * WIDE;
  const most = Math.max(...bars.map(({ tournaments }) => tournaments));
  const wall = (at: number): string => wallAfter(start, at);
  const hours = Array.from({ length: Math.ceil(end / 30) + 1 }, (_, at) => at * 30).filter(
    (at) => x(at) >= 0 && x(at) <= WIDE - LABEL,
  );
  const every = Math.ceil(hours.length / 4);
  return (
    <section className="card finish" aria-labelledby="finish">
      <h2 id="finish" className="label">
        {t.ends}
      </h2>
      <p className="headline">
        {minutes === null ? (
          <>
            <b>{t.halfOver(wall(finish.p50))}</b>
            <span>{t.mostOver(wall(finish.p90))}</span>
          </>
        ) : (
          <>
            <b>{t.inTime(percentInTime(finishes, minutes), wall(minutes))}</b>
            <span>{t.halfOver(wall(finish.p50))}</span>
          </>
        )}
      </p>
      <svg
        viewBox={`0 -8 ${WIDE} ${HIGH + 40}`}
        role="img"
        aria-label={t.histogram(
          finishes.length,
          wall(Math.min(...finishes)),
          wall(Math.max(...finishes)),
          wall(finish.p50),
        )}
      >
        {bars.map(({ from, tournaments }) => (
          <rect
            key={from}
            className={minutes !== null && from + width > minutes ? 'after' : 'before'}
            x={x(from) + 1.5}
            width={Math.max(2, x(from + width) - x(from) - 3)}
            y={HIGH - (tournaments / most) * HIGH}
            height={(tournaments / most) * HIGH}
            rx="3"
          />
        ))}
        <path className="axis" d={`M0 ${HIGH}H${WIDE}`} />
        <path className="median" d={`M${x(finish.p50)} 0V${HIGH}`} />
        {minutes !== null && <path className="limit" d={`M${x(minutes)} -8V${HIGH}`} />}
        {hours
          .filter((_, at) => at % every === 0)
          .map((at) => (
            <text key={at} x={x(at)} y={HIGH + 26} className="number">
              {wall(at)}
            </text>
          ))}
      </svg>
    </section>
  );
}
