import type { Planned } from '../../shared/planning/api.ts';
import { minutesOfDay, timeOfDay } from '../../shared/planning/days.ts';
import type { PlanWords } from './words.ts';

/** The wall clock so many minutes after the start: 19:30 and 275 minutes are 12:05 AM. */
export const wallAfter = (start: string, minutes: number): string =>
  timeOfDay(Math.round(minutesOfDay(start) + minutes));

/** Until which level latecomers get in, with the wall clock where the start and the minutes to it are known. */
export function lateText(
  level: number,
  minutes: number | null,
  start: string | undefined,
  t: Pick<PlanWords, 'lateUntil' | 'lateNone'>,
): string {
  if (level <= 1) return t.lateNone;
  return t.lateUntil(level, minutes === null || !start ? null : wallAfter(start, minutes));
}

export type Row =
  | {
      readonly is: 'level';
      readonly number: number;
      readonly at: number;
      readonly small: number;
      readonly big: number;
      readonly ante: number;
      readonly minutes: number | null;
    }
  /** With the chips that are colored up in it. */
  | {
      readonly is: 'break';
      readonly at: number;
      readonly minutes: number;
      readonly colorUps: Planned['colorUps'];
    }
  | { readonly is: 'color-up'; readonly at: number; readonly chip: number; readonly into: number };

/** Levels, breaks and color-ups in order, each with its minutes since the start. */
export function rowsOf({ levels, breaks, colorUps }: Pick<Planned, 'levels' | 'breaks' | 'colorUps'>): Row[] {
  let at = 0;
  return levels.flatMap((level, index) => {
    const number = index + 1;
    const before = (level: number): Planned['colorUps'] =>
      colorUps.filter(({ beforeLevel }) => beforeLevel === level);
    const rested = breaks.some(({ afterLevel }) => afterLevel === index);
    const rows: Row[] = (rested ? [] : before(number)).map(({ chip, into }) => ({
      is: 'color-up',
      at,
      chip,
      into,
    }));
    rows.push({ is: 'level', number, at, ...level });
    at += level.minutes ?? 0;
    const pause = breaks.find(({ afterLevel }) => afterLevel === number);
    if (pause === undefined) return rows;
    rows.push({ is: 'break', at, minutes: pause.minutes, colorUps: before(number + 1) });
    at += pause.minutes;
    return rows;
  });
}

/** The percentage of tournaments that are over within this many minutes. */
export const percentInTime = (finishes: readonly number[], minutes: number): number =>
  Math.round((finishes.filter((each) => each <= minutes).length / finishes.length) * 100);

export type Bar = { readonly from: number; readonly tournaments: number };

/** Tournaments by when they ended, per quarter of an hour, or longer where they spread widely. */
export function barsOf(finishes: readonly number[]): {
  readonly width: number;
  readonly bars: readonly Bar[];
} {
  const [first, last] = [Math.min(...finishes), Math.max(...finishes)];
  const width = [5, 10, 15, 30, 60].find((each) => (last - first) / each <= 18) ?? 120;
  const start = Math.floor(first / width) * width;
  const bars = Array.from({ length: Math.floor((last - start) / width) + 1 }, (_, at) => {
    const from = start + at * width;
    return { from, tournaments: finishes.filter((each) => each >= from && each < from + width).length };
  });
  return { width, bars };
}
