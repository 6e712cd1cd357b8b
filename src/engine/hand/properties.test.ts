import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyHand, type Move, playOut, whim } from '../../testing/random-hand.ts';
import { type LegalActions, legalActions } from '../betting/legal.ts';
import { cardText } from '../cards/card.ts';
import { entropyFrom } from '../cards/chacha.ts';
import { freshDeck, shuffle } from '../cards/shuffle.ts';
import { BETTING, Hand, has, OVER } from '../record/hand.ts';
import type { Setup } from '../record/setup.ts';
import { type Audience, View } from '../views/view.ts';
import { handFrom } from './evolve.ts';
import { act, proceed, startHand } from './play.ts';

const runs = { numRuns: 1500 };
const total = (setup: Setup): number => setup.players.reduce((sum, { stack }) => sum + stack, 0);
const inStacks = (hand: Hand): number =>
  hand.stacks.subarray(0, hand.players).reduce((sum, stack) => sum + stack, 0);

test('chips are conserved at every step and the hand always ends', () => {
  fc.assert(
    fc.property(...anyHand, (setup, seed, whims) => {
      const played = playOut(setup, seed, whims, ({ hand }) => {
        expect(inStacks(hand) + hand.pot).toBe(total(setup));
        for (let place = 0; place < hand.players; place++)
          expect(hand.stacks[place]).toBeGreaterThanOrEqual(0);
      });
      expect(played.hand.pot).toBe(0);
    }),
    runs,
  );
});

test('the events alone give the same hand, to the card', () => {
  fc.assert(
    fc.property(...anyHand, (setup, seed, whims) => {
      const { hand, events } = playOut(setup, seed, whims, () => {});
      expect(handFrom(structuredClone(events))).toEqual(hand);
      expect(handFrom(JSON.parse(JSON.stringify(events)))).toEqual(hand);
    }),
    { numRuns: 500 },
  );
});

test('what is not legal is refused and changes nothing', () => {
  fc.assert(
    fc.property(...anyHand, (setup, seed, whims) => {
      playOut(setup, seed, whims, (played) => {
        const legal = legalActions(played.hand);
        const before = JSON.stringify(played.hand);
        for (const { seat, action, to } of illegal(played.hand, legal))
          expect(
            played.do({ type: 'act', seat, action, ...(to !== undefined && { to }) }),
            `${seat} ${action} ${to}`,
          ).not.toBeNull();
        expect(JSON.stringify(played.hand)).toBe(before);
      });
    }),
    { numRuns: 300 },
  );
});

function illegal(hand: Hand, legal: LegalActions | null): (Move & { seat: number })[] {
  const seats = Array.from(hand.seats.subarray(0, hand.players));
  if (legal === null) return seats.map((seat) => ({ seat, action: 'check' }));
  const { seat, raise, canCheck } = legal;
  const others = seats
    .filter((other) => other !== seat)
    .map((other) => ({ seat: other, action: 'fold' as const }));
  const amounts =
    raise === null
      ? [1, hand.bigBlind * 2, 1e9]
      : [raise.minimum - 1, raise.maximum + 1, raise.minimum + 0.5];
  const raises = [...amounts, Number.NaN, -1, 0].map((to) => ({ seat, action: 'raise' as const, to }));
  return [...others, ...raises, { seat, action: canCheck ? 'call' : 'check' }];
}

test('views leak nothing: an audience sees its own cards, the board and what is face up', () => {
  fc.assert(
    fc.property(...anyHand, (setup, seed, whims) => {
      playOut(setup, seed, whims, ({ hand }) => {
        const audiences: Audience[] = setup.players.flatMap(({ seat }) => [
          { role: 'player' as const, seat },
          { role: 'director' as const, seat },
        ]);
        for (const audience of [
          ...audiences,
          { role: 'spectator' as const },
          { role: 'director' as const },
        ]) {
          const mine = 'seat' in audience ? hand.placeOf(audience.seat) : -1;
          const json = JSON.stringify(new View(hand, audience));
          const seen = json.match(/"[2-9TJQKA][cdhs]"/g) ?? [];
          const allowed = new Set(Array.from(hand.board.subarray(0, hand.boarded), cardText));
          for (let place = 0; place < hand.players; place++)
            if (place === mine || has((hand.tabled | hand.shown) & hand.live, place))
              for (const card of hand.holes.subarray(place * 2, place * 2 + 2)) allowed.add(cardText(card));
          for (const text of seen) expect(allowed).toContain(text.slice(1, 3));
        }
      });
    }),
    { numRuns: 150 },
  );
});

test('a view’s JSON says the same as the view', () => {
  fc.assert(
    fc.property(...anyHand, (setup, seed, whims) => {
      playOut(setup, seed, whims, ({ hand }) => {
        const view = new View(hand, { role: 'player', seat: setup.players[0]!.seat });
        const json = JSON.parse(JSON.stringify(view));
        for (const [key, value] of Object.entries(json)) expect(view[key as keyof View]).toEqual(value);
      });
    }),
    { numRuns: 100 },
  );
});

test('only players who can act are asked to, and all of them act before a street closes', () => {
  fc.assert(
    fc.property(...anyHand, (setup, seed, whims) => {
      playOut(setup, seed, whims, ({ hand }) => {
        if (hand.phase !== BETTING) return;
        expect(hand.stacks[hand.actor]).toBeGreaterThan(0);
        expect(has(hand.live & hand.pending, hand.actor)).toBe(true);
        expect(hand.toCall).toBeLessThanOrEqual(hand.stacks[hand.actor]!);
        if (hand.maximumTo > 0) expect(hand.minimumTo).toBeGreaterThan(hand.price);
      });
    }),
    runs,
  );
});

test('the simulator’s way, without a tape, plays the same hand', () => {
  fc.assert(
    fc.property(...anyHand, (setup, seed, whims) => {
      const { hand: recorded } = playOut(setup, seed, whims, () => {});
      const deck = freshDeck();
      shuffle(deck, entropyFrom(seed)!);
      const hand = new Hand();
      startHand(hand, setup, deck);
      for (let steps = 0; hand.phase !== OVER; steps++) {
        const legal = legalActions(hand);
        const move = legal && whim(legal, whims[steps % whims.length]!);
        expect(move === null ? proceed(hand) : act(hand, hand.actor, move.action, move.to)).toBeNull();
      }
      expect(hand).toEqual(recorded);
    }),
    { numRuns: 500 },
  );
});
