import { expect, test } from 'vitest';
import { findRulebook, rulebooks } from '../../rulebooks/index.ts';
import type { Rulebook } from '../choices/rulebook.ts';
import { missingFacts, settle } from './asking.ts';
import type { Facts } from './ruling.ts';
import { irregularities } from './rulings.ts';

function rule(rulebook: string | Rulebook, id: string, facts: Facts = {}) {
  const what = irregularities.find((each) => each.id === id)!;
  const book = typeof rulebook === 'string' ? findRulebook(rulebook)! : rulebook;
  expect(missingFacts(what, facts, book)).toEqual([]);
  return settle(what, facts, book);
}
const says = (rulebook: string, id: string, facts: Facts = {}): string => rule(rulebook, id, facts).ruling;

const home = 'homepokertourney';
const guidelines = 'home-guidelines';
const congregation = 'bnai-jeshurun';
const roberts = 'roberts-rules';
const tda = 'tda';
const RULEBOOKS = rulebooks.map(({ id }) => id);

// Showing

test('[all-in-show-hands] [tda-16-face-up] with a player all-in every hand goes face up, and nothing more is asked', () => {
  for (const book of RULEBOOKS)
    expect(says(book, 'who-shows-first', { allIn: true })).toBe(
      'Everyone turns their cards face up at once.',
    );
  expect(rule(tda, 'who-shows-first', { allIn: true }).rule).toBe('tda-16-face-up');
});

test('[show-order-no-bet] with a player all-in nobody wants to be first: the first to act starts, also where hands are shown in turn', () => {
  const start = 'The player who was first to act on the river';
  expect(rule(home, 'who-shows-first', { allIn: true }).steps).toContain(
    `${start} starts if nobody wants to be first`,
  );
  const book = findRulebook(home)!;
  const allInHands = { use: 'in-turn', cite: 'show-order-no-bet' } as const;
  const inTurn = { ...book, hand: { ...book.hand, allInHands } };
  expect(rule(inTurn, 'who-shows-first', { allIn: true })).toMatchObject({
    ruling: `${start} shows first.`,
    rule: 'show-order-no-bet',
  });
});

test('[show-order-last-aggressor] bet and call on the river: the last to bet or raise shows first', () => {
  for (const book of RULEBOOKS)
    expect(rule(book, 'who-shows-first', { allIn: false, riverBet: true })).toMatchObject({
      ruling: 'The last player to bet or raise on the river shows first.',
      rule: 'show-order-last-aggressor',
    });
});

test('[show-order-no-bet] [tda-17-show-order] a river checked through: the first to act shows, for the TDA the first left of the button', () => {
  const first = (book: string) => says(book, 'who-shows-first', { allIn: false, riverBet: false });
  for (const book of [home, guidelines, congregation, roberts])
    expect(first(book)).toBe('The player who was first to act on the river shows first.');
  expect(first(tda)).toBe('The first player left of the button shows first.');
});

test('[tda-18-ask-to-see] [rr-see-called-hand] anyone dealt in may see a called hand by Robert’s, only a caller under the TDA', () => {
  expect(says(roberts, 'see-called-hand', { who: 'dealt-in' })).toBe('They may see it. The hand stays dead.');
  expect(says(roberts, 'see-called-hand', { who: 'winner' })).toContain('live again');
  expect(says(roberts, 'see-called-hand', { who: 'outsider' })).toMatch(/^No/);
  expect(says(tda, 'see-called-hand', { who: 'caller' })).toMatch(/^They may see/);
  expect(says(tda, 'see-called-hand', { who: 'dealt-in' })).toContain('up to the director');
});

test('[rr-show-one-show-all] cards shown to one player in the hand are shown to all now, to an onlooker afterwards', () => {
  expect(says(home, 'show-one-show-all', { shownTo: 'player' })).toContain('now');
  expect(says(home, 'show-one-show-all', { shownTo: 'onlooker' })).toContain('after the hand');
});

