import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditHand } from '../../history/audit-hand.ts';
import { ohh } from '../../history/ohh.ts';
import { writePhh } from '../../history/phh.ts';
import { copyFor } from '../../history/readers.ts';
import { PlayedHand } from '../../history/replay.ts';
import { tell } from '../../history/tell.ts';
import { findRulebook, rulebooks } from '../../rulebooks/index.ts';
import { anySeed, anySetup, anyWhims } from '../../testing/random-hand.ts';
import { cards, type Given, type Table, table } from '../../testing/table.ts';
import { legalActions } from '../betting/legal.ts';
import { evolve, handFrom } from '../hand/evolve.ts';
import type { HandEvent } from '../record/events.ts';
import { type Hand, lowest, NOBODY, OVER } from '../record/hand.ts';
import { type Report, ruleOnGesture, ruleOnHand, type Seen } from './apply.ts';
import type { Fact } from './ruling.ts';
import { irregularities } from './rulings.ts';

const seed = '4d'.repeat(32);
const home = findRulebook('homepokertourney')!;
const four = { stacks: { 1: 500, 2: 500, 3: 500, 4: 500 }, button: 1, blinds: [10, 20] as const };

function dealt(rulebook = home): PlayedHand {
  const played = new PlayedHand();
  const { hand } = table({ ...four });
  const [started] = table({ ...four }).all('started');
  expect(hand.players).toBe(4);
  expect(
    played.do({ type: 'start', setup: { ...started!.setup, choices: rulebook.hand }, entropy: seed }),
  ).toBeNull();
  return played;
}

function rule(played: PlayedHand, report: Report, rulebook = home) {
  const ruled = ruleOnHand(played.hand, report, rulebook);
  if (!ruled.ok) return ruled.refusal.code;
  follow(played, ruled.value.events);
  return ruled.value.ruling.rule;
}

function follow(played: PlayedHand, events: readonly HandEvent[]): void {
  for (const event of events) {
    evolve(played.hand, event);
    played.events.push(event);
  }
}

const nobody = { acted: 0, chipsIn: false };

/** Every card of the deck is in a hand, on the board, burnt or in the stub, once. */
function cardsIn(hand: Hand): number[] {
  const all = [
    ...hand.holes.subarray(0, hand.players * 2),
    ...hand.board.subarray(0, hand.boarded),
    ...hand.burns.subarray(0, hand.burned),
    ...hand.stub.subarray(hand.stubTop),
  ];
  return all.sort((a, b) => a - b);
}
const sorted = (cards: Iterable<number>): number[] => [...cards].sort((a, b) => a - b);
const whole = Array.from({ length: 52 }, (_, card) => card);

/** Everybody calls or checks, and the next street is turned. */
function onNextStreet(played: PlayedHand): PlayedHand {
  for (let legal = legalActions(played.hand); legal !== null; legal = legalActions(played.hand))
    played.do({ type: 'act', seat: legal.seat, action: legal.canCheck ? 'check' : 'call' });
  expect(played.do({ type: 'proceed' })).toBeNull();
  return played;
}
const onFlop = onNextStreet;

test('[irregular-duplicate] two eights of hearts: the hand is void and every chip goes back exactly', () => {
  const played = dealt();
  played.do({ type: 'act', seat: 4, action: 'raise', to: 60 });
  expect(rule(played, { irregularity: 'duplicate-card', facts: {} })).toBe('irregular-duplicate');
  expect(played.hand.phase).toBe(OVER);
  expect([...played.hand.stacks.subarray(0, 4)]).toEqual([500, 500, 500, 500]);
});

test('[irregular-back-in-hand] [player-exposes-maliciously-bj] a blue card on the turn, or the director finding intent: each player gets back what they put in', () => {
  const congregation = findRulebook('bnai-jeshurun')!;
  const foldAndCall = { acted: 2, chipsIn: true };
  for (const [report, rulebook] of [
    [{ irregularity: 'other-back', facts: { where: 'in-play', ...foldAndCall } }, home],
    [{ irregularity: 'shown-to-spoil', facts: { intent: true } }, congregation],
  ] as const) {
    const played = dealt(rulebook);
    played.do({ type: 'act', seat: 4, action: 'raise', to: 120 });
    onNextStreet(onNextStreet(played));
    expect(played.hand).toMatchObject({ boarded: 4, pot: 480 });
    rule(played, report, rulebook);
    expect([...played.hand.stacks.subarray(0, 4)]).toEqual([500, 500, 500, 500]);
  }
});

