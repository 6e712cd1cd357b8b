import { defaultPercent, payTogether, percentFor, prizes } from '../money/prizes.ts';
import { type Draft, reject } from './draft.ts';
import { type PlayerId, playersIn, purseOf, type Tournament } from './state.ts';

/** The prizes in per cent: as the host has set them, as the house has them, or by custom. */
export function percentOf({ percent, rulebook, entries }: Tournament): readonly number[] {
  const table = rulebook.tournament.prizes.use;
  return percent ?? (table === null ? undefined : percentFor(table, entries)) ?? defaultPercent(entries);
}

export const prizeList = (tournament: Tournament): number[] =>
  prizes(purseOf(tournament), percentOf(tournament), tournament.entries, tournament.roundTo);

/** What those left are playing for, place by place. */
export const prizesLeft = (tournament: Tournament): number[] =>
  prizeList(tournament).slice(0, playersIn(tournament).length);

export type Finish = { readonly place: number; readonly prize: number };

/** Places and prizes of everybody who is out, and of the winner; who bust together as the house has it [finish-order]. */
export function finishes(tournament: Tournament): Map<PlayerId, Finish> {
  const list = prizeList(tournament);
  const found = new Map<PlayerId, Finish>();
  let last = tournament.entries;
  for (const together of tournament.busts) {
    const places = together.map((_, at) => last - at).reverse();
    last -= together.length;
    const stacks = new Map(together.map(({ player, stack }) => [player, stack ?? 0]));
    const how = tournament.rulebook.tournament.sameHand.use;
    const paid = payTogether(list, { places, stacks }, how);
    const ranked = [...stacks].sort(([, a], [, b]) => b - a);
    for (const [at, [player, stack]] of ranked.entries()) {
      const tied = how === 'split' ? 0 : ranked.findIndex(([, other]) => other === stack);
      found.set(player, { place: places[0]! + Math.min(at, tied), prize: paid.get(player)! });
    }
  }
  const left = playersIn(tournament);
  if (tournament.phase === 'over' && left.length === 1) found.set(left[0]!.id, { place: 1, prize: list[0]! });
  // Where the director does not answer for deals he pays by places, and the players settle the rest among themselves.
  if (tournament.agreed !== null && tournament.rulebook.tournament.dealsPaidByDirector.use)
    for (const [player, prize] of tournament.agreed)
      found.set(player, { place: found.get(player)?.place ?? 1, prize });
  return found;
}

/** A deal among those left: the sum must be what they are playing for [side-deals]. */
export function agreeDeal(draft: Draft, amounts: Readonly<Record<PlayerId, number>>): void {
  const { tournament } = draft;
  const left = playersIn(tournament).map(({ id }) => id);
  const names = left.map((id) => draft.player(id).name);
  const named = Object.keys(amounts);
  if (named.length !== left.length || left.some((id) => !named.includes(id)))
    reject('everybody-left', 'side-deals', `everybody left takes part in a deal: ${names.join(', ')}`, {
      names,
    });
  const open = prizesLeft(tournament).reduce((sum, prize) => sum + prize, 0);
  const sum = Object.values(amounts).reduce((total, amount) => total + amount, 0);
  if (sum !== open)
    reject('sum-differs', 'side-deals', 'a deal splits exactly what is left to play for', { sum, open });
  draft.push({ type: 'deal-agreed', amounts: Object.entries(amounts) });
}
