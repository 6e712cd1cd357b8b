import { expect, test } from 'vitest';
import { findRulebook, rulebooks } from '../../rulebooks/index.ts';
import type { Rulebook } from '../choices/rulebook.ts';
import { amountsFor, missingFacts, sayValue, settle, valuesOf } from './asking.ts';
import type { Facts, Irregularity } from './ruling.ts';
import { irregularities } from './rulings.ts';

const books = rulebooks.map(({ id }) => findRulebook(id)!);
const find = (id: string): Irregularity => irregularities.find((each) => each.id === id)!;
const asks = (id: string, facts: Facts, rulebook: string): string[] =>
  missingFacts(find(id), facts, findRulebook(rulebook)!).map(({ name }) => name);

/** Every way to know some of the facts and not the others; nobody tells more chips than there can be. */
const partly = ({ facts }: Irregularity): Facts[] =>
  facts.reduce<Facts[]>(
    (all, fact) => {
      const told = valuesOf(fact).filter((value) => value !== 1e9);
      return all.flatMap((known) => [known, ...told.map((value) => ({ ...known, [fact.name]: value }))]);
    },
    [{}],
  );

/** Every way to know the rest. */
const completions = ({ facts }: Irregularity, known: Facts): Facts[] =>
  facts
    .filter(({ name }) => !(name in known))
    .reduce<Facts[]>(
      (all, fact) => all.flatMap((each) => valuesOf(fact).map((value) => ({ ...each, [fact.name]: value }))),
      [known],
    );

test.each(irregularities)(
  '$id: nothing is asked that cannot change the ruling, under any rulebook',
  (what) => {
    // Whatever is still open, the ruling of every whole set of facts is looked up and not made again.
    const rulingsOf = (book: Rulebook) =>
      new Map(completions(what, {}).map((facts) => [JSON.stringify(facts), what.settle(facts, book)]));
    const inOrder = (facts: Facts): string =>
      JSON.stringify(Object.fromEntries(what.facts.map(({ name }) => [name, facts[name]])));
    const wrong: string[] = [];
    for (const book of books) {
      const rulings = rulingsOf(book);
      for (const known of partly(what)) {
        const possible = completions(what, known).map((facts) => rulings.get(inOrder(facts))!);
        const texts = new Set(possible.map(({ ruling }) => ruling));
        const open = missingFacts(what, known, book);
        if ((texts.size === 1) !== (open.length === 0))
          wrong.push(
            `${book.id} ${JSON.stringify(known)}: ${open.map(({ name }) => name)}, ${[...texts][0]}`,
          );
        if (open.length === 0 && JSON.stringify(settle(what, known, book)) !== JSON.stringify(possible[0]))
          wrong.push(`${book.id} ${JSON.stringify(known)}: another ruling`);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  },
);

test('what is settled early is settled the same for figures nobody tried', () => {
  const odd = [2, 7, 99, 125, 175, 250, 1000, 4321];
  for (const what of irregularities.filter(({ facts }) => facts.some(({ is }) => is === 'number')))
    for (const book of books)
      for (const known of partly(what)) {
        if (missingFacts(what, known, book).length > 0) continue;
        const early = JSON.stringify(settle(what, known, book));
        for (const figure of odd) {
          const others = what.facts.map(({ name, is, cases }) => [
            name,
            is === 'number' ? figure : cases[0]!.value,
          ]);
          const whole = { ...Object.fromEntries(others), ...known };
          expect(JSON.stringify(settle(what, whole, book)), JSON.stringify(whole)).toBe(early);
        }
      }
});

test('[string-raise-home] [announce-raise-first] a string bet asks first whether they said raise; where that settles it, nothing else', () => {
  for (const { id } of books) expect(asks('string-bet', {}, id)[0]).toBe('saidRaise');
  for (const id of ['home-guidelines', 'bnai-jeshurun'])
    expect(asks('string-bet', { saidRaise: true }, id), id).toEqual([]);
  expect(asks('string-bet', { saidRaise: true }, 'homepokertourney')).toEqual(['bet', 'put', 'lastRaise']);
});

test('[oversized-chip] one chip without a word facing 100 is a call, whatever the chip: it is not asked for', () => {
  for (const { id } of books)
    expect(asks('oversized-chip', { saidRaise: false, bet: 100 }, id), id).toEqual([]);
});

test('[misdeal-deadline] whether chips went in is asked only where it decides, with two who have acted under the TDA', () => {
  expect(asks('player-left-out', { hereOrPosted: true, acted: 2 }, 'tda')).toEqual(['chipsIn']);
  expect(asks('player-left-out', { hereOrPosted: true, acted: 3 }, 'tda')).toEqual([]);
  expect(asks('player-left-out', { hereOrPosted: true, acted: 2 }, 'homepokertourney')).toEqual([]);
});

test('bets are offered in big blinds of the level, what is put in on top of the bet, and none below the big blind', () => {
  const [, bet, put, lastRaise] = find('string-bet').facts;
  expect(amountsFor(bet!, {}, 150)).toEqual([0, 150, 300, 450]);
  expect(amountsFor(lastRaise!, {}, 150)).toEqual([150, 300, 450]);
  expect(amountsFor(put!, { bet: 300 }, 150)).toEqual([300, 450, 600]);
  expect(amountsFor(put!, { bet: 0 }, 150)).toEqual([150, 300]);
  expect(amountsFor(put!, {}, 150)).toEqual([]);
  for (const { facts } of irregularities)
    for (const fact of facts)
      for (const amount of amountsFor(fact, { bet: 0 }, 150))
        expect(amount === 0 || amount >= 150).toBe(true);
});

test('a figure is said as its case says it', () => {
  const bet = find('string-bet').facts[1]!;
  expect(sayValue(bet, 100)).toBe('facing 100');
  expect(sayValue(bet, 1500, '1,500')).toBe('facing 1,500');
});
