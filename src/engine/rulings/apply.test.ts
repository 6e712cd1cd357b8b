import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PlayedHand } from '../../history/replay.ts';
import { houses, rulebook } from '../../rulebooks/index.ts';
import { anySeed, anySetup, anyWhims } from '../../testing/random-hand.ts';
import { table } from '../../testing/table.ts';
import { legalActions } from '../betting/legal.ts';
import { evolve, handFrom } from '../hand/evolve.ts';
import { type Hand, OVER } from '../hand/hand.ts';
import { type Report, ruleOnHand } from './apply.ts';
import { irregularities } from './rulings.ts';

const seed = '4d'.repeat(32);
const home = rulebook('homepokertourney')!;
const four = { stacks: { 1: 500, 2: 500, 3: 500, 4: 500 }, button: 1, blinds: [10, 20] as const };

function dealt(house = home): PlayedHand {
  const played = new PlayedHand();
  const { hand } = table({ ...four });
  const [started] = table({ ...four }).all('started');
  expect(hand.players).toBe(4);
  expect(
    played.do({ type: 'start', setup: { ...started!.setup, choices: house.hand }, entropy: seed }),
  ).toBeNull();
  return played;
}

function rule(played: PlayedHand, report: Report, house = home) {
  const ruled = ruleOnHand(played.hand, report, house);
  if (!ruled.ok) return ruled.refusal.code;
  for (const event of ruled.value.events) {
    evolve(played.hand, event);
    played.events.push(event);
  }
  return ruled.value.ruling.rule;
}

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
const whole = Array.from({ length: 52 }, (_, card) => card);

test('[irregular-duplicate] [misdeal-b-two-exposed] a void or misdealt hand gives back every chip exactly', () => {
  const played = dealt();
  played.do({ type: 'act', seat: 4, action: 'raise', to: 60 });
  expect(rule(played, { irregularity: 'duplicate-card', facts: {} })).toBe('irregular-duplicate');
  expect(played.hand.phase).toBe(OVER);
  expect([...played.hand.stacks.subarray(0, 4)]).toEqual([500, 500, 500, 500]);
});

test('[exposed-later-card-replaced] the exposed card is the next burn and he has the top card', () => {
  const played = dealt();
  const { hand } = played;
  const [card, top] = [hand.holes[1]!, hand.stub[hand.stubTop]!];
  rule(played, {
    irregularity: 'hole-card-exposed',
    facts: { which: 5, alone: true, acted: 0 },
    seat: hand.seats[0]!,
    card,
  });
  expect(hand.holes[1]).toBe(top);
  for (const step of ['4 call', '1 call', '2 call', '3 check']) {
    const [seat, action] = step.split(' ');
    played.do({ type: 'act', seat: Number(seat), action: action as 'call' });
  }
  played.do({ type: 'proceed' });
  expect(hand.burns[0]).toBe(card);
});

test('[exposed-after-deal-bj] later, at the congregation, the last burn card takes its place and it lies with the burns', () => {
  const house = rulebook('bnai-jeshurun')!;
  const played = dealt(house);
  for (const seat of [4, 1, 2]) played.do({ type: 'act', seat, action: 'call' });
  played.do({ type: 'act', seat: 3, action: 'check' });
  played.do({ type: 'proceed' });
  const { hand } = played;
  const [card, burn] = [hand.holes[0]!, hand.burns[0]!];
  rule(
    played,
    { irregularity: 'card-exposed-after-deal', facts: { onPurpose: false }, seat: hand.seats[0]!, card },
    house,
  );
  expect([hand.holes[0], hand.burns[0]]).toEqual([burn, card]);
});

test('[flop-premature-or-too-many] a premature flop: the burn stays, a new flop comes without another', () => {
  const played = dealt();
  rule(played, { irregularity: 'flop-premature', facts: {}, entropy: seed });
  for (const seat of [4, 1, 2]) played.do({ type: 'act', seat, action: 'call' });
  played.do({ type: 'act', seat: 3, action: 'check' });
  played.do({ type: 'proceed' });
  expect(played.hand).toMatchObject({ burned: 1, boarded: 3 });
  expect(cardsIn(played.hand)).toEqual(whole);
});

