/** Lines for a table's name above its seats, and the space around it. */
const HEAD = 2.4;
const LINE = 1.34;
/** The width of a seat, name and stack, in letters. */
const WIDE = 10.5;

export type Grid = {
  readonly columns: number;
  /** The size of a letter as a share of the height and of the width; the smaller one counts. */
  readonly high: number;
  readonly wide: number;
};

/** Tables in as many columns as give the largest letters; `shape` is the width by the height. */
export function gridFor(tables: number, seats: number, shape: number): Grid {
  const grids = Array.from({ length: Math.max(1, tables) }, (_, index): Grid => {
    const columns = index + 1;
    const rows = Math.ceil(tables / columns);
    return { columns, high: 100 / (rows * (seats + HEAD) * LINE), wide: 100 / (columns * WIDE) };
  });
  const size = ({ high, wide }: Grid): number => Math.min(high, wide * shape);
  return grids.reduce((best, each) => (size(each) > size(best) ? each : best), grids[0]!);
}
