import {
  type ChipSet,
  type ChipsNeeded,
  type ColorUp,
  chipsForRebuys,
  chipsToBuy,
  colorUps,
  setValue,
} from '../engine/chips/denominations.ts';
import type { Rulebook } from '../engine/choices/rulebook.ts';
import type { Break, Level, Rebuys, TournamentChoices } from '../engine/choices/tournament-choices.ts';
import { defaultPercent, percentFor, prizes } from '../engine/money/prizes.ts';
import { tableSizes } from '../engine/seating/draw.ts';
import type { Cost } from '../engine/tournament/state/state.ts';
import { HOME_PACE, type Pace } from '../sim/pace.ts';
import { type Spread, simulateRuns, spreadOf } from '../sim/runs.ts';
import type { ChipCase } from './chips.ts';
import { fitToTime, NEAR_THE_END, tournamentsFor } from './fit.ts';
import { salesFor } from './sales.ts';
import { frameFor, scheduleFor } from './schedule.ts';
import { GOOD_DEPTH, idealSet, type Stacks, stacksFromCase, stacksToBuy, tooFewChips } from './stacks.ts';
import { wrongTournament, wrongWish } from './wrong.ts';

export type Wishes = {
  /** With what the host has changed, except the stack. */
  readonly rulebook: Rulebook;
  readonly players: number;
  /** How long it may take; the levels are made to fit, unless they are set. */
  readonly minutes?: number;
  /** As the rulebook's document has it, in one of its chip sets. */
  readonly printed?: { readonly set?: string };
  /** The choices of the tournament that the host has set: they stay as they are. */
  readonly fixed?: readonly string[];
  /** The stack that the host has set. */
  readonly stack?: number;
  /** Riffle deals: nobody has chips to count or to change. */
  readonly dealt?: boolean;
  /** In the smallest currency unit; the rulebook's own by default. */
  readonly buyIn?: number;
  /** What comes out before the prizes. */
  readonly costs?: readonly Cost[];
  /** The chips the host owns; without them, the plan says which to buy. */
  readonly chips?: ChipCase;
  /** How long a level is, where the host insists. */
  readonly levelMinutes?: number;
  readonly pace?: Pace;
  readonly seed?: number;
};

export type Plan = {
  /** The rulebook with the plan's schedule, stack, chips and price: a tournament can be created from it. */
  readonly rulebook: Rulebook;
  readonly levels: readonly Level[];
  readonly breaks: readonly Break[];
  readonly colorUps: readonly ColorUp[];
  readonly startingStack: number;
  readonly bigBlinds: number;
  readonly chipsPerPlayer: ChipSet;
  /** The values there are. */
  readonly chipsInPlay: readonly number[];
  /** How many rebuys there are chips for. */
  readonly rebuyReserve: number;
  /** The chips to buy for the stacks alone, if the host named none, and what more to buy for the rebuys. */
  readonly chipsToBuy: readonly ChipsNeeded[] | null;
  readonly chipsForRebuys: ChipSet;
  readonly prizes: readonly number[];
  /** What they are of the prize pool. */
  readonly percent: readonly number[];
  /** How many sit at each table. */
  readonly tables: readonly number[];
  readonly rebuys: Rebuys;
  readonly addOn: TournamentChoices['addOn']['use'];
  /** Minutes until there is a winner, from simulated tournaments. */
  readonly finish: Spread;
  readonly finishes: readonly number[];
  /** Wishes that could not be met, and why. */
  readonly gaveUp: readonly GaveUp[];
};

/** Something the plan could not have, for screens to say in their own words with the figure it turns on. */
export type GaveUp = {
  readonly code: 'no-rebuys' | 'shallow' | 'steep' | 'early' | 'late';
  readonly figure: number;
  readonly message: string;
};

/** `absurd`: the wishes make no sense, whatever the chips and the time. */
export type Planned = { readonly plan: Plan } | { readonly refused: string; readonly absurd?: true };

/** The fewest big blinds that are still a game. */
const LEAST_DEPTH = 10;
/** A level's blinds should not be more than this many times the last one's. */
const STEEP = 1.7;
/** One player in this many rebuys, where the rulebook allows it. */
const REBUYS_PER_PLAYER = 0.4;
/** Where no time is said. */
const USUAL_MINUTES = 240;

type GiveUp = (code: GaveUp['code'], figure: number, message: string) => void;

