import { expect, test } from 'vitest';
import { bnaiJeshurun } from '../../rulebooks/bnai-jeshurun.ts';
import { homepokertourney } from '../../rulebooks/homepokertourney.ts';
import { t1000 } from '../../rulebooks/schedules.ts';
import { cards } from '../../testing/table.ts';
import { chipsToBuy, colourUps, setValue } from './denominations.ts';
import { changeUp, dealRace, type RaceRule, raceOff } from './race.ts';

const card: RaceRule = { atMostOneEach: false, remainder: 'half-or-more', protects: 'before-the-others' };
const congregation: RaceRule = { atMostOneEach: true, remainder: 'half-or-more', protects: 'nobody' };
const directors: RaceRule = { atMostOneEach: true, remainder: 'half-or-more', protects: 'on-top' };
const guidelines: RaceRule = { atMostOneEach: false, remainder: 'always', protects: 'nobody' };

function race(
  dealt: Record<number, string>,
  how: RaceRule,
  elsewhere: Record<number, number> = {},
  chip = 5,
  into = 25,
) {
  const hands = new Map(Object.entries(dealt).map(([seat, text]) => [Number(seat), cards(text)]));
  const odd = new Map([...hands].map(([seat, hand]) => [seat, hand.length]));
  const others = new Map([...hands.keys()].map((seat) => [seat, elsewhere[seat] ?? 100]));
  const { newChips, removed } = raceOff({ chip, into, odd, cards: hands, elsewhere: others }, how);
  return { ...Object.fromEntries(newChips), removed };
}

const example = { 1: 'AsKs2c', 2: 'Qh', 3: 'Kd9c8c3d', 4: 'Jh5s' };

test('[chip-race-award] [tda-24-chip-race] ten odd fives: HomePokerTourney gives seat 1 both new chips, the congregation seats 1 and 3', () => {
  expect(race(example, card)).toEqual({ 1: 2, removed: 0 });
  expect(race(example, congregation)).toEqual({ 1: 1, 3: 1, removed: 0 });
  expect(race(example, directors)).toEqual({ 1: 1, 3: 1, removed: 0 });
});

test('[chip-race-no-elimination] seat 4 holds nothing else: he takes a chip first, or gets one on top, or is out', () => {
  expect(race(example, card, { 4: 0 })).toEqual({ 4: 1, 1: 1, removed: 0 });
  expect(race(example, directors, { 4: 0 })).toEqual({ 1: 1, 3: 1, 4: 1, removed: 0 });
  expect(race(example, congregation, { 4: 0 })).toEqual({ 1: 1, 3: 1, removed: 0 });
});

test('[chip-race-no-elimination] nobody is raced out, even where that takes more chips than the race had', () => {
  expect(race({ 1: 'As', 2: '2c' }, card, { 1: 0, 2: 0 })).toEqual({ 1: 1, 2: 1, removed: 2 });
});

test('[chip-race-remainder] 12 odd fives make two 25s and two are removed; 13 make three', () => {
  expect(race({ 1: 'AsKsQsJs', 2: 'AhKhQhJh', 3: 'AdKdQdJd' }, congregation)).toEqual({
    1: 1,
    2: 1,
    removed: 2,
  });
  expect(race({ 1: 'AsKsQsJs', 2: 'AhKhQhJh', 3: 'AdKdQdJd', 4: '2c' }, congregation)).toEqual({
    1: 1,
    2: 1,
    3: 1,
    removed: 0,
  });
});

test('[chip-race-remainder] two odd 25s are half of 100 and make one; eight make two; the guidelines round any rest up', () => {
  expect(race({ 1: 'As', 2: '2c' }, congregation, {}, 25, 100)).toEqual({ 1: 1, removed: 0 });
  expect(race({ 1: 'AsKsQs', 2: 'AhKhQh', 3: '2c2d' }, congregation, {}, 25, 100)).toEqual({
    1: 1,
    2: 1,
    removed: 0,
  });
  expect(race({ 1: 'As' }, congregation)).toEqual({ removed: 1 });
  expect(race({ 1: 'As' }, guidelines)).toEqual({ 1: 1, removed: 0 });
});

test('[chip-race-example-names] Steve’s ace beats king, queen, jack and ten', () => {
  expect(changeUp(1, 5, 41)).toEqual({ changed: 8, odd: 1 });
  expect(changeUp(1, 5, 39)).toEqual({ changed: 7, odd: 4 });
  expect(race({ 1: 'Ac', 2: 'KsQsJsTs' }, guidelines, {}, 1, 5)).toEqual({ 1: 1, removed: 0 });
});

test('[colour-up-exchange] five 25s are one 100 and an odd chip', () => {
  expect(changeUp(25, 100, 5)).toEqual({ changed: 1, odd: 1 });
});

test('[chip-race-cards] seat 1 first, all of a player’s cards before the next player’s', () => {
  const dealt = dealRace(
    new Map([
      [2, 1],
      [1, 3],
      [3, 0],
    ]),
    [10, 11, 12, 13],
  );
  expect([...dealt]).toEqual([
    [1, [10, 11, 12]],
    [2, [13]],
  ]);
});

test('[colour-up-trigger] T1000: fives before level 4, 25s before 9, 100s before 15; the congregation’s 25s before round 3', () => {
  expect(colourUps([5, 25, 100, 500, 1000], t1000).slice(0, 3)).toEqual([
    { chip: 5, into: 25, beforeLevel: 4 },
    { chip: 25, into: 100, beforeLevel: 9 },
    { chip: 100, into: 500, beforeLevel: 15 },
  ]);
  expect(colourUps([25, 100, 500], bnaiJeshurun.night.levels.use)).toEqual([
    { chip: 25, into: 100, beforeLevel: 3 },
    { chip: 100, into: 500, beforeLevel: 6 },
  ]);
});

const sets = homepokertourney.night.chipSets.use;

test('[chip-values] [chip-set-a] [chip-set-b] [chip-set-c] the three sets are worth 1000 each', () => {
  expect([setValue(sets.A), setValue(sets.B), setValue(sets.C)]).toEqual([1000, 1000, 1000]);
  expect(
    setValue([
      { value: 100, count: 2 },
      { value: 25, count: 3 },
      { value: 5, count: 4 },
    ]),
  ).toBe(295);
});

test('[chip-white-yellow-unused] no set has white, purple or yellow chips', () => {
  const values = Object.values(sets).flatMap((set) => set.map(({ value }) => value));
  expect(new Set(values)).toEqual(new Set([5, 25, 100]));
});

test('[chips-needed-10] [chips-needed-24] [chips-buy-in-rolls] ten players use 410 and buy 500, 24 use 816 and buy 950', () => {
  const totals = (set: 'A' | 'B', players: number) => {
    const rows = chipsToBuy(sets[set], players, [500]);
    return [rows.reduce((sum, { inPlay }) => sum + inPlay, 0), rows.reduce((sum, { buy }) => sum + buy, 0)];
  };
  expect(totals('A', 10)).toEqual([410, 500]);
  expect(totals('B', 24)).toEqual([816, 950]);
});
