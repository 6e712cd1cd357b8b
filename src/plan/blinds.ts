/** Blinds people say without thinking, in any power of ten. */
const NICE = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8];

/** Small blinds that the chips can make, lowest first. */
function ladder(smallest: number, upTo: number): number[] {
  const steps = new Set<number>();
  for (let ten = 1; ten <= upTo * 10; ten *= 10)
    for (const nice of NICE)
      for (const step of [nice * ten, Math.ceil(nice) * ten * smallest])
        if (Number.isInteger(step) && step % smallest === 0) steps.add(step);
  return [...steps].sort((a, b) => a - b);
}

/** How much an uneven step counts beside one that is off the curve. */
const EVENNESS = 2;
/** What it costs a level that its smallest chip could have been colored up. */
const OVERDUE = 0.05;
/** A blind should take two chips or more before the smaller ones go. */
const ENOUGH = 1.9;
/** Levels between two color-ups, and before the first: no chip is there for a single level. */
const APART = 2;
/** Nobody notices a smaller step: 75 and 80. */
const LEAST_STEP = 1.1;
/** Blinds this far off the curve are not tried. */
const OFF = 2.2;

/** A level of a schedule in the making: its blind, its smallest chip, and how long that has been the smallest. */
type Step = {
  readonly blind: number;
  readonly chip: number;
  readonly levels: number;
  readonly cost: number;
  readonly before: Step | null;
};

export type Blinds = {
  readonly small: readonly number[];
  /** The levels (from 1) after which a chip is colored up. */
  readonly colorUps: readonly number[];
};

type Wanted = {
  readonly values: readonly number[];
  readonly first: number;
  readonly growth: number;
  readonly levels: number;
  /** Whether there can be a break after a level, to color up in. */
  readonly mayColorUp?: (afterLevel: number) => boolean;
};

/**
 * Small blinds from the first on, each about `growth` times the one before, of all ways the one that stays nearest to the
 * curve with the evenest steps. Chips go one after the other when no later blind needs them [colour-up-trigger].
 */
export function smallBlinds(wanted: Wanted): Blinds {
  const last = climb(wanted) ?? climb({ ...wanted, values: [Math.min(...wanted.values)] });
  const steps: Step[] = [];
  for (let step = last; step !== null; step = step.before) steps.unshift(step);
  return {
    small: steps.map(({ blind }) => blind),
    colorUps: steps.flatMap(({ chip }, at) => (at > 0 && chip !== steps[at - 1]!.chip ? [at] : [])),
  };
}

function climb({ values, first, growth, levels, mayColorUp = () => true }: Wanted): Step | null {
  const chips = [...values].sort((a, b) => a - b);
  const steps = ladder(chips[0]!, first * (growth ** levels * 2 + levels * 4));
  let ways: Step[] = [{ blind: first, chip: 0, levels: 1, cost: 0, before: null }];
  for (let level = 1; level < levels; level++) {
    const target = first * growth ** level;
    const near = steps.filter((step) => step > target / OFF);
    const longer = new Map<string, Step>();
    for (const before of ways)
      for (const next of stepsFrom(before, near, chips, mayColorUp(level), { target, growth })) {
        const key = `${next.blind} ${next.chip} ${next.levels}`;
        if (next.cost < (longer.get(key)?.cost ?? Number.POSITIVE_INFINITY)) longer.set(key, next);
      }
    // Chips of odd values may make no higher blind.
    if (longer.size === 0) return level < 2 ? null : cheapest(ways);
    ways = [...longer.values()];
  }
  // A last blind that the next chip makes would send its smaller one away at a level of its own.
  const ends = ways.filter(({ blind, chip }) => chip + 1 === chips.length || blind % chips[chip + 1]! !== 0);
  return cheapest(ends.length === 0 ? ways : ends);
}

const cheapest = (ways: readonly Step[]): Step | null =>
  ways.reduce<Step | null>((best, way) => (best === null || way.cost < best.cost ? way : best), null);

function stepsFrom(
  before: Step,
  near: readonly number[],
  chips: readonly number[],
  mayColorUp: boolean,
  { target, growth }: { readonly target: number; readonly growth: number },
): Step[] {
  const higher = chips[before.chip + 1];
  // The chip goes now only if the level before needed it.
  const goes = mayColorUp && higher !== undefined && before.levels >= APART && before.blind % higher !== 0;
  return near.flatMap((blind) => {
    // Coarse chips may make no blind near the curve: the next ones they do make are tried then.
    if (blind < before.blind * LEAST_STEP || blind > OFF * Math.max(target, before.blind)) return [];
    const uneven = EVENNESS * Math.log(blind / before.blind / growth) ** 2;
    const cost = before.cost + Math.log(blind / target) ** 2 + uneven;
    const stays = { blind, chip: before.chip, levels: Math.min(APART, before.levels + 1), before };
    const overdue = higher !== undefined && higher * ENOUGH <= target ? OVERDUE : 0;
    return [
      ...(blind % chips[before.chip]! === 0 ? [{ ...stays, cost: cost + overdue }] : []),
      ...(goes && blind % higher === 0 ? [{ ...stays, chip: before.chip + 1, levels: 1, cost }] : []),
    ];
  });
}
