import { expect, test } from 'vitest';
import type { Said, ServerFrame } from '../../../protocol/frames.ts';
import { follow, type HandFeed, type HandFrame } from './hand-feed.ts';

const EMPTY: HandFeed = { hand: null, told: [], fresh: 0, said: [] };
const frame = (hand: number, version: number, ...told: HandFrame['told']): ServerFrame =>
  ({ type: 'hand', table: '1', hand, version, told }) as never;
const said = (id: number, waits = false): Said => ({ type: 'said', id, waits }) as never;

test('a hand grows from frame to frame, and starts over with the next deal', () => {
  let felt = follow(EMPTY, frame(1, 4, { is: 'dealt' }));
  felt = follow(felt, frame(1, 5, { is: 'folded', seat: 2 }));
  expect(felt.told.map(({ is }) => is)).toEqual(['dealt', 'folded']);
  expect(felt.fresh).toBe(1);
  felt = follow(felt, frame(2, 4, { is: 'dealt' }));
  expect(felt.told).toHaveLength(1);
});

test('a screen that comes back gets the whole hand, and nothing twice', () => {
  let felt = follow(EMPTY, frame(1, 4, { is: 'dealt' }));
  felt = follow(felt, frame(1, 6, { is: 'dealt' }, { is: 'folded', seat: 2 }, { is: 'folded', seat: 3 }));
  expect(felt.told).toHaveLength(3);
  expect(felt.fresh).toBe(0);
});

test('where nothing happened nothing is shown again', () => {
  let felt = follow(EMPTY, frame(1, 4, { is: 'dealt' }));
  felt = follow(felt, frame(1, 5, { is: 'folded', seat: 2 }));
  felt = follow(felt, frame(1, 5));
  expect([felt.told.length, felt.fresh]).toEqual([2, 1]);
});

test('unsent messages stay at the end until they are sent', () => {
  let felt = EMPTY;
  for (const each of [said(1), said(2, true), said(3)]) felt = follow(felt, each);
  expect(felt.said.map(({ id }) => id)).toEqual([1, 3, 2]);
  felt = follow(felt, said(2));
  expect(felt.said.map(({ id, waits }) => [id, waits])).toEqual([
    [1, false],
    [3, false],
    [2, false],
  ]);
});
