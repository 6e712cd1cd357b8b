import { expect, test } from 'vitest';
import type { TableView } from '../../../engine/views/tournament-view.ts';
import { View } from '../../../engine/views/view.ts';
import { table } from '../../../testing/table.ts';
import { myTurnText, priceForMe } from './my-turn.ts';
import { de } from './words.de.ts';
import { type LiveWords, liveWords } from './words.ts';

const seats = [1, 2, 3].map((seat) => ({
  seat,
  player: `p${seat}`,
  name: `P${seat}`,
  stack: 900,
  away: false,
}));
const tables = [{ id: '1', seats }] as never as TableView[];
const en = liveWords.en as LiveWords;

test('the price of my turn is what a call costs me, nothing where I may check, and there is none out of turn', () => {
  const at = table({ stacks: { 1: 900, 2: 900, 3: 900 }, button: 1, blinds: [10, 20] });
  const priceOf = (player: string | null, where = '1') =>
    priceForMe({ tables }, player, {
      table: where,
      view: new View(at.hand, { role: 'spectator' }).toJSON(),
    });
  expect(['p1', 'p2', 'p3', 'p9', null].map((player) => priceOf(player))).toEqual([
    20,
    null,
    null,
    null,
    null,
  ]);
  expect(priceOf('p1', '2')).toBe(null);
  expect(priceForMe({ tables }, 'p1', null)).toBe(null);
  at.play('1 call; 2 call');
  expect(priceOf('p3')).toBe(0);
});

test('it is said with the price, in both languages', () => {
  expect([en, de].flatMap((t) => [myTurnText(1200, t), myTurnText(0, t)])).toEqual([
    'Your turn: 1,200 to call',
    'Your turn: you may check',
    'Du bist dran: 1,200 zum Mitgehen',
    'Du bist dran: Du kannst checken',
  ]);
});
