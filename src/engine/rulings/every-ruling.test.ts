import { expect, test } from 'vitest';
import { PlayedHand } from '../../history/replay.ts';
import { findRulebook, rulebooks } from '../../rulebooks/index.ts';
import { isRuleId, speakersOf } from '../../rules/index.ts';
import { table } from '../../testing/table.ts';
import { legalActions } from '../betting/legal.ts';
import type { Rulebook } from '../choices/rulebook.ts';
import { evolve } from '../hand/evolve.ts';
import type { Hand } from '../record/hand.ts';
import { ruleOnHand } from './apply.ts';
import { settle, valuesOf } from './asking.ts';
import type { Facts, Irregularity } from './ruling.ts';
import { irregularities } from './rulings.ts';

const books = rulebooks.map(({ id }) => findRulebook(id)!);

/** Every combination of the facts; numbers at their bounds, and where a bet, half a bet or several make a difference. */
const combinations = ({ facts }: Irregularity): Facts[] =>
  facts.reduce<Facts[]>(
    (all, fact) => all.flatMap((known) => valuesOf(fact).map((value) => ({ ...known, [fact.name]: value }))),
    [{}],
  );

test('a fact of finitely many values is tried with every one of them', () => {
  for (const { id, facts } of irregularities)
    for (const fact of facts) {
      if (fact.is === 'number') continue;
      const all = fact.is === 'yes-or-no' ? [false, true] : [...fact.is];
      expect([...valuesOf(fact)].sort(), `${id} ${fact.name}`).toEqual(all.sort());
    }
});

/** Where a rulebook and all beneath it are silent, the ruling names the one book that speaks. */
const ONLY_ELSEWHERE = [
  // The guidelines and the TDA alone say that hands go face up, and what becomes of chips found after an all-in.
  'all-in-hidden-chips',
  'all-in-show-hands',
  // The forgotten burn is HomePokerTourney's own, a thumb up the guidelines'.
  'failed-burn',
  'raise-gesture',
  // HomePokerTourney's card points to the TDA for the size of a raise.
  'tda-43-raise-amount',
  // Nobody but the TDA speaks of a check facing a bet, of bounty chips and of a dropped stub.
  'tda-55-invalid-declarations',
  'tda-rp22-bounty-chip',
  'tda-rp4-dropped-stub',
];

test('whatever the facts, every rulebook’s ruling names a rule of its own or of a book beneath it', () => {
  const foreign = new Set<string>();
  for (const book of books)
    for (const what of irregularities)
      for (const facts of combinations(what)) {
        const { rule, ruling, steps } = settle(what, facts, book);
        // Thousands of combinations: an expectation for each would take longer than the rulings.
        if (!isRuleId(rule) || steps.length === 0 || [ruling, ...steps].some(isNoSentence))
          expect.fail(
            `${book.id} ${what.id} ${JSON.stringify(facts)}: ${JSON.stringify({ rule, ruling, steps })}`,
          );
        if (!speakersOf(rule).some((id) => book.layers.includes(id))) foreign.add(rule);
      }
  expect([...foreign].sort()).toEqual(ONLY_ELSEWHERE);
});

/** A text with a figure or a word missing in it. */
const isNoSentence = (text: string): boolean =>
  text.trim().length < 4 || /undefined|null|NaN|Infinity|\[object|-\d/.test(text);

const seed = '4d'.repeat(32);

type Then = 'fresh' | 'bet' | 'folded' | 'checked';

/** A hand of four under this rulebook, played on to where something may go wrong. */
function handAt(book: Rulebook, streets: number, then: Then): Hand {
  const stacks = { 1: 5000, 2: 5000, 3: 5000, 4: 5000 };
  const [started] = table({ stacks, button: 1, blinds: [50, 100] }).all('started');
  const played = new PlayedHand();
  played.do({ type: 'start', setup: { ...started!.setup, choices: book.hand }, entropy: seed });
  const passive = (): void => {
    for (let legal = legalActions(played.hand); legal !== null; legal = legalActions(played.hand))
      played.do({ type: 'act', seat: legal.seat, action: legal.canCheck ? 'check' : 'call' });
  };
  for (let street = 0; street < streets; street++) {
    passive();
    played.do({ type: 'proceed' });
  }
  const act = (action: 'raise' | 'fold'): void => {
    const { seat } = legalActions(played.hand)!;
    played.do(action === 'raise' ? { type: 'act', seat, action, to: 300 } : { type: 'act', seat, action });
  };
  if (then === 'checked') passive();
  if (then === 'bet' || then === 'folded') act('raise');
  if (then === 'folded') act('fold');
  return played.hand;
}

const cardsIn = (hand: Hand): number[] =>
  [
    ...hand.holes.subarray(0, hand.players * 2),
    ...hand.board.subarray(0, hand.boarded),
    ...hand.burns.subarray(0, hand.burned),
    ...hand.stub.subarray(hand.stubTop),
  ].sort((a, b) => a - b);
const whole = Array.from({ length: 52 }, (_, card) => card);
const chipsIn = (hand: Hand): number =>
  hand.stacks.subarray(0, hand.players).reduce((sum, stack) => sum + stack, hand.pot);

/** Every effect a ruling on this can have, with facts that lead to it. */
function effectsOf(what: Irregularity, book: Rulebook): Map<string, Facts> {
  const found = new Map<string, Facts>();
  for (const facts of combinations(what)) {
    const { effect } = settle(what, facts, book);
    const name = JSON.stringify(effect);
    if (effect !== undefined && !found.has(name)) found.set(name, facts);
  }
  return found;
}

test.each(books)(
  'under $id every effect, on any street and for any seat, keeps 52 cards and every chip',
  (book) => {
    const hands = [0, 1, 2, 3].flatMap((streets) =>
      (['fresh', 'bet', 'folded', 'checked'] as const).map((then) => handAt(book, streets, then)),
    );
    const never: string[] = [];
    for (const what of irregularities)
      for (const [effect, facts] of effectsOf(what, book)) {
        let applied = 0;
        for (const hand of hands)
          for (const seat of [1, 2, 3, 4]) {
            const card = hand.holes[hand.placeOf(seat) * 2]!;
            const ruled = ruleOnHand(hand, { irregularity: what.id, facts, seat, card, entropy: seed }, book);
            if (!ruled.ok) continue;
            applied++;
            const after = hand.copy();
            for (const event of ruled.value.events) evolve(after, event);
            expect(cardsIn(after), what.id).toEqual(whole);
            expect(chipsIn(after), what.id).toBe(20_000);
            expect(Math.min(...after.stacks), what.id).toBeGreaterThanOrEqual(0);
          }
        if (applied === 0) never.push(`${what.id} ${JSON.stringify(facts)}: ${effect}`);
      }
    expect(never).toEqual([]);
  },
);