test('[redeal-same-button-bj] a misdeal with the button on 4 is over with every chip back, and dealt again with the button on 4', () => {
  const rulebook = findRulebook('bnai-jeshurun')!;
  const { played } = table({ ...four, button: 4, rulebook: rulebook.id });
  const exposed = { which: 5, alone: true, ...nobody };
  expect(rule(played, { irregularity: 'hole-card-exposed', facts: exposed }, rulebook)).toBe(
    'exposed-any-initial-card-bj',
  );
  expect([...played.hand.stacks.subarray(0, 4)]).toEqual([500, 500, 500, 500]);
  const started = played.events.find((event) => event.type === 'started')!;
  expect(played.do({ type: 'start', setup: started.setup, entropy: seed })).toBeNull();
  expect(played.hand.button).toBe(4);
});

test('[dead-hand-clock] time expires facing 200: the hand is dead, its chips stay', () => {
  const { played, hand } = table({ ...four, rulebook: 'homepokertourney' }).play('4 raise 200');
  expect(rule(played, { irregularity: 'clock-ran-out', facts: { facingABet: true }, seat: 1 })).toBe(
    'dead-hand-clock',
  );
  expect(legalActions(hand)).toMatchObject({ seat: 2, toCall: 190 });
});

test('[exposed-later-card-replaced] three players, card 5, seat 3’s second, exposed: they get card 7, card 5 is the burn, the flop is cards 8 to 10', () => {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  const played = new PlayedHand();
  const [started] = table({ stacks: { 1: 500, 2: 500, 3: 500 }, button: 1, blinds: [10, 20] }).all('started');
  played.do({ type: 'start', setup: { ...started!.setup, choices: home.hand }, deck });
  // The fifth card of the deal is the second of the second player left of the button.
  const [card5, card7] = [deck[4]!, deck[6]!];
  rule(played, {
    irregularity: 'hole-card-exposed',
    facts: { which: 5, alone: true, ...nobody },
    seat: 3,
    card: card5,
  });
  const { hand } = played;
  expect(hand.holes[hand.placeOf(3) * 2 + 1]).toBe(card7);
  for (const seat of [1, 2]) played.do({ type: 'act', seat, action: 'call' });
  played.do({ type: 'act', seat: 3, action: 'check' });
  played.do({ type: 'proceed' });
  expect(hand.burns[0]).toBe(card5);
  expect([...hand.board.subarray(0, 3)]).toEqual(deck.slice(7, 10));
});

test('[exposed-after-deal-bj] a hole card knocked face up after the flop: the flop burn takes its place, and it lies with the burns', () => {
  const rulebook = findRulebook('bnai-jeshurun')!;
  const played = onFlop(dealt(rulebook));
  const { hand } = played;
  const [card, burn] = [hand.holes[0]!, hand.burns[0]!];
  rule(
    played,
    { irregularity: 'card-exposed-after-deal', facts: { onPurpose: false }, seat: hand.seats[0]!, card },
    rulebook,
  );
  expect([hand.holes[0], hand.burns[0]]).toEqual([burn, card]);
});

test('[flop-premature-or-too-many] four players, four cards turned: 43 are mixed, three dealt without a burn, and one burn lies before the turn', () => {
  const played = dealt();
  rule(played, { irregularity: 'flop-too-many-cards', facts: { cards: 'four', known: true }, entropy: seed });
  expect(52 - played.hand.stubTop).toBe(43);
  onFlop(played);
  expect(played.hand).toMatchObject({ burned: 1, boarded: 3 });
  expect(cardsIn(played.hand)).toEqual(whole);
});

