import { expect, test } from 'vitest';
import { gridFor, knockOutsShown, spaceFor } from './seats.ts';

const eight = { lines: 8, letters: 8 };

test('three tables are side by side on a wide screen and stacked on an upright one', () => {
  expect(gridFor(3, eight, 16 / 8).columns).toBe(3);
  expect(gridFor(3, eight, 0.4).columns).toBe(1);
});

test('everything fits: rows are never higher and columns never wider than the space', () => {
  for (let tables = 1; tables <= 40; tables++)
    for (const shape of [0.5, 1, 1.6, 2.4]) {
      const { columns, high, wide } = gridFor(tables, { lines: 10, letters: 8 }, shape);
      expect(columns * Math.ceil(tables / columns)).toBeGreaterThanOrEqual(tables);
      expect(columns * wide * 10.5).toBeLessThanOrEqual(100.001);
      expect(Math.ceil(tables / columns) * high * 12.4 * 1.34).toBeLessThanOrEqual(100.001);
    }
});

test('long names are shown in full: letters get smaller, and very long names take two lines', () => {
  const seats = (...names: string[]) => ({ seats: names.map((name) => ({ name })) });
  expect(spaceFor([seats('Ann', 'Bob'), seats('Maximiliane Huber')])).toEqual({ lines: 2, letters: 17 });
  expect(spaceFor([seats('Ann', 'Katharina-Elisabeth von Hohenste')])).toEqual({ lines: 3, letters: 32 });
  expect(gridFor(3, { lines: 8, letters: 17 }, 2).wide).toBeLessThan(gridFor(3, eight, 2).wide);
});

test('no tables yet is fine', () => {
  expect(gridFor(0, spaceFor([]), 1.5).columns).toBe(1);
});

test('as many knockouts as fit, names in full, and always the last one', () => {
  const out = (name: string, ...by: string[]) => ({ name, by });
  const long = out('Katharina-Elisabeth von Hohenste', 'Bob the Barracuda of Northwood');
  expect(knockOutsShown([out('Ann'), out('Bob', 'Cy'), out('Dee')], 2)).toHaveLength(2);
  expect(knockOutsShown([long, out('Ann')], 3)).toEqual([long]);
  expect(knockOutsShown([long], 1)).toEqual([long]);
  expect(knockOutsShown([], 3)).toEqual([]);
});
