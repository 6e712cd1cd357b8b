import { expect, test } from 'vitest';
import { bnaiJeshurun } from '../../rulebooks/bnai-jeshurun.ts';
import { homepokertourney } from '../../rulebooks/homepokertourney.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { MINUTE } from '../../testing/engine-tournament.ts';
import {
  breakFor,
  clockAt,
  minutesUntil,
  newClock,
  readClock,
  setClock,
  shifted,
  startClock,
  stopClock,
} from './clock.ts';
import { calledClock, whenTimeIsUp } from './decision.ts';
import { checkPercent, checkSchedule } from './schedule.ts';

const home = startClock(newClock(homepokertourney.tournament.levels.use, []), 0);
const congregation = startClock(
  newClock(bnaiJeshurun.tournament.levels.use, bnaiJeshurun.tournament.breaks.use),
  0,
);

test('[timer-restarts-at-once] at zero the next level is already counting down', () => {
  expect(readClock(home, 20 * MINUTE)).toMatchObject({ level: 2, left: 20 * MINUTE });
  expect(readClock(home, 20 * MINUTE + 5000)).toMatchObject({ level: 2, left: 20 * MINUTE - 5000 });
});

test('[late-forfeit-deadline] a level begins after the levels and breaks before it, and never after one without end', () => {
  const level = (minutes: number | null) => ({ small: 5, big: 10, ante: 0, minutes });
  const schedule = { levels: [level(20), level(15), level(null)], breaks: [{ afterLevel: 1, minutes: 10 }] };
  expect([1, 2, 3, 4].map((each) => minutesUntil(schedule, each))).toEqual([0, 30, 45, null]);
});

test('nothing drifts: however often it is looked at, the level ends at the same moment', () => {
  let clock = home;
  for (let now = 0; now < 3 * 60 * MINUTE; now += 777) clock = clockAt(clock, now);
  expect(readClock(clock, 3 * 60 * MINUTE)).toEqual(readClock(home, 3 * 60 * MINUTE));
});

test('[blinds-schedule-t1000] level 8 is 150/300, the stack 50 big blinds; the last level goes on without end', () => {
  expect(readClock(home, 7 * 20 * MINUTE).stakes).toMatchObject({ small: 150, big: 300 });
  expect(homepokertourney.tournament.startingStack.use / home.levels[0]!.big).toBe(50);
  expect(readClock(home, 100 * 60 * MINUTE)).toMatchObject({ level: 15, left: null, next: null });
});

test('[blinds-schedule-bj] round 6 is 500/1000, the stack 80 big blinds', () => {
  expect(congregation.levels[5]).toMatchObject({ small: 500, big: 1000 });
  expect(bnaiJeshurun.tournament.startingStack.use / congregation.levels[0]!.big).toBe(80);
});

test('[rulebook-mentions-antes] neither schedule has an ante', () => {
  for (const { ante } of [...home.levels, ...congregation.levels]) expect(ante).toBe(0);
});

test('[level-length-hpt] three to four hours of 20-minute levels end in levels 9 to 12, five to six of 30-minute ones in levels 10 to 12', () => {
  const levelAt = (minutes: number, hours: number) => {
    const levels = homepokertourney.tournament.levels.use.map((level) => ({
      ...level,
      minutes: level.minutes === null ? null : minutes,
    }));
    return readClock(startClock(newClock(levels, []), 0), hours * 60 * MINUTE - 1).level;
  };
  expect([levelAt(20, 3), levelAt(20, 4), levelAt(30, 5), levelAt(30, 6)]).toEqual([9, 12, 10, 12]);
});

