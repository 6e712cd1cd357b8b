import { expect, test } from 'vitest';
import { houses, rulebook } from '../../rulebooks/index.ts';
import { de } from './choice-words.de.ts';
import { choiceWords } from './choice-words.ts';
import { choicesOf } from './choices.ts';

const all = houses.map(({ id }) => rulebook(id)!);

test.each([
  ['English', choiceWords.en],
  ['German', de],
])('every choice of every house has %s words', (_, words) => {
  for (const house of all) {
    const said = choicesOf(house, words).flat();
    expect(said.length).toBeGreaterThan(60);
    for (const { about, use } of said) {
      expect(about, house.id).toBeTruthy();
      // A word of ours that was not found is shown as it stands in the data, with its hyphens.
      expect(use, `${house.id}: ${about}`).not.toMatch(/^$|^[a-z]+-[a-z-]+$|undefined|\[object/);
    }
  }
});

test('both languages have words for the same things', () => {
  expect(Object.keys(de.uses).sort()).toEqual(Object.keys(choiceWords.en.uses).sort());
});

test('[rebuy-window] [balance-threshold] houses differ in what they say', () => {
  const use = (id: string, about: string) =>
    choicesOf(rulebook(id)!, choiceWords.en)
      .flat()
      .find((said) => said.about === about)?.use;
  expect(use('homepokertourney', 'Rebuys')).toBe(
    '1 rebuy, through level 3, only with no chips left, for the price of the buy-in',
  );
  expect(use('bnai-jeshurun', 'Rebuys')).toBe('as many as one likes, through level 2, 2,000 chips for $20');
  expect(use('tda', 'Tables are balanced')).toBe('when they differ by 3');
});
