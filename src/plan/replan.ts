import type { Rulebook } from '../engine/choices/rulebook.ts';
import type { Break, Level } from '../engine/choices/tournament-choices.ts';
import { readClock } from '../engine/clock/clock.ts';
import { playersIn, type Tournament } from '../engine/tournament/state/state.ts';
import { HOME_PACE, type Pace } from '../sim/pace.ts';
import { type Spread, spreadOf } from '../sim/runs.ts';
import { fitToTime, NEAR_THE_END } from './fit.ts';
import { EXTRA_LEVELS, frameFor, levelsOf, smallBlinds } from './schedule.ts';

export type Replanned =
  | { readonly levels: readonly Level[]; readonly breaks: readonly Break[]; readonly finish: Spread }
  | { readonly refused: string };

/**
 * Plans the levels still to come again, so that the rest of the tournament is over in this many minutes. Levels already
 * played and the current one stay as they are; the remaining players are assumed to have equal stacks.
 */
export function replan(
  tournament: Tournament,
  now: number,
  minutes: number,
  pace: Pace = HOME_PACE,
): Replanned {
  const players = playersIn(tournament).length;
  const { level, left, stakes } = readClock(tournament.clock, now);
  if (tournament.phase !== 'running' || players < 2)
    return { refused: 'nobody is playing: there is nothing to plan' };
  if (!(minutes >= 5)) return { refused: `${minutes} minutes: with less than five there is nothing to plan` };
  const { breaks, levelMinutes } = frameFor(minutes, []);
  const length = Math.min(stakes.minutes ?? levelMinutes, levelMinutes);
  const rest = left === null ? length : Math.max(1, left / 60_000);
  const more = Math.max(1, Math.round((minutes - rest) / length));
  const values = tournament.rulebook.tournament.chips.use
    .map(({ value }) => value)
    .filter((value) => value >= tournament.smallestChip);
  const stack = Math.max(
    tournament.smallestChip,
    Math.round((tournament.chipsIssued - tournament.bank) / players),
  );
  const coming = (growth: number): Level[] => [
    { ...stakes, minutes: rest },
    ...levelsOf(smallBlinds(values, stakes.small, growth, more + 1 + EXTRA_LEVELS).slice(1), length),
  ];
  const build = (growth: number): Rulebook => ({
    ...tournament.rulebook,
    tournament: {
      ...tournament.rulebook.tournament,
      startingStack: { ...tournament.rulebook.tournament.startingStack, use: stack },
      rebuys: {
        ...tournament.rulebook.tournament.rebuys,
        use: { ...tournament.rulebook.tournament.rebuys.use, atMost: 0 },
      },
      addOn: { ...tournament.rulebook.tournament.addOn, use: null },
      levels: { ...tournament.rulebook.tournament.levels, use: coming(growth) },
      breaks: { ...tournament.rulebook.tournament.breaks, use: breaks },
      chips: { ...tournament.rulebook.tournament.chips, use: values.map((value) => ({ value, color: '' })) },
    },
  });
  const guess = ((players * stack) / NEAR_THE_END / stakes.big) ** (1 / (more + 1));
  const { growth, finishes } = fitToTime({ players, minutes, pace }, build, guess);
  const played = tournament.clock.levels.slice(0, level - 1);
  return {
    levels: [...played, { ...stakes, minutes: stakes.minutes ?? length }, ...coming(growth).slice(1)],
    breaks: [
      ...tournament.clock.breaks.filter(({ afterLevel }) => afterLevel < level),
      ...breaks.map(({ afterLevel, minutes: pause }) => ({
        afterLevel: level - 1 + afterLevel,
        minutes: pause,
      })),
    ],
    finish: spreadOf(finishes),
  };
}
