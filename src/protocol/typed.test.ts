import { describe, expect, test } from 'vitest';
import { personName, sentence, typed, webLink, words } from './typed.ts';

const said = (schema: typeof personName, text: string): string =>
  schema
    .safeParse(text)
    .error?.issues.map(({ message }) => message)
    .join(' | ') ?? 'fine';

describe('what people type', () => {
  test('is tidied', () => {
    expect(personName.parse('  Ann\u200b \n Lee ')).toBe('Ann Lee');
    expect(words.parse('Mia\u2019s\tkitchen')).toBe('Mia\u2019s kitchen');
    expect(typed(200, { blank: true }).parse('  ')).toBe('');
  });

  test.each([
    ['nothing', '', /nothing in it that can be seen/],
    ['two zero-width spaces', '\u200b\u200b', /nothing in it that can be seen/],
    ['a blank Braille cell', '\u2800', /nothing in it that can be seen/],
    ['an accent alone', '\u0301', /nothing in it that can be seen/],
    ['NUL', 'An\0n', /control character/],
    ['ESC', '\u001b[31mAnn', /control character/],
    ['DEL', 'Ann\u007f', /control character/],
    ['a lone surrogate', 'Ann\ud83d', /half a character/],
    ['too many letters', 'a'.repeat(41), /too long: 40 characters at most/],
    ['accents on accents', `Z${'\u0323'.repeat(300)}`, /too long/],
  ])('is refused with one sentence: %s', (_, text, sentence) => {
    expect(said(personName, text)).toMatch(sentence);
    expect(said(personName, text)).not.toContain('|');
  });

  test('a link to another site begins with https and nothing else', () => {
    expect(said(webLink, 'https://meet.example.org/poker')).toBe('fine');
    for (const text of [
      'http://meet.example.org',
      'javascript:alert(1)',
      'meet.example.org',
      'data:text/html,x',
    ])
      expect(said(webLink, text)).toMatch(/begins with https/);
  });

  test('may be as long as people count it', () => {
    expect(said(personName, 'W'.repeat(40))).toBe('fine');
    expect(said(personName, 'é'.repeat(40))).toBe('fine');
    expect(said(personName, '👍🏽'.repeat(40))).toBe('fine');
    expect(said(sentence, 'x'.repeat(300))).toBe('fine');
    expect(said(sentence, 'x'.repeat(301))).toMatch(/300 characters at most/);
  });
});
