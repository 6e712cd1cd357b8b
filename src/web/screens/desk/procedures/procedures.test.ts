import { expect, test } from 'vitest';
import { viewTournament } from '../../../../engine/views/tournament-view.ts';
import { EngineTournament } from '../../../../testing/engine-tournament.ts';
import { fromTheButton, layOut, payOut, undecided } from '../../../shared/followed/side-pots.ts';
import { added, rowsOf, scheduleOf } from '../../../shared/schedule/rows.ts';
import { newChips } from './odd-chips.ts';
import { drawnSeats, freeChairs } from './seats.ts';
import { centsOf, shares, typed } from './shares.ts';

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

test('[side-deals] both ways to share pay exactly what is left, to the cent or rounded', () => {
  for (const note of [1, 100, 500]) {
    const { icm, chop } = shares([5000, 3000, 2000], [30_001, 18_000, 12_000], note);
    expect([sum(icm), sum(chop)]).toEqual([60_001, 60_001]);
    expect(icm.slice(1).every((amount) => amount % note === 0)).toBe(true);
  }
  // Half the chips: the smallest prize, and half of the 240 above three times that prize.
  expect(shares([5000, 3000, 2000], [30_000, 18_000, 12_000]).chop).toEqual([24_000, 19_200, 16_800]);
});

test('amounts can be typed with a point or a comma', () => {
  expect(['25', '168.75', '168,5', ' 7 '].map(centsOf)).toEqual([2500, 16_875, 16_850, 700]);
  expect(['', '1.234', '-3', 'ten'].map(centsOf)).toEqual([null, null, null, null]);
  expect([2500, 16_850].map(typed)).toEqual(['25', '168.50']);
});

const three = [
  { player: 'short', paid: 100, folded: false },
  { player: 'gone', paid: 50, folded: true },
  { player: 'middle', paid: 300, folded: false },
  { player: 'big', paid: 500, folded: false },
];

test('[rr-pots-split-separately] a main and a side pot, and the uncalled bet goes back', () => {
  const laid = layOut(three, 25)!;
  expect(laid.pots).toEqual([
    { amount: 350, eligible: ['short', 'middle', 'big'] },
    { amount: 400, eligible: ['middle', 'big'] },
  ]);
  expect(laid.returned).toEqual({ big: 200 });
  expect(layOut([{ player: 'gone', paid: 50, folded: true }], 25)).toBeNull();
});

test('the winner of the main pot also wins the side pots they are in: only open pots are asked about', () => {
  const { pots } = layOut(three, 25)!;
  expect(undecided(pots, [])).toBe(0);
  expect(undecided(pots, [['big']])).toBeNull();
  expect(undecided(pots, [['short']])).toBe(1);
  expect(undecided(pots, [['short'], ['middle']])).toBeNull();
});

test('[odd-chip] the odd chip goes to the first left of the button', () => {
  const { total, odd } = payOut(three, [['short', 'middle']], 25);
  expect(total).toEqual({ short: 175, middle: 575 });
  expect(odd).toEqual([]);
  const tied = payOut(three, [['short', 'middle', 'big']], 25);
  expect(tied.odd).toEqual([
    { pot: 0, player: 'short', chips: 25 },
    { pot: 0, player: 'middle', chips: 25 },
  ]);
  expect(fromTheButton([{ seat: 1 }, { seat: 4 }, { seat: 6 }], 4).map(({ seat }) => seat)).toEqual([
    6, 1, 4,
  ]);
});

const fives = (remainder: 'half-or-more' | 'always') =>
  ({
    chip: 5,
    into: 25,
    how: { atMostOneEach: false, remainder, protects: 'nobody', ties: 'by-suit' },
  }) as const;

test('[chip-race-remainder] ten odd fives make two 25s, so do twelve, and thirteen make three; where any remainder counts, eleven make three', () => {
  expect(newChips([3, 1, 4, 2], fives('half-or-more'))).toEqual({ total: 10, won: 2, removed: 0 });
  expect(newChips([4, 4, 4], fives('half-or-more'))).toEqual({ total: 12, won: 2, removed: 2 });
  expect(newChips([4, 4, 4, 1], fives('half-or-more'))).toEqual({ total: 13, won: 3, removed: 0 });
  expect(newChips([4, 4, 3], fives('always'))).toEqual({ total: 11, won: 3, removed: 0 });
});

test('[seating-suit-is-table] [seating-draw-positions] the card of a seat: spades are table 1, the ace is on the button', () => {
  const engine = new EngineTournament('homepokertourney').started(12);
  const view = viewTournament(engine.tournament, { role: 'director' }, engine.now);
  const drawn = drawnSeats(view);
  expect(drawn.map(({ name }) => name)).toEqual(view.people.map(({ name }) => name).sort());
  const at = (table: string, seat: number) =>
    drawn.find((each) => each.table === table && each.seat === seat);
  expect(at('1', 1)).toMatchObject({ card: 'As', button: true });
  expect(at('2', 3)).toMatchObject({ card: '3h', button: false });
  expect(freeChairs(view)[0]).toEqual({ table: '1', seats: [7, 8, 9, 10] });
  const guests = new EngineTournament('bnai-jeshurun').started(6);
  expect(drawnSeats(viewTournament(guests.tournament, { role: 'director' }, 0))[0]!.card).toBeNull();
});

test('[house-may-accelerate] one more level can follow a last level without a time limit that is on', () => {
  const engine = new EngineTournament('bnai-jeshurun').started(4);
  engine.now = 24 * 60 * 60_000;
  const { timer } = viewTournament(engine.tournament, { role: 'director' }, engine.now);
  engine.do({ type: 'set-levels', ...scheduleOf(added(rowsOf(timer))) });
  expect(engine.tournament.clock.levels.slice(10)).toEqual([
    { small: 10_000, big: 20_000, ante: 0, minutes: 20 },
    { small: 20_000, big: 40_000, ante: 0, minutes: null },
  ]);
});

test('[house-may-accelerate] a new level is twice the last one, and a level without a time limit gets one', () => {
  const rows = rowsOf({
    levels: [
      { small: 10, big: 20, ante: 0, minutes: 15 },
      { small: 20, big: 40, ante: 5, minutes: null },
    ],
    breaks: [{ afterLevel: 1, minutes: 10 }],
  });
  const { levels, breaks } = scheduleOf(added(rows));
  expect(levels.slice(1)).toEqual([
    { small: 20, big: 40, ante: 5, minutes: 15 },
    { small: 40, big: 80, ante: 10, minutes: null },
  ]);
  expect(breaks).toEqual([{ afterLevel: 1, minutes: 10 }]);
});
