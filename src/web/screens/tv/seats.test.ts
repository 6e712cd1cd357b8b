import { expect, test } from 'vitest';
import { gridFor } from './seats.ts';

test('three tables are side by side on a wide screen and stacked on an upright one', () => {
  expect(gridFor(3, 8, 16 / 8).columns).toBe(3);
  expect(gridFor(3, 8, 0.4).columns).toBe(1);
});

test('everything fits: rows are never higher and columns never wider than the space', () => {
  for (let tables = 1; tables <= 40; tables++)
    for (const shape of [0.5, 1, 1.6, 2.4]) {
      const { columns, high, wide } = gridFor(tables, 10, shape);
      expect(columns * Math.ceil(tables / columns)).toBeGreaterThanOrEqual(tables);
      expect(columns * wide * 10.5).toBeLessThanOrEqual(100.001);
      expect(Math.ceil(tables / columns) * high * 12.4 * 1.34).toBeLessThanOrEqual(100.001);
    }
});

test('no tables yet is fine', () => {
  expect(gridFor(0, 0, 1.5).columns).toBe(1);
});
