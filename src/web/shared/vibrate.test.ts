import { afterEach, expect, test, vi } from 'vitest';
import { vibrate } from './vibrate.ts';

afterEach(() => vi.unstubAllGlobals());

/** The patterns that a device vibrated with. */
function device(more: object): unknown[] {
  const vibrated: unknown[] = [];
  vi.stubGlobal('navigator', { vibrate: (pattern: unknown) => vibrated.push(pattern), ...more });
  return vibrated;
}

test('a phone that was tapped vibrates, and one whose browser does not say', () => {
  for (const more of [{ userActivation: { hasBeenActive: true } }, {}]) {
    const vibrated = device(more);
    vibrate(200, 100, 200);
    expect(vibrated).toEqual([[200, 100, 200]]);
  }
});

test('a page that nobody has tapped yet does not try, for the browser would report an error', () => {
  const vibrated = device({ userActivation: { hasBeenActive: false } });
  vibrate(200);
  expect(vibrated).toEqual([]);
});

test('a device that cannot vibrate is left alone', () => {
  vi.stubGlobal('navigator', {});
  expect(() => vibrate(200)).not.toThrow();
});
