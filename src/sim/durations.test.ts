import { expect, test } from 'vitest';
import { findRulebook } from '../rulebooks/index.ts';
import { HOME_PACE, handTime, withLevelMinutes } from './pace.ts';
import { joinRuns, simulateRuns, spreadOf } from './runs.ts';

test.each([
  [20, 3, 4],
  [30, 5, 6],
])(
  '[level-length-hpt] ten players, 1,000 chips, levels of %i minutes: half the nights take between %i and %i hours',
  (minutes, least, most) => {
    const rulebook = withLevelMinutes(findRulebook('homepokertourney')!, minutes);
    const { minutes: tournaments } = simulateRuns({ rulebook, players: 10, pace: HOME_PACE }, 1, 0, 800);
    const { p50 } = spreadOf(tournaments);
    expect(p50 / 60).toBeGreaterThanOrEqual(least);
    expect(p50 / 60).toBeLessThanOrEqual(most);
  },
  60_000,
);

test('[blinds-schedule-bj] twenty players are done within the congregation’s schedule', () => {
  const rulebook = findRulebook('bnai-jeshurun')!;
  const { levels } = simulateRuns({ rulebook, players: 20 }, 1, 0, 150);
  expect(spreadOf(levels).p90).toBeLessThanOrEqual(rulebook.tournament.levels.use.length);
});

test('nine and ten players play at the pace asked for, fewer play faster', () => {
  expect(handTime({ handsPerHour: 30 }, 10)).toBe(120_000);
  expect(handTime({ handsPerHour: 30 }, 9)).toBe(120_000);
  expect(handTime({ handsPerHour: 30 }, 5)).toBeLessThan(handTime({ handsPerHour: 30 }, 6));
  expect(handTime({ handsPerHour: 30 }, 2)).toBeGreaterThan(60_000);
});

test('tournaments split among workers come out the same', () => {
  const field = { rulebook: findRulebook('tda')!, players: 6 };
  const parts = [simulateRuns(field, 5, 0, 3), simulateRuns(field, 5, 3, 10)];
  expect(joinRuns(parts)).toEqual(simulateRuns(field, 5, 0, 10));
});
