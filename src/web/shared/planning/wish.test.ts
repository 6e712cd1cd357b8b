import { expect, test } from 'vitest';
import { findRulebook } from '../../../rulebooks/index.ts';
import { asTournament, gapIn, minutesOf, newWish, nextFriday, nextTime, wishFrom } from './wish.ts';

const TODAY = new Date('2026-11-16T10:00');
const wish = newWish(TODAY);

test('a night is on the Friday to come, today if it is one', () => {
  expect(nextFriday(TODAY)).toBe('2026-11-20');
  expect(nextFriday(new Date('2026-11-20T23:00'))).toBe('2026-11-20');
});

test('the next night is on the same weekday, and never the same day again', () => {
  expect(nextTime('2026-11-12T19:30', TODAY)).toBe('2026-11-19T19:30');
  expect(nextTime('2026-09-03T20:00', TODAY)).toBe('2026-11-19T20:00');
  expect(nextTime('2026-11-20T19:30', TODAY)).toBe('2026-11-27T19:30');
});

test('an end after midnight is on the next morning', () => {
  expect(minutesOf({ end: 'by', hours: 0, time: '19:30', by: '00:15' })).toBe(285);
  expect(minutesOf({ end: 'hours', hours: 3.5, time: '19:30', by: '00:15' })).toBe(210);
});

test('what cannot be asked for is named', () => {
  expect(gapIn(wish)).toBeNull();
  expect(gapIn({ ...wish, players: 1 })).toBe('players');
  expect(gapIn({ ...wish, players: Number.NaN })).toBe('players');
  expect(gapIn({ ...wish, hours: 0 })).toBe('minutes');
  expect(gapIn({ ...wish, end: 'by', by: '' })).toBe('minutes');
  expect(gapIn({ ...wish, levelMinutes: 90 })).toBe('level');
  expect(gapIn({ ...wish, chips: [] })).toBe('chips');
  expect(gapIn({ ...wish, chips: [...wish.chips!, wish.chips![0]!] })).toBe('twice');
});

test('a remembered night fills the form as it was filled', () => {
  const filled = {
    ...wish,
    name: 'Thursday game',
    place: 'Mia’s',
    players: 14,
    buyIn: 30,
    hours: 3.5,
    rebuys: { atMost: 2, throughLevel: 4 },
    levelMinutes: 15,
  };
  const tournament = asTournament(filled, findRulebook('homepokertourney'));
  expect(tournament.choices?.tournament?.rebuys).toEqual({
    atMost: 2,
    throughLevel: 4,
    onlyWhenBroke: true,
    price: null,
    chips: null,
    deadline: 'lost',
  });
  expect(wishFrom(tournament, TODAY)).toMatchObject({ ...filled, date: '2026-11-27', rebuys: filled.rebuys });
});

test('[limit-fixed-bets] limit is chosen only for a house that describes it, and again the next time', () => {
  const limit = { ...wish, limit: true };
  const tournament = asTournament(limit, findRulebook('home-guidelines'));
  expect(tournament.choices?.hand).toEqual({ structure: 'limit' });
  expect(wishFrom(tournament, TODAY).limit).toBe(true);
  expect(asTournament(limit, findRulebook('tda')).choices).not.toHaveProperty('hand');
});

test('an add-on is left out only of a house that has one', () => {
  const without = { ...wish, addOns: false };
  expect(asTournament(without, findRulebook('bnai-jeshurun')).choices?.tournament).toHaveProperty(
    'addOn',
    null,
  );
  expect(asTournament(without, findRulebook('tda')).choices?.tournament).not.toHaveProperty('addOn');
});
