import type { Chips } from '../units.ts';
export type Denomination = { readonly value: number; readonly color: string };
type LevelStakes = { readonly small: number; readonly big: number; readonly ante: Chips };

/** A denomination is needed while some blind or ante, now or later, cannot be made without it. */
function neededFrom(value: number, larger: number, levels: readonly LevelStakes[], from: number): boolean {
  return levels
    .slice(from)
    .some(({ small, big, ante }) =>
      [small, big, ante].some((amount) => amount % larger !== 0 && amount >= value),
    );
}

export type ColorUp = { readonly chip: number; readonly into: number; readonly beforeLevel: number };

/** Which denomination goes before which level (counted from 1): when no later blind or ante needs it [colour-up-trigger]. */
export function colorUps(values: readonly number[], levels: readonly LevelStakes[]): ColorUp[] {
  const sorted = [...values].sort((a, b) => a - b);
  const ups: ColorUp[] = [];
  for (const [at, chip] of sorted.slice(0, -1).entries()) {
    const into = sorted[at + 1]!;
    const level = levels.findIndex((_, from) => !neededFrom(chip, into, levels, from));
    if (level > 0) ups.push({ chip, into, beforeLevel: level + 1 });
  }
  return ups;
}

export type ChipSet = readonly { readonly value: number; readonly count: number }[];

export const setValue = (set: ChipSet): number =>
  set.reduce((sum, { value, count }) => sum + value * count, 0);

const ROLL = 50;
const inRolls = (chips: number): number => Math.ceil(chips / ROLL) * ROLL;

/** What chips to buy are for: each player's, all in play, and the rolls that makes. */
export type ChipsNeeded = {
  readonly value: number;
  readonly perPlayer: number;
  readonly inPlay: number;
  readonly buy: number;
};

/** Chips come in rolls of fifty [chips-buy-in-rolls]; larger ones to color up are as many as all stacks come to. */
export function chipsToBuy(set: ChipSet, players: number, extra: readonly number[] = []): ChipsNeeded[] {
  const rows = set.map(({ value, count }) => ({
    value,
    perPlayer: count,
    inPlay: count * players,
    buy: inRolls(count * players),
  }));
  const all = setValue(set) * players;
  return [...rows, ...extra.map((value) => ({ value, perPlayer: 0, inPlay: 0, buy: inRolls(all / value) }))];
}

/** What more to buy so that there are chips for so many rebuys too. */
export function chipsForRebuys(set: ChipSet, players: number, rebuy: ChipSet, rebuys: number): ChipSet {
  return rebuy.flatMap(({ value, count }) => {
    const inPlay = (set.find((chip) => chip.value === value)?.count ?? 0) * players;
    const more = inRolls(inPlay + count * rebuys) - inRolls(inPlay);
    return more === 0 ? [] : [{ value, count: more }];
  });
}
