/** A point on the felt, in percent of its width and height. */
export type Spot = { readonly x: number; readonly y: number };

/** How the felt lies: upright on a phone, flat where there is little height, wide where there is room. */
export type Shape = 'upright' | 'lying' | 'wide';

/** Chips and plates keep their size, so an oval needs some height. */
const TALL = 360;
export const shapeOf = (width: number, height: number): Shape =>
  width <= height * 1.3 ? 'upright' : height < TALL ? 'lying' : 'wide';

/** Where the pot is, and where bets are pulled to. */
export const potSpot = (shape: Shape): Spot => ({ x: 50, y: { upright: 36.5, lying: 34, wide: 33 }[shape] });

/** Where cards are dealt from: the middle of the board. */
export const deckSpot = (): Spot => ({ x: 50, y: 46 });

/** Where there is room the felt is an oval with seats around it by angle, and space for the seat at the bottom. */
function onOval(at: number, of: number, radius: Spot): Spot {
  const others = of - 1;
  const first = Math.max(360 / of, 46);
  const degrees =
    at === 0 ? 90 : others === 1 ? 270 : 90 + first + ((360 - 2 * first) * (at - 1)) / (others - 1);
  const angle = (degrees * Math.PI) / 180;
  const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.82;
  return { x: 50 + radius.x * bent(Math.cos(angle)), y: 47 + radius.y * bent(Math.sin(angle)) };
}

type Side = { readonly y: number; readonly bet: Spot };
/** Seats in rows: some at each side, from the bottom up, and some across the top; bets lie toward the middle. */
type Rows = {
  /** By the number of seats in the row. */
  readonly split: readonly (readonly [sides: number, top: number])[];
  readonly sides: readonly (readonly Side[])[];
  readonly tops: readonly (readonly number[])[];
  readonly edge: number;
  readonly top: number;
  /** How far down the chips of the top row lie, and how much nearer to the middle than their seats. */
  readonly topBet: number;
  readonly nearer: number;
  readonly myBet: number;
};

const side = (y: number, x: number, betY: number): Side => ({ y, bet: { x, y: betY } });
const ROWS: Readonly<Record<Exclude<Shape, 'wide'>, Rows>> = {
  upright: {
    split: [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
      [2, 3],
      [3, 2],
      [3, 3],
    ],
    sides: [
      [],
      [side(34, 34, 31)],
      [side(65, 34, 58), side(34, 34, 31.5)],
      [side(82, 31.5, 64.5), side(57.5, 34, 58.5), side(34, 34, 31.5)],
    ],
    tops: [[], [50], [31.5, 68.5], [20, 50, 80]],
    edge: 12,
    top: 11.5,
    topBet: 24.5,
    nearer: 0.585,
    myBet: 63.5,
  },
  lying: {
    split: [
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 3],
      [2, 4],
      [2, 5],
    ],
    sides: [[], [side(52, 26.5, 51)], [side(76, 26.5, 74), side(44, 26.5, 44)]],
    tops: [[], [50], [34, 66], [24, 50, 76], [16, 38.7, 61.3, 84], [11, 30.5, 50, 69.5, 89]],
    edge: 11,
    top: 13,
    topBet: 27.3,
    nearer: 1,
    myBet: 57.5,
  },
};

function inRows(at: number, of: number, rows: Rows): { readonly seat: Spot; readonly bet: Spot } {
  // Spectators see a hand named below this plate, too.
  if (at === 0) return { seat: { x: 50, y: 84 }, bet: { x: 50, y: rows.myBet } };
  const [sides, top] = rows.split[of - 1]!;
  const bySide = (left: boolean, height: number) => {
    const { y, bet } = rows.sides[sides]![height]!;
    const from = (x: number): number => (left ? x : 100 - x);
    return { seat: { x: from(rows.edge), y }, bet: { x: from(bet.x), y: bet.y } };
  };
  if (at <= sides) return bySide(true, at - 1);
  if (at > sides + top) return bySide(false, of - 1 - at);
  const x = rows.tops[top]![at - sides - 1]!;
  return { seat: { x, y: rows.top }, bet: { x: 50 + (x - 50) * rows.nearer, y: rows.topBet } };
}

/** Where a seat is, counted clockwise from the bottom. */
export const seatSpot = (at: number, of: number, shape: Shape): Spot =>
  shape === 'wide' ? onOval(at, of, { x: 43, y: 35 }) : inRows(at, of, ROWS[shape]).seat;

/** In front of the player, toward the middle, and never on the board. */
export function betSpot(at: number, of: number, shape: Shape): Spot {
  if (shape !== 'wide') return inRows(at, of, ROWS[shape]).bet;
  const spot = onOval(at, of, { x: 30, y: 21 });
  return at === 0 ? { x: 50, y: 64 } : spot;
}

/** The seats clockwise from the one at the bottom: mine, or the first. */
export function aroundFrom(seats: readonly number[], mine: number | null): number[] {
  const sorted = [...seats].sort((a, b) => a - b);
  const from = Math.max(0, mine === null ? 0 : sorted.indexOf(mine));
  return [...sorted.slice(from), ...sorted.slice(0, from)];
}
