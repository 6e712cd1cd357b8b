import { expect, test } from 'vitest';
import { findRulebook } from '../../../rulebooks/index.ts';
import {
  asTournament,
  gapIn,
  minutesOf,
  newWish,
  nextFriday,
  nextTime,
  pickStructure,
  wishFrom,
} from './wish.ts';

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

test('a remembered night fills the form as it was filled, with every change of its host', () => {
  const rebuys = {
    atMost: 2,
    throughLevel: 4,
    onlyWhenBroke: true,
    price: null,
    chips: null,
    deadline: 'lost' as const,
  };
  const filled = {
    ...wish,
    name: 'Thursday game',
    place: 'Mia’s',
    players: 14,
    buyIn: 30,
    hours: 3.5,
    levelMinutes: 15,
    changed: {
      tournament: { rebuys, lateUntilLevel: null, prizesRoundedTo: 100 },
      hand: { structure: 'limit' as const },
      rulings: { headsUpTalk: 'never' as const },
    },
    costs: [{ name: 'Pizza', amount: 4000, per: 'tournament' as const }],
  };
  const tournament = asTournament(filled);
  expect(tournament.choices).toMatchObject(filled.changed);
  expect(wishFrom(tournament, TODAY)).toEqual({ ...filled, date: '2026-11-27' });
});

test('prizes are rounded to notes unless the host says otherwise', () => {
  expect(asTournament(wish).choices?.tournament?.prizesRoundedTo).toBe(500);
  expect(asTournament({ ...wish, buyIn: 2 }).choices?.tournament?.prizesRoundedTo).toBe(1);
  expect(wishFrom(asTournament(wish), TODAY).changed).toEqual({ tournament: {} });
});

test('[buyin-starting-stack] a house’s structure comes at its own price and takes back what was planned', () => {
  const book = findRulebook('bnai-jeshurun')!;
  const changed = {
    tournament: { startingStack: 1500, tableMaximum: 8 },
    hand: { structure: 'limit' as const },
  };
  const picked = {
    ...wish,
    rulebook: book.id,
    changed,
    ...pickStructure({ ...wish, changed }, 'eleven-rounds', book),
  };
  const tournament = asTournament(picked);
  expect(tournament.plan).toEqual({ players: 10, buyIn: 5000, structure: { id: 'eleven-rounds' } });
  expect(tournament.choices).toEqual({ tournament: { prizesRoundedTo: 500, tableMaximum: 8 } });
  expect(wishFrom(tournament, TODAY).structure).toEqual({ id: 'eleven-rounds', set: null });
});

test('[chip-set-b] HomePokerTourney’s structure is in set A until the host picks another', () => {
  const { structure } = pickStructure(wish, 't1000-20', findRulebook('homepokertourney')!);
  expect(structure).toEqual({ id: 't1000-20', set: 'A' });
  const inB = asTournament({ ...wish, structure: { id: 't1000-20', set: 'B' } });
  expect(inB.plan).toEqual({ players: 10, buyIn: 2500, structure: { id: 't1000-20', set: 'B' } });
});

test('online Riffle deals: no chips to count and no place; bots only where nothing is played for', () => {
  const online = {
    ...wish,
    where: 'online' as const,
    host: ' Kim ',
    place: 'Mia’s',
    bots: true,
    buyIn: 0,
    adults: true,
  };
  const tournament = asTournament(online);
  expect(tournament).toMatchObject({ kind: 'dealt', host: 'Kim', plays: true, fill: 10, adults: true });
  expect(tournament.plan).not.toHaveProperty('chips');
  expect(tournament).not.toHaveProperty('place');
  expect(asTournament({ ...online, buyIn: 20 })).not.toHaveProperty('fill');
});

test('both: chips and a place as at home, and nobody is a bot', () => {
  const both = { ...wish, where: 'both' as const, place: 'Mia’s', bots: true, buyIn: 0 };
  const tournament = asTournament(both);
  expect(tournament).toMatchObject({ kind: 'both', place: 'Mia’s' });
  expect(tournament.plan).toHaveProperty('chips');
  expect(tournament).not.toHaveProperty('fill');
  expect(wishFrom(tournament, TODAY)).toMatchObject({ where: 'both', place: 'Mia’s' });
});

test('the host plays unless they say otherwise, and has a seat only under a name', () => {
  expect(asTournament({ ...wish, host: 'Kim' })).toMatchObject({ host: 'Kim', plays: true });
  expect(asTournament({ ...wish, host: 'Kim', plays: false })).toMatchObject({ plays: false });
  expect(asTournament(wish)).not.toHaveProperty('plays');
  expect(asTournament(wish)).not.toHaveProperty('kind');
});