test('[tda-39-four-card-flop] under the TDA three of the four are the flop and the fourth is the next burn', () => {
  const rulebook = findRulebook('tda')!;
  const played = dealt(rulebook);
  const { hand } = played;
  const [burn, ...four] = hand.stub.subarray(hand.stubTop, hand.stubTop + 5);
  rule(
    played,
    { irregularity: 'flop-too-many-cards', facts: { cards: 'four', known: true }, entropy: seed },
    rulebook,
  );
  onNextStreet(onFlop(played));
  expect(hand.burns[0]).toBe(burn);
  expect(sorted([...hand.board.subarray(0, 3), hand.burns[1]!])).toEqual(sorted(four));
  expect(cardsIn(hand)).toEqual(whole);
});

test('[tda-39-no-burn-flop] one of the three is the burn, the flop the other two and the next card', () => {
  const rulebook = findRulebook('tda')!;
  const played = dealt(rulebook);
  const { hand } = played;
  const top = [...hand.stub.subarray(hand.stubTop, hand.stubTop + 4)];
  rule(
    played,
    { irregularity: 'no-burn', facts: { street: 'flop', actedSince: false }, entropy: seed },
    rulebook,
  );
  onFlop(played);
  expect(hand.board[2]).toBe(top[3]);
  expect(sorted([hand.burns[0]!, hand.board[0]!, hand.board[1]!])).toEqual(sorted(top.slice(0, 3)));
});

test('[failed-burn] the turn comes without a burn, 8h, the next card is Kc: 8h is out, the turn is Kc', () => {
  const played = onFlop(dealt());
  const { hand } = played;
  const [eight, king] = cards('8h Kc');
  const stub = [...hand.stub.subarray(hand.stubTop)].filter((card) => card !== eight && card !== king);
  follow(played, [
    { type: 'stub-set', stub: [eight!, king!, ...stub].slice(0, 52 - hand.stubTop), noBurnOn: null },
  ]);
  rule(played, { irregularity: 'no-burn', facts: { street: 'turn', actedSince: false } });
  onNextStreet(played);
  expect([hand.burns[1], hand.board[3]]).toEqual([eight, king]);
});

test('[turn-premature] stub b2 T1 b3 X Y Z, T1 turned early: the turn is X with b3 burnt, the river comes of the rest with T1, three burns in all', () => {
  const played = onFlop(dealt());
  const { hand } = played;
  const [b2, t1, b3, x, ...rest] = hand.stub.subarray(hand.stubTop);
  expect(rule(played, { irregularity: 'turn-card-premature', facts: {}, entropy: seed })).toBe(
    'turn-premature',
  );
  onNextStreet(played);
  expect([...hand.burns.subarray(1, 3), hand.board[3]]).toEqual([b2, b3, x]);
  expect(sorted(hand.stub.subarray(hand.stubTop))).toEqual(sorted([t1!, ...rest]));
  onNextStreet(played);
  // One before the flop, and the two before the turn: none for the river.
  expect(hand).toMatchObject({ boarded: 5, burned: 3 });
  expect(cardsIn(hand)).toEqual(whole);
});

test('[river-premature] seven players, the river turned during the turn’s betting: it is drawn from 31 shuffled cards without another burn', () => {
  const played = new PlayedHand();
  const stacks = { 1: 500, 2: 500, 3: 500, 4: 500, 5: 500, 6: 500, 7: 500 };
  const [started] = table({ stacks, button: 1, blinds: [10, 20] }).all('started');
  played.do({ type: 'start', setup: { ...started!.setup, choices: home.hand }, entropy: seed });
  onNextStreet(onNextStreet(played));
  const { hand } = played;
  const river = hand.stub[hand.stubTop + 1]!;
  rule(played, { irregularity: 'river-card-premature', facts: {}, entropy: seed });
  const left = [...hand.stub.subarray(hand.stubTop)];
  expect(left).toHaveLength(31);
  expect(left).toContain(river);
  onNextStreet(played);
  expect(hand).toMatchObject({ boarded: 5, burned: 3 });
});

