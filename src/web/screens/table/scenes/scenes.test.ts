import { describe, expect, test } from 'vitest';
import { sceneOf } from './scenes.ts';

type Known = Parameters<typeof sceneOf>[0];
const seats = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ player: `p${at}`, name: `P${at}`, stack: 900 }));
const left = (players: number, changes: object = {}): Known =>
  ({
    phase: 'running',
    players: { left: players },
    tables: [{ seats: seats(players) }],
    prizes: [50, 30, 20],
    places: [],
    ...changes,
  }) as never;

describe('a moment everybody stops for', () => {
  test('the bubble, when one more than are paid are left; then that all are in the money', () => {
    expect(sceneOf(left(5), left(4), 'p0')).toEqual({ is: 'bubble', places: 3 });
    expect(sceneOf(left(4), left(3), 'p0')).toEqual({ is: 'in-the-money', places: 3 });
    expect(sceneOf(left(6), left(5), 'p0')).toBe(null);
    // Nothing is paid in a game for fun, and a winner takes all without a bubble.
    expect(sceneOf(left(5, { prizes: [0] }), left(4, { prizes: [0] }), 'p0')).toBe(null);
    expect(sceneOf(left(4, { prizes: [90] }), left(3, { prizes: [90] }), 'p0')).toBe(null);
  });

  test('heads-up, with both names', () => {
    expect(sceneOf(left(3), left(2), 'p0')).toEqual({ is: 'heads-up', names: ['P0', 'P1'] });
  });

  test('the final table, when one is left of several', () => {
    const before = left(10, { tables: [{ seats: seats(5) }, { seats: seats(5) }] });
    expect(sceneOf(before, left(10), 'p0')).toEqual({ is: 'final-table', left: 10 });
  });

  test('the winner, and whether it is me', () => {
    const over = left(1, { phase: 'over', places: [{ player: 'p1', name: 'P1', place: 1, prize: 50 }] });
    expect(sceneOf(left(2), over, 'p0')).toEqual({ is: 'winner', name: 'P1', prize: 50, mine: false });
    expect(sceneOf(left(2), over, 'p1')).toMatchObject({ mine: true });
  });

  test('nothing while nobody leaves, and nothing for a page opened after it', () => {
    expect(sceneOf(left(4), left(4), 'p0')).toBe(null);
    const over = left(1, { phase: 'over', places: [{ player: 'p1', name: 'P1', place: 1, prize: 50 }] });
    expect(sceneOf(over, over, 'p0')).toBe(null);
  });
});
