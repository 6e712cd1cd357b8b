import { expect, test } from 'vitest';
import { barsOf, lateText, percentInTime, rowsOf, wallAfter } from './times.ts';
import { de } from './words.de.ts';
import { planWords } from './words.ts';

test('the clock on the wall goes past midnight', () => {
  expect(wallAfter('19:30', 0)).toBe('7:30\u00a0PM');
  expect(wallAfter('19:30', 275)).toBe('12:05\u00a0AM');
});

test('[late-forfeit-deadline] until when latecomers get in is said with the wall clock, where it is known', () => {
  const { en } = planWords;
  expect(lateText(2, 20, '19:30', en)).toBe('Until level 2 begins, about 7:50\u00a0PM');
  expect(lateText(2, 20, '19:30', { ...en, ...de })).toMatch(/^Bis Level 2 beginnt, etwa /);
  expect(lateText(2, 20, undefined, en)).toBe('Until level 2 begins');
  expect(lateText(2, null, '19:30', en)).toBe('Until level 2 begins');
  expect(lateText(1, 0, '19:30', en)).toBe('None: everyone is in before the first hand');
});

test('levels, breaks and color-ups come in order; chips that are colored up in a break stand with it', () => {
  const level = (small: number, minutes: number | null) => ({ small, big: 2 * small, ante: 0, minutes });
  const rows = rowsOf({
    levels: [level(5, 20), level(10, 20), level(25, null)],
    breaks: [{ afterLevel: 1, minutes: 10 }],
    colorUps: [
      { chip: 1, into: 5, beforeLevel: 2 },
      { chip: 5, into: 25, beforeLevel: 3 },
    ],
  });
  expect(rows.map(({ is, at }) => `${is} ${at}`)).toEqual([
    'level 0',
    'break 20',
    'level 30',
    'color-up 50',
    'level 50',
  ]);
  expect(rows[1]).toMatchObject({ minutes: 10, colorUps: [{ chip: 1, into: 5 }] });
});

test('a tournament that ends on the minute is in time', () => {
  expect(percentInTime([100, 120, 121], 120)).toBe(67);
});

test('every tournament is in one bar, however they spread', () => {
  for (const tournaments of [[100], [58, 61, 75, 75.5, 130], [30, 400, 900]]) {
    const { bars, width } = barsOf(tournaments);
    expect(bars.reduce((sum, bar) => sum + bar.tournaments, 0)).toBe(tournaments.length);
    expect(bars.length).toBeLessThanOrEqual(20);
    expect(bars[0]!.from % width).toBe(0);
  }
});
