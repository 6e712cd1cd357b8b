import type { Planned } from '../../../shared/planning/api.ts';

const figure = (text: string): number => Number(text.replace(',', '.')) || 0;

export const readPercent = (text: string): number => figure(text);
export const readCents = (text: string): number => Math.round(figure(text) * 100);

/** A sum of percents or cents, to the hundredth. */
export const sumOf = (figures: readonly number[]): number =>
  Math.round(figures.reduce((sum, each) => sum + each, 0) * 100) / 100;

/** The payouts as they stand, to be typed over. */
export const textsOf = ({ percent, prizes }: Planned, inMoney: boolean): string[] =>
  (inMoney ? prizes.map((cents) => cents / 100) : percent).map(String);

/**
 * Amounts as percent of the prize pool, so that they grow with rebuys and late players. A hundredth of a percent up, because
 * prizes are rounded down; the first place takes the rest. Adds up to 100 only if the amounts make up the pool.
 */
export function percentFrom(amounts: readonly number[], purse: number): number[] {
  if (purse === 0 || sumOf(amounts) !== purse) return [];
  const [, ...others] = amounts.map((cents) => Math.ceil((cents / purse) * 10_000) / 100);
  return [Math.round((100 - sumOf(others)) * 100) / 100, ...others];
}
