import type { Rulebook } from '../../choices/rulebook.ts';
import { defaultPercent, payTogether, percentFor, prizes } from '../../money/prizes.ts';
import type { Cents } from '../../units.ts';
import { strength } from '../state/busts.ts';
import { purseOf } from '../state/purse.ts';
import { type Player, type PlayerId, playersIn, type Tournament } from '../state/state.ts';

/** The prizes in percent: set by the host, or by the rulebook, or the default for this many entries. */
export function percentOf({ percent, rulebook, entries }: Tournament): readonly number[] {
  const table = rulebook.tournament.prizes.use;
  return percent ?? (table === null ? undefined : percentFor(table, entries)) ?? defaultPercent(entries);
}

/** Rulebooks of older tournaments pay to the cent. */
export const roundedTo = ({ tournament }: Rulebook): Cents => tournament.prizesRoundedTo?.use ?? 1;

export const prizeList = (tournament: Tournament): number[] =>
  prizes(purseOf(tournament), percentOf(tournament), tournament.entries, tournament.roundTo);

/** What the players left are playing for, place by place. */
export const prizesLeft = (tournament: Tournament): number[] =>
  prizeList(tournament).slice(0, playersIn(tournament).length);

export type Finish = { readonly place: number; readonly prize: Cents };

/** Place and prize of everybody who is out, and of the winner; the rulebook ranks players who bust together [finish-order]. */
export function finishes(tournament: Tournament): Map<PlayerId, Finish> {
  const list = prizeList(tournament);
  const found = new Map<PlayerId, Finish>();
  let last = tournament.entries;
  for (const together of tournament.busts) {
    const places = together.map((_, at) => last - at).reverse();
    last -= together.length;
    const how = tournament.rulebook.tournament.sameHand.use;
    const stacks = new Map(together.map((bust) => [bust.player, how === 'split' ? 0 : strength(bust)]));
    const paid = payTogether(list, { places, stacks }, how);
    const ranked = [...stacks].sort(([, a], [, b]) => b - a);
    for (const [at, [player, stack]] of ranked.entries()) {
      const tied = how === 'split' ? 0 : ranked.findIndex(([, other]) => other === stack);
      found.set(player, { place: places[0]! + Math.min(at, tied), prize: paid.get(player)! });
    }
  }
  const left = playersIn(tournament);
  if (tournament.phase === 'over' && left.length === 1) found.set(left[0]!.id, { place: 1, prize: list[0]! });
  const { agreed } = tournament;
  if (agreed?.paid)
    for (const [player, amount] of agreed.amounts) {
      const out = found.get(player)?.place ?? agreed.places.get(player);
      found.set(player, { place: out ?? 1, prize: amount + (out === 1 ? agreed.forFirst : 0) });
    }
  return found;
}

/** What a player has won in all: the prize and the bounties. */
export const winningsOf = (
  { id, bountiesWon }: Pick<Player, 'id' | 'bountiesWon'>,
  finishes: ReadonlyMap<PlayerId, Finish>,
): number => (finishes.get(id)?.prize ?? 0) + bountiesWon;