test('[rr-show-without-delay] [tda-70-etiquette] a slow roll is poor form, and the hand still wins', () => {
  for (const book of RULEBOOKS) expect(says(book, 'slow-roll')).toContain('the hand still wins');
  expect(rule(home, 'slow-roll').rule).toBe('rr-show-without-delay');
  expect(rule(tda, 'slow-roll').rule).toBe('tda-70-etiquette');
});

// Reading and dividing

test('[cards-speak] [tda-12-cards-speak] says “two pair” with a flush on the table: the flush counts; a hand in the muck wins nothing', () => {
  for (const book of RULEBOOKS) {
    expect(says(book, 'misread-hand', { tabled: true })).toMatch(/^Cards speak/);
    expect(says(book, 'misread-hand', { tabled: false })).toContain('cannot win');
  }
  expect(rule(tda, 'misread-hand', { tabled: false }).rule).toBe('tda-13-tabling');
});

test('[tda-2-responsibilities] [rr-correct-errors] whoever sees a misread hand says so, but never names one that is not shown', () => {
  expect(rule(roberts, 'speaking-up', { tabled: true }).rule).toBe('rr-correct-errors');
  expect(rule(tda, 'speaking-up', { tabled: true }).rule).toBe('tda-2-responsibilities');
  expect(says(roberts, 'speaking-up', { tabled: false })).toMatch(/^Nobody may read/);
});

test('[odd-chip] [tda-20-odd-chips] the odd chip goes left of the button; the TDA breaks it first', () => {
  for (const book of RULEBOOKS)
    expect(says(book, 'odd-chip-split')).toBe('The odd chip goes to the first winner left of the button.');
  expect(rule(tda, 'odd-chip-split').steps[0]).toContain('smallest chips');
});

test('[tied-pots] [show-order-side-pots] equal hands share whatever the suits; the last side pot comes first', () => {
  expect(says(home, 'split-pot')).toContain('Suits never decide');
  expect(rule(home, 'side-pot').steps.join()).toContain('last side pot first');
});

test('[rr-play-board-declare] [tda-19-play-board] playing the board: saying so is enough for Robert’s; the TDA wants both cards face up', () => {
  const shares = (book: string, tabled: boolean, declared: boolean) =>
    says(book, 'playing-the-board', { tabled, declared }).includes('their share');
  expect([shares(roberts, true, false), shares(roberts, false, true), shares(roberts, false, false)]).toEqual(
    [true, true, false],
  );
  expect([shares(tda, true, false), shares(tda, false, true)]).toEqual([true, false]);
});

// Betting

test('[short-all-in-no-reopen] [tda-47-reopen] bet 200, all-in 300, back to the bettor: no raise; a player yet to act may', () => {
  const facts = { fullRaise: 200, more: 100, several: false };
  for (const book of RULEBOOKS) {
    expect(says(book, 'short-all-in', { acted: true, ...facts })).toContain('only call or fold');
    expect(says(book, 'short-all-in', { acted: false })).toContain('they may raise');
    expect(says(book, 'short-all-in', { acted: true, ...facts, more: 200 })).toContain('may raise again');
  }
});

test('[rr-nl-cumulative-all-ins] two short all-ins that add up to a full raise reopen the betting where the rulebook counts them together', () => {
  const facts = { acted: true, fullRaise: 200, more: 250, several: true };
  for (const book of RULEBOOKS)
    expect(says(book, 'short-all-in', facts)).toBe(
      'The all-ins add up to a full raise, so they may raise again.',
    );
  const what = irregularities.find(({ id }) => id === 'short-all-in')!;
  const strict = findRulebook(tda)!;
  const never = { use: 'never', cite: 'short-all-in-no-reopen' } as const;
  expect(
    settle(what, facts, { ...strict, hand: { ...strict.hand, shortAllInsReopen: never } }),
  ).toMatchObject({
    ruling: 'Each all-in was less than a full raise, so they may only call or fold.',
    rule: 'short-all-in-no-reopen',
  });
});

