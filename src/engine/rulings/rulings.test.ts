import { expect, test } from 'vitest';
import { houses, rulebook } from '../../rulebooks/index.ts';
import type { Facts } from './ruling.ts';
import { irregularities, missingFacts, settle } from './rulings.ts';

function rule(house: string, id: string, facts: Facts = {}) {
  const found = irregularities.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no irregularity ${id}`);
  expect(missingFacts(found, facts)).toEqual([]);
  return settle(found, facts, rulebook(house)!);
}

const home = 'homepokertourney';
const congregation = 'bnai-jeshurun';

test('[exposed-first-two-cards] [misdeal-a-first-two-exposed] the first or second card exposed is a misdeal', () => {
  for (const which of [1, 2])
    expect(rule(home, 'hole-card-exposed', { which, alone: true, acted: 0 })).toMatchObject({
      ruling: expect.stringContaining('Misdeal'),
      rule: 'misdeal-a-first-two-exposed',
    });
});

test('[exposed-later-card-replaced] any other is replaced by the top card after the deal and becomes the burn', () => {
  const { rule: id, steps } = rule(home, 'hole-card-exposed', { which: 5, alone: true, acted: 0 });
  expect(id).toBe('exposed-later-card-replaced');
  expect(steps).toEqual([
    'Finish the deal',
    'Give him the top card of the stub',
    'The exposed card becomes the burn card before the flop',
  ]);
});

test('[exposed-two-cards-misdeal] [misdeal-b-two-exposed] two exposed cards are a misdeal', () => {
  expect(rule(home, 'hole-card-exposed', { which: 5, alone: false, acted: 0 })).toMatchObject({
    rule: 'misdeal-b-two-exposed',
  });
});

test('[exposed-any-initial-card-bj] [redeal-same-button-bj] at the congregation any card exposed in the deal is a misdeal, the button stays', () => {
  const { rule: id, steps } = rule(congregation, 'hole-card-exposed', { which: 7, alone: true, acted: 0 });
  expect(id).toBe('exposed-any-initial-card-bj');
  expect(steps.at(-1)).toContain('same button');
});

test('[exposed-after-deal-bj] [exposed-on-purpose-bj] later it is replaced by the last burn card and stays face up with the burns; on purpose is penalised', () => {
  const { steps } = rule(congregation, 'card-exposed-after-deal', { onPurpose: false });
  expect(steps.slice(0, 2)).toEqual([
    'Give him the last burn card face down',
    'The exposed card stays face up with the burn cards',
  ]);
  expect(rule(congregation, 'card-exposed-after-deal', { onPurpose: true })).toMatchObject({
    rule: 'exposed-on-purpose-bj',
    ruling: 'The director may penalise the dealer.',
  });
});

test.each([
  ['boxed-cards', 'misdeal-c-two-boxed'],
  ['extra-cards', 'misdeal-d-two-extra'],
  ['dealt-out-of-sequence', 'misdeal-f-out-of-sequence'],
  ['button-out-of-position', 'misdeal-g-button-wrong'],
  ['first-card-wrong-seat', 'misdeal-h-first-card-wrong'],
  ['card-to-empty-seat', 'misdeal-i-empty-seat'],
  ['player-left-out', 'misdeal-j-player-skipped'],
])(
  '[misdeal-c-two-boxed] [misdeal-d-two-extra] [misdeal-f-out-of-sequence] [misdeal-g-button-wrong] [misdeal-h-first-card-wrong] [misdeal-i-empty-seat] [misdeal-j-player-skipped] [misdeal-deadline] %s is a misdeal until two have acted',
  (id, cited) => {
    expect(rule(home, id, { acted: 1 })).toMatchObject({
      rule: cited,
      ruling: expect.stringMatching(/^Misdeal/),
    });
    const late = rule(home, id, { acted: 2 });
    expect(late).toMatchObject({
      rule: 'misdeal-deadline',
      ruling: expect.stringMatching(/^No misdeal any more/),
    });
    expect(late.steps.at(-1)).toContain('no chips back');
  },
);

test('[misdeal-e-wrong-number] the top card may be dealt to him if it would have been his', () => {
  expect(rule(home, 'wrong-number-of-cards', { topCardInTurn: true, acted: 0 }).steps[0]).toBe(
    'Deal him the top card face down',
  );
  expect(rule(home, 'wrong-number-of-cards', { topCardInTurn: false, acted: 0 }).ruling).toMatch(/^Misdeal/);
});

test('[tda-36-substantial-action] the TDA’s deadline is substantial action', () => {
  expect(rule('tda', 'boxed-cards', { acted: 2 })).toMatchObject({ rule: 'tda-36-substantial-action' });
});

test('[flop-premature-or-too-many] [tda-39-four-card-flop] a flop too early or too large is dealt again without a burn; the TDA takes one of four out by chance', () => {
  for (const id of ['flop-premature', 'flop-too-many-cards'])
    expect(rule(home, id).steps.at(-1)).toBe('Turn a new flop without burning');
  expect(rule('tda', 'flop-too-many-cards')).toMatchObject({ rule: 'tda-39-four-card-flop' });
});

test('[failed-burn] [tda-39-no-burn-flop] no burn: the card is shown and the next one plays', () => {
  expect(rule(home, 'no-burn')).toMatchObject({
    rule: 'failed-burn',
    steps: expect.arrayContaining(['Turn the next card as usual']),
  });
  expect(rule('tda', 'no-burn').rule).toBe('tda-39-no-burn-flop');
});

test('[turn-premature] [tda-rp5-premature] the turn too early: out for the street, the fifth card in its place, then a last card without a burn', () => {
  expect(rule(home, 'turn-card-premature')).toMatchObject({
    rule: 'turn-premature',
    steps: [
      expect.any(String),
      expect.stringContaining('fifth card'),
      expect.stringContaining('without burns and discards'),
      expect.stringContaining('without burning'),
    ],
  });
  expect(rule('tda', 'turn-card-premature').rule).toBe('tda-rp5-premature');
});

test('[river-premature] the river too early is dealt again in the same manner', () => {
  expect(rule(home, 'river-card-premature')).toMatchObject({
    rule: 'river-premature',
    steps: expect.arrayContaining(['Cut, and turn the last card without burning']),
  });
});

test('[dead-hand-clock] [call-the-clock] the clock kills a hand facing a bet; without one the congregation folds it too', () => {
  expect(rule(home, 'clock-ran-out', { facingABet: true }).ruling).toBe('His hand is folded.');
  expect(rule(home, 'clock-ran-out', { facingABet: false }).ruling).toContain('a check');
  expect(rule(congregation, 'clock-ran-out', { facingABet: false })).toMatchObject({
    ruling: 'His hand is folded.',
    rule: 'call-the-clock',
  });
});

test('[dead-hand-muck] [tda-14-live-until-killed] a hand in the muck may be given back if it can be told; never at the congregation', () => {
  expect(rule(home, 'hand-in-the-muck', { identifiable: true, falseInformation: true }).ruling).toContain(
    'misled',
  );
  expect(rule(home, 'hand-in-the-muck', { identifiable: false, falseInformation: false }).ruling).toContain(
    'dead',
  );
  expect(rule(congregation, 'hand-in-the-muck', { identifiable: true, falseInformation: true }).ruling).toBe(
    'Cards in the muck are dead.',
  );
});

test.each([
  ['folded-or-said-fold', {}, 'dead-hand-fold'],
  ['hand-thrown-forward', { actedBehind: true }, 'dead-hand-forward-throw'],
  ['hand-with-wrong-count', {}, 'dead-hand-wrong-count'],
  ['joker-in-hand', { acted: true }, 'dead-hand-joker'],
  ['cards-into-another-hand', {}, 'dead-hand-into-other-hand'],
  ['unprotected-hand', {}, 'protect-own-hand'],
])(
  '[dead-hand-fold] [dead-hand-forward-throw] [dead-hand-wrong-count] [dead-hand-joker] [dead-hand-into-other-hand] [protect-own-hand] %s: dead',
  (id, facts, cited) => {
    expect(rule(home, id, facts)).toMatchObject({ rule: cited, ruling: expect.stringContaining('dead') });
  },
);

test('[irregular-back-in-hand] [irregular-back-in-stub] [irregular-duplicate] another back in play or two cards alike void the hand; in the stub it stands', () => {
  expect(rule(home, 'other-back', { where: 'in-play' })).toMatchObject({
    ruling: 'All action is void.',
    rule: 'irregular-back-in-hand',
  });
  expect(rule(home, 'other-back', { where: 'stub' })).toMatchObject({
    ruling: 'All action stands.',
    rule: 'irregular-back-in-stub',
  });
  expect(rule(home, 'duplicate-card').steps[0]).toBe('Every chip in the pot goes back to who put it in');
});

test.each([
  ['missing-card', 'irregular-missing-card', 'stands'],
  ['card-not-looked-at', 'irregular-unseen-liability', 'risk'],
  ['flashed-by-dealer', 'flashed-by-dealer', 'exposed card'],
  ['flashed-by-player', 'flashed-by-player', 'plays'],
  ['dealt-off-the-table', 'dealt-off-table', 'exposed card'],
  ['dropped-card', 'dropped-card', 'still play'],
])(
  '[irregular-missing-card] [irregular-unseen-liability] [flashed-by-dealer] [flashed-by-player] [dealt-off-table] [dropped-card] %s',
  (id, cited, says) => {
    expect(rule(home, id)).toMatchObject({ rule: cited, ruling: expect.stringContaining(says) });
  },
);

test('[player-exposes-maliciously-bj] cards shown to spoil another’s hand: the director may void it and give every chip back', () => {
  expect(rule(congregation, 'shown-to-spoil').ruling).toContain('give all chips back');
});

test('[all-in-hidden-chips] [tda-62-found-chips] chips found after a lost all-in do not save him', () => {
  expect(
    rule('home-guidelines', 'hidden-chips-found', { winnerCovered: true, nextDealBegun: false }).ruling,
  ).toBe('He is out; the director may give the chips to the winner.');
  expect(
    rule('home-guidelines', 'hidden-chips-found', { winnerCovered: true, nextDealBegun: true }).ruling,
  ).toBe('He is out, and the chips leave the tournament.');
});

test('[even-up-all-in] a loser who overpaid is out at the congregation once another hand is dealt; elsewhere it is put right', () => {
  expect(rule(congregation, 'overpaid-all-in', { nextHandDealt: true })).toMatchObject({
    rule: 'even-up-all-in',
    steps: ['The loser is out'],
  });
  expect(rule(congregation, 'overpaid-all-in', { nextHandDealt: false }).ruling).toBe('It is put right.');
  expect(rule(home, 'overpaid-all-in', { nextHandDealt: true }).ruling).toBe('It is put right.');
});

test('[no-showing-live-cards] [commentary-heads-up-exception] [no-commentary] two alone may talk: in the event at HomePokerTourney, in the pot under the guidelines, never under the TDA', () => {
  const shows = (house: string, lastTwoOfTheEvent: boolean) =>
    rule(house, 'showed-live-card', { lastTwoOfTheEvent, headsUpInThePot: true }).ruling.startsWith('He may');
  expect([
    shows(home, false),
    shows(home, true),
    shows('home-guidelines', false),
    shows('tda', true),
  ]).toEqual([false, true, true, false]);
  expect(rule(home, 'stated-or-commented', { who: 'not-in-the-hand', headsUpInThePot: true }).rule).toBe(
    'no-commentary',
  );
});

test.each([
  ['coaching', 'no-coaching'],
  ['chips-off-the-table', 'chips-removed-from-table'],
  ['intoxicated', 'intoxicated-disqualified'],
  ['out-of-turn-on-purpose', 'deliberate-out-of-turn'],
  ['splashed-pot', 'splashing'],
])(
  '[no-coaching] [chips-removed-from-table] [intoxicated-disqualified] [deliberate-out-of-turn] [splashing] %s',
  (id, cited) => {
    expect(rule(congregation, id).rule).toBe(cited);
  },
);

test('every irregularity is settled by every house, with steps, whatever the facts', () => {
  for (const { id } of houses)
    for (const irregularity of irregularities) {
      const cases = irregularity.facts.reduce<Facts[]>(
        (all, { name, cases: values }) =>
          all.flatMap((facts) => values.map(({ value }) => ({ ...facts, [name]: value }))),
        [{}],
      );
      for (const facts of cases) {
        const ruling = settle(irregularity, facts, rulebook(id)!);
        expect(ruling.ruling.length).toBeGreaterThan(5);
        expect(ruling.steps.length, `${id}: ${irregularity.id}`).toBeGreaterThan(0);
      }
    }
});

test('[player-exposes-card-bj] a player turns over a card mid-hand: the hand is live, everybody may know it, he may be penalised', () => {
  const shown = rule(congregation, 'showed-live-card', { lastTwoOfTheEvent: false, headsUpInThePot: false });
  expect(shown).toMatchObject({
    rule: 'player-exposes-card-bj',
    ruling: 'The hand is not dead, but he may be penalised.',
  });
  expect(shown.steps[0]).toBe('Everybody may see the card');
});

test('a fact left out is asked for by name', () => {
  const exposed = irregularities.find(({ id }) => id === 'hole-card-exposed')!;
  expect(missingFacts(exposed, { which: 1, acted: -1 }).map(({ name }) => name)).toEqual(['alone', 'acted']);
});
