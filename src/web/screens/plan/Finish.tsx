import { useWords } from '../../shared/language.ts';
import type { Planned } from '../../shared/planning/api.ts';
import { barsOf, percentInTime, wallAfter } from './times.ts';
import { planWords } from './words.ts';

const [WIDE, HIGH] = [640, 150];

type Props = { readonly planned: Planned; readonly start: string; readonly minutes: number };

/** When the simulated tournaments ended, and how many of them in time. */
export function Finish({ planned, start, minutes }: Props) {
  const t = useWords(planWords);
  const { finishes, finish } = planned;
  const { bars, width } = barsOf(finishes);
  const first = bars[0]!.from;
  const end = Math.max(minutes + width, bars.at(-1)!.from + width);
  const x = (at: number): number => ((at - first) / (end - first)) * WIDE;
  const most = Math.max(...bars.map(({ tournaments }) => tournaments));
  const wall = (at: number): string => wallAfter(start, at);
  const hours = Array.from({ length: Math.ceil(end / 30) + 1 }, (_, at) => at * 30).filter(
    (at) => x(at) >= 0 && x(at) <= WIDE - 30,
  );
  const every = Math.ceil(hours.length / 6);
  return (
    <section className="card finish" aria-labelledby="finish">
      <h2 id="finish" className="label">
        {t.ends}
      </h2>
      <p className="headline">
        <b>{t.inTime(percentInTime(finishes, minutes), wall(minutes))}</b>
        <span>{t.halfOver(wall(finish.p50))}</span>
      </p>
      <svg
        viewBox={`0 -8 ${WIDE} ${HIGH + 34}`}
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
            className={from + width > minutes ? 'after' : 'before'}
            x={x(from) + 1.5}
            width={Math.max(2, x(from + width) - x(from) - 3)}
            y={HIGH - (tournaments / most) * HIGH}
            height={(tournaments / most) * HIGH}
            rx="3"
          />
        ))}
        <path className="axis" d={`M0 ${HIGH}H${WIDE}`} />
        <path className="median" d={`M${x(finish.p50)} 0V${HIGH}`} />
        <path className="limit" d={`M${x(minutes)} -8V${HIGH}`} />
        {hours
          .filter((_, at) => at % every === 0)
          .map((at) => (
            <text key={at} x={x(at)} y={HIGH + 20} className="number">
              {wall(at)}
            </text>
          ))}
      </svg>
    </section>
  );
}
