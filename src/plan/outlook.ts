import type { Rulebook } from '../engine/choices/rulebook.ts';
import type { Break, Level } from '../engine/choices/tournament-choices.ts';
import { readClock } from '../engine/clock/clock.ts';
import { playersIn, type Tournament } from '../engine/tournament/state/state.ts';
import { HOME_PACE, type Pace } from '../sim/pace.ts';
import { simulateRuns, spreadOf } from '../sim/runs.ts';
import { LEVEL_MINUTES } from './schedule.ts';

type Schedule = { readonly levels: readonly Level[]; readonly breaks: readonly Break[] };

/** What is left of a tournament, as plain data for a thread of its own. */
export type Rest = Schedule & {
  readonly players: number;
  /** As it is played, but everybody begins with the average stack, and rebuys end when they end. */
  readonly rulebook: Rulebook;
  /** Levels that are over. */
  readonly played: number;
  /** Minutes left of the level that is on; null for one without end, or in a break. */
  readonly levelLeft: number | null;
  /** Minutes left of the break that is on. */
  readonly breakLeft: number;
  /** In how many minutes it should be over; null where nobody has said. */
  readonly wished: number | null;
};

/** A change of the levels to come: the figure is minutes, the level that is left out, or nothing. */
export type Proposal = Schedule & {
  readonly kind: 'shorter-levels' | 'skipped-level' | 'antes';
  readonly figure: number;
  /** In how many minutes it would be over. */
  readonly minutes: number;
};

/** In how many minutes half the simulated tournaments are over, and what would bring a late one back. */
export type Outlook = { readonly minutes: number; readonly proposals: readonly Proposal[] };

/** Nobody minds less. */
export const LATE_MINUTES = 15;
/** A proposal is worth a tap if it gains this much. */
const WORTH_MINUTES = 5;
const LEAST_LEVEL_MINUTES = 3;
const MINUTE_MS = 60_000;
const runsFor = (players: number): number => Math.max(15, Math.min(60, Math.round(900 / players)));

/** Null where there is nothing to foresee: before the start, at the end, and where Riffle deals. */
export function restOf(tournament: Tournament, now: number, wished: number | null): Rest | null {
  const { phase, clock, rulebook, tables, smallestChip, chipsIssued, bank } = tournament;
  const players = playersIn(tournament).length;
  if (phase !== 'running' || players < 2) return null;
  if ([...tables.values()].some(({ kind }) => kind === 'dealt')) return null;
  const { level, onBreak, left } = readClock(clock, now);
  const played = onBreak ? level : level - 1;
  const minutes = left === null ? null : Math.max(0.5, left / MINUTE_MS);
  const { rebuys, startingStack, addOn, chips } = rulebook.tournament;
  const throughLevel = rebuys.use.throughLevel - played;
  return {
    players,
    played,
    levels: clock.levels,
    breaks: clock.breaks,
    levelLeft: onBreak ? null : minutes,
    breakLeft: onBreak ? (minutes ?? 0) : 0,
    wished,
    rulebook: {
      ...rulebook,
      tournament: {
        ...rulebook.tournament,
        startingStack: {
          ...startingStack,
          use: Math.max(smallestChip, Math.round((chipsIssued - bank) / players)),
        },
        rebuys: {
          ...rebuys,
          use: {
            ...rebuys.use,
            atMost: throughLevel > 0 ? rebuys.use.atMost : 0,
            throughLevel: Math.max(0, throughLevel),
            chips: rebuys.use.chips ?? startingStack.use,
          },
        },
        addOn: { ...addOn, use: null },
        chips: { ...chips, use: chips.use.filter(({ value }) => value >= smallestChip) },
      },
    },
  };
}

