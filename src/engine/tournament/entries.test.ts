import { expect, test } from 'vitest';
import { Evening, MINUTE } from '../../testing/night.ts';
import { purseOf } from './night.ts';

const home = (players = 10) => new Evening('homepokertourney').started(players);
const congregation = (players = 10) => new Evening('bnai-jeshurun').started(players);
const toLevel = (evening: Evening, level: number, minutes = 20): Evening => {
  evening.now = (level - 1) * minutes * MINUTE + 1000;
  return evening;
};

test('[buyin-starting-stack] an entry is worth 1000 chips, 4000 at the congregation', () => {
  expect(home().night.players.get('p1')!.stack).toBe(1000);
  expect(congregation().night.players.get('p1')).toMatchObject({ stack: 4000, owes: 5000 });
});

test('[age-minimum] the congregation asks everybody’s age', () => {
  const evening = new Evening('bnai-jeshurun');
  expect(evening.try({ type: 'enter', player: 'ann', name: 'Ann' })).toMatchObject({
    code: 'age-not-confirmed',
    age: 21,
  });
  evening.do({ type: 'enter', player: 'ann', name: 'Ann', adult: true });
  expect(evening.try({ type: 'enter', player: 'ann', name: 'Ann', adult: true })).toMatchObject({
    code: 'already-entered',
  });
});

test('[age-minimum] at the age of 20 the entry is refused, at 21 not; another house does not ask', () => {
  const enter = (house: string, age: number) =>
    new Evening(house).try({ type: 'enter', player: 'ann', name: 'Ann', age });
  expect(enter('bnai-jeshurun', 20)).toMatchObject({ code: 'too-young', rule: 'age-minimum', age: 21 });
  expect([enter('bnai-jeshurun', 21), enter('homepokertourney', 20)]).toEqual([null, null]);
});

test('[purse-definition] 24 entries and 6 rebuys at 25 are a purse of 750', () => {
  const evening = home(24);
  for (let at = 1; at <= 6; at++)
    evening.hand('1', evening.at('1')[at]!).do({ type: 'rebuy', player: evening.rebuyers()[0]! });
  expect(purseOf(evening.night)).toBe(75_000);
});

test('[rebuy-only-when-broke] with chips left a rebuy is refused, but not at the congregation', () => {
  expect(home().try({ type: 'rebuy', player: 'p1' })).toMatchObject({
    code: 'not-broke',
    rule: 'rebuy-only-when-broke',
  });
  expect(congregation().do({ type: 'rebuy', player: 'p1' }).night.players.get('p1')).toMatchObject({
    stack: 6000,
    owes: 7000,
  });
});

test('[rebuy-price-chips] the same as the buy-in, or 2000 chips for 20', () => {
  const evening = home().hand('1', 'p3').do({ type: 'rebuy', player: 'p3' });
  expect(evening.night.players.get('p3')).toMatchObject({
    owes: 5000,
    rebuys: 1,
    stack: 1000,
    standing: { is: 'in' },
  });
});

test('[rebuy-window] a hand begun in level 3 that ends in level 4 still allows it; one of level 4 does not', () => {
  const evening = toLevel(home(), 3).do({ type: 'start-hand', table: '1' });
  evening.now += 20 * MINUTE;
  evening.do({ type: 'end-hand', table: '1', busts: ['p4'] });
  evening.do({ type: 'rebuy', player: 'p4' }).hand('1', 'p5');
  expect(evening.try({ type: 'rebuy', player: 'p5' })).toMatchObject({
    code: 'window-closed',
    rule: 'rebuy-window',
    level: 4,
    throughLevel: 3,
  });
});

test('[rebuy-window] the congregation sells them in rounds 1 and 2 only', () => {
  const evening = congregation();
  evening.now = 80 * MINUTE;
  expect(evening.hand('1', 'p2').try({ type: 'rebuy', player: 'p2' })).toMatchObject({
    code: 'window-closed',
    level: 3,
  });
});

test('[rebuy-count-limit] one a player; at the congregation as many as he likes', () => {
  const evening = home().hand('1', 'p3').do({ type: 'rebuy', player: 'p3' }).hand('1', 'p3');
  expect(evening.try({ type: 'rebuy', player: 'p3' })).toMatchObject({
    code: 'rebuys-used',
    rebuys: 1,
    atMost: 1,
  });
  const other = congregation();
  for (let time = 0; time < 4; time++) other.hand('1', 'p3').do({ type: 'rebuy', player: 'p3' });
  expect(other.night.players.get('p3')!.rebuys).toBe(4);
});

