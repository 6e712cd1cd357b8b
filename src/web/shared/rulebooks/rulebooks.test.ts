import { expect, test } from 'vitest';
import { DOLLARS } from '../../../engine/money/currency.ts';
import { changedChoices } from '../../../protocol/choices.ts';
import { layered, rulebooks } from '../../../rulebooks/index.ts';
import { choicesOf, chosen, GROUPS, groups, said } from './choices.ts';
import { differences } from './differences.ts';
import { optionsFor, questionsOf } from './options.ts';
import { de } from './words.de.ts';
import { rulebooksWords } from './words.ts';

const { en } = rulebooksWords;
const books = rulebooks.map((rulebook) => layered(rulebook));
const found = differences(books);

test('only what differs is compared, each answer once with all its rulebooks', () => {
  expect(found.has('structure')).toBe(false);
  const button = found.get('button')!;
  const sideOf = (id: string) => button.find(({ rulebooks }) => rulebooks.includes(id))!;
  expect(sideOf('tda')).toBe(sideOf('homepokertourney'));
  expect(sideOf('tda').use).toBe('dead');
  expect(sideOf('home-guidelines').use).toBe('moving');
  for (const sides of found.values())
    expect(sides.flatMap(({ rulebooks }) => rulebooks).sort()).toEqual(books.map(({ id }) => id).sort());
});

test('every decision point is in one group, and every answer has words in both languages', () => {
  expect(Object.values(GROUPS).flat().sort()).toEqual(Object.keys(choicesOf(books[0]!)).sort());
  for (const words of [en, de])
    for (const book of books)
      for (const { ask, says } of groups.flatMap((group) => chosen(book, group, words))) {
        expect(ask, book.id).toBeTruthy();
        expect(says, `${book.id}: ${ask}`).not.toMatch(/undefined|\[object|NaN|\bnull\b|^$|^true$|^false$/);
      }
});

test('where rulebooks differ, the words do too', () => {
  for (const words of [en, de])
    for (const [key, sides] of found) {
      const answers = sides.map(({ use, currency }) => said(words.asked, key, use, currency));
      expect(new Set(answers).size, `${key}: ${answers.join(' | ')}`).toBe(sides.length);
    }
});

test('[rebuy-window] [balance-threshold] an answer has its figures, in the currency of the rulebook', () => {
  const rebuys = (id: string, currency = DOLLARS) =>
    said(en.asked, 'rebuys', books.find((book) => book.id === id)!.tournament.rebuys.use, currency);
  expect(rebuys('homepokertourney')).toBe('Once, only after busting, through level 3, for another buy-in');
  expect(rebuys('bnai-jeshurun')).toBe('Unlimited, through level 2, 2,000 chips for $20');
  expect(rebuys('bnai-jeshurun', { symbol: '€', side: 'after' })).toContain('for 20\u00a0€');
  expect(said(en.asked, 'balanceWhenTablesDifferBy', 3, DOLLARS)).toBe('When tables differ by 3');
});

test('every answer a host can choose has words of its own and is one the server takes', () => {
  const parts = ['tournament', 'hand', 'rulings'] as const;
  for (const key of groups.flatMap(questionsOf)) {
    const part = parts.find((each) => key in books[0]![each])!;
    const now = choicesOf(books[0]!)[key].use;
    const options = optionsFor(key, en.asked, books, now);
    expect(options.length, key).toBeGreaterThan(key === 'shownByPlayer' ? 0 : 1);
    for (const use of options)
      expect(
        changedChoices.safeParse({ [part]: { [key]: use } }).success,
        `${key}: ${JSON.stringify(use)}`,
      ).toBe(true);
    for (const words of [en, de])
      expect(new Set(options.map((use) => said(words.asked, key, use, DOLLARS))).size, key).toBe(
        options.length,
      );
  }
});
