/** A point on the felt, in per cent of its width and height. */
export type Spot = { readonly x: number; readonly y: number };

/** How the felt lies: upright on a phone, on its side on a laptop. */
type Shape = {
  readonly middle: Spot;
  readonly seat: Spot;
  readonly bet: Spot;
  /** The most the ends of the arc come towards whoever sits at the bottom, in degrees from there. */
  readonly gap: number;
  /** Below 1 the oval has corners, so that plates use the width of a phone. */
  readonly bend: number;
};

const UPRIGHT: Shape = {
  middle: { x: 50, y: 46 },
  seat: { x: 38.5, y: 39.5 },
  bet: { x: 25, y: 26 },
  gap: 50,
  bend: 0.62,
};
const WIDE: Shape = {
  middle: { x: 50, y: 47 },
  seat: { x: 43, y: 39 },
  bet: { x: 29, y: 23.5 },
  gap: 44,
  bend: 0.8,
};

/** Where the pot lies and chips are gathered to. */
export const potSpot = (wide: boolean): Spot => ({ x: 50, y: wide ? 31 : 34 });

/** Where cards are dealt from. */
export const deckSpot = (wide: boolean): Spot => (wide ? WIDE : UPRIGHT).middle;

/** Clockwise from the bottom, 0 being there: the angle of a seat among so many, with room for the one at the bottom. */
export function angleOf(at: number, of: number, gap: number): number {
  if (at === 0) return 90;
  const others = of - 1;
  if (others === 1) return 270;
  const first = Math.max(360 / of, gap);
  return 90 + first + ((360 - 2 * first) * (at - 1)) / (others - 1);
}

const on = (shape: Shape, radius: Spot, at: number, of: number): Spot => {
  const angle = (angleOf(at, of, shape.gap) * Math.PI) / 180;
  const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** shape.bend;
  return {
    x: shape.middle.x + radius.x * bent(Math.cos(angle)),
    y: shape.middle.y + radius.y * bent(Math.sin(angle)),
  };
};

/** Where a seat is, counted clockwise from the bottom. */
export function seatSpot(at: number, of: number, wide: boolean): Spot {
  const shape = wide ? WIDE : UPRIGHT;
  return on(shape, shape.seat, at, of);
}

/** In front of the player, towards the middle, and never on the board. */
export function betSpot(at: number, of: number, wide: boolean): Spot {
  const shape = wide ? WIDE : UPRIGHT;
  const spot = on(shape, shape.bet, at, of);
  if (wide) return spot;
  const seat = seatSpot(at, of, wide);
  // Beside the board there is no room on a phone: chips lie below their player's plate, or above his cards.
  const side = Math.abs(seat.x - 50) > 25;
  if (!side) return at === 0 ? { x: 50, y: 76 } : { x: spot.x, y: seat.y + 12.5 };
  return { x: seat.x < 50 ? 21 : 79, y: seat.y + (seat.y > 66 ? -14 : 9.5) };
}

/** The seats clockwise from the one at the bottom: mine, or the first. */
export function aroundFrom(seats: readonly number[], mine: number | null): number[] {
  const sorted = [...seats].sort((a, b) => a - b);
  const from = Math.max(0, mine === null ? 0 : sorted.indexOf(mine));
  return [...sorted.slice(from), ...sorted.slice(0, from)];
}
