import { expect, test } from 'vitest';
import type { Said } from '../../../../protocol/frames.ts';
import { latest } from './bubbles.ts';

const said = (id: number, player: string | null, now: number, more: Partial<Said> = {}): Said =>
  ({ type: 'said', id, player, now, waits: false, rail: false, ...more }) as Said;

test('a seat shows the last thing its player said, for six seconds', () => {
  const all = [said(1, 'ann', 1_000), said(2, 'bob', 2_000), said(3, 'ann', 3_000)];
  const ids = (now: number) => [...latest(all, now)].map(([player, { id }]) => [player, id]);
  expect(ids(4_000)).toEqual([
    ['ann', 3],
    ['bob', 2],
  ]);
  expect(ids(8_500)).toEqual([['ann', 3]]);
  expect(ids(9_500)).toEqual([]);
});

test('nothing that still waits, that only spectators read, or that the director says', () => {
  const all = [said(1, 'ann', 1, { waits: true }), said(2, 'bob', 1, { rail: true }), said(3, null, 1)];
  expect(latest(all, 2).size).toBe(0);
});
