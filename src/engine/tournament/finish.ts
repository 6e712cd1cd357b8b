import { defaultPercent, payTogether, percentFor, prizes } from '../money/prizes.ts';
import { type Draft, no } from './draft.ts';
import { type Night, type PlayerId, playersIn, purseOf } from './night.ts';

/** The prizes in per cent: as the host has set them, as the house has them, or by custom. */
export function percentOf({ percent, house, entries }: Night): readonly number[] {
  const table = house.night.prizes.use;
  return percent ?? (table === null ? undefined : percentFor(table, entries)) ?? defaultPercent(entries);
}

export const prizeList = (night: Night): number[] =>
  prizes(purseOf(night), percentOf(night), night.entries, night.roundTo);

/** What those left are playing for, place by place. */
export const prizesLeft = (night: Night): number[] => prizeList(night).slice(0, playersIn(night).length);

export type Finish = { readonly place: number; readonly prize: number };

/** Places and prizes of everybody who is out, and of the winner; who bust together as the house has it [finish-order]. */
export function finishes(night: Night): Map<PlayerId, Finish> {
  const list = prizeList(night);
  const found = new Map<PlayerId, Finish>();
  let last = night.entries;
  for (const together of night.busts) {
    const places = together.map((_, at) => last - at).reverse();
    last -= together.length;
    const stacks = new Map(together.map(({ player, stack }) => [player, stack ?? 0]));
    const how = night.house.night.sameHand.use;
    const paid = payTogether(list, { places, stacks }, how);
    const ranked = [...stacks].sort(([, a], [, b]) => b - a);
    for (const [at, [player, stack]] of ranked.entries()) {
      const tied = how === 'split' ? 0 : ranked.findIndex(([, other]) => other === stack);
      found.set(player, { place: places[0]! + Math.min(at, tied), prize: paid.get(player)! });
    }
  }
  const left = playersIn(night);
  if (night.phase === 'over' && left.length === 1) found.set(left[0]!.id, { place: 1, prize: list[0]! });
  // Where the director does not answer for deals he pays by places, and the players settle the rest among themselves.
  if (night.agreed !== null && night.house.night.dealsPaidByDirector.use)
    for (const [player, prize] of night.agreed)
      found.set(player, { place: found.get(player)?.place ?? 1, prize });
  return found;
}

/** A deal among those left: the sum must be what they are playing for [side-deals]. */
export function agreeDeal(draft: Draft, amounts: Readonly<Record<PlayerId, number>>): void {
  const { night } = draft;
  const left = playersIn(night).map(({ id }) => id);
  const named = Object.keys(amounts);
  if (named.length !== left.length || left.some((id) => !named.includes(id)))
    no(
      'everybody-left',
      'side-deals',
      `a deal is among everybody left: ${left.map((id) => draft.player(id).name).join(', ')}`,
    );
  const open = prizesLeft(night).reduce((sum, prize) => sum + prize, 0);
  const sum = Object.values(amounts).reduce((total, amount) => total + amount, 0);
  if (sum !== open)
    no('sum-differs', 'side-deals', `the deal pays ${sum}; ${open} is left to play for`, { sum, open });
  draft.push({ type: 'deal-agreed', amounts: Object.entries(amounts) });
}