export function planTournament(wishes: Wishes): Planned {
  const wrong = wrongWish(wishes);
  if (wrong !== null) return { refused: wrong, absurd: true };
  const { rulebook, players, fixed = [], printed } = wishes;
  const gaveUp: GaveUp[] = [];
  const giveUp: GiveUp = (code, figure, message) => {
    gaveUp.push({ code, figure: Math.round(figure), message });
  };
  const { rebuys, startingStack } = rulebook.tournament;
  const wanted = rebuys.use.atMost === 0 ? 0 : Math.ceil(players * REBUYS_PER_PLAYER);
  const part = rebuys.use.chips === null ? 1 : rebuys.use.chips / startingStack.use;
  const stacks = stacksOf(wishes, wanted, part);
  if (stacks === null) return { refused: tooFewChips(wishes.chips!, players, wishes.stack) };
  const reserve = stacks.rebuys ? wanted : 0;
  if (reserve < wanted)
    giveUp('no-rebuys', players, `the chips make ${players} stacks and none for rebuys: play without them`);
  const book = withStacks(wishes, stacks, reserve);
  const scheduled =
    printed !== undefined || fixed.includes('levels')
      ? asSet(wishes, stacks, book, reserve)
      : fitted(wishes, stacks, book, reserve, giveUp);
  if ('refused' in scheduled) return scheduled;
  const depth = stacks.stack / scheduled.book.tournament.levels.use[0]!.big;
  if (depth < GOOD_DEPTH)
    giveUp(
      'shallow',
      depth,
      `everybody starts with ${Math.round(depth)} big blinds instead of ${GOOD_DEPTH}: the chips make no more`,
    );
  const { p90 } = spreadOf(scheduled.finishes);
  if (wishes.minutes !== undefined && p90 > wishes.minutes * 1.02)
    giveUp(
      'late',
      p90,
      `one tournament in ten would take longer than ${Math.round(p90)} minutes instead of ${wishes.minutes}`,
    );
  return { plan: { ...answer(wishes, stacks, reserve, scheduled), gaveUp } };
}

/** What everybody gets: from the host's case, or as the rulebook says, with the chips to buy. */
function stacksOf(wishes: Wishes, rebuys: number, part: number): Stacks | null {
  const { rulebook, players, chips, stack, printed, minutes = USUAL_MINUTES } = wishes;
  if (chips === undefined || printed !== undefined)
    return stacksToBuy(rulebook, stack ?? rulebook.tournament.startingStack.use, printed?.set);
  return stacksFromCase(chips, players, { stacks: rebuys, part }, { minutes, stack });
}

/** The rulebook with stack, chips and prices, and what is sold for them. */
function withStacks(wishes: Wishes, { stack, each, values }: Stacks, reserve: number): Rulebook {
  const { rulebook, printed, fixed = [] } = wishes;
  const { tournament } = rulebook;
  const buyIn = wishes.buyIn ?? tournament.buyIn.use;
  const { rebuys, addOn } = salesFor(tournament, stack, buyIn, values, fixed);
  const colors = new Map(tournament.chips.use.map(({ value, color }) => [value, color]));
  const chips = values.map((value) => ({ value, color: colors.get(value) ?? 'other' }));
  return {
    ...rulebook,
    tournament: {
      ...tournament,
      startingStack: { ...tournament.startingStack, use: stack },
      buyIn: { ...tournament.buyIn, use: buyIn },
      rebuys: { ...rebuys, use: { ...rebuys.use, atMost: reserve === 0 ? 0 : rebuys.use.atMost } },
      addOn,
      chips: printed === undefined ? { ...tournament.chips, use: chips } : tournament.chips,
      // The set that is handed out, and no other: rules and paper tell what is on the table.
      chipSets: { ...tournament.chipSets, use: { [printed?.set ?? `T${stack}`]: each } },
    },
  };
}

type Scheduled = { readonly book: Rulebook; readonly finishes: readonly number[] };
type Refused = { readonly refused: string; readonly absurd?: true };

/** With the levels of the document, or of the host. */
function asSet(wishes: Wishes, stacks: Stacks, book: Rulebook, reserve: number): Scheduled | Refused {
  const { players, pace = HOME_PACE, seed = 1 } = wishes;
  const unplayable = wrongTournament(book, stacks, players, reserve);
  if (unplayable !== null) return { refused: unplayable, absurd: true };
  const { minutes } = simulateRuns({ rulebook: book, players, pace }, seed, 0, tournamentsFor(players));
  return { book, finishes: minutes };
}

