import { useEffect, useState } from 'react';
import type { AwardedPot } from '../../../engine/record/events.ts';
import type { PublicEvent } from '../../../engine/views/public-events.ts';
import type { HandFeed } from '../../shared/live/hand-feed.ts';

/** How long each thing at the end of a hand stays in view, in milliseconds. */
const LOOK: Readonly<Partial<Record<PublicEvent['is'], number>>> = { shown: 520, mucked: 260, awarded: 950 };

/** Time to take in how it ended, before anything else takes its place. */
const AFTER_MS = 2_200;

/** Whether the end of a hand is still being shown, or has only just been: until then nobody is taken from the table. */
export function useEnding({ hand, told, fresh }: HandFeed): boolean {
  const over = hand?.view.phase === 'over' && fresh > 0;
  const key = over ? `${hand.table}/${hand.hand}` : null;
  const [done, setDone] = useState<string | null>(null);
  const showing = key !== null && done !== key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each hand, as long as its last events take
  useEffect(() => {
    if (!showing) return;
    const looks = told.slice(-fresh).map(({ is }) => LOOK[is] ?? 0);
    const timer = setTimeout(() => setDone(key), AFTER_MS + looks.reduce((sum, ms) => sum + ms, 0));
    return () => clearTimeout(timer);
  }, [key]);
  return showing;
}

/** How many events may be shown by now: the end of a hand comes in one frame and is shown hand by hand, pot by pot. */
export function useTelling({ hand, told, fresh }: HandFeed): readonly [upTo: number, skip: () => void] {
  const over = hand?.view.phase === 'over';
  const from = over && fresh > 0 ? told.length - fresh : told.length;
  const key = `${hand?.table}/${hand?.hand}/${hand?.version}`;
  const [at, setAt] = useState({ key, upTo: from });
  const upTo = at.key === key ? at.upTo : from;
  useEffect(() => {
    if (upTo >= told.length) return;
    const look = upTo === from ? 0 : (LOOK[told[upTo - 1]!.is] ?? 0);
    const timer = setTimeout(() => setAt({ key, upTo: upTo + 1 }), look);
    return () => clearTimeout(timer);
  }, [key, upTo, from, told]);
  return [upTo, () => setAt({ key, upTo: told.length })];
}

/** The pots pushed to their winners by now, and those still in the middle, the main pot first. */
export function pushed(
  told: readonly PublicEvent[],
  upTo: number,
): { readonly done: readonly AwardedPot[]; readonly left: readonly AwardedPot[] } {
  const pots = (from: readonly PublicEvent[]): AwardedPot[] =>
    from.flatMap((each) => (each.is === 'awarded' ? [each.pot] : []));
  return { done: pots(told.slice(0, upTo)), left: pots(told.slice(upTo)).reverse() };
}

/** Seats whose hands are shown later in the ending, so they stay face down until then. */
export const unshownYet = (told: readonly PublicEvent[], upTo: number): ReadonlySet<number> =>
  new Set(told.slice(upTo).flatMap((each) => (each.is === 'shown' ? [each.seat] : [])));

/** Chips that a seat has won but that are still in the middle. */
export const owedTo = (left: readonly AwardedPot[], seat: number): number =>
  left.reduce((sum, { winners }) => sum + (winners.find((winner) => winner.seat === seat)?.amount ?? 0), 0);
