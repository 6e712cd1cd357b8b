import type { UndoStack } from '../engine/tournament/undo.ts';
import { openField, type SimulatedField, SimulatedTournament } from './simulated-tournament.ts';

/** The results of many simulated tournaments, one figure for each. */
export type Runs = {
  readonly minutes: readonly number[];
  readonly levels: readonly number[];
  readonly hands: readonly number[];
  readonly rebuys: readonly number[];
};

/** Tournaments number `from` up to `to` of a seed: the same however they are split among workers. */
export function simulateRuns(
  field: SimulatedField,
  seed: number,
  from: number,
  to: number,
  tell: () => void = () => {},
): Runs {
  const opened: UndoStack = openField(field);
  const minutes: number[] = [];
  const levels: number[] = [];
  const hands: number[] = [];
  const rebuys: number[] = [];
  for (let run = from; run < to; run++) {
    const tournament = new SimulatedTournament(field, opened, seedOf(seed, run)).play();
    minutes.push(tournament.minutes);
    levels.push(tournament.level);
    hands.push(tournament.hands);
    rebuys.push(tournament.rebuys);
    tell();
  }
  return { minutes, levels, hands, rebuys };
}

/** A separate seed for each tournament. */
const seedOf = (seed: number, run: number): number => seed * 2 ** 21 + run;

export const joinRuns = (parts: readonly Runs[]): Runs => ({
  minutes: parts.flatMap(({ minutes }) => minutes),
  levels: parts.flatMap(({ levels }) => levels),
  hands: parts.flatMap(({ hands }) => hands),
  rebuys: parts.flatMap(({ rebuys }) => rebuys),
});

/** One in ten is below p10, half are below p50, nine in ten below p90. */
export type Spread = { readonly p10: number; readonly p50: number; readonly p90: number };

export function spreadOf(figures: readonly number[]): Spread {
  const sorted = [...figures].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9) };
}
