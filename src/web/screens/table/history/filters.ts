import type { HandAtAGlance, HandsPlayed } from '../../../../protocol/hands.ts';

export const FILTERS = ['all', 'mine', 'all-ins', 'pots'] as const;
export type Filter = (typeof FILTERS)[number];

const seatOf = ({ seats }: HandAtAGlance, player: string | null): number | null => {
  const found = Object.entries(seats).find(([, id]) => id === player);
  return player === null || found === undefined ? null : Number(found[0]);
};

export const wasIn = (hand: HandAtAGlance, player: string | null): boolean => seatOf(hand, player) !== null;

export function wasAllIn(hand: HandAtAGlance, player: string | null): boolean {
  const seat = seatOf(hand, player);
  return seat !== null && hand.allIn.includes(seat);
}

const KEEPS: Readonly<Record<Filter, (hand: HandAtAGlance, me: string | null) => boolean>> = {
  all: () => true,
  mine: wasIn,
  'all-ins': wasAllIn,
  pots: () => true,
};

/** The hands that match a filter, latest first; the biggest pots by size. */
export function handsFor({ hands, me }: HandsPlayed, filter: Filter, table: string | null): HandAtAGlance[] {
  const kept = hands.filter((hand) => KEEPS[filter](hand, me) && (table === null || hand.table === table));
  kept.reverse();
  return filter === 'pots' ? kept.sort((a, b) => b.pot - a.pot) : kept;
}
