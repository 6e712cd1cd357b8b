import { expect, test } from 'vitest';
import { replayFor } from '../../../../engine/views/replay.ts';
import type { Audience } from '../../../../engine/views/view.ts';
import type { HandAtAGlance, HandsPlayed, HandToReplay } from '../../../../protocol/hands.ts';
import { type Given, Table } from '../../../../testing/table.ts';
import { handsFor } from './filters.ts';
import { contest } from './odds.ts';
import { stepsOf, storyText, tellSteps } from './story.ts';
import { de } from './words.de.ts';
import { historyWords } from './words.ts';

const { en } = historyWords;
const NAMES = ['', 'Ann', 'Bob', 'Cid', 'Dee'];

function played(given: Given, story: string, audience: Audience = { role: 'spectator' }): HandToReplay {
  const table = new Table(given).play(story).checkDown();
  const { players, ...replay } = replayFor(table.events, audience);
  return {
    ...replay,
    tournament: 'Thursday game',
    table: '2',
    number: 63,
    at: 0,
    mine: null,
    atStake: null,
    players: players.map((each) => ({ ...each, player: `p${each.seat}`, name: NAMES[each.seat]! })),
  };
}

const allIn = () =>
  played(
    {
      stacks: { 1: 500, 2: 1000, 3: 1000 },
      button: 1,
      blinds: [10, 20],
      holes: { 1: 'As Ah', 2: '2c 7d', 3: 'Ks Kh' },
      board: '3s 4h 9d Jc Qd',
    },
    '1 raise 500; 2 fold; 3 call',
  );

test('a hand reads the way people at the table would tell it', () => {
  expect(storyText(allIn(), en)).toMatchInlineSnapshot(`
    "Thursday game · Table 2, hand 63
    Blinds 10 / 20

    Seat 1: Ann, 500, on the button [As Ah]
    Seat 2: Bob, 1,000
    Seat 3: Cid, 1,000 [Ks Kh]

    Cards dealt
    Bob posts the small blind, 10
    Cid posts the big blind, 20
    Ann raises to 500, all in
    Bob folds
    Cid calls 500
    Betting is over; Cid and Ann show

    Flop: 3s 4h 9d

    Turn: Jc

    River: Qd

    Showdown
    Ann wins the pot, 1,010 (pair of aces, queen kicker)
    "
  `);
});

test('the same hand in German', () => {
  expect(storyText(allIn(), de)).toMatchInlineSnapshot(`
    "Thursday game · Tisch 2, Hand 63
    Blinds bei 10 / 20

    Platz 1: Ann, 500, am Button [As Ah]
    Platz 2: Bob, 1,000
    Platz 3: Cid, 1,000 [Ks Kh]

    Karten ausgeteilt
    Bob setzt den Small Blind, 10
    Cid setzt den Big Blind, 20
    Ann erhöht auf 500 und ist all-in
    Bob foldet
    Cid geht mit, 500
    Keine Einsätze mehr: Cid and Ann decken auf

    Flop: 3s 4h 9d

    Turn: Jc

    River: Qd

    Es kommt zum Showdown
    Ann gewinnt den Pot, 1,010 (Ein Paar Asse, Kicker Dame)
    "
  `);
});

test('[odd-chip] a pot that does not split evenly says who gets the odd chip, and why', () => {
  const hand = played(
    {
      stacks: { 1: 500, 2: 500, 3: 500 },
      button: 1,
      blinds: [5, 10],
      holes: { 1: 'As 2h', 2: 'Ah 2c', 3: '7d 8d' },
      board: 'Ks Kh Qd Jc 9c',
      oddChip: 1,
    },
    '1 raise 50; 2 call; 3 fold',
  );
  const last = tellSteps(hand, en).at(-1)!;
  expect(last).toMatchObject({ note: null });
  const odd = played(
    {
      stacks: { 1: 500, 2: 500, 3: 500 },
      button: 1,
      blinds: [5, 11],
      holes: { 1: 'As 2h', 2: 'Ah 2c', 3: '7d 8d' },
      board: 'Ks Kh Qd Jc 9c',
      oddChip: 1,
    },
    '1 raise 50; 2 call; 3 fold',
  );
  const line = tellSteps(odd, en).at(-1)!;
  expect(line.text).toBe('Bob and Ann split the pot, 111: 56 and 55 (pair of kings, ace kicker)');
  expect(line.note).toBe('Odd chip (1) to Bob, first left of the button');
  expect(line.rule).toBe('odd-chip');
});

test('the last side pot is told first, the main pot last', () => {
  const hand = played(
    {
      stacks: { 1: 100, 2: 300, 3: 1000 },
      button: 1,
      blinds: [10, 20],
      holes: { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh' },
      board: '3s 4h 9d Jc 2d',
    },
    '1 raise 100; 2 raise 300; 3 call',
  );
  const told = tellSteps(hand, en).map(({ text }) => text);
  expect(told.filter((text) => text.includes('wins'))).toEqual([
    'Bob wins the side pot, 400 (pair of kings, jack kicker)',
    'Ann wins the main pot, 300 (pair of aces, jack kicker)',
  ]);
});

test('odds are shown only if every hand still in is known', () => {
  const hand = allIn();
  const [begin, end] = [stepsOf(hand)[0]!, stepsOf(hand).at(-1)!];
  expect(contest(hand, begin)).toBeNull();
  expect(contest(hand, end)?.sort()).toEqual([1, 3]);
});

test('filters find my hands, my all-ins, the biggest pots, and one table’s hands', () => {
  const glance = (number: number, pot: number, seats: Record<number, string>, all: number[], table = '1') =>
    ({
      table,
      number,
      at: number,
      pot,
      seats,
      allIn: all,
      winners: [],
      board: [],
      showdown: false,
    }) as HandAtAGlance;
  const list: HandsPlayed = {
    me: 'ann',
    people: {},
    hands: [
      glance(1, 50, { 1: 'ann', 2: 'bob' }, [2]),
      glance(2, 900, { 1: 'ann', 2: 'bob' }, [1, 2]),
      glance(3, 100, { 1: 'cid', 2: 'dee' }, [], '2'),
    ],
  };
  const numbers = (...asked: [Parameters<typeof handsFor>[1], string | null]) =>
    handsFor(list, ...asked).map(({ number }) => number);
  expect(numbers('all', null)).toEqual([3, 2, 1]);
  expect(numbers('mine', null)).toEqual([2, 1]);
  expect(numbers('all-ins', null)).toEqual([2]);
  expect(numbers('pots', null)).toEqual([2, 3, 1]);
  expect(numbers('all', '2')).toEqual([3]);
  expect(handsFor({ ...list, me: null }, 'mine', null)).toEqual([]);
});
