import { expect, test } from 'vitest';
import { rulebooks } from '../../rulebooks/index.ts';
import { Twin, type TwinFigures } from '../../testing/twin.ts';

/** `npm run twins` plays many more. */
const ROUNDS = Number(process.env.RIFFLE_TWINS ?? 30);
const FROM = Number(process.env.RIFFLE_SEED ?? 1);

const seedOf = (number: number): string => number.toString(16).padStart(64, '0');
const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

test.each(rulebooks.map(({ id }) => id))(
  'at %s, a night told late and in part comes to the decisions of the night in which every hand is tapped in',
  (rulebook) => {
    const figures: TwinFigures[] = [];
    for (let seed = FROM; seed < FROM + ROUNDS; seed++) {
      const players = 6 + (seed % 25);
      try {
        figures.push(new Twin(rulebook, players, seedOf(seed)).play());
      } catch (error) {
        throw new Error(`${rulebook}, seed ${seed}, ${players} players: ${(error as Error).message}`, {
          cause: error,
        });
      }
    }
    const sum = (of: (each: TwinFigures) => number): number =>
      figures.reduce((all, each) => all + of(each), 0);
    console.info(
      `${rulebook}: ${figures.length} nights, ${sum(({ hands }) => hands)} hands, ${sum(({ busts }) => busts)} busts; ` +
        `a night takes ${median(figures.map(({ taps }) => taps))} taps and ${median(figures.map(({ questions }) => questions))} questions`,
    );
    expect(figures.length).toBe(ROUNDS);
  },
  3_600_000,
);

test('[balance-same-position] [rebuy-window] 24 players at three tables: at most 130 taps, and the median bust takes two', () => {
  const figures = Array.from({ length: Math.max(12, Math.ceil(ROUNDS / 10)) }, (_, at) =>
    new Twin('homepokertourney', 24, seedOf(FROM + 1000 + at)).play(),
  );
  const taps = figures.map((each) => each.taps);
  console.info(
    `24 players at three tables, ${taps.length} nights: ${median(taps)} taps, at worst ${Math.max(...taps)}`,
  );
  expect(Math.max(...taps)).toBeLessThanOrEqual(130);
  expect(median(figures.flatMap(({ bustTaps }) => bustTaps))).toBe(2);
});
