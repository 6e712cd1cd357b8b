import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { payTogether } from '../engine/money/prizes.ts';
import { createTournament } from '../engine/tournament/create.ts';
import { EngineTournament } from '../testing/engine-tournament.ts';
import { DEFAULT_RULEBOOK, findRulebook, layered, type RulebookFile, rulebooks } from './index.ts';

test('[precedence-house-over-roberts] a rulebook’s word goes before its fallback’s, which decides what it leaves open', () => {
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

test('[game-no-limit-holdem] every rulebook plays no-limit unless the host says otherwise', () => {
  for (const { id } of rulebooks) expect(findRulebook(id)!.hand.structure.use).toBe('no-limit');
});

test('every file of the folder is a rulebook named after its id, the default first', () => {
  const files = readdirSync(new URL('.', import.meta.url))
    .filter((name) => /^[\w-]+\.ts$/.test(name))
    .map((name) => name.slice(0, -3))
    .filter((name) => !['books', 'index', 'rulebook', 'schedules'].includes(name));
  expect(rulebooks.map(({ id }) => id).sort()).toEqual(files.sort());
  expect(rulebooks[0]!.id).toBe(DEFAULT_RULEBOOK);
});

test('every rulebook answers every question, and is plain data', () => {
  const questions = Object.keys({
    ...findRulebook('roberts-rules')!.hand,
    ...findRulebook('roberts-rules')!.tournament,
  }).sort();
  for (const file of rulebooks) {
    expect(JSON.parse(JSON.stringify(file))).toEqual(file);
    const book = findRulebook(file.id)!;
    expect(Object.keys({ ...book.hand, ...book.tournament }).sort()).toEqual(questions);
  }
});

/** A club that lays a few choices of its own over the guidelines. */
const club: RulebookFile = {
  id: 'club',
  over: 'home-guidelines',
  words: {
    en: { title: 'The Thursday club', short: 'Thursdays', summary: 'Ours.' },
    de: { title: 'Der Donnerstagsclub', short: 'Donnerstags', summary: 'Unseres.' },
  },
  documents: {},
  hand: {},
  rulings: {},
  tournament: {
    startingStack: { use: 2000, cite: 'buyin-starting-stack' },
    sameHand: { use: 'split', cite: 'simultaneous-elimination' },
    balanceWhenTablesDifferBy: { use: 3, cite: 'balance-threshold' },
  },
};

test('a new rulebook is one piece of data: it layers, plays a whole tournament, and changes nothing else', () => {
  const book = layered(club, [...rulebooks, club]);
  expect([book.name, book.nameIn]).toEqual(['The Thursday club', { de: 'Der Donnerstagsclub' }]);
  expect(book.tournament.button.use).toBe('moving');
  expect(book.tournament.raceRemainder.use).toBe('always');
  const engine = new EngineTournament(book).started(13, 'dealt').playOut();
  expect(engine.tournament.phase).toBe('over');
  expect(engine.tournament.chipsIssued).toBeGreaterThanOrEqual(26_000);
});

test('a host may change any choice, and anything unplayable is refused with the reason', () => {
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
