import type { Break, Level } from '../engine/choices/tournament-choices.ts';
import { MOST_CHIPS } from '../engine/units.ts';
import { smallBlinds } from './blinds.ts';

export type Frame = {
  readonly levelMinutes: number;
  /** Levels that fit into the time. */
  readonly levels: number;
  readonly breakMinutes: number;
  /** The breaks of the rulebook or the host, in these levels. */
  readonly own: readonly Break[];
  /** Minutes without a break that are too many. */
  readonly restless: number;
  /** Nobody has chips to change: breaks come by the time alone. */
  readonly dealt: boolean;
};

export const LEVEL_MINUTES = [3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40];
const GOOD_LEVELS = 12;
/** Enough to color up and to get a drink; in a short game just enough to color up. */
const [LONG_BREAK, SHORT_BREAK] = [10, 5];
const SHORT_GAME = 150;
/** Somebody needs a break about every hour and a half. */
const RESTLESS = 95;
/** How many breaks there are for color-ups, before the blinds are known. */
const COLOR_UPS = 2;
/** Levels beyond the planned end, for a tournament that takes longer. */
export const EXTRA_LEVELS = 4;

type Framed = {
  readonly minutes: number;
  readonly own: readonly Break[];
  readonly dealt: boolean;
  readonly levelMinutes: number | undefined;
};

/** How long levels and breaks are, so that about a dozen levels fill the time; or levels as long as wished. */
export function frameFor({ minutes, own, dealt, levelMinutes: wished }: Framed): Frame {
  const breakMinutes = minutes < SHORT_GAME ? SHORT_BREAK : LONG_BREAK;
  const byTime = Math.max(0, Math.round(minutes / RESTLESS) - 1);
  const pauses = dealt ? byTime : Math.max(COLOR_UPS, byTime);
  const resting = own.reduce((sum, pause) => sum + pause.minutes, 0) || pauses * breakMinutes;
  const playing = Math.max(minutes / 2, minutes - resting);
  const ideal = playing / GOOD_LEVELS;
  const levelMinutes =
    wished ??
    LEVEL_MINUTES.reduce((best, each) =>
      Math.abs(Math.log(each / ideal)) < Math.abs(Math.log(best / ideal)) ? each : best,
    );
  const levels = Math.max(4, Math.round(playing / levelMinutes));
  const kept = own.filter(({ afterLevel }) => afterLevel < levels);
  return { levelMinutes, levels, breakMinutes, own: kept, restless: RESTLESS, dealt };
}

/** Levels at a growth of the blinds, with breaks in which every color-up takes place. */
export function scheduleFor(
  frame: Frame,
  { values, first }: { readonly values: readonly number[]; readonly first: number },
  growth: number,
): { readonly levels: readonly Level[]; readonly breaks: readonly Break[] } {
  const { own, dealt } = frame;
  const lastOwn = Math.max(0, ...own.map(({ afterLevel }) => afterLevel));
  const mayColorUp = (after: number): boolean =>
    dealt || after > lastOwn + 1 || own.some(({ afterLevel }) => afterLevel === after);
  const blinds = smallBlinds({ values, first, growth, levels: frame.levels + EXTRA_LEVELS, mayColorUp });
  const levels = levelsOf(blinds.small, frame.levelMinutes);
  const changing = dealt ? [] : blinds.colorUps.filter((after) => after < levels.length);
  const breaks = new Map([...changing.map((after) => [after, frame.breakMinutes] as const)]);
  for (const { afterLevel, minutes } of own) breaks.set(afterLevel, minutes);
  if (own.length === 0)
    for (const after of between([...breaks.keys()], frame)) breaks.set(after, frame.breakMinutes);
  return {
    levels,
    breaks: [...breaks].sort(([a], [b]) => a - b).map(([afterLevel, minutes]) => ({ afterLevel, minutes })),
  };
}

/** Breaks in the middle of long stretches of the planned time without one. */
function between(taken: readonly number[], { levels, levelMinutes, restless }: Frame): number[] {
  const ends = [0, ...taken.filter((after) => after < levels).sort((a, b) => a - b), levels];
  return ends.slice(1).flatMap((end, at) => {
    const start = ends[at]!;
    const more = Math.max(0, Math.round(((end - start) * levelMinutes) / restless) - 1);
    return Array.from({ length: more }, (_, each) =>
      Math.round(start + ((each + 1) * (end - start)) / (more + 1)),
    ).filter((after) => after > start && after < end);
  });
}

/** Levels with the small blind half of the big one, as far as chips are counted; the last goes on without end. */
const levelsOf = (blinds: readonly number[], minutes: number): Level[] =>
  blinds
    .filter((small) => small * 2 <= MOST_CHIPS)
    .map((small, at, { length }) => ({
      small,
      big: small * 2,
      ante: 0,
      minutes: at === length - 1 ? null : minutes,
    }));