test('[tda-rp5-premature] [tda-rp4-dropped-stub] the TDA shuffles a card turned early back at once; a dropped stub is shuffled, and the burn comes as ever', () => {
  const rulebook = findRulebook('tda')!;
  const played = onFlop(dealt(rulebook));
  expect(rule(played, { irregularity: 'flop-premature', facts: {}, entropy: seed }, rulebook)).toBe(
    'not-now',
  );
  expect(rule(played, { irregularity: 'turn-card-premature', facts: {}, entropy: seed }, rulebook)).toBe(
    'tda-rp5-premature',
  );
  onNextStreet(played);
  expect(played.hand).toMatchObject({ boarded: 4, burned: 2 });
  rule(played, { irregularity: 'dropped-stub', facts: { state: 'out-of-order' }, entropy: seed }, rulebook);
  onNextStreet(played);
  expect(played.hand).toMatchObject({ boarded: 5, burned: 3 });
  expect(cardsIn(played.hand)).toEqual(whole);
});

test('[dead-hand-wrong-count] a dead hand is killed and the turn passes; facts, seats and cards that are missing are asked for', () => {
  const played = dealt();
  expect(rule(played, { irregularity: 'cards-into-another-hand', facts: {} })).toBe('seat-needed');
  expect(rule(played, { irregularity: 'clock-ran-out', facts: {} })).toBe('fact-needed');
  expect(rule(played, { irregularity: 'flop-premature', facts: {} })).toBe('entropy-needed');
  expect(rule(played, { irregularity: 'hand-with-wrong-count', facts: {}, seat: 4 })).toBe(
    'dead-hand-wrong-count',
  );
  expect(legalActions(played.hand)!.seat).toBe(1);
});

test('[tda-15-mucked-uncalled-returned] bets 500, called for 300 by an all-in, hand fouled: 200 come back, 300 are lost', () => {
  const rulebook = findRulebook('tda')!;
  const { played, hand } = table({ stacks: { 1: 1000, 2: 320 }, button: 1, blinds: [10, 20] }).play(
    '1 call; 2 check; deal; 2 check; 1 raise 500; 2 call',
  );
  rule(
    played,
    { irregularity: 'unprotected-hand', facts: { identifiable: false, uncalled: 200 }, seat: 1 },
    rulebook,
  );
  expect(played.events.at(-2)).toEqual({ type: 'returned', seat: 1, amount: 200 });
  played.do({ type: 'proceed' });
  expect([...hand.stacks.subarray(0, 2)].sort((a, b) => a - b)).toEqual([640, 680]);
});

test('[dead-hand-muck] [tda-14-live-until-killed] a hand given back is live again, answers the bet, and can win', () => {
  const { played, hand } = table({ stacks: { 1: 500, 2: 500, 3: 500 }, button: 1, blinds: [10, 20] }).play(
    '1 raise 60; 2 fold',
  );
  const facts = { identifiable: true, falseInformation: true };
  expect(rule(played, { irregularity: 'hand-in-the-muck', facts, seat: 2 })).toBe('dead-hand-muck');
  played.do({ type: 'act', seat: 3, action: 'call' });
  expect(legalActions(hand)).toMatchObject({ seat: 2, toCall: 50 });
  played.do({ type: 'act', seat: 2, action: 'call' });
  played.do({ type: 'proceed' });
  expect([legalActions(hand)!.seat, hand.mucked]).toEqual([2, 0]);
  expect(rule(played, { irregularity: 'hand-in-the-muck', facts, seat: 2 })).toBe('seat-needed');
});

// Corrected bets

const correcting = (given: Partial<Given>, story: string): Table =>
  table({ stacks: { 1: 3000, 2: 3000, 3: 3000, 4: 3000 }, button: 1, blinds: [50, 100], ...given }).play(
    story,
  );

test('[string-bet-tournament] a string bet taken for a raise is cut to a call: chips, turn and figures are as after a call', () => {
  const cut = correcting({}, '4 raise 300; 1 raise 900');
  rule(cut.played, {
    irregularity: 'string-bet',
    facts: { bet: 300, lastRaise: 200, put: 300, saidRaise: false },
    seat: 1,
  });
  expect(cut.events.slice(-3).map(({ type }) => type)).toEqual(['ruled', 'bet-corrected', 'called']);
  expect(cut.all('bet-corrected')[0]).toMatchObject({ seat: 1, put: 900, to: 300 });
  const called = correcting({}, '4 raise 300; 1 call');
  expect([cut.stacks, cut.bets, cut.legal]).toEqual([called.stacks, called.bets, called.legal]);
  expect(cut.legal).toMatchObject({ seat: 2, raise: { minimum: 500 } });
  expect(handFrom(JSON.parse(JSON.stringify(cut.events)))).toEqual(cut.hand);
});

