import { type CalculatedPots, calculatePots } from '../../../engine/pots/calculator.ts';

/** A player in the hand: what they put in, and whether they folded. In order from the button's left. */
export type InPot = { readonly player: string; readonly paid: number; readonly folded: boolean };

const pots = (players: readonly InPot[], best: readonly (readonly string[])[], oddChip: number) => {
  const there = players.filter(({ paid }) => paid > 0);
  return calculatePots({
    seats: there.map(({ player }) => player),
    in: new Map(there.map(({ player, paid }) => [player, paid])),
    folded: new Set(there.filter(({ folded }) => folded).map(({ player }) => player)),
    best,
    oddChip,
  });
};

export type Laid = { readonly amount: number; readonly eligible: readonly string[] };

/** The pots before the showdown, main pot first, and what goes back to a player who bet more than anyone could call. */
export function layOut(
  players: readonly InPot[],
  oddChip: number,
): { readonly pots: readonly Laid[]; readonly returned: CalculatedPots['returned'] } | null {
  const live = players.filter(({ paid, folded }) => paid > 0 && !folded);
  if (live.length === 0) return null;
  const { pots: laid, returned } = pots(players, [live.map(({ player }) => player)], oddChip);
  return { pots: laid.map(({ amount, eligible }) => ({ amount, eligible })), returned };
}

/**
 * The first pot that the best hands named so far do not decide: the director names the best hand among the players in it.
 * The winner of the main pot wins every side pot they are in. Null when every pot is decided.
 */
export function undecided(laid: readonly Laid[], best: readonly (readonly string[])[]): number | null {
  const at = laid.findIndex(
    ({ eligible }) =>
      eligible.length > 1 && !best.some((tied) => tied.some((player) => eligible.includes(player))),
  );
  return at < 0 ? null : at;
}

export type Payout = {
  readonly pots: CalculatedPots['pots'];
  readonly returned: CalculatedPots['returned'];
  readonly total: Readonly<Record<string, number>>;
  /** Players who got an odd chip, and in which pot. */
  readonly odd: readonly { readonly pot: number; readonly player: string; readonly chips: number }[];
};

/** Pays every pot to its winners; a player who gets more than those they tied with has an odd chip. */
export function payOut(
  players: readonly InPot[],
  best: readonly (readonly string[])[],
  oddChip: number,
): Payout {
  const paid = pots(players, best, oddChip);
  const total: Record<string, number> = {};
  for (const { winners } of paid.pots)
    for (const [player, amount] of Object.entries(winners)) total[player] = (total[player] ?? 0) + amount;
  const odd = paid.pots.flatMap(({ winners }, pot) => {
    const least = Math.min(...Object.values(winners));
    return Object.entries(winners)
      .filter(([, amount]) => amount > least)
      .map(([player, amount]) => ({ pot, player, chips: amount - least }));
  });
  return { pots: paid.pots, returned: paid.returned, total, odd };
}

/** A table's players, from the left of the button around to the button. */
export function fromTheButton<T extends { readonly seat: number }>(
  seats: readonly T[],
  button: number | null,
): T[] {
  const after = (seat: number): number => (button === null ? seat : (seat - button - 1 + 1000) % 1000);
  return [...seats].sort((a, b) => after(a.seat) - after(b.seat));
}
