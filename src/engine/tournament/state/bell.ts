import { type Clock, clockAt, playedMs, readClock, stretches } from '../../clock/clock.ts';
import type { Table } from './state.ts';

const MINUTE = 60_000;

/** No hand at a home table takes longer, however late somebody tells of it. */
const LONGEST_HAND_MS = 10 * MINUTE;

/** After so much play without a tap, hands are no longer tapped in: few take longer, and asking costs one tap. */
const NO_TAP_MS = 5 * MINUTE;

/** A hand that is told of at once took no longer than this. */
const HAND_MS = 5 * MINUTE;

/** Whether the first hand of the level that is on may not have been dealt yet, at a table whose hands nobody taps in. */
export const firstHandMayBeAhead = (clock: Clock, now: number): boolean => {
  const onFor = onForMs(clock, now);
  return !readClock(clock, now).onBreak && onFor !== null && onFor < HAND_MS;
};

/** How long the level or break that is on has been running; null for a level without end. */
export function onForMs(clock: Clock, now: number): number | null {
  const current = clockAt(clock, now);
  const { ms } = stretches(current)[current.at]!;
  const { left } = readClock(current, now);
  return ms === null || left === null ? null : ms - left;
}

/**
 * The levels a hand that is told to be over now may have been dealt in. Hands are finished in a break, and for a while
 * after a bell it may be one from before it [hand-in-play-definition].
 */
export function dealtInNow(clock: Clock, now: number): readonly number[] {
  const current = clockAt(clock, now);
  const all = stretches(current);
  const on = all[current.at]!;
  const before = all[current.at - 1];
  const onFor = onForMs(current, now);
  if (on.kind === 'break' || before === undefined || onFor === null || onFor >= LONGEST_HAND_MS)
    return [on.level];
  return [before.level, on.level];
}

/** A moment of the night, by the wall clock and by the time played until then. */
export type Moment = { readonly at: number; readonly playedMs: number };

export const momentAt = (clock: Clock, at: number): Moment => ({ at, playedMs: playedMs(clock, at) });

/**
 * Whether what happened at one moment may still have been in the hand just played at another. No hand is dealt in a break or
 * while the clock is paused, so that time proves nothing; a level that is skipped takes no time.
 */
export const mayBeInSameHand = (first: Moment, then: Moment): boolean =>
  Math.min(then.at - first.at, then.playedMs - first.playedMs) < LONGEST_HAND_MS;

/** Whether hands must have been played at a tracked table since the last one that was tapped in. */
export const isForgotten = ({ tracked, tapped }: Table, clock: Clock, now: number): boolean =>
  tracked &&
  tapped !== null &&
  now - tapped.at >= NO_TAP_MS &&
  playedMs(clock, now) - tapped.playedMs >= NO_TAP_MS;
