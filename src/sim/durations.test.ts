import { expect, test } from 'vitest';
import { rulebook } from '../rulebooks/index.ts';
import { HOME_PACE, handTime, withLevelMinutes } from './pace.ts';
import { joinRuns, simulateRuns, spreadOf } from './runs.ts';

test.each([
  [20, 3, 4],
  [30, 5, 6],
])(
  '[level-length-hpt] ten players, 1,000 chips, levels of %i minutes: half the nights take between %i and %i hours',
  (minutes, least, most) => {
    const house = withLevelMinutes(rulebook('homepokertourney')!, minutes);
    const { minutes: tournaments } = simulateRuns({ house, players: 10, pace: HOME_PACE }, 1, 0, 800);
    const { p50 } = spreadOf(tournaments);
    expect(p50 / 60).toBeGreaterThanOrEqual(least);
    expect(p50 / 60).toBeLessThanOrEqual(most);
  },
  60_000,
);

test('[blinds-schedule-bj] twenty players are done within the congregation’s schedule', () => {
  const house = rulebook('bnai-jeshurun')!;
  const { levels } = simulateRuns({ house, players: 20 }, 1, 0, 150);
  expect(spreadOf(levels).p90).toBeLessThanOrEqual(house.tournament.levels.use.length);
}, 60_000);

test('nine and ten players play at the pace asked for, fewer play faster', () => {
  expect(handTime({ handsPerHour: 30 }, 10)).toBe(120_000);
  expect(handTime({ handsPerHour: 30 }, 9)).toBe(120_000);
  expect(handTime({ handsPerHour: 30 }, 5)).toBeLessThan(handTime({ handsPerHour: 30 }, 6));
  expect(handTime({ handsPerHour: 30 }, 2)).toBeGreaterThan(60_000);
});

test('nights shared out over workers are the same nights', () => {
  const field = { house: rulebook('tda')!, players: 6 };
  const parts = [simulateRuns(field, 5, 0, 3), simulateRuns(field, 5, 3, 10)];
  expect(joinRuns(parts)).toEqual(simulateRuns(field, 5, 0, 10));
});
