/** A point on the felt, in per cent of its width and height. */
export type Spot = { readonly x: number; readonly y: number };

/** Where the pot lies and chips are gathered to. */
export const potSpot = (wide: boolean): Spot => ({ x: 50, y: wide ? 30 : 35 });

/** Where cards are dealt from: the middle of the board. */
export const deckSpot = (): Spot => ({ x: 50, y: 46 });

/** On its side the felt is an oval, and seats go round it by angles, with room for who sits at the bottom. */
function onOval(at: number, of: number, radius: Spot): Spot {
  const others = of - 1;
  const first = Math.max(360 / of, 46);
  const degrees =
    at === 0 ? 90 : others === 1 ? 270 : 90 + first + ((360 - 2 * first) * (at - 1)) / (others - 1);
  const angle = (degrees * Math.PI) / 180;
  const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.82;
  return { x: 50 + radius.x * bent(Math.cos(angle)), y: 47 + radius.y * bent(Math.sin(angle)) };
}

/** On a phone: so many at each side, so many across the top. */
const UPRIGHT: readonly (readonly [sides: number, top: number])[] = [
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
];
/** From the bottom up. */
const SIDES: readonly (readonly number[])[] = [[], [36], [65, 33], [77, 55, 33]];
const TOPS: readonly (readonly number[])[] = [[], [50], [29, 71], [20, 50, 80]];
const EDGE = 12;
const TOP = 13;

function onPhone(at: number, of: number): { readonly seat: Spot; readonly bet: Spot } {
  if (at === 0) return { seat: { x: 50, y: 88 }, bet: { x: 50, y: 68 } };
  const [sides, top] = UPRIGHT[of - 1]!;
  const bySide = (left: boolean, height: number) => {
    const y = SIDES[sides]![height]!;
    const out = left ? 1 : -1;
    const seat = { x: 50 - out * (50 - EDGE), y };
    // Chips lie beside the plate; where the board is there is no room, and beside my own cards little.
    const besideBoard = y > 38 && y < 62;
    const bet = besideBoard ? { x: 13, y: 9.5 } : y > 70 ? { x: 16, y: -7 } : { x: 19, y: 0 };
    return { seat, bet: { x: seat.x + out * bet.x, y: y + bet.y } };
  };
  if (at <= sides) return bySide(true, at - 1);
  if (at > sides + top) return bySide(false, of - 1 - at);
  const x = TOPS[top]![at - sides - 1]!;
  return { seat: { x, y: TOP }, bet: { x: 50 + (x - 50) * 0.85, y: TOP + 10.5 } };
}

/** Where a seat is, counted clockwise from the bottom. */
export const seatSpot = (at: number, of: number, wide: boolean): Spot =>
  wide ? onOval(at, of, { x: 43, y: 35 }) : onPhone(at, of).seat;

/** In front of the player, towards the middle, and never on the board. */
export function betSpot(at: number, of: number, wide: boolean): Spot {
  if (!wide) return onPhone(at, of).bet;
  const spot = onOval(at, of, { x: 30, y: 21 });
  return at === 0 ? { x: 50, y: 66 } : spot;
}

/** The seats clockwise from the one at the bottom: mine, or the first. */
export function aroundFrom(seats: readonly number[], mine: number | null): number[] {
  const sorted = [...seats].sort((a, b) => a - b);
  const from = Math.max(0, mine === null ? 0 : sorted.indexOf(mine));
  return [...sorted.slice(from), ...sorted.slice(0, from)];
}
