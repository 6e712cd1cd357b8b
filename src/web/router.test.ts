import { expect, test } from 'vitest';
import { screenAt } from './router.ts';

test('every address leads to one screen', () => {
  expect(screenAt('/')).toEqual({ is: 'home' });
  expect(screenAt('/join')).toEqual({ is: 'join' });
  expect(screenAt('/privacy')).toEqual({ is: 'privacy' });
  expect(screenAt('/t/abc_1')).toEqual({ is: 'director', tournament: 'abc_1' });
  expect(screenAt('/t/abc_1/')).toEqual({ is: 'director', tournament: 'abc_1' });
  expect(screenAt('/t/abc_1/tv')).toEqual({ is: 'tv', tournament: 'abc_1' });
  expect(screenAt('/t/abc_1/me')).toEqual({ is: 'phone', tournament: 'abc_1' });
  expect(screenAt('/t/abc_1/made')).toEqual({ is: 'made', tournament: 'abc_1' });
  expect(screenAt('/i/ABC234')).toEqual({ is: 'invitation', code: 'ABC234' });
  expect(screenAt('/t/abc_1/results')).toEqual({ is: 'results', tournament: 'abc_1' });
  expect(screenAt('/season')).toEqual({ is: 'season' });
  expect(screenAt('/paper')).toEqual({ is: 'paper', about: null, sheet: null });
  expect(screenAt('/paper/booklet')).toEqual({ is: 'paper', about: null, sheet: 'booklet' });
  expect(screenAt('/t/abc_1/paper/seating')).toEqual({
    is: 'paper',
    about: 'abc_1',
    sheet: 'seating',
  });
  expect(screenAt('/t/abc_1/hands')).toEqual({ is: 'hands', tournament: 'abc_1', hand: null });
  expect(screenAt('/t/abc_1/hands/2/63')).toEqual({
    is: 'hands',
    tournament: 'abc_1',
    hand: { table: '2', number: 63 },
  });
  for (const path of [
    ...['/season/x', '/paper/a/b', '/t/a b/paper'],
    ...['/t', '/t/a b', '/t/x/none', '/t/x/tv/more', '/nothing', '/t/x/toString'],
    ...['/i', '/i/a b', '/i/ABC234/x'],
    ...['/t/a b/hands', '/t/x/hands/2', '/t/x/hands/2/0', '/t/x/hands/a/1', '/t/x/hands/2/1/3'],
  ])
    expect(screenAt(path), path).toEqual({ is: 'lost' });
});
