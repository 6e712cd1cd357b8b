import { expect, test } from 'vitest';
import { screenAt } from './router.ts';

test('every address leads to one screen', () => {
  expect(screenAt('/')).toEqual({ is: 'home' });
  expect(screenAt('/join')).toEqual({ is: 'join' });
  expect(screenAt('/t/abc_1')).toEqual({ is: 'director', tournament: 'abc_1' });
  expect(screenAt('/t/abc_1/')).toEqual({ is: 'director', tournament: 'abc_1' });
  expect(screenAt('/t/abc_1/tv')).toEqual({ is: 'tv', tournament: 'abc_1' });
  expect(screenAt('/t/abc_1/me')).toEqual({ is: 'phone', tournament: 'abc_1' });
  expect(screenAt('/t/abc_1/made')).toEqual({ is: 'made', tournament: 'abc_1' });
  expect(screenAt('/i/ABC234')).toEqual({ is: 'invitation', code: 'ABC234' });
  for (const path of [
    '/t',
    '/t/a b',
    '/t/x/none',
    '/t/x/tv/more',
    '/i',
    '/i/a b',
    '/i/ABC234/x',
    '/nothing',
    '/t/x/toString',
  ])
    expect(screenAt(path), path).toEqual({ is: 'lost' });
});
