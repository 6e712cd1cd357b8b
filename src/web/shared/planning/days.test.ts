import { afterEach, expect, test, vi } from 'vitest';
import { spokenDay, timeOfDay, weekday } from './days.ts';

afterEach(() => vi.unstubAllGlobals());

test('times and days are written as in the reader’s country', () => {
  const start = 19 * 60 + 30;
  expect([timeOfDay(start, 'en'), timeOfDay(start, 'de')]).toEqual(['7:30\u00a0PM', '19:30']);
  expect(timeOfDay(24 * 60 + 5, 'en')).toBe('12:05\u00a0AM');
  expect(spokenDay('2026-11-20T19:30', 'en')).toBe('Friday, November 20, 7:30\u00a0PM');
  expect(spokenDay('2026-11-20T19:30', 'de')).toBe('Freitag, 20. November, 19:30');
  expect([weekday('2026-11-20', 'en'), weekday('2026-11-20', 'de')]).toEqual(['Friday', 'Freitag']);
});

test('a reader in Britain has their own time, and a locale that Intl refuses does no harm', () => {
  vi.stubGlobal('navigator', { languages: ['de', 'en-GB', 'en'] });
  expect(timeOfDay(19 * 60 + 30, 'en')).toBe('19:30');
  vi.stubGlobal('navigator', { languages: ['en-US@posix'] });
  expect(timeOfDay(19 * 60 + 30, 'en')).toBe('7:30\u00a0PM');
});
