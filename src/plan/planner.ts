import { type ChipSet, type ColorUp, colorUps } from '../engine/chips/denominations.ts';
import type { Rulebook } from '../engine/choices/rulebook.ts';
import type { Break, Level } from '../engine/choices/tournament-choices.ts';
import type { AddOnRule } from '../engine/money/addon.ts';
import { defaultPercent, percentFor, prizes } from '../engine/money/prizes.ts';
import { createTournament } from '../engine/tournament/create.ts';
import { type Cents, MOST_CHIPS } from '../engine/units.ts';
import { HOME_PACE, type Pace } from '../sim/pace.ts';
import { type Spread, simulateRuns, spreadOf } from '../sim/runs.ts';
import type { ChipCase } from './chips.ts';
import { fitToTime, NEAR_THE_END, tournamentsFor } from './fit.ts';
import { EXTRA_LEVELS, frameFor, levelsOf, smallBlinds } from './schedule.ts';
import { type Stacks, stacksFor, tooFewChips } from './stacks.ts';

export type Wishes = {
  readonly rulebook: Rulebook;
  readonly players: number;
  readonly minutes: number;
  /** In the smallest currency unit; the rulebook's own by default. */
  readonly buyIn?: number;
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
  /** Stacks kept for rebuys. */
  readonly rebuyReserve: number;
  /** The chips to buy, if the host named none. */
  readonly chipsToBuy: ChipSet | null;
  readonly prizes: readonly number[];
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

/** Anything shorter is hardly a tournament, and nobody plays longer than a day. */
const LEAST_MINUTES = 20;
const MOST_MINUTES = 24 * 60;
const MOST_PLAYERS = 500;
/** Big blinds everybody should begin with, and the fewest that are still a game. */
const GOOD_DEPTH = 50;
const LEAST_DEPTH = 10;
/** A level's blinds should not be more than this many times the last one's. */
const STEEP = 1.7;
/** Fewer levels than this are no schedule. */
const LEAST_LEVELS = 4;
/** More are no schedule either. */
const MOST_LEVELS = 100;
/** Changing a chip into one of the next value deals a card for each odd one. */
const FARTHEST_APART = 100;
/** A chip is too coarse for what is sold if fewer than this many make it. */
const COARSE = 3;
/** In the smallest currency unit. */
const DOLLAR = 100;
/** One player in this many rebuys, where the rulebook allows it. */
const REBUYS_PER_PLAYER = 0.4;

export function planTournament(wishes: Wishes): Planned {
  const wrong = wrongWish(wishes);
  if (wrong !== null) return { refused: wrong, absurd: true };
  const { rulebook, players, minutes } = wishes;
  const gaveUp: GaveUp[] = [];
  const giveUp: GiveUp = (code, figure, message) => {
    gaveUp.push({ code, figure: Math.round(figure), message });
  };
  const rebuyReserve =
    rulebook.tournament.rebuys.use.atMost === 0 ? 0 : Math.ceil(players * REBUYS_PER_PLAYER);
  const handed =
    stacksFor(rulebook, wishes.chips, players + rebuyReserve) ?? stacksFor(rulebook, wishes.chips, players);
  if (handed === null) return { refused: tooFewChips(wishes.chips!, players) };
  if (handed.stacks === players && rebuyReserve > 0)
    giveUp('no-rebuys', players, `the chips make ${players} stacks and none for rebuys: play without them`);
  const reserve = handed.stacks - players;
  const frame = frameFor(minutes, rulebook.tournament.breaks.use, wishes.levelMinutes);
  const values = handed.case.map(({ value }) => value);
  const first = firstSmallBlind(values, handed.stack);
  const depth = handed.stack / (2 * first);
  if (depth < LEAST_DEPTH)
    return {
      refused: `${handed.stack} chips each is ${depth} big blinds of ${2 * first}, the smallest these chips make: it takes at least ${LEAST_DEPTH}; add chips of higher value, or invite fewer players`,
    };
  if (depth < GOOD_DEPTH * 0.8)
    giveUp(
      'shallow',
      depth,
      `everybody starts with ${Math.round(depth)} big blinds instead of ${GOOD_DEPTH}: the chips make no more`,
    );

  const build = (growth: number): Rulebook =>
    withPlan(wishes, handed, reserve, {
      levels: levelsOf(smallBlinds(values, first, growth, frame.levels + EXTRA_LEVELS), frame.levelMinutes),
      breaks: frame.breaks,
    });
  const guess = ((players * GOOD_DEPTH) / NEAR_THE_END) ** (1 / frame.levels);
  const unplayable = wrongTournament(build(guess), values, players, reserve);
  if (unplayable !== null) return { refused: unplayable, absurd: true };
  const { growth, finishes } = fitToTime(wishes, build, guess);
  const planned = build(growth);
  const finish = spreadOf(finishes);
  shortOf(growth, finish.p90, minutes, giveUp);
  if (finish.p50 > minutes * 1.15)
    return {
      refused: `${players} players cannot finish in ${minutes} minutes: even with blinds doubling every ${frame.levelMinutes} minutes half the tournaments take ${Math.round(finish.p50)}`,
    };
  const { levels, breaks } = planned.tournament;
  return {
    plan: {
      rulebook: planned,
      levels: levels.use,
      breaks: breaks.use,
      colorUps: colorUps(values, levels.use),
      startingStack: handed.stack,
      bigBlinds: Math.floor(depth),
      chipsPerPlayer: handed.each,
      rebuyReserve: reserve,
      chipsToBuy: wishes.chips === undefined ? handed.case : null,
      prizes: prizesOf(planned, players),
      finish,
      finishes,
      gaveUp,
    },
  };
}

type GiveUp = (code: GaveUp['code'], figure: number, message: string) => void;

/** What the schedule gives up for the time: gentle blinds, or the time itself. */
function shortOf(growth: number, p90: number, minutes: number, giveUp: GiveUp): void {
  const percent = (growth - 1) * 100;
  const over = Math.round(p90);
  if (growth > STEEP)
    giveUp('steep', percent, `the blinds go up by ${Math.round(percent)} percent a level to finish in time`);
  if (p90 < minutes * 0.85)
    giveUp(
      'early',
      p90,
      `nine tournaments in ten are over after ${over} of the ${minutes} minutes: a longer one needs more chips`,
    );
  if (p90 > minutes * 1.02)
    giveUp('late', p90, `one tournament in ten would take longer than ${over} minutes instead of ${minutes}`);
}

function wrongWish({ players, minutes, chips, levelMinutes }: Wishes): string | null {
  if (!Number.isInteger(players) || players < 2 || players > MOST_PLAYERS)
    return `${players} players: needs a whole number from 2 to ${MOST_PLAYERS}`;
  if (!(minutes >= LEAST_MINUTES && minutes <= MOST_MINUTES))
    return `${minutes} minutes: from ${LEAST_MINUTES} to ${MOST_MINUTES} can be planned`;
  if (levelMinutes !== undefined && !(levelMinutes >= 1 && levelMinutes <= minutes / LEAST_LEVELS))
    return `levels of ${levelMinutes} minutes: in ${minutes} minutes they can be from 1 to ${Math.floor(minutes / LEAST_LEVELS)}`;
  if (levelMinutes !== undefined && minutes / levelMinutes > MOST_LEVELS)
    return `levels of ${levelMinutes} minutes: ${minutes} minutes have room for ${MOST_LEVELS} levels of ${Math.ceil(minutes / MOST_LEVELS)} minutes or more`;
  const twice = chips?.find(({ value }, at) => chips.findIndex((each) => each.value === value) !== at);
  return twice === undefined ? null : `chips of ${twice.value} are named twice`;
}

/** Why no tournament can be played with these chips and choices. */
function wrongTournament(
  rulebook: Rulebook,
  values: readonly number[],
  players: number,
  reserve: number,
): string | null {
  const { startingStack, rebuys, addOn, levels } = rulebook.tournament;
  const sorted = [...values].sort((a, b) => a - b);
  const gap = sorted.findIndex((value, at) => value > (sorted[at - 1] ?? value) * FARTHEST_APART);
  if (gap !== -1)
    return `chips of ${sorted[gap - 1]} and ${sorted[gap]} are too far apart to change one into the other: a chip is worth at most ${FARTHEST_APART} of the next smaller ones`;
  if (rebuys.use.atMost !== 0 && rebuys.use.throughLevel >= levels.use.length)
    return `rebuys through level ${rebuys.use.throughLevel}: the plan has ${levels.use.length} levels, and the night ends only after the rebuys do`;
  const total =
    players * (startingStack.use + (addOn.use?.upTo ?? 0)) +
    reserve * (rebuys.use.chips ?? startingStack.use);
  if (total > MOST_CHIPS)
    return `stacks of ${startingStack.use} for ${players} players with rebuys and add-ons come to ${total} in chips: at most ${MOST_CHIPS} can be counted, so choose smaller values`;
  const created = createTournament('planned', 'A planned night', rulebook);
  return created.ok ? null : created.refusal.message;
}

/** The first small blind: one that makes the stack about fifty big blinds. */
function firstSmallBlind(values: readonly number[], stack: number): number {
  const smallest = Math.min(...values);
  const ideal = stack / (2 * GOOD_DEPTH);
  return smallest * Math.max(1, Math.round(ideal / smallest));
}

function withPlan(
  { rulebook, buyIn }: Wishes,
  { stack, case: chips }: Stacks,
  reserve: number,
  { levels, breaks }: { levels: readonly Level[]; breaks: readonly Break[] },
): Rulebook {
  const { tournament } = rulebook;
  const { rebuys, addOn } = tournament;
  const scale = stack / tournament.startingStack.use;
  const own = tournament.buyIn.use;
  const cost = own === 0 ? 1 : (buyIn ?? own) / own;
  const values = chips.map(({ value }) => value);
  const rebuyChips = rebuys.use.chips === null ? null : sold(rebuys.use.chips * scale, values);
  const rebuyPart = rebuys.use.chips === null ? 1 : rebuyChips! / (rebuys.use.chips * scale);
  const colors = new Map(tournament.chips.use.map(({ value, color }) => [value, color]));
  return {
    ...rulebook,
    tournament: {
      ...tournament,
      startingStack: { ...tournament.startingStack, use: stack },
      buyIn: { ...tournament.buyIn, use: buyIn ?? tournament.buyIn.use },
      rebuys: {
        ...rebuys,
        use: {
          ...rebuys.use,
          atMost: reserve === 0 ? 0 : rebuys.use.atMost,
          chips: rebuyChips,
          price: rebuys.use.price === null ? null : priceOf(rebuys.use.price * cost, rebuyPart),
        },
      },
      addOn: {
        ...addOn,
        use: addOn.use && scaledAddOn(addOn.use, scale, cost, values),
      },
      levels: { ...tournament.levels, use: levels },
      breaks: { ...tournament.breaks, use: breaks },
      chips: {
        ...tournament.chips,
        use: chips.map(({ value }) => ({ value, color: colors.get(value) ?? 'other' })),
      },
    },
  };
}

/**
 * Chips to sell, in a value that hands them out quickly and is still in play when rebuys and add-ons are sold: the second
 * smallest, unless that is too coarse.
 */
function sold(wanted: number, values: readonly number[]): number {
  const [smallest = 1, second = smallest] = [...values].sort((a, b) => a - b);
  const unit = wanted >= COARSE * second ? second : smallest;
  return unit * Math.max(1, Math.round(wanted / unit));
}

/** A price for so much of what the rulebook sells at it, in whole dollars where there is at least one. */
function priceOf(price: Cents, part: number): Cents {
  const exact = price * part;
  return exact >= DOLLAR ? Math.round(exact / DOLLAR) * DOLLAR : Math.round(exact);
}

/** Fills up to the same part of a stack as in the rulebook, in blocks that the chips make. */
function scaledAddOn<Sold extends AddOnRule>(
  own: Sold,
  scale: number,
  cost: number,
  values: readonly number[],
): Sold {
  const blockChips = sold(own.blockChips * scale, values);
  const smallest = Math.min(...values);
  return {
    ...own,
    upTo: smallest * Math.max(1, Math.round((own.upTo * scale) / smallest)),
    blockChips,
    blockPrice: priceOf(own.blockPrice * cost, blockChips / (own.blockChips * scale)),
  };
}

function prizesOf({ tournament }: Rulebook, players: number): number[] {
  const table = tournament.prizes.use;
  const percent = (table === null ? undefined : percentFor(table, players)) ?? defaultPercent(players);
  return prizes(players * tournament.buyIn.use, percent, players, tournament.prizesRoundedTo.use);
}

/** The rulebook's own structure as its document prints it, with the spread of simulated endings. */
export function ownPlan({
  rulebook,
  players,
  buyIn,
  pace = HOME_PACE,
  seed = 1,
}: Omit<Wishes, 'minutes'>): Planned {
  const wrong = wrongWish({ rulebook, players, minutes: LEAST_MINUTES });
  if (wrong !== null) return { refused: wrong };
  const priced = {
    ...rulebook,
    tournament: {
      ...rulebook.tournament,
      buyIn: { ...rulebook.tournament.buyIn, use: buyIn ?? rulebook.tournament.buyIn.use },
    },
  };
  const { levels, breaks, startingStack, rebuys } = rulebook.tournament;
  const reserve = rebuys.use.atMost === 0 ? 0 : Math.ceil(players * REBUYS_PER_PLAYER);
  const { each, case: chips } = stacksFor(rulebook, undefined, players + reserve)!;
  const { minutes: finishes } = simulateRuns({ rulebook, players, pace }, seed, 0, tournamentsFor(players));
  return {
    plan: {
      rulebook: priced,
      levels: levels.use,
      breaks: breaks.use,
      colorUps: colorUps(
        rulebook.tournament.chips.use.map(({ value }) => value),
        levels.use,
      ),
      startingStack: startingStack.use,
      bigBlinds: Math.floor(startingStack.use / levels.use[0]!.big),
      chipsPerPlayer: each,
      rebuyReserve: reserve,
      chipsToBuy: chips,
      prizes: prizesOf(priced, players),
      finish: spreadOf(finishes),
      finishes,
      gaveUp: [],
    },
  };
}
