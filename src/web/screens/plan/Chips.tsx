import { clay, short } from '../../shared/components/ChipFace.tsx';
import { chips as figure } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { Chip } from '../../shared/planning/api.ts';
import { planWords } from './words.ts';

const THICK = 6.5;
const HIGH = 20;
const WIDE = 54;
const LID = 9;

/** Chips of one value as they stand on the table, twenty high at most. */
function Stack({ count, value, color }: Chip & { color: string }) {
  const piles = Array.from({ length: Math.ceil(count / HIGH) }, (_, at) => Math.min(HIGH, count - at * HIGH));
  const [body, spot] = clay(color);
  const height = Math.min(HIGH, count) * THICK + 2 * LID + 2;
  const width = WIDE + (piles.length - 1) * (WIDE + 5);
  return (
    <svg
      className="chip-stack"
      viewBox={`0 0 ${width + 2} ${height}`}
      style={{ width: `calc(${width + 2}px * var(--chip-size))` }}
      aria-hidden="true"
    >
      {piles.map((high, pile) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: piles differ by their place alone.
        <g key={pile} transform={`translate(${1 + pile * (WIDE + 5)} ${height - LID - 1})`}>
          <ellipse cx={WIDE / 2} cy={1.5} rx={WIDE / 2 + 1} ry={LID} fill="#000" opacity="0.28" />
          {Array.from({ length: high }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: chips of a pile are alike.
            <Edge key={at} at={at} body={body} spot={spot} />
          ))}
          <Lid y={-high * THICK} body={body} spot={spot} text={short(value)} />
        </g>
      ))}
    </svg>
  );
}

/** The rim of a chip in a pile; nobody turns them all the same way. */
function Edge({ at, body, spot }: { at: number; body: string; spot: string }) {
  const y = -at * THICK;
  const band = (from: number, to: number): string => {
    const bend = (x: number): number => LID * Math.sqrt(Math.max(0, 1 - (x / (WIDE / 2) - 1) ** 2)) * 0.9;
    const [left, right] = [bend(from), bend(to)];
    return `M${from} ${y + left - THICK}L${to} ${y + right - THICK}L${to} ${y + right}L${from} ${y + left}Z`;
  };
  const turn = (at * 7) % 11;
  const half = WIDE / 2;
  return (
    <>
      <path
        d={`M0 ${y - THICK}A${half} ${LID * 0.9} 0 0 0 ${WIDE} ${y - THICK}V${y}A${half} ${LID * 0.9} 0 0 1 0 ${y}Z`}
        fill={body}
        stroke="rgb(0 0 0 / 0.38)"
        strokeWidth="0.7"
      />
      {[3, 20, 37].map((from) => (
        <path key={from} d={band(from + turn * 0.6, Math.min(WIDE - 1, from + turn * 0.6 + 7))} fill={spot} />
      ))}
    </>
  );
}

function Lid({ y, body, spot, text }: { y: number; body: string; spot: string; text: string }) {
  const [x, ry] = [WIDE / 2, LID * 0.9];
  return (
    <>
      <ellipse cx={x} cy={y} rx={x} ry={ry} fill={body} stroke="rgb(0 0 0 / 0.3)" strokeWidth="0.7" />
      <ellipse
        cx={x}
        cy={y}
        rx={x - 3.5}
        ry={ry - 1.6}
        fill="none"
        stroke={spot}
        strokeWidth="2.6"
        strokeDasharray="8 13"
      />
      <ellipse cx={x} cy={y} rx={x - 8.5} ry={ry - 3} fill="#f8f4ea" />
      <text x={x} y={y + 3.2} textAnchor="middle" className="number" fontSize="9.5">
        {text}
      </text>
    </>
  );
}

/** One player's starting stack, as it is handed out. */
export function ChipStacks({ set, colors }: { set: readonly Chip[]; colors: ReadonlyMap<number, string> }) {
  const t = useWords(planWords);
  return (
    <ul className="chip-stacks">
      {set.map(({ value, count }) => {
        const color = colors.get(value) ?? 'grey';
        return (
          <li key={value}>
            <Stack value={value} count={count} color={color} />
            <b className="number" aria-hidden="true">
              {count} × {figure(value)}
            </b>
            <span className="unseen">{t.ofEach(count, t.colors[color] ?? color, value)}</span>
            <span className="dim" aria-hidden="true">
              {t.colors[color] ?? color}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