export function foresee(rest: Rest, pace: Pace = HOME_PACE): Outlook {
  const minutes = minutesWith(rest, rest, pace);
  if (rest.wished === null || minutes <= rest.wished + LATE_MINUTES) return { minutes, proposals: [] };
  const proposals = [shorter(rest, rest.wished, pace), skipped(rest, pace), withAntes(rest, pace)];
  return {
    minutes,
    proposals: proposals.filter(
      (each) => each !== null && each.minutes <= minutes - WORTH_MINUTES,
    ) as Proposal[],
  };
}

/** Half the tournaments are over in so many minutes, with these levels from now on. */
function minutesWith(rest: Rest, { levels, breaks }: Schedule, pace: Pace): number {
  const { rulebook, players, played, levelLeft, breakLeft } = rest;
  const toCome = levels
    .slice(played)
    .map((level, at) => (at === 0 && levelLeft !== null ? { ...level, minutes: levelLeft } : level));
  const pauses = breaks
    .filter(({ afterLevel }) => afterLevel > played)
    .map(({ afterLevel, minutes }) => ({ afterLevel: afterLevel - played, minutes }));
  const { tournament } = rulebook;
  const book = {
    ...rulebook,
    tournament: {
      ...tournament,
      levels: { ...tournament.levels, use: toCome },
      breaks: { ...tournament.breaks, use: pauses },
    },
  };
  const { minutes } = simulateRuns({ rulebook: book, players, pace }, 1, 0, runsFor(players));
  return breakLeft + spreadOf(minutes).p50;
}

/** The number of levels that cannot change any more: in a break the next one still can. */
const fixed = ({ played, breakLeft }: Rest): number => (breakLeft > 0 ? played : played + 1);

/** The longest levels with which it ends on time, or the shortest there are. */
function shorter(rest: Rest, wished: number, pace: Pace): Proposal | null {
  const { levels, breaks } = rest;
  const longest = Math.max(0, ...levels.slice(fixed(rest)).map(({ minutes }) => minutes ?? 0));
  const lengths = LEVEL_MINUTES.filter(
    (each) => each < longest && each >= Math.max(LEAST_LEVEL_MINUTES, longest / 3),
  ).reverse();
  let best: Proposal | null = null;
  for (const length of lengths) {
    const changed = levels.map((level, at) =>
      at < fixed(rest) || level.minutes === null || level.minutes <= length
        ? level
        : { ...level, minutes: length },
    );
    const minutes = minutesWith(rest, { levels: changed, breaks }, pace);
    best = { kind: 'shorter-levels', figure: length, levels: changed, breaks, minutes };
    if (minutes <= wished) return best;
  }
  return best;
}

/** The next level is left out; a break after it comes before it. */
function skipped(rest: Rest, pace: Pace): Proposal | null {
  const at = fixed(rest);
  // The last level stays.
  if (at < 1 || at >= rest.levels.length - 1) return null;
  const levels = rest.levels.toSpliced(at, 1);
  const taken = new Set(rest.breaks.map(({ afterLevel }) => afterLevel));
  const breaks = rest.breaks
    .filter(({ afterLevel }) => afterLevel !== at + 1 || !taken.has(at))
    .map((pause) => (pause.afterLevel > at ? { ...pause, afterLevel: pause.afterLevel - 1 } : pause));
  const minutes = minutesWith(rest, { levels, breaks }, pace);
  return { kind: 'skipped-level', figure: at + 1, levels, breaks, minutes };
}

/** The big blind pays an ante for everybody; not where everybody pays their own. */
function withAntes(rest: Rest, pace: Pace): Proposal | null {
  if (rest.rulebook.hand.anteBy?.use !== 'big-blind') return null;
  const { levels, breaks } = rest;
  const changed = levels.map((level, at) =>
    at < fixed(rest) || level.ante > 0 ? level : { ...level, ante: level.big },
  );
  if (changed.every((level, at) => level === levels[at])) return null;
  const minutes = minutesWith(rest, { levels: changed, breaks }, pace);
  return { kind: 'antes', figure: 0, levels: changed, breaks, minutes };
}