test('[tda-59-conditional] “if you bet, I raise” is for the director; a call before the amount is known owes it', () => {
  expect(says(tda, 'conditional-declaration', { what: 'condition' })).toContain('director decides');
  expect(says(tda, 'conditional-declaration', { what: 'called-early' })).toContain('whatever it comes to');
});

test('[tda-41-calling] [rr-nl-short-call-corrected] one small chip against a big bet: a full call, for the TDA if the director says so', () => {
  expect(rule(tda, 'token-call')).toMatchObject({ rule: 'tda-41-calling' });
  expect(rule(home, 'token-call')).toMatchObject({
    ruling: 'It’s a call, in full.',
    rule: 'rr-nl-short-call-corrected',
  });
});

test('[tda-3-terms] [gesture-reliance] [tda-rp2-bets-stay-out] unclear words are at the player’s risk; bets stay out until the street is over', () => {
  expect(rule(tda, 'unclear-action').rule).toBe('tda-3-terms');
  expect(rule(guidelines, 'unclear-action').rule).toBe('gesture-reliance');
  expect(rule(tda, 'bets-brought-in').rule).toBe('tda-rp2-bets-stay-out');
});

// Manners

test('[tda-5-devices] [rr-etiquette] a phone: put away by Robert’s; under the TDA no calls at the table and no use with a live hand', () => {
  for (const book of [home, guidelines, congregation, roberts])
    expect(rule(book, 'phone-at-table')).toMatchObject({
      ruling: 'No phones at the table.',
      rule: 'rr-etiquette',
    });
  expect(says(tda, 'phone-at-table', { use: 'talking' })).toBe('No calls at the table.');
  expect(says(tda, 'phone-at-table', { use: 'other', liveHand: true })).toBe('Not with a live hand.');
  expect(says(tda, 'phone-at-table', { use: 'other', liveHand: false })).toMatch(/^It’s fine/);
});

test.each([
  ['abusive-conduct', 'rr-conduct-code', 'tda-70-etiquette'],
  ['bad-manners', 'rr-etiquette', 'tda-70-etiquette'],
  ['foreign-language', 'rr-one-language', 'tda-6-language'],
  ['angle-shooting', 'rr-fairness', 'tda-1-fairness'],
  ['belongings-on-table', 'rr-fairness', 'tda-rp3-belongings'],
  ['face-covered', 'rr-fairness', 'tda-4-identity'],
  ['special-needs', 'rr-fairness', 'tda-9-special-needs'],
  ['rabbit-hunting', 'rr-no-next-card', 'tda-28-rabbit'],
  ['out-of-turn-on-purpose', 'deliberate-out-of-turn', 'tda-50-act-in-turn'],
])(
  '[tda-4-identity] [tda-6-language] [tda-9-special-needs] [tda-50-act-in-turn] %s: %s by Robert’s, %s by the TDA',
  (id, ours, theirs) => {
    expect(rule(roberts, id).rule).toBe(ours);
    expect(rule(tda, id).rule).toBe(theirs);
  },
);

test('[tda-26-deck-change] players cannot ask for another deck; a damaged card is changed after the hand', () => {
  expect(rule(tda, 'deck-change', { damaged: false })).toMatchObject({ rule: 'tda-26-deck-change' });
  expect(says(home, 'deck-change', { damaged: true })).toBe('Change the deck before the next hand.');
});

test('[rr-chips-in-view] [right-to-know-stacks] [tda-64-lost-chips] large chips go in front; chips nobody owns leave play', () => {
  expect(rule(home, 'chips-not-visible').rule).toBe('rr-chips-in-view');
  expect(rule(guidelines, 'chips-not-visible').rule).toBe('right-to-know-stacks');
  expect(rule(tda, 'lost-chips', { owner: false })).toMatchObject({
    ruling: 'They leave the tournament.',
    rule: 'tda-64-lost-chips',
  });
});
