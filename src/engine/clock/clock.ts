import type { Break, Level } from '../choices/tournament-choices.ts';

const MINUTE = 60_000;

/** A stretch of the clock: a level, or the break after one. Levels count from 1. */
type Stretch =
  | { readonly kind: 'level'; readonly level: number; readonly ms: number | null }
  | { readonly kind: 'break'; readonly level: number; readonly ms: number };

/**
 * The clock as a point in time, so that nothing drifts and a restart loses nothing: which stretch, and either when it
 * ends (running) or how much of it is left (stopped). A last level without end has neither.
 */
export type Clock = {
  readonly levels: readonly Level[];
  readonly breaks: readonly Break[];
  readonly at: number;
  readonly running: { readonly endsAt: number | null } | null;
  readonly left: number | null;
  /** Why it is paused. */
  readonly stoppedFor: 'start' | StopReason | null;
  /** When a break that began in the middle of a level ends, and the level goes on by itself. */
  readonly resumesAt?: number;
};

/** `pause`: nobody said why. */
export type StopReason = 'break' | 'dispute' | 'pause';

type Schedule = Pick<Clock, 'levels' | 'breaks'>;

/** Needed at every look at the clock; they change only with the schedule. */
const known = new WeakMap<
  Schedule['levels'],
  { readonly breaks: Schedule['breaks']; readonly all: Stretch[] }
>();

export function stretches({ levels, breaks }: Schedule): readonly Stretch[] {
  const found = known.get(levels);
  if (found?.breaks === breaks) return found.all;
  const all = stretchesOf({ levels, breaks });
  known.set(levels, { breaks, all });
  return all;
}

function stretchesOf({ levels, breaks }: Schedule): Stretch[] {
  return levels.flatMap(({ minutes }, index): Stretch[] => {
    const level = index + 1;
    const pause = breaks.find(({ afterLevel }) => afterLevel === level);
    const play: Stretch = { kind: 'level', level, ms: minutes === null ? null : minutes * MINUTE };
    return pause === undefined ? [play] : [play, { kind: 'break', level, ms: pause.minutes * MINUTE }];
  });
}

/** How long after the start a level begins, breaks included; null where a level before it has no end. */
export function minutesUntil(schedule: Schedule, level: number): number | null {
  let ms = 0;
  for (const stretch of stretches(schedule)) {
    if (stretch.kind === 'level' && stretch.level === level) return ms / MINUTE;
    if (stretch.ms === null) return null;
    ms += stretch.ms;
  }
  return null;
}

export function newClock(levels: readonly Level[], breaks: readonly Break[]): Clock {
  const clock: Clock = { levels, breaks, at: 0, running: null, left: null, stoppedFor: 'start' };
  return { ...clock, left: stretches(clock)[0]!.ms };
}

/**
 * The clock as it stands now: at zero the next stretch has begun at that very moment [timer-restarts-at-once]; the last
 * level goes on without end.
 */
export function clockAt(clock: Clock, now: number): Clock {
  if (clock.resumesAt !== undefined && now >= clock.resumesAt)
    return clockAt(resumed(clock, clock.resumesAt), now);
  const all = stretches(clock);
  let { at, running } = clock;
  while (running !== null && running.endsAt !== null && now >= running.endsAt) {
    const next = all[at + 1];
    if (next === undefined) running = { endsAt: null };
    else {
      at++;
      running = { endsAt: next.ms === null ? null : running.endsAt + next.ms };
    }
  }
  return at === clock.at && running === clock.running ? clock : { ...clock, at, running };
}

export type ClockFace = {
  readonly level: number;
  readonly stakes: Level;
  readonly onBreak: boolean;
  readonly running: boolean;
  /** Milliseconds left of this stretch; null without end. */
  readonly left: number | null;
  readonly next: Level | null;
  /** Milliseconds until a paused level goes on by itself; null if somebody has to start it. */
  readonly resumesIn: number | null;
};

