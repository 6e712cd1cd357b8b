import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Category } from '../engine/ranking/category.ts';
import { cards } from '../testing/table.ts';
import { outsChart, outsFor } from './outs.ts';

const row = (outs: number) => outsChart().find((each) => each.outs === outs)!;

test('[odds-turn] [odds-river] nine outs: 19.1 per cent on the turn, 19.6 on the river', () => {
  expect(row(9)).toMatchObject({
    turn: { percent: '19.1', odds: '4.22' },
    river: { percent: '19.6', odds: '4.11' },
  });
});

test('[odds-turn-or-river] [odds-turn-and-river] 20 outs: 67.5 per cent for one of them, 17.6 for both', () => {
  expect(row(20)).toMatchObject({
    either: { percent: '67.5', odds: '0.48' },
    both: { percent: '17.6', odds: '4.69' },
  });
});

test('[odds-rounding] one out cannot come twice: 0.0 and no odds', () => {
  expect(row(1).both).toEqual({ percent: '0.0', odds: null });
  expect(row(2).both).toEqual({ percent: '0.1', odds: '1080.00' });
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
  ['open straight flush draw', '8h9h', 'ThJh2c', 'straight', 15],
  ['inside straight flush draw', '8h9h', 'JhQh2c', 'straight', 12],
  ['flush draw', 'Ah5h', '9hQh2c', 'flush', 9],
  ['open straight draw', '8h9c', 'TdJs2c', 'straight', 8],
  ['gut shot', '8h9c', 'JdQs2c', 'straight', 4],
  ['two pair', '8h9c', '8d9s2c', 'full house', 4],
  ['one pair', '8h8c', '2dKs5c', 'three of a kind', 2],
  ['three of a kind', '8h8c', '8dKs5c', 'four of a kind', 1],
])('[outs-by-draw] %s (%s on %s) makes a %s with %i outs', (_, hole, board, atLeast, outs) => {
  expect(outsFor(cards(hole), cards(board), atLeast).length).toBe(outs);
});
