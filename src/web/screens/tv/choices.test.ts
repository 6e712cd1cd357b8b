import { expect, test } from 'vitest';
import { readChoices } from '../../shared/tv-choices.ts';

const usual = { layout: 'tournament', theme: 'felt', sound: 'unasked', voice: 'off' };

test('a TV nobody has touched shows the full view on dark felt, and asks before it makes a sound', () => {
  expect(readChoices('', null)).toEqual(usual);
});

test('what was chosen on this device is kept, and the address overrides it', () => {
  const kept = JSON.stringify({ layout: 'tables', theme: 'contrast', sound: 'on', voice: 'on' });
  expect(readChoices('', kept)).toEqual({ layout: 'tables', theme: 'contrast', sound: 'on', voice: 'on' });
  expect(readChoices('?layout=clock&theme=paper&sound=off&voice=off', kept)).toEqual({
    layout: 'clock',
    theme: 'paper',
    sound: 'off',
    voice: 'off',
  });
});

test('light and dark mean paper and felt, as on every other screen', () => {
  expect(readChoices('?theme=light', null).theme).toBe('paper');
  expect(readChoices('?theme=dark', JSON.stringify({ theme: 'paper' })).theme).toBe('felt');
});

test('values that make no sense are ignored', () => {
  expect(readChoices('?layout=huge&theme=pink&sound=loud', '{"layout":7')).toEqual(usual);
  expect(readChoices('', 'null')).toEqual(usual);
  expect(readChoices('', '{"layout":"x","voice":true}')).toEqual(usual);
});
