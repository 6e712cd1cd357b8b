import type { Cents } from '../../units.ts';
import type { Tournament } from './state.ts';

/** Everything paid in except the bounties. */
const collected = ({ players }: Tournament): Cents =>
  [...players.values()].reduce((sum, { owes, bounty, bountiesWon }) => sum + owes - bounty - bountiesWon, 0);

export type CostLine = { readonly name: string; readonly amount: Cents };

/** What each cost comes to; together they take no more than there is [home-costs]. */
export function costLines(tournament: Tournament): CostLine[] {
  const { costs, entries } = tournament;
  let left = costs.length === 0 ? 0 : Math.max(0, collected(tournament));
  return costs.map(({ name, amount, per }) => {
    const taken = Math.min(left, per === 'entry' ? amount * entries : amount);
    left -= taken;
    return { name, amount: taken };
  });
}

/** Everything paid in except the bounties [purse-definition], after the costs. */
export const purseOf = (tournament: Tournament): Cents =>
  costLines(tournament).reduce((left, { amount }) => left - amount, collected(tournament));
