import { expect, test } from 'vitest';
import type { Listed } from '../../shared/api/api.ts';
import { waysTo } from './ways.ts';

const live: Listed = {
  id: 'a',
  name: 'Thursday',
  phase: 'running',
  role: 'director',
  player: null,
  dealt: false,
  when: null,
  coming: 8,
  sample: false,
};
const waysOf = (given: Partial<Listed>): string[] => waysTo({ ...live, ...given }).map(([to]) => to);

test('at a live night the director belongs at the desk, then in their own seat and at the TV', () => {
  expect(waysOf({})).toEqual(['/t/a', '/t/a/tv']);
  expect(waysOf({ player: 'p' })).toEqual(['/t/a', '/t/a/me', '/t/a/tv']);
});

test('a player belongs in their seat, and where Riffle deals at the table', () => {
  expect(waysOf({ role: 'player', player: 'p' })).toEqual(['/t/a/me']);
  expect(waysOf({ role: 'player', player: 'p', dealt: true })).toEqual(['/t/a/table']);
  expect(waysOf({ player: 'p', dealt: true })).toEqual(['/t/a/table', '/t/a']);
});

test('a screen that only watches belongs to the TV', () => {
  expect(waysOf({ role: 'display' })).toEqual(['/t/a/tv']);
  expect(waysOf({ role: 'spectator' })).toEqual(['/t/a/tv']);
});
