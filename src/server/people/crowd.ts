import type { Tournament } from '../../engine/tournament/state/state.ts';

/**
 * As many as one network may bring to a tournament on its own. At home each phone has an address of its own, so nobody
 * notices; behind a proxy or on IPv6 a whole company has one.
 */
export const PER_NETWORK = 12;

/** People on the list who have not bought in: three times as many as sit at the tables, and 60 before those are known. */
export const mostExpected = ({ tables, rulebook }: Tournament): number =>
  Math.max(60, 3 * tables.size * rulebook.tournament.tableMaximum.use);

/** Somebody's network as a keyed hash; null where the director or the house vouches for them. */
export type From = string | null;

/**
 * A list with room for one more from a network; null if that network has its share. On a full list the network with the
 * most gives up its latest, so that a crowd from a few shuts out nobody who comes from another.
 */
export function roomFor<T extends { readonly from?: From }>(
  list: readonly T[],
  from: From,
  most: number,
): readonly T[] | null {
  const counts = new Map<From, number>();
  for (const each of list) counts.set(each.from ?? null, (counts.get(each.from ?? null) ?? 0) + 1);
  const mine = counts.get(from) ?? 0;
  if (from !== null && mine >= PER_NETWORK) return null;
  if (list.length < most) return list;
  const [[crowd, count] = [null, 0]] = [...counts].sort(([, a], [, b]) => b - a);
  if (count <= mine + 1) return null;
  const latest = list.findLastIndex((each) => (each.from ?? null) === crowd);
  return list.filter((_, at) => at !== latest);
}
