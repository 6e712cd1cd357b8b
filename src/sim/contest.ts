import { openField, type Player, type SimulatedField, SimulatedTournament } from './simulated-tournament.ts';

/** How often one kind of player came first against another, with the bounds that hold 95 times in 100 (Wilson). */
export type Contest = {
  readonly tournaments: number;
  readonly won: number;
  readonly share: number;
  readonly from: number;
  readonly to: number;
};

const Z = 1.96;

export function bounds(won: number, tournaments: number): Contest {
  const share = won / tournaments;
  const middle = (share + Z ** 2 / (2 * tournaments)) / (1 + Z ** 2 / tournaments);
  const half =
    (Z / (1 + Z ** 2 / tournaments)) *
    Math.sqrt((share * (1 - share)) / tournaments + Z ** 2 / (4 * tournaments ** 2));
  return { tournaments, won, share, from: middle - half, to: middle + half };
}

/** Many single tables of ten, five of each kind in every other chair of the draw: half the wins would be no difference. */
export function contest(
  rulebook: SimulatedField['rulebook'],
  one: Player,
  other: Player,
  tournaments: number,
  seed = 1,
): Contest {
  const field: SimulatedField = { rulebook, players: 10, bots: [one, other] };
  const opened = openField(field);
  let won = 0;
  for (let tournament = 0; tournament < tournaments; tournament++) {
    const [first] = new SimulatedTournament(field, opened, seed * 2 ** 21 + tournament).play().order;
    if (first! % 2 === 0) won++;
  }
  return bounds(won, tournaments);
}
