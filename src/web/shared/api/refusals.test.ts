import { expect, test } from 'vitest';
import type { Refusal } from '../../../engine/refusal.ts';
import type { RefusalFigures } from '../../../engine/refusal-codes.ts';
import { de } from './refusals.de.ts';
import { refusalText, type ScreenRefusal } from './refusals.ts';

/** The codes that come with figures. */
type Figured = {
  [Code in ScreenRefusal]: keyof RefusalFigures[Code] extends never ? never : Code;
}[ScreenRefusal];

const ana = { player: 'p1', name: 'Ana' };
const table = '2';
const seat = 3;
const level = 4;
const bounds = { minimum: 200, maximum: 1500 };

/** What each code carries: the compiler asks for every one. */
const FIGURES: { readonly [Code in Figured]: RefusalFigures[Code] } = {
  'a-bot-thinks': ana,
  alone: { player: 'p', name: 'Ann', online: true },
  'bell-unknown': { ...ana, level },
  'blinds-needed': { table, choices: [[2], [3]] },
  'button-needed': { table },
  'button-is-known': { table },
  'dealers-together': { table },
  'away-too-long': { ...ana, minutes: 30, limit: 20 },
  'came-too-late': ana,
  'first-hand-unknown': { level },
  'rebuys-first': { names: ['Ana', 'Ben'] },
  depends: { step: 12, what: 'pay Ana' },
  'in-hand-unknown': { ...ana, table },
  'no-bounty': ana,
  'no-such-chair': { table, chairs: 10 },
  'no-such-step': { step: 12 },
  'not-out': ana,
  'orbits-needed': { ...ana, table, estimate: 3, costs: [] },
  'other-hand': { names: ['Ana', 'Ben'] },
  'owes-nothing': ana,
  'ranking-needed': { table },
  'tracked-here': { table },
  'above-limit': bounds,
  'age-not-confirmed': { name: 'Ana', age: 18 },
  'already-away': ana,
  'already-done': { seat },
  'already-entered': ana,
  'already-known': ana,
  'already-played': { level },
  'already-played-twice': { name: 'Ana', other: 'Anna' },
  away: ana,
  'bad-break': { level },
  'bad-card': { player: 'p1', card: '1x' },
  'bad-length': { level },
  'bad-odd-chips': { ...ana, chip: 25, most: 3 },
  'bad-stack': { most: 1_000_000 },
  'bad-stakes': { level },
  'bad-starting-stack': { most: 1_000_000 },
  'below-minimum-bet': bounds,
  'below-minimum-raise': bounds,
  'blinds-out-of-proportion': { level, small: 10, big: 100 },
  'bot-has-name': ana,
  'called-already': ana,
  'came-already': ana,
  capped: { bets: 4 },
  'card-needed': { seat },
  'card-missing': ana,
  'card-taken': ana,
  'cards-differ': { ...ana, needed: 2, cards: 1 },
  'chips-differ': { table, before: 9000, after: 8000 },
  'chips-still-needed': { chip: 25 },
  'clock-at-table': { table },
  'clock-stopped': { onBreak: true },
  'dealer-not-entered': { player: 'p1' },
  'count-differs': { chips: 4000, counted: 3500 },
  'count-first': { names: ['Ann', 'Bob'] },
  'dealers-differ': { dealers: 1, tables: 2 },
  'dealt-here': { table },
  'dealt-since': { table, hand: 12 },
  'empty-chair': { table, seat },
  'everybody-left': { names: ['Ana', 'Ben'] },
  'facing-a-bet': { toCall: 400 },
  'fact-needed': { fact: 'street' },
  'half-field-not-reached': { left: 12, entries: 20 },
  'hand-for-hand': { table },
  'hand-in-play': { table },
  'hands-in-play': { tables: ['1', '2'] },
  'is-a-bot': ana,
  'last-hand': { seat },
  'may-still-be-away': { ...ana, left: 5 },
  'may-still-come': ana,
  'more-than-stack': { ...bounds, stack: 1500 },
  'no-add-on-now': { afterLevel: 4 },
  'no-empty-chair': { table, seat },
  'no-hand': { table },
  'no-proof': { table, hand: 12 },
  'no-such-hand': { table, hand: 12 },
  'nobody-called': ana,
  'not-at-table': { table },
  'not-away': ana,
  'not-broke': ana,
  'not-in': ana,
  'not-in-the-hand': { seat },
  'not-now': {},
  'name-taken': { name: 'Ben' },
  'not-over': { left: 3 },
  'not-reopened': { toCall: 400 },
  'not-waiting': ana,
  'nothing-left': { ...ana, stack: 1000, missed: 1000 },
  'nothing-to-buy': { ...ana, stack: 5000, upTo: 4000 },
  'odd-chips-differ': { ...ana, chip: 25, stack: 1075, odd: 3 },
  'other-table': ana,
  'out-of-turn': { toAct: 5 },
  'pays-out-too-much': { ...ana, due: 2500 },
  'pays-too-much': { ...ana, owes: 2500 },
  'played-together': { one: 'Ana', other: 'Anna', tournament: 'Friday' },
  'prizes-not-100': { sum: 95 },
  'rebuys-used': { ...ana, rebuys: 2, atMost: 2 },
  'registration-closed': { level },
  'same-card-twice': { player: 'p1', card: 'As' },
  'schedule-goes-down': { level },
  'seat-needed': {},
  'seats-first': { due: 'balance' },
  'seats-stay': { ...ana, seat },
  'several-called': { name: 'Ana', tournaments: ['Friday'] },
  'show-both': { seat },
  'stack-needed': ana,
  'still-on': { level },
  'store-failed': { reason: 'disk-full' },
  'first-is-open': { forFirst: 5000 },
  'sum-differs': { sum: 9000, open: 10_000 },
  'takes-whole-stack': { ...ana, stack: 1500 },
  'too-few-at-table': { table, players: 1 },
  'too-few-entered': { entered: 1 },
  'too-many-chips': { most: 1_000_000 },
  'too-young': { name: 'Ana', age: 18 },
  'unknown-player': { player: 'p9' },
  'unknown-table': { table },
  'waits-for-seat': ana,
  'who-knocked-out': { ...ana, bounty: 500 },
  'window-closed': { level: 5, throughLevel: 4 },
  'wins-unshown': { seat },
};

const refused = (code: string): Refusal =>
  ({ code, rule: null, message: 'in English', ...FIGURES[code as Figured] }) as Refusal;

test.each(Object.keys(de))('the German for %s is a whole sentence with its figures', (code) => {
  const said = refusalText(refused(code), de);
  expect(said).toMatch(/^[„A-ZÄÖÜ0-9].*[.?]$/);
  expect(said).not.toMatch(/undefined|NaN|null\b|\[object|in English/);
  expect(said).not.toMatch(/\bEr\b/);
});

test('one player, one minute and one rebuy are said in the singular', () => {
  expect(de['not-over']({ left: 1 })).toBe('Ein Spieler ist noch dabei.');
  expect(de['may-still-be-away']({ ...ana, left: 1 })).toBe('Ana darf noch eine Minute wegbleiben.');
  expect(de['rebuys-used']({ ...ana, rebuys: 1, atMost: 1 })).toBe('Ana hatte schon einen Rebuy.');
  expect(de['too-few-entered']({ entered: 0 })).toBe(
    'Niemand ist eingekauft: Zwei müssen es mindestens sein.',
  );
});

test('a code of another version of the server is said as that server said it', () => {
  expect(refusalText(refused('from-tomorrow'), de)).toBe('In English.');
  expect(refusalText(refused('not-over'), null)).toBe('In English.');
});
