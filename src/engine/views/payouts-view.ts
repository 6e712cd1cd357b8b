import { type Finish, prizeList } from '../tournament/money/finish.ts';
import type { PlayerId, Tournament } from '../tournament/state/state.ts';
import type { Cents } from '../units.ts';

/** One line of the payouts: a place, or what a player gets by a deal whatever their place. */
export type PayoutView = {
  /** Null for a player's share of a deal while it is still open who finishes where. */
  readonly place: number | null;
  /** Players who finished there; several share it. */
  readonly names: readonly string[];
  /** For each of them. */
  readonly amount: Cents;
};

/** What is paid, as every screen shows it: places taken with what was really paid, the open ones, and a deal by name. */
export function viewPayouts(
  tournament: Tournament,
  finishes: ReadonlyMap<PlayerId, Finish>,
): readonly PayoutView[] {
  const { agreed, phase } = tournament;
  const nameOf = (id: PlayerId): string => tournament.players.get(id)!.name;
  const isOut = (id: PlayerId): boolean =>
    phase === 'over' || tournament.players.get(id)!.standing.is !== 'in';
  const taken = new Map<number, { names: string[]; amount: Cents }>();
  for (const [id, { place, prize }] of finishes)
    if (isOut(id))
      taken.set(place, { names: [...(taken.get(place)?.names ?? []), nameOf(id)], amount: prize });
  const dealt = agreed?.paid && phase !== 'over' ? agreed : null;
  const lines: PayoutView[] = [];
  if (dealt !== null) {
    if (dealt.forFirst > 0) lines.push({ place: 1, names: [], amount: dealt.forFirst });
    const shares = [...dealt.amounts].filter(([id]) => !isOut(id)).sort(([, a], [, b]) => b - a);
    for (const [id, amount] of shares) lines.push({ place: null, names: [nameOf(id)], amount });
  }
  const list = prizeList(tournament);
  for (let place = 1; place <= list.length; ) {
    const finish = taken.get(place);
    if (finish !== undefined && finish.amount > 0) lines.push({ place, ...finish });
    else if (finish === undefined && dealt === null)
      lines.push({ place, names: [], amount: list[place - 1]! });
    place += finish?.names.length ?? 1;
  }
  return lines;
}
