import { expect, test } from 'vitest';
import { bnaiJeshurun } from '../../rulebooks/bnai-jeshurun.ts';
import { homepokertourney } from '../../rulebooks/homepokertourney.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { t1000 } from '../../rulebooks/schedules.ts';
import { cards } from '../../testing/table.ts';
import { chipsToBuy, colorUps, setValue } from './denominations.ts';
import { changeUp, dealRace, type RaceRule, raceOff, raceRule } from './race.ts';

const racing = (id: string): RaceRule => raceRule(findRulebook(id)!.tournament);
const card = racing('homepokertourney');
const congregation = racing('bnai-jeshurun');
const directors = racing('tda');
const guidelines = racing('home-guidelines');

function race(
  dealt: Record<number, string>,
  how: RaceRule,
  elsewhere: Record<number, number> = {},
  chip = 5,
  into = 25,
): Record<string, number> {
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

test('[chip-race-no-elimination] seat 4 has no other chips: they take a new one first or get one on top; the congregation and the guidelines are silent, so Robert’s protects there', () => {
  expect(race(example, card, { 4: 0 })).toEqual({ 4: 1, 1: 1, removed: 0 });
  expect(race(example, directors, { 4: 0 })).toEqual({ 1: 1, 3: 1, 4: 1, removed: 0 });
  expect(race(example, congregation, { 4: 0 })).toEqual({ 4: 1, 1: 1, removed: 0 });
  expect(race(example, guidelines, { 4: 0 })).toEqual({ 4: 1, 1: 1, removed: 0 });
  expect(race(example, { ...congregation, protects: 'nobody' }, { 4: 0 })).toEqual({
    1: 1,
    3: 1,
    removed: 0,
  });
});

test('[chip-race-award] the congregation goes by rank: equal ranks by suit, as everywhere, or by the first card dealt', () => {
  const kings = { 1: 'Kc2c', 2: 'Kd2d', 3: 'Kh2h', 4: 'Ks2s' };
  expect(congregation.ties).toBe('by-suit');
  expect(race(kings, congregation)).toEqual({ 4: 1, 3: 1, removed: 0 });
  expect(race(kings, { ...congregation, ties: 'first-dealt' })).toEqual({ 1: 1, 2: 1, removed: 0 });
  expect(race({ ...kings, 2: 'Ad2d' }, { ...congregation, ties: 'first-dealt' })).toEqual({
    2: 1,
    1: 1,
    removed: 0,
  });
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

test('[chip-race-award] [chip-race-example-names] Steve has 41 ones and an ace, Jeff 39 and king, queen, jack and ten: Steve gets the five and has 45, Jeff 35', () => {
  const [steve, jeff] = [changeUp(1, 5, 41), changeUp(1, 5, 39)];
  const won = race({ 1: 'Ac', 2: 'KsQsJsTs' }, guidelines, {}, 1, 5);
  expect(won).toEqual({ 1: 1, removed: 0 });
  expect(5 * (steve.changed + won[1]!)).toBe(45);
  expect(5 * jeff.changed).toBe(35);
});

test.each([
  [5, 25, 100, { changed: 1, odd: 1 }],
  [41, 1, 5, { changed: 8, odd: 1 }],
  [39, 1, 5, { changed: 7, odd: 4 }],
])('[colour-up-exchange] %i chips of %i into %is', (count, chip, into, changed) => {
  expect(changeUp(chip, into, count)).toEqual(changed);
});

test('[tda-24-chip-race] three 25s found after the race make no 100: nothing is given for them', () => {
  expect(changeUp(25, 100, 3)).toEqual({ changed: 0, odd: 3 });
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

test('[colour-up-trigger] T1000: fives before level 4, 25s before 9, 100s before 15; the congregation’s 25s before level 3', () => {
  expect(colorUps([5, 25, 100, 500, 1000], t1000).slice(0, 3)).toEqual([
    { chip: 5, into: 25, beforeLevel: 4 },
    { chip: 25, into: 100, beforeLevel: 9 },
    { chip: 100, into: 500, beforeLevel: 15 },
  ]);
  expect(colorUps([25, 100, 500], bnaiJeshurun.tournament.levels.use)).toEqual([
    { chip: 25, into: 100, beforeLevel: 3 },
    { chip: 100, into: 500, beforeLevel: 6 },
  ]);
});

const sets = homepokertourney.tournament.chipSets.use;

const colors = new Map(
  findRulebook('homepokertourney')!.tournament.chips.use.map(({ value, color }) => [color, value]),
);

test('[chip-values] two black, three green and four red chips are 295', () => {
  const chips = Object.entries({ black: 2, green: 3, red: 4 });
  expect(setValue(chips.map(([color, count]) => ({ value: colors.get(color)!, count })))).toBe(295);
});

test.each([
  ['A', [100, 400, 500], 41],
  ['B', [75, 325, 600], 34],
  ['C', [50, 250, 700], 27],
] as const)(
  '[chip-set-a] [chip-set-b] [chip-set-c] set %s is worth %j, 1000 in %i chips',
  (name, worth, chips) => {
    const set = sets[name];
    expect(set.map((each) => setValue([each]))).toEqual(worth);
    expect(setValue(set)).toBe(homepokertourney.tournament.startingStack.use);
    expect(set.reduce((sum, { count }) => sum + count, 0)).toBe(chips);
  },
);

test('[chip-white-yellow-unused] no set has white, purple or yellow chips', () => {
  const named = new Map([...colors].map(([color, value]) => [value, color]));
  const used = Object.values(sets).flatMap((set) => set.map(({ value }) => named.get(value)));
  expect(new Set(used)).toEqual(new Set(['red', 'green', 'black']));
});

test.each([
  ['A', 10, [200, 160, 50, 0], [200, 200, 50, 50], 410, 500],
  ['B', 24, [360, 312, 144, 0], [400, 350, 150, 50], 816, 950],
] as const)(
  '[chips-needed-10] [chips-needed-24] [chips-buy-in-rolls] set %s for %i players: %j in use, %j to buy, %i and %i in all',
  (set, players, inUse, toBuy, used, bought) => {
    const rows = chipsToBuy(sets[set], players, [500]);
    expect(rows.map(({ inPlay }) => inPlay)).toEqual(inUse);
    expect(rows.map(({ buy }) => buy)).toEqual(toBuy);
    expect(rows.reduce((sum, { inPlay }) => sum + inPlay, 0)).toBe(used);
    expect(rows.reduce((sum, { buy }) => sum + buy, 0)).toBe(bought);
  },
);