test('[turn-premature] the turn laid aside: the fifth card takes its place, the last one comes without a burn', () => {
  const played = dealt();
  for (const seat of [4, 1, 2]) played.do({ type: 'act', seat, action: 'call' });
  played.do({ type: 'act', seat: 3, action: 'check' });
  played.do({ type: 'proceed' });
  const { hand } = played;
  const fifth = hand.stub[hand.stubTop + 3];
  expect(rule(played, { irregularity: 'turn-card-premature', facts: {}, entropy: seed })).toBe(
    'turn-premature',
  );
  for (const street of ['turn', 'river']) {
    for (let players = 0; players < 4; players++)
      played.do({ type: 'act', seat: legalActions(hand)!.seat, action: 'check' });
    played.do({ type: 'proceed' });
    if (street === 'turn') expect(hand.board[3]).toBe(fifth);
  }
  expect(hand).toMatchObject({ boarded: 5, burned: 3 });
  expect(cardsIn(hand)).toEqual(whole);
});

test('[dead-hand-into-other-hand] a dead hand is killed; facts, seats and cards that are missing are asked for', () => {
  const played = dealt();
  expect(rule(played, { irregularity: 'cards-into-another-hand', facts: {} })).toBe('seat-needed');
  expect(rule(played, { irregularity: 'clock-ran-out', facts: {} })).toBe('fact-needed');
  expect(rule(played, { irregularity: 'flop-premature', facts: {} })).toBe('entropy-needed');
  expect(rule(played, { irregularity: 'hand-with-wrong-count', facts: {}, seat: 4 })).toBe(
    'dead-hand-wrong-count',
  );
  expect(legalActions(played.hand)!.seat).toBe(1);
});

const anyValue = (is: unknown, roll: number): boolean | number | string =>
  is === 'yes-or-no'
    ? roll < 0.5
    : is === 'number'
      ? Math.floor(roll * 4)
      : (is as string[])[Math.floor(roll * (is as string[]).length)]!;

test('after any irregularities in any hand 52 cards are accounted for, chips are conserved, and it is played to its end', () => {
  fc.assert(
    fc.property(anySetup, anySeed, anyWhims, fc.constantFrom(...houses), (setup, entropy, whims, house) => {
      const played = new PlayedHand();
      played.do({ type: 'start', setup, entropy });
      const { hand } = played;
      const chips = setup.players.reduce((sum, { stack }) => sum + stack, 0);
      for (let step = 0; hand.phase !== OVER; step++) {
        expect(step).toBeLessThan(3000);
        const roll = whims[step % whims.length]!;
        if (roll < 0.3) {
          const irregularity = irregularities[Math.floor((roll / 0.3) * irregularities.length)]!;
          const facts = Object.fromEntries(
            irregularity.facts.map(({ name, is }) => [name, anyValue(is, whims[(step + 7) % whims.length]!)]),
          );
          const place = Math.floor(whims[(step + 3) % whims.length]! * hand.players);
          rule(
            played,
            {
              irregularity: irregularity.id,
              facts,
              seat: hand.seats[place]!,
              card: hand.holes[place * 2]!,
              entropy,
            },
            rulebook(house.id)!,
          );
        }
        expect(cardsIn(hand)).toEqual(whole);
        expect(hand.stacks.subarray(0, hand.players).reduce((sum, stack) => sum + stack, hand.pot)).toBe(
          chips,
        );
        if (hand.phase === OVER) break;
        const legal = legalActions(hand);
        if (legal === null) expect(played.do({ type: 'proceed' })).toBeNull();
        else if (legal.raise !== null && roll > 0.8)
          played.do({ type: 'act', seat: legal.seat, action: 'raise', to: legal.raise.minimum });
        else played.do({ type: 'act', seat: legal.seat, action: legal.canCheck ? 'check' : 'call' });
      }
      expect(handFrom(JSON.parse(JSON.stringify(played.events)))).toEqual(hand);
    }),
    { numRuns: 400 },
  );
});
