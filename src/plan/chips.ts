import { type ChipSet, setValue } from '../engine/chips/denominations.ts';

/** The chips one owns: so many of each value. */
export type ChipCase = ChipSet;

const ROLL = 50;

/** As many of one value as a stack can use; more only make it hard to count. Of the largest it may be twice as many. */
const MOST_OF_A_VALUE = 20;
/** The fewest of the smallest chips that let a player post and make change. */
const FEWEST_SMALL = 4;

export type Handout = {
  /** What everybody starts with, smallest first. */
  readonly each: ChipSet;
  readonly stack: number;
};

type Counted = { readonly value: number; readonly owned: number; count: number };

/**
 * What everybody gets from a case that has to make this many stacks, rebuys included; null when there are too few small
 * chips. Enough must stay in the case to color up every value when it goes.
 */
export function handOut(chips: ChipCase, stacks: number): Handout | null {
  const all = chips
    .filter(({ count }) => count > 0)
    .map(({ value, count }): Counted => ({ value, owned: count, count: Math.floor(count / stacks) }))
    .sort((a, b) => a.value - b.value);
  for (const [at, chip] of all.entries())
    chip.count = Math.min(chip.count, MOST_OF_A_VALUE * (at === all.length - 1 ? 2 : 1));
  if ((all[0]?.count ?? 0) < FEWEST_SMALL) return null;
  roundOff(all);
  keepChange(all, stacks);
  const each = all.filter(({ count }) => count > 0).map(({ value, count }) => ({ value, count }));
  return { each, stack: setValue(each) };
}

/** Small chips that do not make up one of the next value stay in the case, so that stacks are round numbers. */
function roundOff(all: readonly Counted[]): void {
  for (const [at, chip] of all.slice(0, -1).entries()) {
    const odd = (chip.value * chip.count) % all[at + 1]!.value;
    const spare = odd / chip.value;
    if (Number.isInteger(spare) && chip.count - spare >= FEWEST_SMALL) chip.count -= spare;
  }
}

/** The larger chips left in the case must cover each value in play; if not, fewer of the largest are handed out. */
function keepChange(all: readonly Counted[], stacks: number): void {
  for (const [at, chip] of all.entries()) {
    const larger = all.slice(at + 1);
    if (larger.length === 0) return;
    const left = (): number =>
      larger.reduce((sum, { value, owned, count }) => sum + value * (owned - count * stacks), 0);
    for (const large of [...larger].reverse())
      while (large.count > 0 && left() < chip.value * chip.count * stacks) large.count--;
  }
}

/** The chips to buy for so many stacks, with change for every value, in rolls of fifty [chips-buy-in-rolls]. */
export function chipsFor(set: ChipSet, stacks: number): ChipCase {
  const sorted = [...set].sort((a, b) => a.value - b.value);
  return sorted.map(({ value, count }, at) => {
    const below = sorted[at - 1];
    const change = below === undefined ? 0 : Math.ceil((below.value * below.count * stacks) / value);
    return { value, count: Math.ceil((count * stacks + change) / ROLL) * ROLL };
  });
}
