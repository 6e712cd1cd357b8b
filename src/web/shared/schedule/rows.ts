import type { Break, Level } from '../../../engine/choices/tournament-choices.ts';

/** A level as edited text, with the minutes of the break after it, or null. */
export type Row = {
  readonly key: number;
  readonly small: string;
  readonly big: string;
  readonly ante: string;
  /** Empty for a last level without a time limit. */
  readonly minutes: string;
  readonly pause: string | null;
};

export const rowsOf = ({
  levels,
  breaks,
}: {
  readonly levels: readonly Level[];
  readonly breaks: readonly Break[];
}): Row[] =>
  levels.map(({ small, big, ante, minutes }, at) => {
    const pause = breaks.find(({ afterLevel }) => afterLevel === at + 1);
    return {
      key: at,
      small: String(small),
      big: String(big),
      ante: String(ante),
      minutes: minutes === null ? '' : String(minutes),
      pause: pause === undefined ? null : String(pause.minutes),
    };
  });

export const scheduleOf = (rows: readonly Row[]): { levels: Level[]; breaks: Break[] } => ({
  levels: rows.map(({ small, big, ante, minutes }) => ({
    small: Number(small),
    big: Number(big),
    ante: Number(ante),
    minutes: minutes === '' ? null : Number(minutes),
  })),
  breaks: rows
    .slice(0, -1)
    .flatMap(({ pause }, at) => (pause === null ? [] : [{ afterLevel: at + 1, minutes: Number(pause) }])),
});

/** Adds a level with twice the last one's blinds; a last level without a time limit gets the usual length. */
export function added(rows: readonly Row[]): Row[] {
  const last = rows.at(-1)!;
  const usual = rows.findLast(({ minutes }) => minutes !== '')?.minutes ?? '20';
  const twice = (text: string): string => String(Number(text) * 2);
  return [
    ...rows.slice(0, -1),
    { ...last, minutes: last.minutes === '' ? usual : last.minutes },
    {
      key: Math.max(...rows.map(({ key }) => key)) + 1,
      small: twice(last.small),
      big: twice(last.big),
      ante: twice(last.ante),
      minutes: last.minutes,
      pause: null,
    },
  ];
}
