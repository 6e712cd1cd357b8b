import type { Break, Level } from '../engine/choices/tournament-choices.ts';
import { MOST_CHIPS } from '../engine/units.ts';

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

/** The chip a blind of about this size should be made of: one of which it takes two or more. */
const chipFor = (values: readonly number[], blind: number): number =>
  values.findLast((value) => value * 1.9 <= blind) ?? values[0]!;

/** How much an uneven step counts beside one that is off the curve. */
const EVENNESS = 2;

type Way = { readonly cost: number; readonly blinds: readonly number[] };

/**
 * Small blinds from the first on, each about `growth` times the one before, in chips that grow with them so that small
 * ones can be changed up: of all ways the one that stays nearest to the curve with the evenest steps.
 */
export function smallBlinds(
  values: readonly number[],
  first: number,
  growth: number,
  levels: number,
): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const steps = ladder(sorted[0]!, first * (growth ** levels * 2 + levels * 4));
  let ways: Way[] = [{ cost: 0, blinds: [first] }];
  for (let level = 1; level < levels; level++) {
    const target = first * growth ** level;
    const chip = chipFor(sorted, target);
    const higher = steps.filter((step) => step % chip === 0 && step > target / 2);
    const longer = higher.flatMap((step) => bestWayTo(step, ways, target, growth));
    // Chips of odd values may make no higher blind.
    if (longer.length === 0) break;
    ways = longer;
  }
  return [...ways.reduce((best, way) => (way.cost < best.cost ? way : best)).blinds];
}

function bestWayTo(step: number, ways: readonly Way[], target: number, growth: number): Way[] {
  const off = Math.log(step / target) ** 2;
  let best: Way | null = null;
  for (const { cost, blinds } of ways) {
    const before = blinds.at(-1)!;
    if (before >= step) continue;
    const total = cost + off + EVENNESS * Math.log(step / before / growth) ** 2;
    if (best === null || total < best.cost) best = { cost: total, blinds: [...blinds, step] };
  }
  return best === null ? [] : [best];
}

export type Frame = {
  readonly levelMinutes: number;
  /** Levels that fit into the time. */
  readonly levels: number;
  readonly breaks: readonly Break[];
};

export const LEVEL_MINUTES = [3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40];
const GOOD_LEVELS = 12;
const BREAK_MINUTES = 10;
/** Levels beyond the planned end, for a tournament that takes longer. */
export const EXTRA_LEVELS = 4;

/** How long levels are and where breaks go, so that about a dozen levels fill the time; or levels as long as wished. */
export function frameFor(minutes: number, own: readonly Break[], wished?: number): Frame {
  // Somebody needs a break about every hour and a half.
  const pauses = own.length > 0 ? own.length : Math.max(0, Math.round(minutes / 95) - 1);
  const resting = own.reduce((sum, pause) => sum + pause.minutes, 0) || pauses * BREAK_MINUTES;
  const playing = Math.max(minutes / 2, minutes - resting);
  const ideal = playing / GOOD_LEVELS;
  const levelMinutes =
    wished ??
    LEVEL_MINUTES.reduce((best, each) =>
      Math.abs(Math.log(each / ideal)) < Math.abs(Math.log(best / ideal)) ? each : best,
    );
  const levels = Math.max(4, Math.round(playing / levelMinutes));
  const breaks =
    own.length > 0
      ? own.filter(({ afterLevel }) => afterLevel < levels)
      : Array.from({ length: pauses }, (_, at) => ({
          afterLevel: Math.round(((at + 1) * levels) / (pauses + 1)),
          minutes: BREAK_MINUTES,
        }));
  return { levelMinutes, levels, breaks };
}

/** Levels with the small blind half of the big one, as far as chips are counted; the last goes on without end. */
export const levelsOf = (blinds: readonly number[], minutes: number): Level[] =>
  blinds
    .filter((small) => small * 2 <= MOST_CHIPS)
    .map((small, at, { length }) => ({
      small,
      big: small * 2,
      ante: 0,
      minutes: at === length - 1 ? null : minutes,
    }));
