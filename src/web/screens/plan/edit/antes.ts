import type { Row } from '../../../shared/schedule/rows.ts';

export type Antes = 'none' | 'big-blind' | 'each';

/** The first levels go without: stacks are still deep. */
const WITHOUT = 3;
/** Everybody's ante is at most this part of the big blind. */
const PART = 4;

/** Levels with antes from the fourth on: as much as the big blind, or one chip from everybody; or with none at all. */
export const withAntes = (rows: readonly Row[], antes: Antes, values: readonly number[]): Row[] =>
  rows.map((row, at) => ({
    ...row,
    ante: antes === 'none' || at < WITHOUT ? '0' : anteOf(row, antes, values),
  }));

function anteOf({ big }: Row, antes: Antes, values: readonly number[]): string {
  if (antes === 'big-blind') return big;
  const sorted = [...values].sort((a, b) => a - b);
  return String(sorted.findLast((value) => value * PART <= Number(big)) ?? sorted[0] ?? 0);
}
