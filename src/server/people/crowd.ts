import type { Tournament } from '../../engine/tournament/state/state.ts';

/**
 * How many people one network may bring to a tournament without the director. At home each phone has its own address, so
 * nobody notices; behind a proxy or on IPv6 a whole company shares one.
 */
export const PER_NETWORK = 12;

/** How many on the list need not have bought in: three times the seats, and 60 before there are tables. */
export const mostExpected = ({ tables, rulebook }: Tournament): number =>
  Math.max(60, 3 * tables.size * rulebook.tournament.tableMaximum.use);

/** Somebody's network as a keyed hash; null where the director or the server vouches for them. */
export type From = string | null;

/**
 * The list with room for one more from this network; null if that network has its share. On a full list the network with
 * the most entries gives up its latest, so that a crowd from a few networks shuts nobody else out.
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
