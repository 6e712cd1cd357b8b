import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findRulebook, rulebooks, spokenBy } from '../../rulebooks/index.ts';
import { missingFacts, settle } from './asking.ts';
import { rulingCard } from './card.ts';
import { type Facts, factNeeded, type Irregularity } from './ruling.ts';
import { irregularities } from './rulings.ts';

function rule(rulebook: string, id: string, facts: Facts = {}) {
  const found = irregularities.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no irregularity ${id}`);
  const book = findRulebook(rulebook)!;
  expect(missingFacts(found, facts, book)).toEqual([]);
  const ruled = settle(found, facts, book);
  return { ...ruled, by: spokenBy(book, ruled.rule) };
}

const home = 'homepokertourney';
const congregation = 'bnai-jeshurun';
const guidelines = 'home-guidelines';
const roberts = 'roberts-rules';
const tda = 'tda';
const RULEBOOKS = [home, congregation, guidelines, roberts, tda];

/** How far the hand has come. */
const nobody = { acted: 0, chipsIn: false };
const one = { acted: 1, chipsIn: true };
const twoFolds = { acted: 2, chipsIn: false };
const foldAndCall = { acted: 2, chipsIn: true };
const threeFolds = { acted: 3, chipsIn: false };

const misdeal = { ruling: expect.stringMatching(/^Misdeal/), effect: 'void' };
const playOn = { ruling: expect.stringMatching(/^Too late for a misdeal/) };

// Exposed cards

const exposed = (rulebook: string, which: number, alone = true, since: Facts = nobody) =>
  rule(rulebook, 'hole-card-exposed', { which, alone, ...since });

test('[exposed-first-two-cards] card 2 of the deal flashes: a misdeal by every rulebook', () => {
  for (const rulebook of RULEBOOKS) expect(exposed(rulebook, 2), rulebook).toMatchObject(misdeal);
});

test('[exposed-first-two-cards] card 5 flashes: the deal goes on, but at the congregation it is a misdeal', () => {
  expect(exposed(home, 5).ruling).toMatch(/^Keep dealing/);
  expect(exposed(congregation, 5)).toMatchObject(misdeal);
});

test('[misdeal-a-first-two-exposed] the second card flashes and nobody has acted: a misdeal', () => {
  expect(exposed(home, 2)).toMatchObject({ ...misdeal, rule: 'misdeal-a-first-two-exposed', by: home });
  expect(exposed(home, 3).effect).toBe('replace-by-top-card');
});

test('[exposed-later-card-replaced] any other is replaced by the top card after the deal and becomes the burn', () => {
  const { rule: id, steps } = exposed(home, 5);
  expect(id).toBe('exposed-later-card-replaced');
  expect(steps).toEqual([
    'Finish the deal',
    'Give the player the top card of the stub',
    'The exposed card becomes the burn card before the flop',
  ]);
});

test('[exposed-two-cards-misdeal] cards 5 and 9 exposed: a misdeal', () => {
  for (const rulebook of [home, tda]) expect(exposed(rulebook, 9, false), rulebook).toMatchObject(misdeal);
});

test('[misdeal-b-two-exposed] the fourth and the seventh card flash: a misdeal', () => {
  expect(exposed(home, 7, false)).toMatchObject({ ...misdeal, rule: 'misdeal-b-two-exposed' });
});

test('[exposed-any-initial-card-bj] nine players, card 14 of the deal shows: a misdeal at the congregation alone', () => {
  expect(exposed(congregation, 14)).toMatchObject({
    ...misdeal,
    rule: 'exposed-any-initial-card-bj',
    by: congregation,
  });
  for (const rulebook of [home, guidelines, roberts, tda])
    expect(exposed(rulebook, 14).effect, rulebook).toBe('replace-by-top-card');
});

test('[redeal-same-button-bj] a misdeal is dealt again with the button where it was', () => {
  for (const rulebook of [congregation, tda])
    expect(exposed(rulebook, 1).steps.at(-1)).toContain(
      'deal again with the same button, blinds and players',
    );
});

test('[exposed-after-deal-bj] after the deal the congregation gives the last burn card, and the card lies face up with the burns', () => {
  const after = rule(congregation, 'card-exposed-after-deal', { onPurpose: false });
  expect(after).toMatchObject({ rule: 'exposed-after-deal-bj', effect: 'replace-by-last-burn' });
  expect(after.steps.slice(0, 2)).toEqual([
    'Give the player the last burn card face down',
    'The exposed card stays face up with the burn cards',
  ]);
  expect(rule(home, 'card-exposed-after-deal', { onPurpose: false }).effect).toBe('replace-by-top-card');
});

test('[exposed-on-purpose-bj] done on purpose, the director may penalize the dealer', () => {
  const ruled = rule(congregation, 'card-exposed-after-deal', { onPurpose: true });
  expect(ruled).toMatchObject({
    rule: 'exposed-on-purpose-bj',
    ruling: expect.stringContaining('penalize the dealer'),
    effect: 'replace-by-last-burn',
  });
  expect(ruled.steps.join()).toContain('disqualification');
});

// Misdeals

test('[misdeal-c-two-boxed] [rr-boxed-card] two cards face up in the deck are a misdeal; one is a scrap of paper and the deal goes on', () => {
  for (const rulebook of RULEBOOKS) {
    expect(rule(rulebook, 'boxed-cards', { count: 2, ...nobody }), rulebook).toMatchObject(misdeal);
    expect(rule(rulebook, 'boxed-cards', { count: 1, ...nobody })).toMatchObject({
      ruling: expect.stringContaining('scrap of paper'),
      rule: 'rr-boxed-card',
      by: roberts,
    });
  }
  expect(rule(home, 'boxed-cards', { count: 2, ...nobody }).rule).toBe('misdeal-c-two-boxed');
});

test('[misdeal-d-two-extra] seats 3 and 5 have three cards: a misdeal', () => {
  expect(rule(home, 'extra-cards', { count: 2, ...nobody })).toMatchObject({
    ...misdeal,
    rule: 'misdeal-d-two-extra',
  });
});

test('[rr-deal-extra-card] [misdeal-e-wrong-number] seat 2 has three cards: one at random is the burn by Robert’s, a misdeal where any wrong number counts', () => {
  for (const rulebook of [roberts, congregation, guidelines])
    for (const ruled of [
      rule(rulebook, 'extra-cards', { count: 1, ...nobody }),
      rule(rulebook, 'wrong-number-of-cards', { cards: 3, topCardInTurn: false, ...nobody }),
    ])
      expect(ruled).toMatchObject({
        ruling: expect.stringContaining('becomes the burn card'),
        rule: 'rr-deal-extra-card',
        by: roberts,
      });
  expect(rule(home, 'extra-cards', { count: 1, ...nobody })).toMatchObject({
    ...misdeal,
    rule: 'misdeal-e-wrong-number',
  });
  expect(rule(tda, 'extra-cards', { count: 1, ...nobody })).toMatchObject({
    ...misdeal,
    rule: 'tda-35-misdeal',
  });
});

test('[misdeal-e-wrong-number] the button has one card and the next card off the deck is theirs: they get it, no misdeal', () => {
  const short = { cards: 1, topCardInTurn: true };
  expect(rule(home, 'wrong-number-of-cards', { ...short, ...nobody }).steps[0]).toBe(
    'Deal them the top card face down',
  );
  expect(rule(home, 'wrong-number-of-cards', { ...short, topCardInTurn: false, ...nobody })).toMatchObject(
    misdeal,
  );
  expect(rule(home, 'wrong-number-of-cards', { ...short, ...twoFolds })).toMatchObject(playOn);
});

test('[tda-37-button-short] the TDA’s button gets the card even after substantial action, unless the button has acted; elsewhere until two have acted', () => {
  const short = (rulebook: string, buttonActed: boolean, since: Facts) =>
    rule(rulebook, 'button-short-of-cards', { buttonActed, ...since });
  expect(short(tda, false, foldAndCall)).toMatchObject({
    ruling: expect.stringContaining('get the top card'),
    rule: 'tda-37-button-short',
  });
  expect(short(tda, true, foldAndCall)).toMatchObject(playOn);
  expect(short(home, false, nobody).rule).toBe('misdeal-e-wrong-number');
  expect(short(home, false, foldAndCall)).toMatchObject(playOn);
});

test('[misdeal-f-out-of-sequence] seat 4 is skipped in the first pass: a misdeal, which the TDA does not list', () => {
  for (const rulebook of [home, congregation, guidelines, roberts])
    expect(rule(rulebook, 'dealt-out-of-sequence', nobody), rulebook).toMatchObject({
      ...misdeal,
      rule: 'misdeal-f-out-of-sequence',
    });
  expect(rule(tda, 'dealt-out-of-sequence', nobody).ruling).toMatch(/^No misdeal/);
});

test('[misdeal-g-button-wrong] the button was not moved on, noticed before action: a misdeal, and it is put right', () => {
  const ruled = rule(home, 'button-out-of-position', nobody);
  expect(ruled).toMatchObject({ ...misdeal, rule: 'misdeal-g-button-wrong' });
  expect(ruled.steps.at(-1)).toContain('Put the button where it belongs');
  expect(rule(tda, 'button-out-of-position', nobody).rule).toBe('tda-34-button');
});

test('[misdeal-h-first-card-wrong] the first card goes to the big blind: a misdeal', () => {
  expect(rule(home, 'first-card-wrong-seat', nobody)).toMatchObject({
    ...misdeal,
    rule: 'misdeal-h-first-card-wrong',
  });
});

test('[misdeal-i-empty-seat] a hand dealt to an eliminated seat: a misdeal', () => {
  expect(rule(home, 'card-to-empty-seat', nobody)).toMatchObject({
    ...misdeal,
    rule: 'misdeal-i-empty-seat',
  });
});

test('[misdeal-j-player-skipped] a seated player got no cards: a misdeal; one who is away with nothing posted has no claim', () => {
  expect(rule(home, 'player-left-out', { hereOrPosted: true, ...nobody })).toMatchObject({
    ...misdeal,
    rule: 'misdeal-j-player-skipped',
  });
  expect(rule(home, 'player-left-out', { hereOrPosted: false, ...nobody }).ruling).toMatch(/^No misdeal/);
});

test('[misdeal-deadline] two folds after the blinds, then a skipped player speaks: played on at HomePokerTourney, a misdeal for the TDA', () => {
  const skipped = (rulebook: string, since: Facts) =>
    rule(rulebook, 'player-left-out', { hereOrPosted: true, ...since });
  expect(skipped(home, one)).toMatchObject(misdeal);
  const late = skipped(home, twoFolds);
  expect(late).toMatchObject({ ...playOn, rule: 'misdeal-deadline', by: home });
  expect(late.steps.at(-1)).toContain('no chips back');
  expect(skipped(tda, twoFolds)).toMatchObject(misdeal);
});

test('[misdeal-deadline] a fold and a call: too late for the TDA as well', () => {
  const late = rule(tda, 'player-left-out', { hereOrPosted: true, ...foldAndCall });
  expect(late).toMatchObject({ ...playOn, rule: 'tda-36-substantial-action', by: tda });
});

test('[tda-36-substantial-action] two folds or two checks are none; a fold and a call, or three folds, are', () => {
  const late = (since: Facts) => rule(tda, 'first-card-wrong-seat', since).ruling.startsWith('Too late');
  expect([twoFolds, foldAndCall, threeFolds].map(late)).toEqual([false, true, true]);
});

test.each([
  ['boxed-cards', { count: 2 }],
  ['extra-cards', { count: 2 }],
  ['dealt-out-of-sequence', {}],
  ['button-out-of-position', {}],
  ['first-card-wrong-seat', {}],
  ['card-to-empty-seat', {}],
])('[misdeal-deadline] %s can be called until two have acted after the blinds', (id, facts) => {
  for (const rulebook of [home, congregation, guidelines, roberts]) {
    expect(rule(rulebook, id, { ...facts, ...one }), rulebook).toMatchObject(misdeal);
    expect(rule(rulebook, id, { ...facts, ...twoFolds }), rulebook).toMatchObject(playOn);
  }
});

test('[tda-35-misdeal] the TDA’s list of misdeals; one later card exposed, the sixth, is none', () => {
  const listed: [string, Facts][] = [
    ['boxed-cards', { count: 2 }],
    ['first-card-wrong-seat', {}],
    ['card-to-empty-seat', {}],
    ['player-left-out', { hereOrPosted: true }],
    ['wrong-number-of-cards', { cards: 1, topCardInTurn: false }],
    ['other-back', { where: 'in-play' }],
    ['hole-card-exposed', { which: 2, alone: true }],
    ['hole-card-exposed', { which: 9, alone: false }],
  ];
  for (const [id, facts] of listed)
    expect(rule(tda, id, { ...facts, ...nobody }), id).toMatchObject({ ...misdeal, rule: 'tda-35-misdeal' });
  expect(exposed(tda, 6).effect).toBe('replace-by-top-card');
});

// Board errors

test('[flop-premature-or-too-many] [tda-rp5-premature] a flop turned too early is dealt again, the burn stays, without another', () => {
  for (const rulebook of RULEBOOKS) {
    const { steps, effect } = rule(rulebook, 'flop-premature');
    expect(effect).toBe('flop-again');
    expect([steps[0], steps.at(-1)]).toEqual([
      'Put the board cards back into the stub; the burn card stays burned',
      'Deal a new flop without burning',
    ]);
  }
  expect(rule(tda, 'flop-premature').rule).toBe('tda-rp5-premature');
});

test('[flop-premature-or-too-many] [tda-39-four-card-flop] [rr-flop-extra-known] a flop of four is dealt again even if the extra card is known; the TDA takes one out by chance', () => {
  for (const known of [true, false]) {
    for (const rulebook of [home, congregation, guidelines, roberts])
      expect(rule(rulebook, 'flop-too-many-cards', { cards: 'four', known }).effect, rulebook).toBe(
        'flop-again',
      );
    expect(rule(tda, 'flop-too-many-cards', { cards: 'four', known })).toMatchObject({
      rule: 'tda-39-four-card-flop',
      effect: 'one-of-four-out',
    });
  }
  expect(rule(roberts, 'flop-too-many-cards', { cards: 'four', known: true })).toMatchObject({
    ruling: expect.stringContaining('even though the extra card is known'),
    rule: 'rr-flop-extra-known',
  });
  expect(rule(tda, 'flop-too-many-cards', { cards: 'more', known: true })).toMatchObject({
    rule: 'flop-premature-or-too-many',
    by: tda,
    effect: 'flop-again',
  });
});

test('[failed-burn] no burn: the card is shown and put away, and the next one plays', () => {
  for (const street of ['flop', 'turn', 'river'])
    expect(rule(home, 'no-burn', { street, actedSince: false })).toMatchObject({
      rule: 'failed-burn',
      by: home,
      steps: expect.arrayContaining(['Deal the next card as usual']),
    });
});

test('[tda-39-no-burn-flop] the TDA makes one of the three the burn, if nobody has acted; afterwards the flop stands', () => {
  expect(rule(tda, 'no-burn', { street: 'flop', actedSince: false })).toMatchObject({
    rule: 'tda-39-no-burn-flop',
    effect: 'one-of-three-burnt',
  });
  expect(rule(tda, 'no-burn', { street: 'flop', actedSince: true }).ruling).toContain('stands');
});

test('[turn-premature] [tda-rp5-premature] the turn too early: out for the street, the fifth card in its place, then a last card without a burn', () => {
  for (const rulebook of [home, congregation, guidelines, roberts])
    expect(rule(rulebook, 'turn-card-premature'), rulebook).toMatchObject({
      rule: 'turn-premature',
      effect: 'set-turn-aside',
      steps: [
        expect.any(String),
        expect.stringContaining('fifth card'),
        expect.stringContaining('without burns and discards'),
        expect.stringContaining('without burning'),
      ],
    });
  expect(rule(tda, 'turn-card-premature')).toMatchObject({ rule: 'tda-rp5-premature', effect: 'turn-again' });
});

test('[river-premature] the river too early goes back into the stub and is dealt again without a burn', () => {
  for (const rulebook of RULEBOOKS)
    expect(rule(rulebook, 'river-card-premature').effect, rulebook).toBe('river-again');
  expect(rule(home, 'river-card-premature')).toMatchObject({
    rule: 'river-premature',
    steps: expect.arrayContaining(['Cut, and deal the river without burning']),
  });
});

test('[tda-rp4-dropped-stub] a dropped stub is put back in order, else shuffled, else everything that got mixed', () => {
  expect(
    ['order-known', 'out-of-order', 'mixed'].map((state) => rule(tda, 'dropped-stub', { state }).effect),
  ).toEqual([undefined, 'shuffle-stub', undefined]);
  expect(rule(tda, 'dropped-stub', { state: 'mixed' }).ruling).toContain('mixed');
});

// Dead hands

test('[dead-hand-fold] facing 100, says fold, then reaches for chips: dead', () => {
  for (const rulebook of RULEBOOKS)
    expect(rule(rulebook, 'folded-or-said-fold', { facingABet: true })).toMatchObject({
      rule: 'dead-hand-fold',
      effect: 'kill',
    });
});

test('[tda-58-odd-folds] a fold with nothing to call binds and may be penalized under the TDA', () => {
  const ruled = rule(tda, 'folded-or-said-fold', { facingABet: false });
  expect(ruled).toMatchObject({ rule: 'tda-58-odd-folds', effect: 'kill' });
  expect(ruled.steps.join()).toContain('missed orbits');
  expect(rule(tda, 'hand-thrown-forward', { actedBehind: false })).toMatchObject({
    rule: 'tda-58-odd-folds',
    effect: 'kill',
  });
});

test('[dead-hand-forward-throw] first to act on the flop tosses their cards and the next player bets: dead; before anyone acts they are still theirs', () => {
  expect(rule(home, 'hand-thrown-forward', { actedBehind: true })).toMatchObject({
    rule: 'dead-hand-forward-throw',
    effect: 'kill',
  });
  expect(rule(home, 'hand-thrown-forward', { actedBehind: false }).effect).toBeUndefined();
});

test('[dead-hand-wrong-count] a player discovers three hole cards after action: dead', () => {
  expect(rule(home, 'hand-with-wrong-count')).toMatchObject({
    rule: 'dead-hand-wrong-count',
    effect: 'kill',
  });
});

test('[dead-hand-joker] calls, then finds a joker: dead, no refund', () => {
  expect(rule(home, 'joker-in-hand', { hasActed: true, ...foldAndCall })).toMatchObject({
    rule: 'dead-hand-joker',
    effect: 'kill',
    ruling: expect.stringContaining('no chips come back'),
  });
});

test('[rr-boxed-card] [tda-35-misdeal] [tda-35-fouled] a joker found before acting is a scrap of paper; the TDA misdeals in time', () => {
  expect(rule(home, 'joker-in-hand', { hasActed: false, ...nobody })).toMatchObject({
    rule: 'rr-boxed-card',
    ruling: expect.stringContaining('scrap of paper'),
  });
  expect(rule(tda, 'joker-in-hand', { hasActed: false, ...nobody })).toMatchObject({
    ...misdeal,
    rule: 'tda-35-misdeal',
  });
  expect(rule(tda, 'joker-in-hand', { hasActed: false, ...foldAndCall }).rule).toBe('tda-35-fouled');
});

test('[dead-hand-clock] [tda-29-clock] time runs out facing 200: the hand is dead by every rulebook', () => {
  for (const rulebook of RULEBOOKS)
    expect(rule(rulebook, 'clock-ran-out', { facingABet: true }), rulebook).toMatchObject({
      ruling: 'Their hand is folded.',
      effect: 'kill',
    });
  expect(rule(home, 'clock-ran-out', { facingABet: true }).rule).toBe('dead-hand-clock');
  expect(rule(tda, 'clock-ran-out', { facingABet: true }).rule).toBe('tda-29-clock');
});

test('[call-the-clock] 70 seconds gone and no bet faced: folded at the congregation, a check at HomePokerTourney', () => {
  expect(rule(congregation, 'clock-ran-out', { facingABet: false })).toMatchObject({
    ruling: 'Their hand is folded.',
    rule: 'call-the-clock',
    by: congregation,
  });
  const check = rule(home, 'clock-ran-out', { facingABet: false });
  expect(check.ruling).toContain('it’s a check');
  expect(check.effect).toBeUndefined();
});

test('[call-the-clock] [tda-29-clock] a player or the director calls it: 60 and 10 seconds at the congregation, 25 and 5 under the TDA', () => {
  const called = (rulebook: string, by: string) => rule(rulebook, 'clock-called', { by });
  expect(called(congregation, 'player')).toMatchObject({
    ruling: 'They have 60 seconds, then a 10-second countdown.',
    rule: 'call-the-clock',
  });
  expect(called(congregation, 'player').steps.at(-1)).toBe('At zero, their hand is folded');
  expect(called(tda, 'director').ruling).toBe('They have 25 seconds, then a 5-second countdown.');
  expect(called(tda, 'player').steps.at(-1)).toContain('otherwise it’s a check');
  expect(called(home, 'onlooker').ruling).toMatch(/^Only a player/);
});

test('[dead-hand-muck] a hand pushed into the discards is dead at the congregation; elsewhere it may be given back if it can be identified', () => {
  const muck = (rulebook: string, identifiable: boolean, falseInformation = false) =>
    rule(rulebook, 'hand-in-the-muck', { identifiable, falseInformation });
  expect(muck(congregation, true, true)).toMatchObject({
    ruling: 'Cards in the muck are dead.',
    rule: 'dead-hand-muck',
    effect: 'kill',
  });
  expect(muck(home, true, true)).toMatchObject({
    ruling: expect.stringContaining('misled'),
    effect: 'give-back',
  });
  expect(muck(home, true).ruling).toContain('director may give it back');
  expect(muck(home, true).effect).toBeUndefined();
  expect(muck(home, false).effect).toBe('kill');
});

test('[tda-14-live-until-killed] by the TDA, cards that can be identified are live', () => {
  const told = { identifiable: true, falseInformation: false };
  expect(rule(tda, 'hand-in-the-muck', told)).toMatchObject({
    rule: 'tda-14-live-until-killed',
    ruling: expect.stringMatching(/^The hand is live/),
  });
  expect(rule(tda, 'hand-in-the-muck', { ...told, identifiable: false }).effect).toBe('kill');
});

test('[dead-hand-into-other-hand] folded cards land among seat 5’s: the folded cards are dead', () => {
  expect(rule(home, 'cards-into-another-hand')).toMatchObject({
    rule: 'dead-hand-into-other-hand',
    ruling: 'The thrown cards are dead, face up or face down.',
    effect: 'kill',
  });
});

test('[protect-own-hand] the dealer sweeps an unprotected hand: dead, no refund', () => {
  for (const rulebook of [home, congregation, guidelines, roberts])
    expect(rule(rulebook, 'unprotected-hand', { identifiable: true, uncalled: 200 }), rulebook).toMatchObject(
      {
        rule: 'protect-own-hand',
        ruling: expect.stringContaining('No chips come back'),
        effect: 'kill',
      },
    );
});

test('[tda-65-fouled-hand] [tda-15-mucked-uncalled-returned] by the TDA, a hand that can be identified is live; otherwise the uncalled 200 of a 500 bet go back', () => {
  expect(rule(tda, 'unprotected-hand', { identifiable: true, uncalled: 0 })).toMatchObject({
    rule: 'tda-65-fouled-hand',
    ruling: expect.stringContaining('stays live'),
  });
  expect(rule(tda, 'unprotected-hand', { identifiable: false, uncalled: 200 })).toMatchObject({
    rule: 'tda-15-mucked-uncalled-returned',
    ruling: 'The hand is dead; the uncalled 200 goes back to the player.',
    effect: 'kill-uncalled-back',
  });
  expect(rule(tda, 'unprotected-hand', { identifiable: false, uncalled: 0 }).effect).toBe('kill');
});

// Irregular cards

test('[irregular-back-in-hand] the turn card has a blue back in a red deck: void, and every chip goes back', () => {
  for (const rulebook of [home, congregation, guidelines, roberts])
    expect(rule(rulebook, 'other-back', { where: 'in-play', ...foldAndCall }), rulebook).toMatchObject({
      ruling: 'All action is void.',
      rule: 'irregular-back-in-hand',
      effect: 'void',
    });
});

test('[tda-35-fouled] under the TDA a foreign card after substantial action is a scrap of paper; two alike void the hand at any time', () => {
  expect(rule(tda, 'other-back', { where: 'in-play', ...foldAndCall })).toMatchObject({
    rule: 'tda-35-fouled',
    ruling: expect.stringContaining('scrap of paper'),
  });
  expect(rule(tda, 'duplicate-card')).toMatchObject({ rule: 'tda-35-fouled', effect: 'void' });
});

test('[irregular-back-in-stub] found in the undealt cards: the result stands', () => {
  for (const rulebook of RULEBOOKS)
    expect(rule(rulebook, 'other-back', { where: 'stub', ...foldAndCall })).toMatchObject({
      ruling: 'All action stands.',
      rule: 'irregular-back-in-stub',
    });
});

test('[irregular-duplicate] two eights of hearts, one on the board, one in a hand: void, every chip goes back', () => {
  expect(rule(home, 'duplicate-card')).toMatchObject({ rule: 'irregular-duplicate', effect: 'void' });
  expect(rule(home, 'duplicate-card').steps[0]).toBe(
    'Return every chip in the pot to the player who put it in',
  );
});

test('[rr-know-fouled-deck] [rr-extra-money-next-hand] a player who kept quiet about a fouled deck may lose their refund, to players in that hand only', () => {
  expect(rule(roberts, 'knew-of-bad-deck', { refundRefused: false })).toMatchObject({
    rule: 'rr-know-fouled-deck',
    effect: 'void',
  });
  expect(rule(roberts, 'knew-of-bad-deck', { refundRefused: true })).toMatchObject({
    rule: 'rr-extra-money-next-hand',
    ruling: expect.stringContaining('only players in this hand'),
  });
});

test('[irregular-missing-card] the deck is found to have 51 cards: the result stands', () => {
  const ruled = rule(home, 'missing-card');
  expect(ruled).toMatchObject({
    rule: 'irregular-missing-card',
    ruling: 'The result of the hand stands.',
  });
  expect(ruled.effect).toBeUndefined();
});

test('[irregular-unseen-liability] goes all-in blind and holds a joker: dead, no refund', () => {
  expect(rule(home, 'card-not-looked-at')).toMatchObject({
    rule: 'irregular-unseen-liability',
    ruling: expect.stringMatching(/^The hand is dead, and no chips come back/),
    effect: 'kill',
  });
});

test('[flashed-by-dealer] the dealer flashes the fourth hole card: replaced as an exposed card; a misdeal at the congregation', () => {
  const flashed = { which: 4, alone: true, ...nobody };
  expect(rule(home, 'flashed-by-dealer', flashed)).toMatchObject({
    rule: 'flashed-by-dealer',
    effect: 'replace-by-top-card',
  });
  expect(rule(congregation, 'flashed-by-dealer', flashed).effect).toBe('void');
});

test('[dealt-off-table] the third card slides to the floor: exposed, so it is replaced', () => {
  expect(rule(home, 'dealt-off-the-table', { which: 3, alone: true, ...nobody })).toMatchObject({
    rule: 'dealt-off-table',
    ruling: expect.stringContaining('it is replaced'),
    effect: 'replace-by-top-card',
  });
});

test('[flashed-by-player] [player-exposes-card-bj] a player lifts their cards too high: the card stays in the hand', () => {
  for (const rulebook of RULEBOOKS) {
    const { ruling, effect } = rule(rulebook, 'flashed-by-player');
    expect([ruling, effect]).toEqual(['The card plays, and the hand is live.', undefined]);
  }
  expect(rule(home, 'flashed-by-player').rule).toBe('flashed-by-player');
  expect(rule(congregation, 'flashed-by-player').rule).toBe('player-exposes-card-bj');
});

test('[dropped-card] a player drops the ace of clubs: it stays live', () => {
  expect(rule(home, 'dropped-card')).toMatchObject({
    rule: 'dropped-card',
    ruling: 'They must still play the card.',
  });
});

test('[player-exposes-card-bj] [tda-68-exposing] a player turns over the king of spades mid-hand: the hand is live, everyone may know it, the player may be penalized', () => {
  const shown = (rulebook: string) =>
    rule(rulebook, 'showed-live-card', { lastTwoOfTheEvent: false, headsUpInThePot: false });
  expect(shown(congregation)).toMatchObject({
    rule: 'player-exposes-card-bj',
    ruling: 'The hand is not dead, but the player may be penalized.',
  });
  expect(shown(congregation).steps[0]).toBe('Everyone may see the card');
  const lastTwo = { lastTwoOfTheEvent: true, headsUpInThePot: true };
  expect(rule(congregation, 'showed-live-card', lastTwo).rule).toBe('player-exposes-card-bj');
  expect(shown(tda)).toMatchObject({ rule: 'tda-68-exposing', by: tda });
});

test('[player-exposes-maliciously-bj] the director finds intent: every chip goes back at the congregation; no other rulebook voids the hand', () => {
  expect(rule(congregation, 'shown-to-spoil', { intent: true })).toMatchObject({
    rule: 'player-exposes-maliciously-bj',
    effect: 'void',
  });
  expect(rule(congregation, 'shown-to-spoil', { intent: false }).effect).toBeUndefined();
  for (const rulebook of [home, guidelines, roberts, tda])
    expect(rule(rulebook, 'shown-to-spoil', { intent: true }).effect, rulebook).toBeUndefined();
});

// Bets that are put right

const under = (rulebook: string, facts: Facts) =>
  rule(rulebook, 'underraise', { saidRaise: false, nextStreet: false, ...facts });

test('[tda-52-underraise] bet 600, raise to 1000, two calls, then noticed: all make it 1200, until the next street', () => {
  const raised = { bet: 600, lastRaise: 600, put: 1000 };
  expect(under(tda, raised)).toMatchObject({
    rule: 'tda-52-underraise',
    ruling: 'They must make it 1200.',
    effect: { correctTo: 1200 },
  });
  expect(under(tda, raised).steps.at(-1)).toContain('makes it 1200 too');
  expect(under(tda, { ...raised, nextStreet: true }).effect).toBeUndefined();
});

test('[minimum-raise] [minimum-bet] [announce-raise-first] a raise announced too small is made up, as is an opening 60 at a big blind of 100; without a word it may be a call', () => {
  expect(under(home, { bet: 100, lastRaise: 100, put: 120, saidRaise: true })).toMatchObject({
    rule: 'minimum-raise',
    effect: { correctTo: 200 },
  });
  expect(under(guidelines, { bet: 0, lastRaise: 100, put: 60 })).toMatchObject({
    rule: 'minimum-bet',
    effect: { correctTo: 100 },
  });
  expect(under(congregation, { bet: 600, lastRaise: 600, put: 1000 })).toMatchObject({
    rule: 'announce-raise-first',
    effect: { correctTo: 600 },
  });
});

test('[half-bet-threshold] [tda-45-multi-chip] several chips without a word, facing 100: rulebooks differ on what makes a raise', () => {
  const silent = (rulebook: string, put: number, smallest: number) =>
    rule(rulebook, 'chips-without-a-word', { bet: 100, lastRaise: 100, put, smallest }).effect;
  expect(silent(guidelines, 140, 5)).toEqual({ correctTo: 100 });
  expect(silent(guidelines, 150, 25)).toEqual({ correctTo: 200 });
  expect(silent(congregation, 175, 25)).toEqual({ correctTo: 100 });
  expect(silent(tda, 150, 25)).toEqual({ correctTo: 200 });
  expect(silent(tda, 150, 75)).toEqual({ correctTo: 100 });
});

test('[verbal-in-turn-binding] says call facing 300: they must call; a check facing a bet leaves call or fold', () => {
  for (const rulebook of RULEBOOKS)
    expect(rule(rulebook, 'declared-in-turn', { said: 'call', facingABet: true }).ruling).toBe(
      'It’s binding: they call.',
    );
  expect(rule(tda, 'declared-in-turn', { said: 'check', facingABet: true })).toMatchObject({
    rule: 'tda-55-invalid-declarations',
    ruling: 'They may only call or fold.',
  });
});

test('[rap-is-check] [raise-gesture] [gesture-reliance] a tap is a check, a thumb up a raise', () => {
  expect(rule(guidelines, 'declared-in-turn', { said: 'tap', facingABet: false })).toMatchObject({
    rule: 'rap-is-check',
    ruling: 'It’s binding: they check.',
  });
  expect(rule(guidelines, 'declared-in-turn', { said: 'thumbs-up', facingABet: true })).toMatchObject({
    rule: 'raise-gesture',
    ruling: 'It’s binding: they raise.',
  });
});

test('[out-of-turn-check] checks out of turn, then the seat before bets: call or fold at HomePokerTourney, anything under the guidelines', () => {
  const checked = { action: 'check', changed: true };
  expect(rule(home, 'acted-out-of-turn', checked)).toMatchObject({
    rule: 'out-of-turn-check',
    ruling: 'It’s binding: they may fold or call.',
  });
  expect(rule(guidelines, 'acted-out-of-turn', checked).ruling).toBe(
    'It’s not binding: they may fold, call or raise.',
  );
});

test('[out-of-turn-bet] [out-of-turn-binding] a bet out of turn stands if nothing has changed', () => {
  expect(rule(guidelines, 'acted-out-of-turn', { action: 'bet', changed: false })).toMatchObject({
    rule: 'out-of-turn-bet',
    ruling: 'It’s binding: they must bet.',
  });
  expect(rule(guidelines, 'acted-out-of-turn', { action: 'call', changed: true })).toMatchObject({
    rule: 'out-of-turn-binding',
    ruling: 'It’s not binding: they may fold, call or raise.',
  });
});

test('[rr-ruling-deadline] [tda-22-dispute-window] a complaint after the next riffle: the result stands; the TDA counts a pot again until substantial action', () => {
  const late = (rulebook: string, about: string, nextHand: string) =>
    rule(rulebook, 'complained-late', { about, nextHand }).ruling.startsWith('The result stands');
  expect([late(roberts, 'who-won', 'not-begun'), late(roberts, 'who-won', 'begun')]).toEqual([false, true]);
  expect([late(roberts, 'amount', 'begun'), late(tda, 'amount', 'begun')]).toEqual([true, false]);
  expect([late(tda, 'who-won', 'begun'), late(tda, 'amount', 'substantial-action')]).toEqual([true, true]);
});

test('[string-bet-tournament] [announce-raise-first] [string-raise-home] [tda-56-string] chips a player goes back for are returned', () => {
  const cited = RULEBOOKS.map((rulebook) => {
    const ruled = rule(rulebook, 'string-bet', { bet: 100, lastRaise: 100, put: 100, saidRaise: false });
    expect(ruled.effect).toEqual({ correctTo: 100 });
    return ruled.rule;
  });
  expect(cited).toEqual([
    'string-bet-tournament',
    'announce-raise-first',
    'string-raise-home',
    'string-bet-tournament',
    'tda-56-string',
  ]);
  expect(rule(tda, 'string-bet', { bet: 100, lastRaise: 100, put: 100, saidRaise: true }).rule).toBe(
    'tda-42-raise-methods',
  );
});

test('[string-bet-tournament] [announce-raise-first] [string-raise-home] “raise” without an amount: one motion in a tournament, several where saying it is enough', () => {
  const said = (rulebook: string, put: number) =>
    rule(rulebook, 'string-bet', { bet: 100, lastRaise: 100, put, saidRaise: true });
  expect(said(home, 100)).toMatchObject({ rule: 'string-bet-tournament', effect: { correctTo: 200 } });
  expect(said(home, 300)).toMatchObject({ rule: 'string-bet-tournament', effect: { correctTo: 300 } });
  expect(said(roberts, 300).effect).toEqual({ correctTo: 300 });
  expect(said(tda, 300)).toMatchObject({ rule: 'tda-42-raise-methods', effect: { correctTo: 300 } });
  expect(said(tda, 100).effect).toBeUndefined();
  expect(said(congregation, 300)).toMatchObject({ rule: 'announce-raise-first' });
  expect(said(guidelines, 300).effect).toBeUndefined();
});

test('[oversized-chip] facing 75, one 500 without a word is a call of 75, and the rest comes back', () => {
  for (const rulebook of RULEBOOKS) {
    const ruled = rule(rulebook, 'oversized-chip', { bet: 75, lastRaise: 75, put: 500, saidRaise: false });
    expect(ruled.effect).toEqual({ correctTo: 75 });
    expect(ruled.steps[0]).toBe('Return the rest to the player');
  }
});

test('[rr-nl-short-call-corrected] a call of 500 holds 450: 50 more are owed, even after a better hand is shown', () => {
  expect(rule(roberts, 'short-call', { bet: 500, put: 450 })).toMatchObject({
    rule: 'rr-nl-short-call-corrected',
    ruling: 'They owe 50 more, even if a better hand has been shown.',
    effect: { correctTo: 500 },
  });
});

test('[tda-49-accepted-action] [rr-nl-gross-misunderstanding] told 4000 when the bet is 4700, they owe 4700; after a gross misunderstanding the director may protect them', () => {
  const told = { told: 4000, actual: 4700 };
  expect(rule(tda, 'misheard-amount', { ...told, gross: false })).toMatchObject({
    rule: 'tda-49-accepted-action',
    effect: { correctTo: 4700 },
  });
  expect(rule(roberts, 'misheard-amount', { ...told, gross: true })).toMatchObject({
    rule: 'rr-nl-gross-misunderstanding',
    ruling: 'The director may give them some protection.',
  });
});

test('[rr-three-act-behind] [tda-53-out-of-turn] seat 4 is skipped and seats 5, 6 and 7 act: seat 4 may be ruled out, unless a player ahead was still to act too', () => {
  const skipped = (rulebook: string, acted: number, chipsIn: boolean, othersBefore: boolean) =>
    rule(rulebook, 'skipped-player', { acted, chipsIn, othersBefore }).ruling;
  expect(skipped(roberts, 3, false, false)).toContain('may lose their right');
  expect(skipped(roberts, 3, false, true)).toContain('goes back to them');
  expect(skipped(roberts, 2, true, false)).toContain('goes back to them');
  expect(skipped(tda, 2, true, false)).toContain('may lose their right');
});

test('[all-in-hidden-chips] loser finds 200, the winner had them covered: out; before the next deal they may go to the winner, afterwards out of play', () => {
  const found = { found: 200, winnerCovers: 200 };
  expect(rule(guidelines, 'hidden-chips-found', { ...found, nextDealBegun: false })).toMatchObject({
    ruling: 'They are out; the director may give the chips to the winner.',
    rule: 'all-in-hidden-chips',
  });
  const late = rule(guidelines, 'hidden-chips-found', { ...found, nextDealBegun: true });
  expect(late.ruling).toBe('They are out, and the chips leave the tournament.');
  expect(late.steps).toEqual(['Take the chips out of play', 'They may rebuy if rebuys are open']);
});

test('[all-in-hidden-chips] once the next deal has begun found chips leave play, also those the winner did not cover', () => {
  for (const rulebook of [guidelines, tda])
    expect(
      rule(rulebook, 'hidden-chips-found', { found: 200, winnerCovers: 50, nextDealBegun: true }),
    ).toMatchObject({
      ruling: 'They are out, and the chips leave the tournament.',
      steps: expect.arrayContaining(['Take the chips out of play']),
    });
});

test('[all-in-hidden-chips] the winner had only 50 more, 200 are found: the director decides, and the loser keeps 150', () => {
  const part = rule(guidelines, 'hidden-chips-found', { found: 200, winnerCovers: 50, nextDealBegun: false });
  expect(part.ruling).toContain('keeps the uncovered 150');
  expect(part.steps[0]).toMatch(/^50 goes to the winner/);
});

test('[tda-62-found-chips] under the TDA found chips do not save a loser either', () => {
  expect(
    rule(tda, 'hidden-chips-found', { found: 200, winnerCovers: 500, nextDealBegun: false }),
  ).toMatchObject({ rule: 'tda-62-found-chips', ruling: expect.stringMatching(/^They are out/) });
});

test('[even-up-all-in] a loser of 900 who paid it all to an all-in of 600 is out at the congregation once another hand is dealt; elsewhere it is corrected', () => {
  expect(rule(congregation, 'overpaid-all-in', { nextHandDealt: true })).toMatchObject({
    rule: 'even-up-all-in',
    steps: ['The loser is out'],
  });
  expect(rule(congregation, 'overpaid-all-in', { nextHandDealt: false }).ruling).toBe('Correct it.');
  for (const rulebook of [home, guidelines, roberts, tda])
    expect(rule(rulebook, 'overpaid-all-in', { nextHandDealt: true }).ruling, rulebook).toBe('Correct it.');
});

test('[tda-rp22-bounty-chip] a bounty chip bet may be ruled a call or an all-in', () => {
  expect(rule(tda, 'bounty-chip-bet')).toMatchObject({
    rule: 'tda-rp22-bounty-chip',
    ruling: 'The director may rule it a call or an all-in.',
  });
});

// Showing and talking

test('[no-showing-live-cards] heads-up for the title one card may be shown; with more left it may be penalized', () => {
  const shows = (rulebook: string, lastTwoOfTheEvent: boolean) =>
    rule(rulebook, 'showed-live-card', { lastTwoOfTheEvent, headsUpInThePot: true }).ruling.startsWith(
      'That’s allowed',
    );
  expect([shows(home, false), shows(home, true)]).toEqual([false, true]);
  expect(
    rule(home, 'showed-live-card', { lastTwoOfTheEvent: false, headsUpInThePot: true }).steps.join(),
  ).toContain('a warning, time away from the table or disqualification');
});

test('[commentary-heads-up-exception] two players heads-up in a pot may say and show what they like under the guidelines, and nobody else', () => {
  const talk = (rulebook: string, who: string) =>
    rule(rulebook, 'stated-or-commented', { who, headsUpInThePot: true }).rule;
  expect(talk(guidelines, 'in-the-hand')).toBe('commentary-heads-up-exception');
  expect(talk(guidelines, 'not-in-the-hand')).toBe('no-commentary');
  expect(
    rule(guidelines, 'showed-live-card', { lastTwoOfTheEvent: false, headsUpInThePot: true }).ruling,
  ).toMatch(/^That’s allowed/);
});

test('[no-commentary] [tda-67-no-disclosure] [rr-penalties] a comment on the hand is nobody’s right; each rulebook answers in its own words', () => {
  const cited = (rulebook: string, who: string) =>
    rule(rulebook, 'stated-or-commented', { who, headsUpInThePot: false });
  expect(cited(guidelines, 'not-in-the-hand').rule).toBe('no-commentary');
  expect(cited(tda, 'in-the-hand').rule).toBe('tda-67-no-disclosure');
  for (const who of ['in-the-hand', 'not-in-the-hand'])
    expect(cited(home, who)).toMatchObject({ rule: 'rr-penalties', by: roberts });
});

test('[no-commentary-obvious] that it was obvious is no excuse', () => {
  expect(rule(guidelines, 'said-the-obvious')).toMatchObject({
    rule: 'no-commentary-obvious',
    ruling: expect.stringContaining('no excuse'),
  });
});

test.each([
  ['[no-coaching]', 'coaching', congregation, 'no-coaching'],
  ['[tda-67-no-disclosure]', 'coaching', tda, 'tda-67-no-disclosure'],
  ['[deliberate-out-of-turn]', 'out-of-turn-on-purpose', home, 'deliberate-out-of-turn'],
  ['[act-in-turn]', 'out-of-turn-on-purpose', guidelines, 'act-in-turn'],
  ['[no-self-change]', 'made-own-change', guidelines, 'no-self-change'],
  ['[tda-28-rabbit]', 'rabbit-hunting', tda, 'tda-28-rabbit'],
  ['[tda-31-stay-at-table]', 'left-with-live-hand', tda, 'tda-31-stay-at-table'],
  ['[tda-33-dodging]', 'dodged-blind', tda, 'tda-33-dodging'],
])('%s %s under %s: ruled by its own rule, with the penalties the house allows', (_, id, rulebook, cited) => {
  const ruled = rule(rulebook, id);
  expect(ruled).toMatchObject({ rule: cited, by: rulebook });
  expect(ruled.steps.at(-1)).toMatch(/^The director may give a warning, .* or disqualification/);
});

test('[tda-69-collusion] soft play is penalized, chips passed by agreement cost the tournament', () => {
  expect(rule(tda, 'soft-play', { what: 'soft-play' })).toMatchObject({ rule: 'tda-69-collusion' });
  expect(rule(tda, 'soft-play', { what: 'collusion' }).ruling).toBe('They are disqualified.');
});

test('[tda-71-penalties] one orbit at a nine-handed table: 9 hands missed, dealt in and killed', () => {
  const missed = rule(tda, 'penalty-given', { players: 9, circuits: 1 });
  expect(missed).toMatchObject({ rule: 'tda-71-penalties', ruling: 'They miss 9 hands.' });
  expect(missed.steps[0]).toContain('Deal them in');
});

test('[chips-removed-from-table] [cards-chips-stay-on-table] chips off the table leave the tournament; cards go back on it', () => {
  expect(rule(home, 'chips-off-the-table', { what: 'chips' }).rule).toBe('chips-removed-from-table');
  expect(rule(congregation, 'chips-off-the-table', { what: 'chips' })).toMatchObject({
    rule: 'cards-chips-stay-on-table',
    by: congregation,
  });
  expect(rule(congregation, 'chips-off-the-table', { what: 'cards' }).ruling).toBe(
    'Cards stay on the table.',
  );
});

test('[intoxicated-disqualified] the congregation may disqualify a player who is too drunk; elsewhere the penalties say so', () => {
  expect(rule(congregation, 'intoxicated')).toMatchObject({
    rule: 'intoxicated-disqualified',
    ruling: 'The house may disqualify them.',
  });
  expect(rule(home, 'intoxicated')).toMatchObject({ rule: 'rr-penalties', by: roberts });
});

test('[splashing] chips thrown into the pot are counted and pushed back', () => {
  expect(rule(guidelines, 'splashed-pot')).toMatchObject({ rule: 'splashing', by: guidelines });
  expect(rule(guidelines, 'splashed-pot').steps).toEqual([
    'Count the pot against the action',
    'Push the player’s chips back in front of them until the betting is finished',
  ]);
});

test('[right-to-know-stacks] [tda-60-count] everybody may know a stack; the TDA has it counted only for a player facing an all-in in turn', () => {
  const asked = (rulebook: string, facingAllIn: boolean, theirTurn: boolean) =>
    rule(rulebook, 'asked-for-count', { facingAllIn, theirTurn }).ruling;
  expect(asked(guidelines, false, false)).toBe('They get a count.');
  expect(asked(tda, true, true)).toBe('They get a count.');
  expect(asked(tda, true, false)).toContain('estimate');
  expect(asked(tda, false, true)).toContain('estimate');
});

// All of them

/** Every combination of facts that can make a difference. */
const combinations = ({ facts }: Irregularity): Facts[] =>
  facts.reduce<Facts[]>(
    (all, { name, cases }) => all.flatMap((known) => cases.map(({ value }) => ({ ...known, [name]: value }))),
    [{}],
  );

test('every rulebook settles every irregularity, with steps, whatever the facts', () => {
  for (const { id } of rulebooks)
    for (const irregularity of irregularities)
      for (const facts of combinations(irregularity)) {
        const ruling = settle(irregularity, facts, findRulebook(id)!);
        expect(ruling.ruling.length).toBeGreaterThan(5);
        expect(ruling.steps.length, `${id}: ${irregularity.id}`).toBeGreaterThan(0);
      }
});

test('no ruling calls a player he, says somebody or everybody, or uses British spelling', () => {
  const texts = new Set(
    irregularities.flatMap((irregularity) => [
      irregularity.title,
      irregularity.about,
      ...irregularity.facts.flatMap(({ ask, cases }) => [ask, ...cases.map(({ say }) => say)]),
      ...rulebooks.flatMap(({ id }) =>
        combinations(irregularity).flatMap((facts) => {
          const { ruling, steps } = settle(irregularity, facts, findRulebook(id)!);
          return [ruling, ...steps];
        }),
      ),
    ]),
  );
  for (const text of texts)
    expect(text).not.toMatch(/\b(he|him|his|somebody|everybody|circuits?|penalis\w*|burnt)\b/i);
});

test('[misdeal-stud-deadline] [dead-hand-stud-upcards] only hold’em is ruled on: no rulebook’s sheet speaks of stud', () => {
  for (const { id } of rulebooks)
    expect(JSON.stringify(rulingCard(findRulebook(id)!))).not.toMatch(/stud|upcard|forced bet/i);
});

test('[text-source-roberts-v4] where a rulebook is silent Robert’s answers, which the HomePokerTourney pages quote; only the forgotten burn is theirs', () => {
  expect(rule(guidelines, 'duplicate-card').by).toBe(roberts);
  expect(rule(congregation, 'first-card-wrong-seat', nobody).by).toBe(roberts);
  expect(rule(home, 'duplicate-card').by).toBe(home);
  expect(rule(guidelines, 'no-burn', { street: 'turn', actedSince: false }).by).toBe(home);
});

test('a fact left out, or that makes no sense, is asked for by name', () => {
  const exposing = irregularities.find(({ id }) => id === 'hole-card-exposed')!;
  expect(
    missingFacts(exposing, { which: 0, acted: -1, chipsIn: 'no' }, findRulebook(tda)!).map(
      ({ name }) => name,
    ),
  ).toEqual(['which', 'alone', 'acted', 'chipsIn']);
});

test('a fact of the wrong type is refused with a sentence that says what it takes', () => {
  const burn = irregularities.find(({ id }) => id === 'no-burn')!;
  const given = { street: ['flop'], actedSince: 'yes' };
  expect(missingFacts(burn, given, findRulebook(tda)!).map((fact) => factNeeded(fact, given.street))).toEqual(
    [
      expect.stringMatching(/^"street" is \["flop"\], but takes flop or turn or river: /),
      expect.stringMatching(/^"actedSince" is \["flop"\], but takes true or false: /),
    ],
  );
  expect(() => settle(burn, given, findRulebook(tda)!)).toThrow(
    /^no-burn: "street" is \["flop"\], but takes/,
  );
  expect(() => settle(burn, {}, findRulebook(tda)!)).toThrow(/"actedSince" is needed \(true or false\)/);
});

test('rulings get the types of their facts from the facts: nothing in this folder is cast, and nothing is any', () => {
  const folder = new URL('.', import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const code = readFileSync(new URL(file, folder), 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'|`[^`]*`/gm, '')
      .replace(/\bas const\b/g, '');
    expect(code.match(/.*[)\]}\w!]\sas\s[\w[({].*|.*[:<] ?any\b.*/g) ?? [], file).toEqual([]);
  }
});
