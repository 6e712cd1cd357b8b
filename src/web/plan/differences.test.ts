import { expect, test } from 'vitest';
import { houses, layered } from '../../rulebooks/index.ts';
import { differences } from './differences.ts';
import { de } from './houses-words.de.ts';
import { GROUPS, housesWords } from './houses-words.ts';

const books = houses.map((house) => layered(house));
const found = differences(books);

test('only what differs is compared, each answer once with all its houses', () => {
  expect(found.has('structure')).toBe(false);
  const button = found.get('button')!;
  expect(button.map(({ use, houses }) => [use, houses.length])).toEqual([
    ['dead', 4],
    ['moving', 1],
  ]);
  for (const sides of found.values())
    expect(sides.flatMap(({ houses }) => houses).sort()).toEqual(books.map(({ id }) => id).sort());
});

test('every difference is asked in one group, and every answer has words in both languages', () => {
  const grouped = Object.values(GROUPS).flat() as string[];
  expect([...grouped].sort()).toEqual([...found.keys()].sort());
  for (const words of [housesWords.en, de])
    for (const [key, sides] of found) {
      expect(words.asks[key], key).toBeTruthy();
      for (const { use } of sides) {
        const said = words.says(key, use);
        expect(said, `${key} ${JSON.stringify(use)}`).not.toMatch(/undefined|\[object|^$|^true$|^false$/);
        if (typeof use === 'string') expect(said, key).not.toBe(use);
      }
      const answers = sides.map(({ use }) => words.says(key, use));
      expect(new Set(answers).size, `${key}: ${answers.join(' | ')}`).toBe(sides.length);
    }
});