test('a corrected bet is recorded and told as what it counts as', () => {
  const cut = correcting({}, '4 raise 300; 1 raise 900');
  const facts = { bet: 300, lastRaise: 200, put: 300, saidRaise: false };
  rule(cut.played, { irregularity: 'string-bet', facts, seat: 1 });
  cut.play('2 fold; 3 fold').checkDown();
  const phh = writePhh(copyFor(cut.events, occasion, 'archive'));
  expect(phh).toMatch(/'p3 cbr 300', 'p4 cc', 'p1 f'/);
  expect([...tell(cut.events, (seat) => `seat ${seat}`)]).toContain('What seat 1 did counts as 300');
});

test('[tda-52-underraise] bet 600, a raise to 1000 in turn counts as 1200; the next least raise is 1800', () => {
  const raised = correcting({}, '4 call; 1 fold; 2 fold; 3 check; deal; 3 raise 600');
  rule(
    raised.played,
    {
      irregularity: 'underraise',
      facts: { bet: 600, lastRaise: 600, put: 1000, saidRaise: false, nextStreet: false },
      seat: 4,
    },
    findRulebook('tda')!,
  );
  expect(raised.all('raised').at(-1)).toMatchObject({ seat: 4, to: 1200, full: true });
  expect(raised.legal).toMatchObject({ seat: 3, toCall: 600, raise: { minimum: 1800 } });
});

test('[rr-nl-short-call-corrected] [tda-49-accepted-action] a call is corrected to the actual bet, or to all-in', () => {
  const short = correcting(
    { stacks: { 1: 3000, 2: 3000, 3: 3000, 4: 400 } },
    '4 call; 1 raise 500; 2 call; 3 fold',
  );
  rule(short.played, { irregularity: 'short-call', facts: { bet: 500, put: 450 }, seat: 4 });
  expect(short.stacks[4]).toBe(0);
  expect(short.hand.pot).toBe(500 + 500 + 100 + 400);
});

test('[oversized-chip] a bet can be put right until the next has acted; an illegal one is refused', () => {
  const late = correcting({}, '4 raise 500; 1 call');
  const facts = { bet: 100, lastRaise: 100, put: 500, saidRaise: false };
  expect(rule(late.played, { irregularity: 'oversized-chip', facts, seat: 4 })).toBe('too-late');
  expect(rule(late.played, { irregularity: 'oversized-chip', facts, seat: 9 })).toBe('seat-needed');
  const closed = correcting({}, '4 fold; 1 fold; 2 call; 3 raise 500; 2 fold');
  expect(rule(closed.played, { irregularity: 'oversized-chip', facts, seat: 3 })).toBe('too-late');
});

test('[tda-44-overchip] [tda-45-multi-chip] a gesture in a hand: the engine knows the bet, and does what it counts as', () => {
  const seen = (chips: number[], said: Seen['said'] = null): Seen => ({
    chips,
    more: [],
    said,
    amount: null,
  });
  const at = correcting({}, '4 raise 300');
  const one = ruleOnGesture(at.hand, 1, seen([1000]), findRulebook('tda')!);
  expect(one.ok && one.value.events.map(({ type }) => type)).toEqual(['ruled', 'bet-corrected', 'called']);
  const two = ruleOnGesture(at.hand, 1, seen([300, 100]), findRulebook('tda')!);
  expect(two.ok && two.value.events.at(-1)).toMatchObject({ type: 'raised', to: 500 });
  const early = ruleOnGesture(at.hand, 2, seen([1000]), findRulebook('tda')!);
  expect(early.ok).toBe(false);
  const unsure = ruleOnGesture(at.hand, 1, seen([], 'check'), findRulebook('tda')!);
  expect(unsure.ok && unsure.value.events.map(({ type }) => type)).toEqual(['ruled']);
});

// The director's last word

