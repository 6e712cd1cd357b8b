import { type ChipSet, setValue } from '../engine/chips/denominations.ts';
import type { Rulebook } from '../engine/choices/rulebook.ts';
import { type ChipCase, type Handout, handOut, makeUp, sortedCase } from './chips.ts';

/** The starting stack, its first small blind, and the chips in play. */
export type Stacks = {
  readonly stack: number;
  readonly each: ChipSet;
  readonly first: number;
  /** The values in play: chips too few to hand out stay at home. */
  readonly values: readonly number[];
  /** Whether the case also has what rebuys need. */
  readonly rebuys: boolean;
};

/** Big blinds everybody should begin with. */
export const GOOD_DEPTH = 50;
/** With more, a short game takes steep blinds. */
const DEEPEST = 100;
/** With so many minutes for each player there is time for the good depth, with more for deeper stacks. */
const MINUTES_EACH = 20;
/** Stacks that hosts know, and those with another zero. */
const KNOWN = [1000, 1500, 2000, 5000];
const ZEROS = [1, 10, 100, 1000, 10_000];
/** A stack of fewer chips is soon without change. */
const ENOUGH_CHIPS = 18;
/** What it costs a stack to leave a color of the case unused, beside being off the depth. */
const UNUSED = 0.25;
/** What it costs that rebuys come in other chips than stacks; that a stack is none that hosts know; that there are no rebuys. */
const [UNEQUAL, UNKNOWN, NO_REBUYS] = [0.5, 50, 100];

type Candidate = Stacks & { readonly cost: number };
type Reserve = { readonly stacks: number; readonly part: number };

/** What everybody gets from the host's case: a stack hosts know if there is one, with blinds that suit the time. */
export function stacksFromCase(
  chips: ChipCase,
  players: number,
  reserve: Reserve,
  { minutes, stack }: { readonly minutes: number; readonly stack: number | undefined },
): Stacks | null {
  const all = sortedCase(chips);
  const depth = Math.min(DEEPEST, Math.max(GOOD_DEPTH, (GOOD_DEPTH * minutes) / (MINUTES_EACH * players)));
  const wanted = stack === undefined ? KNOWN.flatMap((each) => ZEROS.map((ten) => each * ten)) : [stack];
  const found = (stacks: number): Candidate[] =>
    all.flatMap((_, unused) => {
      const used = all.slice(unused);
      const made = wanted.map((each) => makeUp(used, stacks, each));
      const most = stack === undefined ? handOut(used, stacks) : null;
      return [
        ...made.flatMap((handed) => (handed === null ? [] : candidates(used, handed, unused, depth))),
        // Not a stack that hosts know: only where there is no other.
        ...(most === null ? [] : candidates(used, most, unused, depth).map(worse(UNKNOWN))),
      ];
    });
  return best([
    ...found(players + reserve.stacks).map((each) => ({ ...each, rebuys: true })),
    // Rebuys can also be paid in whatever is left in the case.
    ...found(players).map((each) =>
      leftFor(all, players, reserve, each)
        ? worse(UNEQUAL)({ ...each, rebuys: true })
        : worse(NO_REBUYS)(each),
    ),
  ]);
}

const worse =
  (by: number) =>
  (candidate: Candidate): Candidate => ({ ...candidate, cost: candidate.cost + by });
const depthOf = ({ stack, first }: Pick<Stacks, 'stack' | 'first'>): number => stack / (2 * first);

/** The first small blinds that one or two of the smallest chips make, as far as that is deep enough. */
function candidates(used: ChipCase, { each, stack }: Handout, unused: number, depth: number): Candidate[] {
  const smallest = used[0]!.value;
  const few = Math.max(0, ENOUGH_CHIPS - each.reduce((sum, { count }) => sum + count, 0)) / ENOUGH_CHIPS;
  return [1, 2].map((times) => {
    const first = times * smallest;
    const off = Math.abs(Math.log(depthOf({ stack, first }) / depth));
    const values = used.map(({ value }) => value);
    return { stack, each, first, values, rebuys: false, cost: off + few + UNUSED * unused };
  });
}

/** The one that costs least among those that are deep enough; if none is, the deepest, with rebuys if there can be. */
function best(all: readonly Candidate[]): Stacks | null {
  const deep = all.filter((each) => depthOf(each) >= GOOD_DEPTH);
  const rebuying = all.filter(({ rebuys }) => rebuys);
  const [first = null] =
    deep.length > 0
      ? deep.toSorted((a, b) => a.cost - b.cost)
      : (rebuying.length > 0 ? rebuying : all).toSorted((a, b) => depthOf(b) - depthOf(a) || a.cost - b.cost);
  if (first === null) return null;
  const { cost: _, ...stacks } = first;
  return stacks;
}

/** Whether the chips left in the case are worth the rebuys to come. */
function leftFor(all: ChipCase, players: number, reserve: Reserve, { each, stack }: Handout): boolean {
  const handed = new Map(each.map(({ value, count }) => [value, count * players]));
  const left = all.reduce((sum, { value, count }) => sum + value * (count - (handed.get(value) ?? 0)), 0);
  return left >= reserve.stacks * reserve.part * stack;
}

/** The rulebook's own stack in chips to buy, one of its sets where it has any, and the first small blind. */
export function stacksToBuy(rulebook: Rulebook, stack: number, set?: string): Stacks {
  const { chips, chipSets } = rulebook.tournament;
  const values = chips.use.map(({ value }) => value);
  const sets = Object.entries(chipSets.use);
  const [, own] = sets.find(([name]) => name === set) ?? sets[0] ?? [];
  const each = own !== undefined && setValue(own) === stack ? own : idealSet(values, stack);
  const above = [...values]
    .sort((a, b) => a - b)
    .find((value) => value > Math.max(...each.map((one) => one.value)));
  const used = each.map(({ value }) => value);
  const smallest = Math.min(...used);
  const first = stack >= 2 * GOOD_DEPTH * 2 * smallest ? 2 * smallest : smallest;
  return { stack, each, first, values: above === undefined ? used : [...used, above], rebuys: true };
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
export function tooFewChips(chips: ChipCase, players: number, stack?: number): string {
  if (stack !== undefined && handOut(chips, players) !== null)
    return `the chips cannot make ${players} stacks of ${stack}: choose another starting stack, or add chips`;
  let most = players;
  while (most > 1 && handOut(chips, most) === null) most--;
  const smallest = Math.min(...chips.map(({ value }) => value));
  return `the chips cannot make ${players} stacks: everybody needs at least four of the ${smallest}s${most > 1 ? `; they do for ${most} players` : ''}`;
}
