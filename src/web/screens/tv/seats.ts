/** Lines for a table's name above its seats, and the space around it. */
const HEAD = 2.4;
const LINE = 1.34;
/** The width of a seat and its stack, and of a letter of the name. */
const WIDE = 4.5;
const LETTER = 0.55;
/** Names with more letters take two lines. */
export const LONG_NAME = 18;
/** As narrow as a table gets. */
const LEAST_LETTERS = 11;

export type Grid = {
  readonly columns: number;
  /** The size of a letter as a share of the height and of the width; the smaller one counts. */
  readonly high: number;
  readonly wide: number;
};

/** Tables in as many columns as give the largest letters, whatever the names; `shape` is the width by the height. */
export function gridFor(
  tables: number,
  { lines, letters }: { readonly lines: number; readonly letters: number },
  shape: number,
): Grid {
  const width = WIDE + LETTER * Math.max(LEAST_LETTERS, Math.min(LONG_NAME, letters));
  const grids = Array.from({ length: Math.max(1, tables) }, (_, index): Grid => {
    const columns = index + 1;
    const rows = Math.ceil(tables / columns);
    return { columns, high: 100 / (rows * (lines + HEAD) * LINE), wide: 100 / (columns * width) };
  });
  const size = ({ high, wide }: Grid): number => Math.min(high, wide * shape);
  return grids.reduce((best, each) => (size(each) > size(best) ? each : best), grids[0]!);
}

/** What the names of these tables take: the lines of the longest table, and the letters of the longest name. */
export function spaceFor(tables: readonly { readonly seats: readonly { readonly name: string }[] }[]): {
  readonly lines: number;
  readonly letters: number;
} {
  const names = tables.map(({ seats }) => seats.map(({ name }) => name.length));
  return {
    lines: Math.max(1, ...names.map((here) => here.length + here.filter((long) => long > LONG_NAME).length)),
    letters: Math.max(0, ...names.flat()),
  };
}

/** Letters in a line beside the clock. */
const SIDE_LETTERS = 24;

/** The latest knockouts that fit into so many lines, names in full; always the last one. */
export function knockOutsShown<K extends { readonly name: string; readonly by: readonly string[] }>(
  latest: readonly K[],
  lines: number,
): readonly K[] {
  const linesOf = ({ name, by }: K): number => Math.ceil([name, ...by].join(' & ').length / SIDE_LETTERS);
  let left = lines;
  return latest.filter((each, at) => {
    left -= linesOf(each);
    return at === 0 || left >= 0;
  });
}
