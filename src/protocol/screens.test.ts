import { expect, test } from 'vitest';
import { screenAt, screens } from './screens.ts';

test('every address leads to one screen', () => {
  expect(screenAt('/')).toEqual({ is: 'home' });
  expect(screenAt('/join')).toEqual({ is: 'join' });
  expect(screenAt('/privacy')).toEqual({ is: 'privacy' });
  expect(screenAt('/t/abc_1')).toEqual({ is: 'desk', tournament: 'abc_1' });
  expect(screenAt('/t/abc_1/')).toEqual({ is: 'desk', tournament: 'abc_1' });
  expect(screenAt('/t/abc_1/tv')).toEqual({ is: 'tv', tournament: 'abc_1' });
  expect(screenAt('/t/abc_1/me')).toEqual({ is: 'phone', tournament: 'abc_1' });
  expect(screenAt('/t/abc_1/made')).toEqual({ is: 'made', tournament: 'abc_1' });
  expect(screenAt('/i/ABC234')).toEqual({ is: 'invitation', code: 'ABC234' });
  expect(screenAt('/t/abc_1/results')).toEqual({ is: 'results', tournament: 'abc_1' });
  expect(screenAt('/season')).toEqual({ is: 'season' });
  expect(screenAt('/paper')).toEqual({ is: 'paper' });
  expect(screenAt('/paper/booklet')).toEqual({ is: 'paper', sheet: 'booklet' });
  expect(screenAt('/t/abc_1/paper')).toEqual({ is: 'paper', tournament: 'abc_1' });
  expect(screenAt('/t/abc_1/paper/seating')).toEqual({
    is: 'paper',
    tournament: 'abc_1',
    sheet: 'seating',
  });
  expect(screenAt('/t/abc_1/hands')).toEqual({ is: 'hands', tournament: 'abc_1' });
  expect(screenAt('/t/abc_1/hands/2/63')).toEqual({
    is: 'hands',
    tournament: 'abc_1',
    table: '2',
    number: '63',
  });
});

test('no two screens have one address', () => {
  const all = screens.flatMap(({ at }) => at);
  expect(new Set(all).size).toBe(all.length);
});

test('an address that is none leads to no screen', () => {
  for (const path of [
    ...['/season/x', '/paper/a/b', '/t/a b/paper'],
    ...['/t', '/t/a b', '/t/x/none', '/t/x/tv/more', '/nothing', '/t/x/toString'],
    ...['/i', '/i/a b', '/i/ABC234/x'],
    ...['/t/a b/hands', '/t/x/hands/2', '/t/x/hands/2/0', '/t/x/hands/a/1', '/t/x/hands/2/1/3'],
  ])
    expect(screenAt(path), path).toBeNull();
});
