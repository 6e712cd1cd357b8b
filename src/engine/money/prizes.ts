import type { Cents } from '../units.ts';

/** Percent by place for fields up to a size; for larger fields the host sets them. */
export type PrizeTable = readonly { readonly upTo: number; readonly percent: readonly number[] }[];

export function percentFor(table: PrizeTable, players: number): readonly number[] | undefined {
  return table.find(({ upTo }) => players <= upTo)?.percent;
}

/** The documents' own prizes by field size [payout-by-field-size]. */
export const PRINTED_PRIZES: PrizeTable = [
  { upTo: 10, percent: [50, 30, 20] },
  { upTo: 20, percent: [50, 25, 15, 10] },
  { upTo: 30, percent: [40, 25, 20, 10, 5] },
];

/** Where a rulebook leaves it open: the printed prizes, and in larger fields one in six paid, each less than the one before. */
export function defaultPercent(players: number): readonly number[] {
  const printed = percentFor(PRINTED_PRIZES, players);
  if (printed !== undefined) return printed;
  const places = Math.max(1, Math.ceil(players / 6));
  const weights = Array.from({ length: places }, (_, at) => 1 / (at + 1.2));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const percent = weights.map((weight) => Math.floor((weight / sum) * 10_000) / 100);
  const short = 100 - percent.reduce((total, each) => total + each, 0);
  percent[0] = Math.round((percent[0]! + short) * 100) / 100;
  return percent;
}

/**
 * Prizes exact to the smallest unit, adding up to the purse: each place rounded down, to notes if the host likes, and
 * the remainder to first [home-prizes-rounded]. Prizes nobody is there to win go to first too: all money paid in is paid out.
 */
export function prizes(purse: Cents, percent: readonly number[], players: number, roundTo = 1): Cents[] {
  const paid = percent.slice(0, Math.max(1, players));
  // Hundredths of a percent are whole numbers, so nothing is lost to fractions.
  const amounts = paid.map(
    (each) => Math.floor((purse * Math.round(each * 100)) / 10_000 / roundTo) * roundTo,
  );
  const rest = amounts.slice(1).reduce((sum, amount) => sum + amount, 0);
  return [purse - rest, ...amounts.slice(1)];
}

type SameHand = { readonly places: readonly number[]; readonly stacks: ReadonlyMap<string, number> };

/** Prizes of players who bust on the same hand: they split the prizes of their places, or the larger stack ranks higher. */
export function payTogether(
  prizeOf: readonly number[],
  { places, stacks }: SameHand,
  how: 'split' | 'by-stack',
): Map<string, Cents> {
  const prize = (place: number): number => prizeOf[place - 1] ?? 0;
  const ranked = [...stacks].sort(([, a], [, b]) => b - a);
  const groups = how === 'split' ? [ranked] : equalStacks(ranked);
  const sorted = [...places].sort((a, b) => a - b);
  const paid = new Map<string, Cents>();
  for (const group of groups) {
    const pool = sorted.splice(0, group.length).reduce((sum, place) => sum + prize(place), 0);
    const share = Math.floor(pool / group.length);
    for (const [at, [name]] of group.entries()) paid.set(name, share + (at < pool % group.length ? 1 : 0));
  }
  return paid;
}

/** Equal stacks share their places [home-equal-stacks-split]. */
function equalStacks(ranked: readonly [string, number][]): [string, number][][] {
  const groups: [string, number][][] = [];
  for (const each of ranked) {
    const last = groups.at(-1);
    if (last !== undefined && last[0]![1] === each[1]) last.push(each);
    else groups.push([each]);
  }
  return groups;
}
