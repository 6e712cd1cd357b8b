import { type ChipSet, setValue } from '../engine/chips/denominations.ts';
import type { Rulebook } from '../engine/choices/rulebook.ts';
import { type ChipCase, chipsFor, handOut } from './chips.ts';

/** The starting stack, and the chip case it comes from. */
export type Stacks = {
  readonly stack: number;
  readonly each: ChipSet;
  readonly case: ChipCase;
  readonly stacks: number;
};

/** What everybody gets: from the host's case, or as the rulebook says, with the chips to buy. */
export function stacksFor(rulebook: Rulebook, chips: ChipCase | undefined, stacks: number): Stacks | null {
  if (chips !== undefined) {
    const handed = handOut(chips, stacks);
    return handed && { ...handed, case: chips, stacks };
  }
  const [own] = Object.values(rulebook.tournament.chipSets.use);
  const each =
    own ??
    idealSet(
      rulebook.tournament.chips.use.map(({ value }) => value),
      rulebook.tournament.startingStack.use,
    );
  return { stack: setValue(each), each, case: chipsFor(withChange(each, rulebook), stacks), stacks };
}

/** The set and the values above it that later levels are played with. */
function withChange(each: ChipSet, rulebook: Rulebook): ChipSet {
  const above = rulebook.tournament.chips.use
    .filter(({ value }) => value > Math.max(...each.map((chip) => chip.value)))
    .map(({ value }) => ({ value, count: 0 }));
  return [...each, ...above.slice(0, 1)];
}

/** A stack in these values: about ten of the small ones, the rest in large. */
export function idealSet(values: readonly number[], stack: number): ChipSet {
  const sorted = [...values].sort((a, b) => a - b).filter((value) => value <= stack / 2);
  let left = stack;
  const set: { value: number; count: number }[] = [];
  for (const [at, value] of sorted.entries()) {
    const next = sorted[at + 1];
    const wanted =
      next === undefined ? Math.floor(left / value) : Math.min(12, Math.floor((left * 0.4) / value));
    const count = next === undefined ? wanted : exactly(left, value, next, wanted);
    left -= count * value;
    if (count > 0) set.push({ value, count });
  }
  return set;
}

/** The count nearest below the wanted one that leaves a rest the next value can make. */
function exactly(left: number, value: number, next: number, wanted: number): number {
  for (let count = wanted; count > 0; count--) if ((left - count * value) % next === 0) return count;
  return wanted;
}

/** How many players the case is enough for, to tell a host with too few chips. */
export function tooFewChips(chips: ChipCase, players: number): string {
  let most = players;
  while (most > 1 && handOut(chips, most) === null) most--;
  const smallest = Math.min(...chips.map(({ value }) => value));
  return `the chips cannot make ${players} stacks: everybody needs at least four of the ${smallest}s${most > 1 ? `; they do for ${most} players` : ''}`;
}
