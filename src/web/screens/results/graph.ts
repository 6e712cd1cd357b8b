import type { AfterTournament } from '../../../protocol/after.ts';

type ChipPoint = AfterTournament['chips']['lines'][number]['points'][number];

/** Three to six round numbers from 0 to at least the largest stack. */
export function gridLines(most: number): number[] {
  const power = Math.max(1, 10 ** Math.floor(Math.log10(most / 3)));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => most / each <= 5) ?? power * 10;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
}

export type Stroke = { readonly from: ChipPoint; readonly to: ChipPoint; readonly sure: boolean };

/** The line between one known point and the next. */
export const strokes = (points: readonly ChipPoint[]): Stroke[] =>
  points.slice(1).map((to, at) => ({ from: points[at]!, to, sure: to.sure }));
