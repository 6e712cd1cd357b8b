import { type ChipSet, setValue } from '../engine/chips/denominations.ts';

/** The chips one owns: so many of each value. */
export type ChipCase = ChipSet;

/** As many of one value as a stack can use; more only make it hard to count. Of the largest it may be twice as many. */
const MOST_OF_A_VALUE = 20;
/** The fewest of the smallest chips that let a player post and make change. */
const FEWEST_SMALL = 4;
/** How many of each value but the largest make a stack that is easy to play with. */
const HANDY = 10;

export type Handout = {
  /** What everybody starts with, smallest first. */
  readonly each: ChipSet;
  readonly stack: number;
};

type Counted = { readonly value: number; readonly owned: number; count: number };

/** The chips there are, smallest first. */
export const sortedCase = (chips: ChipCase): ChipCase =>
  chips.filter(({ count }) => count > 0).sort((a, b) => a.value - b.value);

/** At most so many of each for everybody, where the case has to make this many stacks; null if there are too few small ones. */
function caps(chips: ChipCase, stacks: number): Counted[] | null {
  const all = sortedCase(chips).map(({ value, count }, at, { length }) => ({
    value,
    owned: count,
    count: Math.min(Math.floor(count / stacks), MOST_OF_A_VALUE * (at === length - 1 ? 2 : 1)),
  }));
  return (all[0]?.count ?? 0) < FEWEST_SMALL ? null : all;
}

const handout = (all: readonly Pick<Counted, 'value' | 'count'>[]): Handout => {
  const each = all.filter(({ count }) => count > 0).map(({ value, count }) => ({ value, count }));
  return { each, stack: setValue(each) };
};

/**
 * The most that everybody can get from a case that has to make this many stacks; null when there are too few small chips.
 * Enough must stay in the case to color up every value when it goes.
 */
export function handOut(chips: ChipCase, stacks: number): Handout | null {
  const all = caps(chips, stacks);
  if (all === null) return null;
  roundOff(all);
  keepChange(all, stacks);
  return handout(all);
}

/** Small chips that do not make up one of the next value stay in the case, so that stacks are round numbers. */
function roundOff(all: readonly Counted[]): void {
  for (const [at, chip] of all.slice(0, -1).entries()) {
    const odd = (chip.value * chip.count) % all[at + 1]!.value;
    const spare = odd / chip.value;
    if (Number.isInteger(spare) && chip.count - spare >= FEWEST_SMALL) chip.count -= spare;
  }
}

/** What the larger chips left in the case are worth. */
const leftAbove = (all: readonly Counted[], at: number, stacks: number): number =>
  all.slice(at + 1).reduce((sum, { value, owned, count }) => sum + value * (owned - count * stacks), 0);

/** The larger chips left in the case must cover each value in play; if not, fewer of the largest are handed out. */
function keepChange(all: readonly Counted[], stacks: number): void {
  for (const [at, chip] of all.slice(0, -1).entries())
    for (const large of all.slice(at + 1).reverse())
      while (large.count > 0 && leftAbove(all, at, stacks) < chip.value * chip.count * stacks) large.count--;
}

const hasChange = (all: readonly Counted[], stacks: number): boolean =>
  all.slice(0, -1).every((chip, at) => leftAbove(all, at, stacks) >= chip.value * chip.count * stacks);

/** A stack of exactly so many chips for everybody, handy to play with; null where the case cannot make it. */
export function makeUp(chips: ChipCase, stacks: number, stack: number): Handout | null {
  const all = caps(chips, stacks);
  if (all === null) return null;
  const found = counts(all, 0, stack, (each) =>
    hasChange(
      all.map((chip, at) => ({ ...chip, count: each[at]! })),
      stacks,
    ),
  );
  return found && handout(all.map(({ value }, at) => ({ value, count: found[at]! })));
}

/** Counts from one value on that add up, the handiest first; `fits` has the last word. */
function counts(
  all: readonly Counted[],
  at: number,
  left: number,
  fits: (counts: readonly number[]) => boolean,
  before: readonly number[] = [],
): readonly number[] | null {
  const { value, count: most } = all[at]!;
  if (at === all.length - 1) {
    const whole = [...before, left / value];
    return left % value === 0 && left / value <= most && fits(whole) ? whole : null;
  }
  const rest = all.slice(at + 1);
  const unit = rest.reduce((common, chip) => divisor(common, chip.value), 0);
  const room = rest.reduce((sum, chip) => sum + chip.value * chip.count, 0);
  const fewest = at === 0 ? FEWEST_SMALL : 0;
  const possible = Array.from({ length: Math.max(0, most - fewest + 1) }, (_, more) => fewest + more)
    .filter((count) => {
      const after = left - count * value;
      return after >= 0 && after <= room && after % unit === 0;
    })
    .sort((a, b) => Math.abs(a - HANDY) - Math.abs(b - HANDY));
  for (const count of possible) {
    const found = counts(all, at + 1, left - count * value, fits, [...before, count]);
    if (found !== null) return found;
  }
  return null;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