test('[director-final-authority] the director overrides a ruling with a reason: the record says which, by what and why, and replays', () => {
  const played = dealt();
  const report: Report = {
    irregularity: 'unprotected-hand',
    facts: { identifiable: true, uncalled: 0 },
    seat: 4,
    override: { ruling: 'The hand stays live.', reason: 'the dealer took it out of his hands' },
  };
  expect(rule(played, report)).toBe('protect-own-hand');
  expect(played.events.slice(-2)).toMatchObject([
    { type: 'ruled', rule: 'protect-own-hand' },
    {
      type: 'overridden',
      irregularity: 'unprotected-hand',
      overrides: 'protect-own-hand',
      by: 'The hand stays live.',
      reason: 'the dealer took it out of his hands',
      rule: 'director-final-authority',
    },
  ]);
  expect(legalActions(played.hand)!.seat).toBe(4);
  expect(handFrom(JSON.parse(JSON.stringify(played.events)))).toEqual(played.hand);
});

test('[rr-fairness] [director-final-authority] what the director decides instead takes effect; without a reason it is refused', () => {
  const played = dealt();
  const report = { irregularity: 'missing-card', facts: {}, seat: 4 } as const;
  const override = { ruling: 'Void.', reason: 'nobody trusts the deck', effect: 'void' } as const;
  expect(rule(played, { ...report, override: { ...override, reason: ' ' } })).toBe('reason-needed');
  rule(played, { ...report, override }, findRulebook('roberts-rules')!);
  expect(played.events.at(-1)).toEqual({ type: 'voided', rule: 'rr-fairness' });
  expect(played.hand.phase).toBe(OVER);
});

test('[director-final-authority] a hand ruled dead is given back by the director’s override, and the turn comes to it', () => {
  const played = dealt();
  const report: Report = { irregularity: 'cards-into-another-hand', facts: {}, seat: 4 };
  rule(played, report);
  expect(legalActions(played.hand)!.seat).toBe(1);
  rule(played, {
    ...report,
    override: { ruling: 'He keeps his hand.', reason: 'both hands are known', effect: 'give-back' },
  });
  expect(played.events.slice(-2).map(({ type }) => type)).toEqual(['overridden', 'retrieved']);
  for (const seat of [1, 2]) played.do({ type: 'act', seat, action: 'call' });
  played.do({ type: 'act', seat: 3, action: 'check' });
  expect(legalActions(played.hand)).toMatchObject({ seat: 4, toCall: 20 });
});

// Any hand

/** Facts about a bet as they are in this hand, or near enough; of anything else a roll of the dice. */
function anyFact(hand: Hand, { name, is }: Fact, roll: number): boolean | number | string {
  const figures: Record<string, number> = {
    bet: hand.price,
    actual: hand.price,
    lastRaise: Math.max(1, hand.lastRaise),
    put: hand.price + Math.floor(roll * 3 * hand.lastRaise),
  };
  if (is === 'yes-or-no') return roll < 0.5;
  if (is === 'number') return figures[name] ?? 1 + Math.floor(roll * 3);
  return is[Math.floor(roll * is.length)]!;
}

const anyGesture = (hand: Hand, roll: number): Seen => ({
  chips: roll < 0.2 ? [] : [Math.max(1, hand.price), Math.max(1, Math.floor(hand.lastRaise * roll))],
  more: roll > 0.8 ? [hand.bigBlind] : [],
  said: roll < 0.1 ? 'check' : roll < 0.3 ? 'raise' : roll < 0.35 ? 'all-in' : null,
  amount: null,
});

/** What came up, in all the runs of a test. */
const seen = new Set<string>();

