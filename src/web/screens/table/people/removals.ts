import { useEffect } from 'react';
import type { HandFrame } from '../../../shared/live/hand-feed.ts';
import type { RequestFrame } from '../../../shared/live/line.ts';

type Ask = (asked: RequestFrame) => Promise<boolean>;

/** Nobody is removed in the middle of a hand: until it is over they sit out. */
const waiting = new Set<string>();

export const isOver = (hand: HandFrame | null): boolean => hand === null || hand.view.phase === 'over';

const remove = (player: string): RequestFrame => ({
  type: 'do',
  command: { type: 'remove', player, why: 'disqualified' },
});

/** Removes a player now, or as soon as this hand is over. */
export async function removeFrom(
  hand: HandFrame | null,
  { player, away }: { readonly player: string; readonly away: boolean },
  ask: Ask,
): Promise<boolean> {
  if (isOver(hand)) return ask(remove(player));
  waiting.add(player);
  return away || ask({ type: 'do', command: { type: 'leave', player } });
}

/** For the host's screen: carries out what waits for the end of the hand. */
export function useRemovals(hand: HandFrame | null, ask: Ask): void {
  const over = isOver(hand);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once at the end of each hand
  useEffect(() => {
    if (!over) return;
    for (const player of waiting) void ask(remove(player));
    waiting.clear();
  }, [over, hand?.hand]);
}
