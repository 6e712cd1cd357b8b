import { expect, test } from 'vitest';
import { gridLines, strokes } from './graph.ts';

test('the grid has round numbers and holds the largest stack', () => {
  expect(gridLines(9000)).toEqual([0, 2000, 4000, 6000, 8000, 10_000]);
  expect(gridLines(24_000)).toEqual([0, 5000, 10_000, 15_000, 20_000, 25_000]);
  for (const most of [1, 7, 49, 1000, 1700, 123_456]) {
    const grid = gridLines(most);
    expect(grid.at(-1)).toBeGreaterThanOrEqual(most);
    expect(grid.length).toBeLessThanOrEqual(7);
    expect(grid.every(Number.isInteger), String(most)).toBe(true);
  }
});

test('a line is solid only where nothing happened unseen', () => {
  const points = [
    { at: 0, stack: 1000, sure: true },
    { at: 5, stack: 1200, sure: true },
    { at: 9, stack: 0, sure: false },
  ];
  expect(strokes(points).map(({ sure }) => sure)).toEqual([true, false]);
  expect(strokes(points.slice(0, 1))).toEqual([]);
});
