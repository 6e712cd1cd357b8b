import { expect, test } from 'vitest';
import { DOLLARS } from '../../engine/money/currency.ts';
import {
  blinds,
  chips,
  clockText,
  listed,
  many,
  minutesText,
  money,
  ordinal,
  rulebookTitle,
  sentence,
  shortBlinds,
  shortChips,
} from './format.ts';

test('a clock shows the full time for its first second, zero when it is over, and keeps its width', () => {
  expect([1_200_000, 1_199_999, 1_199_001, 1_199_000, 599_000, 1, 0, -5].map(clockText)).toEqual([
    '20:00',
    '20:00',
    '20:00',
    '19:59',
    '09:59',
    '00:01',
    '00:00',
    '00:00',
  ]);
  expect(clockText(3_725_000)).toBe('1:02:05');
  expect(clockText(null)).toBe('∞');
});

test('numbers are written in the language of the screen, the same on every device', () => {
  const all = (amounts: readonly number[], speaks: 'en' | 'de') => amounts.map((each) => chips(each, speaks));
  expect(all([0, 999, 1000, 27_000, 1_234_567], 'en')).toEqual(['0', '999', '1,000', '27,000', '1,234,567']);
  expect(all([999, 1000, 1_234_567], 'de')).toEqual(['999', '1.000', '1.234.567']);
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111].map((place) => ordinal(place, 'en'))).toEqual(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 102nd 111th'.split(' '),
  );
  expect([1, 2, 11].map((place) => ordinal(place, 'de'))).toEqual(['1.', '2.', '11.']);
  expect(blinds({ small: 1000, big: 2000 })).toBe('1,000 / 2,000');
  expect([minutesText(61_000, 'en'), minutesText(61_000, 'de')]).toEqual(['2\u00a0min', '2\u00a0Min.']);
});

test('money has its sign where the currency puts it, dollars before and euros after', () => {
  const cents = [27_000, 16_875, 5, 0, -250, 123_456_700];
  expect(cents.map((each) => money(each, DOLLARS, 'en'))).toEqual([
    '$270',
    '$168.75',
    '$0.05',
    '$0',
    '−$2.50',
    '$1,234,567',
  ]);
  const euros = { symbol: '€', side: 'after' } as const;
  expect([16_875, -250, 150_000].map((each) => money(each, euros, 'de'))).toEqual([
    '168,75\u00a0€',
    '−2,50\u00a0€',
    '1.500\u00a0€',
  ]);
});

test('a rulebook has its name in the language of the screen, or its English one', () => {
  const club = { name: 'The Thursday club', nameIn: { de: 'Der Donnerstagsclub' } };
  expect([rulebookTitle(club, 'en'), rulebookTitle(club, 'de')]).toEqual([club.name, club.nameIn.de]);
  expect(rulebookTitle({ name: 'Imported long ago' }, 'de')).toBe('Imported long ago');
});

test('sentences start with a capital letter and end with a period', () => {
  expect(sentence('how many chips does Ana have?')).toBe('How many chips does Ana have?');
  expect(sentence('tables differ by 2')).toBe('Tables differ by 2.');
  expect([listed([]), listed(['Ana']), listed(['Ana', 'Ben']), listed(['Ana', 'Ben', 'Cy'])]).toEqual([
    '',
    'Ana',
    'Ana and Ben',
    'Ana, Ben and Cy',
  ]);
  expect(listed(['Ana', 'Ben', 'Cy'], 'de')).toBe('Ana, Ben und Cy');
  expect([many(1, 'rebuy'), many(1200, 'player')]).toEqual(['1 rebuy', '1,200 players']);
});

test('where there is little room, large amounts of chips are short, to four digits', () => {
  expect([940, 99_975, 100_000, 125_500, 1_000_000, 2_500_000, 28_877_500].map(shortChips)).toEqual([
    '940',
    '99,975',
    '100k',
    '125.5k',
    '1M',
    '2.5M',
    '28.88M',
  ]);
  expect(shortBlinds({ small: 500_000, big: 1_000_000 })).toBe('500k / 1M');
});