test('[rebuy-not-during-hand] never while the hand is on', () => {
  const evening = congregation().do({ type: 'start-hand', table: '1' });
  expect(evening.try({ type: 'rebuy', player: 'p1' })).toMatchObject({
    code: 'hand-in-play',
    rule: 'rebuy-not-during-hand',
  });
});

test('[home-freezeout] a house without rebuys sells none', () => {
  expect(new Evening('tda').started(9).hand('1', 'p2').try({ type: 'rebuy', player: 'p2' })).toMatchObject({
    code: 'no-rebuys',
  });
});

test('[addon-availability] [addon-cap-and-price] only in the break after round 2, up to 4000', () => {
  const evening = congregation();
  expect(evening.try({ type: 'add-on', player: 'p1', stack: 3925 })).toMatchObject({ code: 'not-now' });
  evening.now = 61 * MINUTE;
  evening.do({ type: 'add-on', player: 'p1', stack: 3925 });
  expect(evening.night.players.get('p1')).toMatchObject({ stack: 4000, owes: 5500 });
  expect(evening.try({ type: 'add-on', player: 'p1' })).toMatchObject({ code: 'nothing-to-buy' });
  expect(home().try({ type: 'add-on', player: 'p1' })).toMatchObject({ code: 'no-add-ons' });
});

test('[late-window-round-one] late players are let in during round 1', () => {
  const evening = congregation(8);
  evening
    .do({ type: 'enter', player: 'zoe', name: 'Zoe', adult: true })
    .do({ type: 'seat-late', player: 'zoe' });
  evening.now = 31 * MINUTE;
  expect(evening.try({ type: 'enter', player: 'yan', name: 'Yan', adult: true })).toMatchObject({
    code: 'too-late',
    level: 2,
    until: 2,
  });
});

test('[late-unpaid-missed-blinds] [late-unpaid-posts-big-blind] three circuits at 25/50: 3775, and a big blind on his first hand', () => {
  const evening = congregation(6).do({ type: 'enter', player: 'zoe', name: 'Zoe', adult: true });
  evening.do({ type: 'seat-late', player: 'zoe', missed: [{ small: 25, big: 50, circuits: 3 }] });
  expect(evening.night.players.get('zoe')).toMatchObject({ stack: 3775, owesBigBlind: true });
  expect(evening.night.bank).toBe(225);
  evening.do({ type: 'start-hand', table: '1' });
  expect(evening.night.tables.get('1')!.hand!.plan.posts).toContainEqual({ seat: 7, blind: 'big' });
  expect(evening.night.players.get('zoe')!.owesBigBlind).toBe(false);
});

test('[late-prepaid-no-penalty] who had paid beforehand has it all', () => {
  const evening = congregation(6).do({
    type: 'enter',
    player: 'zoe',
    name: 'Zoe',
    adult: true,
    prepaid: true,
  });
  evening.do({ type: 'seat-late', player: 'zoe', missed: [{ small: 25, big: 50, circuits: 3 }] });
  expect(evening.night.players.get('zoe')).toMatchObject({ stack: 4000, owesBigBlind: false });
});

test('[late-table-choice] a late player goes to the table with the fewest', () => {
  const evening = congregation(19)
    .do({ type: 'enter', player: 'zoe', name: 'Zoe', adult: true })
    .do({ type: 'seat-late', player: 'zoe' });
  expect([...evening.night.tables.values()].map(({ seats }) => seats.size)).toEqual([10, 10]);
});

test('[no-refunds-after-first-hand] [chips-have-no-cash-value] nobody is paid for chips: leaving pays nothing back', () => {
  const evening = home().hand('1').do({ type: 'leave', player: 'p1' });
  evening.now += 21 * MINUTE;
  evening.do({ type: 'remove', player: 'p1', why: 'stayed-away', stack: 700 });
  expect(evening.night.players.get('p1')).toMatchObject({ owes: 2500, paidOut: 0 });
});

test('what is owed, paid and paid out is kept for each player', () => {
  const evening = home();
  evening.do({ type: 'pay', player: 'p1', amount: 2500 });
  expect(evening.try({ type: 'pay', player: 'p1', amount: 1 })).toMatchObject({ code: 'too-much', owes: 0 });
  expect(evening.try({ type: 'pay', player: 'p2', amount: -5 })).toMatchObject({ code: 'bad-amount' });
});
