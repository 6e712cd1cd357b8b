import type { Card } from '../cards/card.ts';
import type { Result } from '../refusal.ts';
import type { LateCost } from '../refusal-codes.ts';
import type { Chips } from '../units.ts';
import { type Chosen, lowCard } from './balance.ts';

/** How a rulebook treats players who come after the first deal. */
export type LateRule = 'blinded-seat' | 'missed-circuits-unless-prepaid' | 'missed-blinds' | 'full-stack';

export type Missed = readonly { readonly small: number; readonly big: number; readonly circuits: number }[];

export const missedBlinds = (missed: Missed): number =>
  missed.reduce((sum, { small, big, circuits }) => sum + (small + big) * circuits, 0);

/** Whether a late player loses the blinds they missed. */
export const paysMissedBlinds = (how: LateRule, prepaid: boolean): boolean =>
  how !== 'full-stack' && !(how === 'missed-circuits-unless-prepaid' && prepaid);

/** Orbits by level: an orbit counts for the level of its last hand. */
type Orbits = readonly (readonly [level: number, orbits: number])[];

/** The orbits of so many players in the hands played at each level [late-missed-blinds-all]. */
export function orbitsBy(handsAtLevel: readonly number[], players: number): Orbits {
  let hands = 0;
  return handsAtLevel.flatMap((played, at): Orbits => {
    const before = Math.floor(hands / players);
    hands += played;
    const orbits = Math.floor(hands / players) - before;
    return orbits === 0 ? [] : [[at + 1, orbits]];
  });
}

/** So many orbits, spread evenly over the minutes played at each level. */
export function orbitsOver(minutesAtLevel: readonly number[], orbits: number): Orbits {
  const all = minutesAtLevel.reduce((sum, minutes) => sum + minutes, 0);
  if (all === 0) return orbits === 0 ? [] : [[1, orbits]];
  let minutes = 0;
  let ended = 0;
  return minutesAtLevel.flatMap((played, at): Orbits => {
    minutes += played;
    // A hair more, so that the last orbit ends with the last minute.
    const until = Math.floor((minutes / all) * orbits + 1e-9);
    const here = until - ended;
    ended = until;
    return here === 0 ? [] : [[at + 1, here]];
  });
}

/** The stack a late player starts with, and whether they post a big blind on their first hand, wherever they sit. */
export function lateStack(
  how: LateRule,
  start: number,
  prepaid: boolean,
  missed: Missed,
): { readonly stack: Chips; readonly postsBigBlind: boolean } {
  return {
    stack: Math.max(0, start - (paysMissedBlinds(how, prepaid) ? missedBlinds(missed) : 0)),
    postsBigBlind: how === 'missed-circuits-unless-prepaid' && !prepaid,
  };
}

export function lateCost(
  how: LateRule,
  start: number,
  prepaid: boolean,
  missed: Missed,
  bigBlind: Chips,
): LateCost {
  const { stack, postsBigBlind } = lateStack(how, start, prepaid, missed);
  return {
    orbits: missed.reduce((sum, { circuits }) => sum + circuits, 0),
    missed,
    less: start - stack,
    starts: stack,
    posts: postsBigBlind ? bigBlind : 0,
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

/** The tables where the fewest sit. */
export function emptiest(sizes: ReadonlyMap<string, number>): readonly string[] {
  const least = Math.min(...sizes.values());
  return [...sizes.keys()].filter((table) => sizes.get(table) === least);
}

/** A late player sits where the fewest sit; of equal tables the low card decides, and ties draw again [late-table-choice]. */
export function tableForLate(
  sizes: ReadonlyMap<string, number>,
  dealTo: (table: string) => Card | undefined,
): Result<Chosen> {
  return lowCard(emptiest(sizes), dealTo, 'low-card-again-on-tie');
}
