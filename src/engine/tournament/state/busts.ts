import type { Bust, Busted, Player, Table, Tournament } from './state.ts';

/**
 * The last player knocked out at a table since its seats were drawn; at the final table, anywhere. Who was disqualified or
 * has bought in again does not count.
 */
export function lastOutAt(
  tournament: Tournament,
  { id, drawnAt }: Table,
): (Player & { standing: Busted }) | null {
  const { busts, players, tables } = tournament;
  const byStack = tournament.rulebook.tournament.sameHand.use === 'by-stack';
  for (let group = busts.length - 1; group >= 0; group--)
    for (const { player } of byStack ? strongestFirst(busts[group]!) : busts[group]!) {
      const { standing, ...out } = players.get(player)!;
      if (standing.is !== 'busted') continue;
      if (tables.size === 1 || (standing.chair.table === id && standing.at >= drawnAt))
        return { ...out, standing };
    }
  return null;
}

/** Players who bust on one hand by what they began it with, as far as it was told. */
export const strongestFirst = (together: readonly Bust[]): Bust[] =>
  [...together].sort((a, b) => strength(b) - strength(a));
/** Who was ranked was ranked with everybody of that hand; stacks compare only where nobody was. */
export const strength = ({ stack, rank }: Bust): number => (rank === undefined ? (stack ?? 0) : -rank);
/** Whether somebody has to say how players who bust on one hand are ranked. */
export const isUnranked = ({ rulebook }: Tournament, { stack, rank }: Bust): boolean =>
  rulebook.tournament.sameHand.use === 'by-stack' && stack === null && rank === undefined;
