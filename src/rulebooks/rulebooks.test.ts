import { expect, test } from 'vitest';
import { payTogether } from '../engine/money/prizes.ts';
import { createTournament } from '../engine/tournament/create.ts';
import { Evening } from '../testing/tournament.ts';
import { findRulebook, layered, type RulebookFile, rulebooks } from './index.ts';

test('[precedence-house-over-roberts] a house’s word goes before its fallback’s, which fills its silences', () => {
  const book = findRulebook('homepokertourney')!;
  expect(book.tournament.sameHand).toEqual({ use: 'split', cite: 'simultaneous-elimination' });
  expect(book.hand.shortAllInsReopen.cite).toBe('rr-nl-cumulative-all-ins');
});

test('[precedence-house-over-roberts] two bust on one hand: Robert’s ranks them by stack, HomePokerTourney’s own word splits the prize', () => {
  const paid = (rulebook: string) => {
    const { sameHand } = findRulebook(rulebook)!.tournament;
    const stacks = new Map([
      ['ann', 500],
      ['bob', 300],
    ]);
    return Object.fromEntries(payTogether([500, 300, 200], { places: [2, 3], stacks }, sameHand.use));
  };
  expect(paid('roberts-rules')).toEqual({ ann: 300, bob: 200 });
  expect(paid('homepokertourney')).toEqual({ ann: 250, bob: 250 });
});

test('[game-no-limit-holdem] every house plays no-limit unless the host says otherwise', () => {
  for (const { id } of rulebooks) expect(findRulebook(id)!.hand.structure.use).toBe('no-limit');
});

test('every house answers every question, and is plain data', () => {
  const questions = Object.keys({
    ...findRulebook('roberts-rules')!.hand,
    ...findRulebook('roberts-rules')!.tournament,
  }).sort();
  for (const { id } of rulebooks) {
    const book = findRulebook(id)!;
    expect(Object.keys({ ...book.hand, ...book.tournament }).sort()).toEqual(questions);
    expect(JSON.parse(JSON.stringify(book))).toEqual(book);
  }
});

/** A sixth house is one object: a club that lays a few choices of its own over the guidelines. */
const club: RulebookFile = {
  id: 'club',
  name: 'The Thursday club',
  over: 'home-guidelines',
  hand: {},
  rulings: {},
  tournament: {
    startingStack: { use: 2000, cite: 'buyin-starting-stack' },
    sameHand: { use: 'split', cite: 'simultaneous-elimination' },
    balanceWhenTablesDifferBy: { use: 3, cite: 'balance-threshold' },
  },
};

test('a sixth house is one piece of data: it layers, plays a whole night, and changes nothing else', () => {
  const book = layered(club, [...rulebooks, club]);
  expect(book.tournament.button.use).toBe('moving');
  expect(book.tournament.raceRemainder.use).toBe('always');
  const evening = new Evening(book).started(13, 'dealt').playOut();
  expect(evening.tournament.phase).toBe('over');
  expect(evening.tournament.chipsIssued).toBeGreaterThanOrEqual(26_000);
});

test('a host may change any choice, and what cannot be played is refused with the reason', () => {
  const book = findRulebook('homepokertourney')!;
  const changed = (tournament: Partial<typeof book.tournament>) =>
    createTournament('n', 'N', { ...book, tournament: { ...book.tournament, ...tournament } });
  const level = (small: number, big: number) => ({ small, big, ante: 0, minutes: 20 });
  expect(changed({ startingStack: { use: 1500, cite: 'buyin-starting-stack' } }).ok).toBe(true);
  expect(changed({ levels: { use: [level(10, 50)], cite: 'blinds-schedule-displayed' } })).toMatchObject({
    refusal: { code: 'blinds-out-of-proportion' },
  });
  expect(
    changed({ levels: { use: [level(20, 40), level(10, 20)], cite: 'blinds-schedule-displayed' } }),
  ).toMatchObject({ refusal: { code: 'schedule-goes-down' } });
  expect(
    changed({ prizes: { use: [{ upTo: 10, percent: [50, 30] }], cite: 'payout-by-field-size' } }),
  ).toMatchObject({ refusal: { code: 'prizes-not-100' } });
});
