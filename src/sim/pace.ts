import type { Rulebook } from '../engine/choices/rulebook.ts';

/** How long hands take at a table where friends deal. */
export type Pace = { readonly handsPerHour: number };

/** Nine or ten players with one of them dealing: a little over two minutes a hand. */
export const HOME_PACE: Pace = { handsPerHour: 27 };

const FULL = 9;
const HOUR = 3_600_000;
/** The part of a hand that takes as long for two players as for nine: shuffling, posting, turning cards. */
const FIXED = 0.5;

/** Milliseconds a hand takes with so many players: nine and ten at the pace itself, fewer in less time. */
export function handTime({ handsPerHour }: Pace, players: number): number {
  return (HOUR / handsPerHour) * (FIXED + ((1 - FIXED) * Math.min(players, FULL)) / FULL);
}

/** The rulebook with every level this long; a last level without an end stays so. */
export const withLevelMinutes = (rulebook: Rulebook, minutes: number): Rulebook => ({
  ...rulebook,
  tournament: {
    ...rulebook.tournament,
    levels: {
      ...rulebook.tournament.levels,
      use: rulebook.tournament.levels.use.map((level) => ({
        ...level,
        minutes: level.minutes === null ? null : minutes,
      })),
    },
  },
});
