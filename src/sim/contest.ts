import { openField, type Player, type SimulatedField, SimulatedNight } from './simulated-night.ts';

/** How often one kind of player came first against another, with the bounds that hold 95 times in 100 (Wilson). */
export type Contest = {
  readonly nights: number;
  readonly won: number;
  readonly share: number;
  readonly from: number;
  readonly to: number;
};

const Z = 1.96;

export function bounds(won: number, nights: number): Contest {
  const share = won / nights;
  const middle = (share + Z ** 2 / (2 * nights)) / (1 + Z ** 2 / nights);
  const half =
    (Z / (1 + Z ** 2 / nights)) * Math.sqrt((share * (1 - share)) / nights + Z ** 2 / (4 * nights ** 2));
  return { nights, won, share, from: middle - half, to: middle + half };
}

/** Many single tables of ten, five of each kind in every other chair of the draw: half the wins would be no difference. */
export function contest(
  house: SimulatedField['house'],
  one: Player,
  other: Player,
  nights: number,
  seed = 1,
): Contest {
  const field: SimulatedField = { house, players: 10, bots: [one, other] };
  const opened = openField(field);
  let won = 0;
  for (let night = 0; night < nights; night++) {
    const [first] = new SimulatedNight(field, opened, seed * 2 ** 21 + night).play().order;
    if (first! % 2 === 0) won++;
  }
  return bounds(won, nights);
}
