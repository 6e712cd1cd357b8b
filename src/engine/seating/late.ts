import type { Card } from '../cards/card.ts';
import { accept, type Result } from '../refusal.ts';
import type { Chips } from '../units.ts';
import { lowCard } from './balance.ts';

/** How a rulebook treats players who come after the first deal. */
export type LateRule = 'blinded-seat' | 'missed-circuits-unless-prepaid' | 'missed-blinds' | 'full-stack';

export type Missed = readonly { readonly small: number; readonly big: number; readonly circuits: number }[];

export const missedBlinds = (missed: Missed): number =>
  missed.reduce((sum, { small, big, circuits }) => sum + (small + big) * circuits, 0);

/** The stack a late player starts with, and whether they post a big blind on their first hand, wherever they sit. */
export function lateStack(
  how: LateRule,
  start: number,
  prepaid: boolean,
  missed: Missed,
): { readonly stack: Chips; readonly postsBigBlind: boolean } {
  const free = how === 'full-stack' || (how === 'missed-circuits-unless-prepaid' && prepaid);
  return {
    stack: Math.max(0, start - (free ? 0 : missedBlinds(missed))),
    postsBigBlind: how === 'missed-circuits-unless-prepaid' && !prepaid,
  };
}

/** A forfeited stack: split over the table in the smallest chip in play, the rest to the bank [absence-over-20-minutes]. */
export function splitForfeit(
  stack: Chips,
  players: number,
  smallestChip: Chips,
): { readonly each: number; readonly bank: number } {
  const each = players === 0 ? 0 : Math.floor(stack / players / smallestChip) * smallestChip;
  return { each, bank: stack - each * players };
}

/** A late player sits where the fewest sit; of equal tables the low card decides, and ties draw again [late-table-choice]. */
export function tableForLate(
  sizes: ReadonlyMap<string, number>,
  dealTo: (table: string) => Card | undefined,
): Result<string> {
  const least = Math.min(...sizes.values());
  const smallest = [...sizes.keys()].filter((table) => sizes.get(table) === least);
  const chosen = lowCard(smallest, dealTo, 'low-card-again-on-tie');
  return chosen.ok ? accept(chosen.value.table) : chosen;
}