test('[breaks-scheduling] [level-length-bj] the congregation breaks at minutes 60, 135 and 205; its last round starts at 255', () => {
  const onBreak = (minute: number) => readClock(congregation, minute * MINUTE).onBreak;
  expect([59, 60, 74, 75, 135, 145, 205, 215].map(onBreak)).toEqual([
    false,
    true,
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
  expect(readClock(congregation, 255 * MINUTE)).toMatchObject({ level: 11, left: null });
  expect(readClock(congregation, 255 * MINUTE - 1).level).toBe(10);
});

test('[timer-stops-for-break-and-dispute] four minutes of dispute at 12:00 left: it goes on at 12:00', () => {
  const stopped = stopClock(home, 8 * MINUTE, 'dispute');
  expect(readClock(stopped, 12 * MINUTE)).toMatchObject({ running: false, left: 12 * MINUTE });
  expect(readClock(startClock(stopped, 12 * MINUTE), 12 * MINUTE)).toMatchObject({
    running: true,
    left: 12 * MINUTE,
    level: 1,
  });
});

test('the director sets what is left, or another level', () => {
  expect(readClock(setClock(home, MINUTE, 4), MINUTE)).toMatchObject({ level: 5, left: 20 * MINUTE });
  expect(readClock(setClock(home, MINUTE, 0, 90_000), MINUTE).left).toBe(90_000);
});

test('[call-the-clock] [dead-hand-clock] [tda-29-clock] the congregation gives a minute and ten seconds, then folds in every case; others check where nothing is owed', () => {
  const congregationClock = bnaiJeshurun.tournament.decisionClock.use;
  expect(calledClock(congregationClock, 5000)).toEqual({ countdownFrom: 65_000, until: 75_000 });
  expect(whenTimeIsUp(congregationClock, false)).toBe('fold');
  const others = findRulebook('homepokertourney')!.tournament.decisionClock.use;
  expect(calledClock(others, 0).until).toBe(70_000);
  expect([whenTimeIsUp(others, false), whenTimeIsUp(others, true)]).toEqual(['check', 'fold']);
  expect(calledClock(findRulebook('tda')!.tournament.decisionClock.use, 0).until).toBe(30_000);
});

const level = (small: number, big: number, minutes: number | null = 20) => ({ small, big, ante: 0, minutes });

test('[blinds-small-ratio] 10/30 and 20/30 are accepted, 10/40 and 15/20 refused', () => {
  expect(checkSchedule([level(10, 30), level(20, 30)]).ok).toBe(true);
  expect(checkSchedule([level(10, 40)])).toMatchObject({
    refusal: { code: 'blinds-out-of-proportion', rule: 'blinds-small-ratio' },
  });
  expect(checkSchedule([level(15, 20)])).toMatchObject({ refusal: { small: 15, big: 20 } });
});

test('[blinds-rise] a schedule never goes down, and only its last level is without end', () => {
  expect(checkSchedule([level(20, 40), level(10, 20)])).toMatchObject({
    refusal: { code: 'schedule-goes-down', level: 2 },
  });
  expect(checkSchedule([level(10, 20, null), level(20, 40)])).toMatchObject({
    refusal: { code: 'bad-length', level: 1 },
  });
  expect(checkSchedule([])).toMatchObject({ refusal: { code: 'no-levels' } });
  expect(checkSchedule([level(10, 20)], [{ afterLevel: 3, minutes: 10 }])).toMatchObject({
    refusal: { code: 'bad-break' },
  });
});

test('prizes are 100 per cent', () => {
  expect(checkPercent([50, 30, 20]).ok).toBe(true);
  expect(checkPercent([50, 30])).toMatchObject({ refusal: { code: 'prizes-not-100', sum: 80 } });
});

test('a break now: the level stands, and goes on by itself with the time it had left', () => {
  const paused = breakFor(home, 8 * MINUTE, 10 * MINUTE);
  expect(readClock(paused, 12 * MINUTE)).toMatchObject({
    level: 1,
    onBreak: false,
    running: false,
    left: 12 * MINUTE,
    resumesIn: 6 * MINUTE,
  });
  expect(readClock(paused, 18 * MINUTE)).toMatchObject({
    level: 1,
    running: true,
    left: 12 * MINUTE,
    resumesIn: null,
  });
  // Seen late, it has gone on to the next level in the meantime.
  expect(readClock(paused, 31 * MINUTE)).toMatchObject({ level: 2, running: true, left: 19 * MINUTE });
});

test('a break now ends early, is stopped for good, and moves with the machine’s clock', () => {
  const paused = breakFor(home, 8 * MINUTE, 10 * MINUTE);
  const early = startClock(paused, 10 * MINUTE);
  expect(readClock(early, 10 * MINUTE)).toMatchObject({ running: true, left: 12 * MINUTE, resumesIn: null });
  const stopped = stopClock(paused, 10 * MINUTE, 'dispute');
  expect(readClock(stopped, 60 * MINUTE)).toMatchObject({
    running: false,
    left: 12 * MINUTE,
    resumesIn: null,
  });
  expect(readClock(shifted(paused, MINUTE), 12 * MINUTE)).toMatchObject({ resumesIn: 7 * MINUTE });
});
