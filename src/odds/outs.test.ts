import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Category } from '../engine/ranking/category.ts';
import { cards } from '../testing/table.ts';
import { outsChart, outsFor } from './outs.ts';

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

test('[odds-rounding] 4 in 47 is 8.5 per cent and 10.75 to 1: one decimal and two', () => {
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

test.each<[string, string, string, Category, number]>([
  ['open straight flush draw', '8h9h', '7hTh2c', 'straight', 15],
  ['inside straight flush draw', '8h9h', '6hTh2c', 'straight', 12],
  ['flush draw', 'Ah5h', '9hQh2c', 'flush', 9],
  ['open straight draw', '8h9c', 'TdJs2c', 'straight', 8],
  ['gut shot', '8h9c', 'JdQs2c', 'straight', 4],
  ['two pair', '8h9c', '8d9s2c', 'full house', 4],
  ['one pair', '8h8c', '2dKs5c', 'three of a kind', 2],
  ['three of a kind', '8h8c', '8dKs5c', 'four of a kind', 1],
])('[outs-by-draw] %s (%s on %s) makes a %s with %i outs', (_, hole, board, atLeast, outs) => {
  expect(outsFor(cards(hole), cards(board), atLeast).length).toBe(outs);
});
