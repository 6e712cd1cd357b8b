import { useState } from 'react';
import type { AfterTournament } from '../../../protocol/after.ts';
import { chips, wallTime } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { gridLines, strokes } from './graph.ts';
import { resultsWords } from './words.ts';

const [WIDTH, HEIGHT] = [480, 280];
const [LEFT, RIGHT, TOP, BOTTOM] = [48, 8, 10, 26];

type Graph = AfterTournament['chips'];
type ChipLine = Graph['lines'][number];

/** Everyone's chips over time: solid where known, dashed where nobody counted. */
export function ChipGraph({ graph, places }: { graph: Graph; places: AfterTournament['results'] }) {
  const t = useWords(resultsWords);
  const [followed, setFollowed] = useState<string | null>(null);
  const rank = (player: string): number => places.findIndex((each) => each.player === player);
  const lines = graph.lines
    .filter(({ points }) => points.length > 1)
    .sort((a, b) => rank(b.player) - rank(a.player));
  // The top three are drawn in color, or the player who is followed.
  const tone = (player: string): string => {
    if (followed !== null) return player === followed ? 'tone-1' : 'faint';
    return rank(player) < 3 ? `tone-${rank(player) + 1}` : 'faint';
  };
  return (
    <section className="card chips" aria-labelledby="chips">
      <h2 id="chips" className="title">
        {t.chips}
      </h2>
      {lines.length === 0 ? (
        <p className="dim">{t.noChips}</p>
      ) : (
        <>
          <p className="dim">{graph.complete ? t.complete : t.partly}</p>
          <Chart graph={graph} lines={lines} tone={tone} />
          <fieldset className="names">
            <legend className="unseen">{t.follow}</legend>
            <button type="button" aria-pressed={followed === null} onClick={() => setFollowed(null)}>
              {t.allChips}
            </button>
            {[...lines].reverse().map(({ player, name }) => (
              <button
                key={player}
                type="button"
                className={tone(player)}
                aria-pressed={followed === player}
                onClick={() => setFollowed(player)}
              >
                {name}
              </button>
            ))}
          </fieldset>
        </>
      )}
    </section>
  );
}

/** The lines over a grid of stacks and times; later lines lie on top. */
function Chart(props: { graph: Graph; lines: readonly ChipLine[]; tone: (player: string) => string }) {
  const { graph, lines, tone } = props;
  const t = useWords(resultsWords);
  const most = Math.max(1, ...lines.flatMap(({ points }) => points.map(({ stack }) => stack)));
  const grid = gridLines(most);
  const top = grid.at(-1)!;
  const x = (at: number): number =>
    LEFT + ((at - graph.from) / Math.max(1, graph.to - graph.from)) * (WIDTH - LEFT - RIGHT);
  const y = (stack: number): number => HEIGHT - BOTTOM - (stack / top) * (HEIGHT - TOP - BOTTOM);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t.chips}>
      {grid.map((stack) => (
        <g key={stack} className="grid">
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(stack)} y2={y(stack)} />
          <text x={LEFT - 8} y={y(stack) + 4} textAnchor="end">
            {chips(stack)}
          </text>
        </g>
      ))}
      {[graph.from, (graph.from + graph.to) / 2, graph.to].map((at, index) => (
        <text
          key={at}
          className="time"
          x={x(at)}
          y={HEIGHT - 6}
          textAnchor={['start', 'middle', 'end'][index] as 'start'}
        >
          {wallTime(at)}
        </text>
      ))}
      {lines.map(({ player, points }) => (
        <g key={player} className={`line ${tone(player)}`}>
          {strokes(points).map(({ from, to, sure }) => (
            <path
              key={`${from.at} ${to.at} ${to.stack}`}
              className={sure ? '' : 'unsure'}
              d={
                sure
                  ? `M${x(from.at)} ${y(from.stack)}H${x(to.at)}V${y(to.stack)}`
                  : `M${x(from.at)} ${y(from.stack)}L${x(to.at)} ${y(to.stack)}`
              }
            />
          ))}
          {!graph.complete &&
            points.map(({ at, stack }) => <circle key={`${at} ${stack}`} cx={x(at)} cy={y(stack)} r={4} />)}
        </g>
      ))}
    </svg>
  );
}
