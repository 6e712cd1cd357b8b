/** Room for a table's name above its seats, and the air around it, in lines. */
const HEAD = 2.4;
const LINE = 1.34;
/** A seat, a name and a stack, in the size of its letters. */
const WIDE = 10.5;

export type Grid = {
  readonly columns: number;
  /** The size of a letter as shares of the room's height and width; the smaller counts. */
  readonly high: number;
  readonly wide: number;
};

/** Tables side by side, in as many columns as give the largest letters; `shape` is the room's width by its height. */
export function gridFor(tables: number, seats: number, shape: number): Grid {
  const grids = Array.from({ length: Math.max(1, tables) }, (_, index): Grid => {
    const columns = index + 1;
    const rows = Math.ceil(tables / columns);
    return { columns, high: 100 / (rows * (seats + HEAD) * LINE), wide: 100 / (columns * WIDE) };
  });
  const size = ({ high, wide }: Grid): number => Math.min(high, wide * shape);
  return grids.reduce((best, each) => (size(each) > size(best) ? each : best), grids[0]!);
}