const playedToItsEnd = fc.property(
  anySetup,
  anySeed,
  anyWhims,
  fc.constantFrom(...rulebooks),
  (setup, entropy, whims, rulebook) => {
    const played = new PlayedHand();
    played.do({ type: 'start', setup, entropy });
    const { hand } = played;
    const book = findRulebook(rulebook.id)!;
    const chips = setup.players.reduce((sum, { stack }) => sum + stack, 0);
    for (let step = 0; hand.phase !== OVER; step++) {
      expect(step).toBeLessThan(3000);
      const whim = (after: number): number => whims[(step + after) % whims.length]!;
      const roll = whim(0);
      // A table where something goes wrong for ever would never end.
      if (step < 200 && roll < 0.3) {
        const irregularity = irregularities[Math.floor((roll / 0.3) * irregularities.length)]!;
        const facts = Object.fromEntries(
          irregularity.facts.map((fact, at) => [fact.name, anyFact(hand, fact, whim(7 + at))]),
        );
        const effects = ['kill', 'give-back', 'shuffle-stub', { correctTo: hand.price }, undefined] as const;
        const effect = effects[Math.floor(whim(5) * effects.length)];
        const ruled =
          whim(4) < 0.3 ? { ruling: 'Otherwise.', reason: 'fair', ...(effect && { effect }) } : undefined;
        const place = ((): number => {
          if (ruled && effect === 'give-back' && hand.thrownIn !== 0) return lowest(hand.thrownIn);
          if (whim(2) < 0.4 && hand.actor !== NOBODY) return hand.actor;
          if (whim(2) < 0.7 && hand.lastActor !== NOBODY) return hand.lastActor;
          return Math.floor(whim(3) * hand.players);
        })();
        if (whim(6) < 0.3) {
          const gesture = ruleOnGesture(hand, hand.seats[place]!, anyGesture(hand, whim(1)), book);
          if (gesture.ok) follow(played, gesture.value.events);
        } else
          rule(
            played,
            {
              irregularity: irregularity.id,
              facts,
              seat: hand.seats[place]!,
              card: hand.holes[place * 2]!,
              entropy,
              ...(ruled && { override: ruled }),
            },
            book,
          );
      }
      expect(cardsIn(hand)).toEqual(whole);
      expect(hand.stacks.subarray(0, hand.players).reduce((sum, stack) => sum + stack, hand.pot)).toBe(chips);
      expect(Math.min(...hand.stacks)).toBeGreaterThanOrEqual(0);
      if (hand.phase === OVER) break;
      const legal = legalActions(hand);
      if (legal === null) expect(played.do({ type: 'proceed' })).toBeNull();
      else if (legal.raise !== null && roll > 0.8)
        expect(
          played.do({ type: 'act', seat: legal.seat, action: 'raise', to: legal.raise.minimum }),
        ).toBeNull();
      else if (roll > 0.7 && !legal.canCheck)
        expect(played.do({ type: 'act', seat: legal.seat, action: 'fold' })).toBeNull();
      else
        expect(
          played.do({ type: 'act', seat: legal.seat, action: legal.canCheck ? 'check' : 'call' }),
        ).toBeNull();
    }
    for (const { type } of played.events) seen.add(type);
    expect(handFrom(JSON.parse(JSON.stringify(played.events)))).toEqual(hand);
    expect(auditHand(JSON.parse(JSON.stringify(played.events)))).toBeNull();
    expect(stacksRecorded(played.events)).toEqual(
      Object.fromEntries(setup.players.map(({ seat }) => [seat, hand.stacks[hand.placeOf(seat)]])),
    );
  },
);

/** The stacks that the hand's public record comes to, with what nobody called. */
function stacksRecorded(events: readonly HandEvent[]): Record<number, number> {
  const { players, rounds, pots } = ohh(copyFor(events, occasion, { role: 'spectator' })).ohh;
  const stacks = Object.fromEntries(players.map(({ id, starting_stack }) => [id, starting_stack]));
  for (const { player_id, amount } of rounds.flatMap(({ actions }) => actions)) stacks[player_id]! -= amount;
  for (const { player_id, win_amount } of pots.flatMap((pot) => pot.player_wins))
    stacks[player_id]! += win_amount;
  for (const event of events) if (event.type === 'returned') stacks[event.seat]! += event.amount;
  return stacks;
}

const occasion = { id: '1', at: '', table: '1', chairs: 10, name: String, tournament: null };

test('[director-final-authority] after any irregularities, corrected bets and overrides in any hand 52 cards are accounted for, chips are conserved in play and on record, and it is played to its end', () => {
  fc.assert(playedToItsEnd, { numRuns: 300 });
});

test('… and every kind of effect is among them', () => {
  seen.clear();
  fc.assert(playedToItsEnd, { numRuns: 300, seed: 2 });
  for (const type of ['bet-corrected', 'overridden', 'retrieved', 'voided', 'killed', 'replaced', 'stub-set'])
    expect(seen, type).toContain(type);
});
