import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prizes } from '../../../../engine/money/prizes.ts';
import { rowsOf } from '../../../shared/schedule/rows.ts';
import { withAntes } from './antes.ts';
import { percentFrom, sumOf } from './payouts.ts';

test('[home-prizes-rounded] payouts typed as amounts are paid as typed, whatever the note they are rounded to', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(100, 500, 1000),
      (notes, note) => {
        const amounts = notes.map((count) => count * note);
        const purse = sumOf(amounts);
        const percent = percentFrom(amounts, purse);
        expect(sumOf(percent)).toBe(100);
        expect(prizes(purse, percent, 100, note)).toEqual(amounts);
      },
    ),
  );
});

test('amounts that do not make up the prize pool are not asked for', () => {
  expect(percentFrom([10_000, 5_000], 20_000)).toEqual([]);
  expect(percentFrom([0], 0)).toEqual([]);
});

test('[home-bb-ante] antes begin with the fourth level: the big blind’s, one chip from everybody, or none', () => {
  const blinds = [10, 20, 50, 100, 500].map((small) => ({ small, big: 2 * small, ante: 0, minutes: 20 }));
  const rows = rowsOf({ levels: blinds, breaks: [] });
  const antes = (kind: 'none' | 'big-blind' | 'each') =>
    withAntes(rows, kind, [5, 25, 100, 500]).map(({ ante }) => Number(ante));
  expect(antes('big-blind')).toEqual([0, 0, 0, 200, 1000]);
  expect(antes('each')).toEqual([0, 0, 0, 25, 100]);
  expect(antes('none')).toEqual([0, 0, 0, 0, 0]);
});
