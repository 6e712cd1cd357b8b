import { expect, test } from 'vitest';
import { Limit } from './limits.ts';

function limit() {
  const clock = { now: 0 };
  return { clock, limit: new Limit({ burst: 3, perSecond: 1 }, () => clock.now) };
}
const times = (n: number, take: () => boolean): boolean[] => Array.from({ length: n }, take);

test('so many at once, then one a second', () => {
  const { clock, limit: bucket } = limit();
  expect(times(4, () => bucket.take('ann'))).toEqual([true, true, true, false]);
  clock.now = 1000;
  expect(times(2, () => bucket.take('ann'))).toEqual([true, false]);
  clock.now = 1_000_000;
  expect(times(4, () => bucket.take('ann'))).toEqual([true, true, true, false]);
});

test('one that was given back can be taken again, and no more than there were', () => {
  const { limit: bucket } = limit();
  times(3, () => bucket.take('ann'));
  bucket.giveBack('ann');
  expect(times(2, () => bucket.take('ann'))).toEqual([true, false]);
  for (let at = 0; at < 10; at++) bucket.giveBack('ann');
  expect(times(4, () => bucket.take('ann'))).toEqual([true, true, true, false]);
});

test('everybody has their own', () => {
  const { limit: bucket } = limit();
  times(3, () => bucket.take('ann'));
  expect(bucket.take('ann')).toBe(false);
  expect(bucket.take('bob')).toBe(true);
});

test('a clock set back neither gives nor takes', () => {
  const { clock, limit: bucket } = limit();
  clock.now = 10_000;
  times(3, () => bucket.take('ann'));
  clock.now = 0;
  expect(bucket.take('ann')).toBe(false);
  clock.now = 1000;
  expect(bucket.take('ann')).toBe(true);
});

test('a key that has not come for a while is forgotten', () => {
  const { clock, limit: bucket } = limit();
  for (let at = 0; at < 1000; at++) bucket.take(`stranger ${at}`);
  expect(bucket.size).toBe(1000);
  clock.now = 10_000;
  bucket.take('ann');
  expect(bucket.size).toBe(1);
});
