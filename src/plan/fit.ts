import type { Rulebook } from '../engine/choices/rulebook.ts';
import { HOME_PACE, type Pace } from '../sim/pace.ts';
import { simulateRuns, spreadOf } from '../sim/runs.ts';

/** How many tournaments are simulated to find the growth, and to measure the spread. */
const TRIES = 6;
export const tournamentsFor = (players: number): number =>
  Math.max(20, Math.min(150, Math.round(1500 / players)));

type Search = {
  readonly players: number;
  readonly minutes: number;
  readonly pace?: Pace;
  readonly seed?: number;
};

/** The growth of the blinds with which nine tournaments in ten are over in time, and not much earlier. */
export function fitToTime(
  { players, minutes, pace = HOME_PACE, seed = 1 }: Search,
  build: (growth: number) => Rulebook,
  guess: number,
): { growth: number; finishes: readonly number[] } {
  let low = 1.1;
  let high = 2;
  let growth = Math.min(high, Math.max(low, guess));
  for (let tried = 1; ; tried++) {
    const field = { rulebook: build(growth), players, pace };
    const { minutes: finishes } = simulateRuns(field, seed, 0, tournamentsFor(players));
    const { p90 } = spreadOf(finishes);
    if (tried === TRIES || (p90 <= minutes && p90 >= minutes * 0.92)) return { growth, finishes };
    if (p90 > minutes) low = growth;
    else high = growth;
    if (high - low < 0.01) return { growth, finishes };
    growth = (low + high) / 2;
  }
}

/** When all chips together are some fifteen big blinds, the end is near. */
export const NEAR_THE_END = 15;
