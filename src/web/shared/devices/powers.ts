import type { Power } from '../../../protocol/frames.ts';

/** What a helper may do, as people think of it: each is one or more powers. */
export const POWER_GROUPS = {
  clock: ['clock'],
  players: ['door', 'seats', 'hands'],
  money: ['bank'],
} as const satisfies Readonly<Record<string, readonly Power[]>>;

export type PowerGroup = keyof typeof POWER_GROUPS;
export const GROUP_NAMES = Object.keys(POWER_GROUPS) as PowerGroup[];

export const powersOf = (groups: readonly PowerGroup[]): Power[] =>
  groups.flatMap((group): readonly Power[] => POWER_GROUPS[group]);

/** The groups these powers hold the whole of. */
export const groupsIn = (powers: readonly Power[]): PowerGroup[] =>
  GROUP_NAMES.filter((group) => POWER_GROUPS[group].every((power) => powers.includes(power)));