/** With levels that fit the time. */
function fitted(
  wishes: Wishes,
  stacks: Stacks,
  book: Rulebook,
  reserve: number,
  giveUp: GiveUp,
): Scheduled | Refused {
  const { players, minutes = USUAL_MINUTES, levelMinutes, dealt = false } = wishes;
  const depth = stacks.stack / (2 * stacks.first);
  if (depth < LEAST_DEPTH)
    return {
      refused: `${stacks.stack} chips each is ${depth} big blinds of ${2 * stacks.first}, the smallest these chips make: it takes at least ${LEAST_DEPTH}; add chips of higher value, or invite fewer players`,
    };
  const { tournament } = book;
  const frame = frameFor({ minutes, own: tournament.breaks.use, dealt, levelMinutes });
  const build = (growth: number): Rulebook => {
    const { levels, breaks } = scheduleFor(frame, stacks, growth);
    return {
      ...book,
      tournament: {
        ...tournament,
        levels: { ...tournament.levels, use: levels },
        breaks: { ...tournament.breaks, use: breaks },
      },
    };
  };
  const guess = ((players * depth) / NEAR_THE_END) ** (1 / frame.levels);
  const unplayable = wrongTournament(build(guess), stacks, players, reserve);
  if (unplayable !== null) return { refused: unplayable, absurd: true };
  const { growth, finishes } = fitToTime({ ...wishes, minutes }, build, guess);
  const { p50, p90 } = spreadOf(finishes);
  if (p50 > minutes * 1.15)
    return {
      refused: `${players} players cannot finish in ${minutes} minutes: even with blinds doubling every ${frame.levelMinutes} minutes half the tournaments take ${Math.round(p50)}`,
    };
  const percent = (growth - 1) * 100;
  if (growth > STEEP)
    giveUp('steep', percent, `the blinds go up by ${Math.round(percent)} percent a level to finish in time`);
  if (p90 < minutes * 0.85)
    giveUp(
      'early',
      p90,
      `nine tournaments in ten are over after ${Math.round(p90)} of the ${minutes} minutes: a longer one needs more chips`,
    );
  return { book: build(growth), finishes };
}

function answer(
  { players, chips, printed, costs }: Wishes,
  { stack, each, values }: Stacks,
  reserve: number,
  { book, finishes }: Scheduled,
): Omit<Plan, 'gaveUp'> {
  const { levels, breaks, rebuys, addOn, tableMaximum } = book.tournament;
  const percent = percentOf(book, players);
  const inPlay = book.tournament.chips.use.map(({ value }) => value);
  const handed = each.map(({ value }) => value);
  const buys = chips === undefined || printed !== undefined;
  const rebuy = rebuys.use.chips ?? stack;
  return {
    rulebook: book,
    levels: levels.use,
    breaks: breaks.use,
    colorUps: colorUps(inPlay, levels.use),
    startingStack: stack,
    bigBlinds: Math.floor(stack / levels.use[0]!.big),
    chipsPerPlayer: each,
    chipsInPlay: inPlay,
    rebuyReserve: reserve,
    chipsToBuy: buys
      ? chipsToBuy(
          each,
          players,
          values.filter((value) => !handed.includes(value)),
        )
      : null,
    chipsForRebuys: buys
      ? chipsForRebuys(each, players, rebuy === setValue(each) ? each : idealSet(handed, rebuy), reserve)
      : [],
    prizes: prizesOf(book, percent, players, costs),
    percent,
    tables: tableSizes(players, tableMaximum.use),
    rebuys: rebuys.use,
    addOn: addOn.use,
    finish: spreadOf(finishes),
    finishes,
  };
}

function percentOf({ tournament }: Rulebook, players: number): readonly number[] {
  const table = tournament.prizes.use;
  return (table === null ? undefined : percentFor(table, players)) ?? defaultPercent(players);
}

/** What the buy-ins come to after the costs, by place. */
function prizesOf(
  { tournament }: Rulebook,
  percent: readonly number[],
  players: number,
  costs: readonly Cost[] = [],
): number[] {
  const taken = costs.reduce(
    (sum, { amount, per }) => sum + (per === 'entry' ? amount * players : amount),
    0,
  );
  const purse = Math.max(0, players * tournament.buyIn.use - taken);
  return prizes(purse, percent, players, tournament.prizesRoundedTo.use);
}
