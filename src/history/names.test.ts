import { describe, expect, test } from 'vitest';
import { lengthOf, normalizeName, tidied } from './names.ts';

describe('a name', () => {
  test.each([
    ['composed letters', 'Jose\u0301', 'José'],
    ['blanks around and between', ' \tAnn \n  Lee\u00a0', 'Ann Lee'],
    ['zero-width spaces', 'A\u200bn\u200cn\ufeff', 'Ann'],
    ['letters turned round', '\u202enimda\u202c', 'nimda'],
    ['soft hyphens and word joiners', 'Ann\u00ad\u2060', 'Ann'],
    ['letters that are there to fill a place', 'Ann\u3164\u115f', 'Ann'],
    ['a selector after a letter', 'A\ufe0fnn\u{e0101}', 'Ann'],
    ['a joiner that joins nothing', 'Ann\u200d 😀\u200d', 'Ann 😀'],
    ['a family', '👨\u200d👩\u200d👧\u200d👦 Lee', '👨\u200d👩\u200d👧\u200d👦 Lee'],
    ['a heart, a flag and a keycap', '❤\ufe0f🇩🇪1\ufe0f\u20e3', '❤\ufe0f🇩🇪1\ufe0f\u20e3'],
    [
      'England’s flag',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    ],
    ['nothing but blanks', '\u200b \u2800\u3000', ''],
    ['other scripts', 'מיה · Ольга · 明美 · ธนพล', 'מיה · Ольга · 明美 · ธนพล'],
  ])('is as it looks: %s', (_, typed, seen) => {
    expect(tidied(typed)).toBe(seen);
    expect(tidied(seen)).toBe(seen);
  });

  test('is the same however it is written', () => {
    for (const other of ['ann', ' ANN ', 'Ann\u200b', '\u2067Ann\u2069', 'Ａｎｎ', 'A\u00adnn'])
      expect(normalizeName(other)).toBe(normalizeName('Ann'));
    expect(normalizeName('Ann  Lee')).toBe(normalizeName('Ann\u3000Lee'));
    expect(normalizeName('José')).toBe(normalizeName('Jose\u0301'));
    expect(normalizeName('Ann')).not.toBe(normalizeName('Anna'));
  });

  test('has as many letters as people count', () => {
    expect(lengthOf('José 👨\u200d👩\u200d👧\u200d👦')).toBe(6);
  });
});
