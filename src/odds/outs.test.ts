import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cards } from '../testing/table.ts';
import { commonDraws, improvements, outsChart } from './outs.ts';

const row = (outs: number) => outsChart().find((each) => each.outs === outs)!;

test.each([
  [9, '19.1', '4.22'],
  [20, '42.6', '1.35'],
])('[odds-turn] %i outs: %s per cent on the turn, %s to 1', (outs, percent, odds) => {
  expect(row(outs).turn).toEqual({ percent, odds });
});

test.each([
  [9, '19.6', '4.11'],
  [1, '2.2', '45.00'],
])('[odds-river] %i outs: %s per cent on the river, %s to 1', (outs, percent, odds) => {
  expect(row(outs).river).toEqual({ percent, odds });
});

test.each([
  [9, '35.0', '1.86'],
  [15, '54.1', '0.85'],
])('[odds-turn-or-river] %i outs: %s per cent for one of both cards, %s to 1', (outs, percent, odds) => {
  expect(row(outs).either).toEqual({ percent, odds });
});

test.each([
  [9, '3.3', '29.03'],
  [2, '0.1', '1080.00'],
  [1, '0.0', null],
])('[odds-turn-and-river] %i outs: %s per cent for both cards, %s to 1', (outs, percent, odds) => {
  expect(row(outs).both).toEqual({ percent, odds });
});

test('[odds-rounding] 4 in 47 is 8.5 percent and 10.75 to 1: one decimal and two', () => {
  expect(row(4).turn).toEqual({ percent: '8.5', odds: '10.75' });
});

const booklet = new URL('../../../shared/rulebooks/homepokertourney-booklet.txt', import.meta.url);
test.runIf(existsSync(booklet))('[odds-full-table] every one of the booklet’s 160 figures', () => {
  const printed = [
    ...readFileSync(booklet, 'utf8').matchAll(/^\| (\d+) \|((?: [\d.]+ \| (?:[\d.]+|NA) \|){4})$/gm),
  ].map(([, outs, rest]) => ({
    outs: Number(outs),
    figures: rest!
      .split('|')
      .map((cell) => cell.trim())
      .filter(Boolean),
  }));
  expect(printed.length).toBe(20);
  for (const { outs, figures } of printed) {
    const { turn, river, either, both } = row(outs);
    expect(
      [turn, river, either, both].flatMap(({ percent, odds }) => [percent, odds ?? 'NA']),
      `${outs} outs`,
    ).toEqual(figures);
  }
});

test.each([
  ['open straight flush draw', 'straight', 15],
  ['inside straight flush draw', 'straight', 12],
  ['flush draw', 'flush', 9],
  ['open straight draw', 'straight', 8],
  ['gutshot straight draw', 'straight', 4],
  ['two pair', 'full house', 4],
  ['one pair', 'three of a kind', 2],
  ['three of a kind', 'four of a kind', 1],
])('[outs-by-draw] %s makes a %s with %i outs', (name, makes, outs) => {
  expect(commonDraws()).toContainEqual(expect.objectContaining({ name, makes, outs }));
});

test('the cards that improve any hand, by the hand they make', () => {
  const found = improvements(cards('AhKh'), cards('Qh7h2c')).map(({ makes, outs }) => [makes, outs.length]);
  expect(found).toEqual([
    ['flush', 9],
    ['pair', 14],
  ]);
});
