import { expect, test } from 'vitest';
import { settingsFrom, USUAL } from './settings.ts';

test('what a device has stored counts as far as it still is a setting', () => {
  expect(settingsFrom(null)).toEqual(USUAL);
  expect(settingsFrom('not json')).toEqual(USUAL);
  expect(settingsFrom('null')).toEqual(USUAL);
  const stored = {
    sound: false,
    preflop: ['three', 'pot', 'half'],
    postflop: ['huge', 'pot', 'half'],
    gone: 1,
  };
  expect(settingsFrom(JSON.stringify(stored))).toEqual({
    ...USUAL,
    sound: false,
    preflop: ['three', 'pot', 'half'],
  });
  expect(settingsFrom(JSON.stringify({ hurry: 'yes', confirmAllIn: false }))).toEqual({
    ...USUAL,
    confirmAllIn: false,
  });
});
