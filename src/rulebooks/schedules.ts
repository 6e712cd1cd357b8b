import type { Level } from '../engine/choices/tournament-choices.ts';

/** Blinds as the documents print them, small then big; every level takes this many minutes. */
export const levels = (minutes: number, blinds: readonly (readonly [number, number])[]): Level[] =>
  blinds.map(([small, big], at) => ({
    small,
    big,
    ante: 0,
    minutes: at === blinds.length - 1 ? null : minutes,
  }));

/** The schedule for 1,000 chips, in levels of so many minutes. */
export const t1000Of = (minutes: number): Level[] =>
  levels(minutes, [
    [10, 20],
    [15, 30],
    [20, 40],
    [25, 50],
    [50, 100],
    [75, 150],
    [100, 200],
    [150, 300],
    [200, 400],
    [300, 600],
    [400, 800],
    [500, 1000],
    [600, 1200],
    [800, 1600],
    [1000, 2000],
  ]);

export const t1000 = t1000Of(20);