export function readClock(clock: Clock, now: number): ClockFace {
  const current = clockAt(clock, now);
  const stretch = stretches(current)[current.at]!;
  const { running, resumesAt } = current;
  const left = running === null ? current.left : running.endsAt === null ? null : running.endsAt - now;
  return {
    level: stretch.level,
    stakes: current.levels[stretch.level - 1]!,
    onBreak: stretch.kind === 'break',
    running: running !== null,
    left,
    next: current.levels[stretch.level] ?? null,
    resumesIn: resumesAt === undefined ? null : resumesAt - now,
  };
}

/** How many minutes each level has been played so far, by the schedule. */
export function minutesByLevel(clock: Clock, now: number): number[] {
  const { level, onBreak, left } = readClock(clock, now);
  return clock.levels.slice(0, level).map(({ minutes }, at) => {
    if (at < level - 1 || onBreak) return minutes ?? 0;
    return minutes === null || left === null ? 0 : minutes - left / MINUTE;
  });
}

/** How long has been played so far, by the schedule: breaks and pauses do not count. */
export const playedMs = (clock: Clock, now: number): number =>
  minutesByLevel(clock, now).reduce((sum, minutes) => sum + minutes, 0) * MINUTE;

/** The first level that may still change: the next one, or the one that is on where it goes on without end. */
export const firstOpenLevel = ({ level, onBreak, left }: ClockFace): number =>
  left === null && !onBreak ? level : level + 1;

export function startClock(clock: Clock, now: number): Clock {
  const current = clockAt(clock, now);
  return current.running === null ? resumed(current, now) : current;
}

const resumed = ({ resumesAt: _, ...stopped }: Clock, now: number): Clock => ({
  ...stopped,
  running: { endsAt: stopped.left === null ? null : now + stopped.left },
  left: null,
  stoppedFor: null,
});

export function stopClock(clock: Clock, now: number, why: StopReason): Clock {
  const { resumesAt: _, ...current } = clockAt(clock, now);
  return { ...current, left: readClock(current, now).left, running: null, stoppedFor: why };
}

/** A break in the middle of a level: the level goes on after it with the time it has left. */
export const breakFor = (clock: Clock, now: number, ms: number): Clock => ({
  ...stopClock(clock, now, 'break'),
  resumesAt: now + ms,
});

/** Jumps to a stretch, or sets what is left of this one. */
export function setClock(clock: Clock, now: number, at: number, left?: number): Clock {
  const current = clockAt(clock, now);
  const ms = left ?? stretches(current)[at]!.ms;
  return {
    ...current,
    at,
    left: ms,
    running: current.running === null ? null : { endsAt: ms === null ? null : now + ms },
  };
}

/** The clock moved by so many milliseconds. */
export function shifted(clock: Clock, ms: number): Clock {
  const { running, resumesAt } = clock;
  if (resumesAt !== undefined) return { ...clock, resumesAt: resumesAt + ms };
  return running?.endsAt == null ? clock : { ...clock, running: { endsAt: running.endsAt + ms } };
}

/**
 * The same moment under another schedule: the current level or break goes on, longer or shorter as its length has changed.
 * Levels added after the last one ran out begin now. Null where the new schedule lacks the current level or break.
 */
export function rescheduled(clock: Clock, schedule: Schedule, now: number): Clock | null {
  const current = clockAt(clock, now);
  const on = stretches(current)[current.at]!;
  const all = stretches(schedule);
  const at = all.findIndex(({ kind, level }) => kind === on.kind && level === on.level);
  const same = all[at];
  if (same === undefined) return null;
  const planned = { ...current, ...schedule, at };
  const { left } = readClock(current, now);
  if (left === null && on.ms !== null && at + 1 < all.length) return setClock(planned, now, at + 1);
  if (same.ms === on.ms) return planned;
  if (left === null || same.ms === null || on.ms === null) return setClock(planned, now, at);
  return setClock(planned, now, at, Math.max(0, left + same.ms - on.ms));
}
