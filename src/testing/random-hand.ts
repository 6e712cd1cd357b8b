import fc from 'fast-check';
import { expect } from 'vitest';
import { ordinaryForcedBets } from '../engine/betting/forced.ts';
import { type LegalActions, legalActions } from '../engine/betting/legal.ts';
import type { HandChoices } from '../engine/choices/hand-choices.ts';
import type { Action } from '../engine/hand/play.ts';
import { OVER } from '../engine/record/hand.ts';
import type { Setup } from '../engine/record/setup.ts';
import { PREFLOP } from '../engine/record/street.ts';
import { PlayedHand } from '../history/replay.ts';
import { layered, rulebooks } from '../rulebooks/index.ts';

const stack = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 3000 }), fc.constant(1000));

/** Any table the engine may meet: 2 to 10 players in any seats, any stacks, blinds and antes, any rulebook. */
export const anySetup: fc.Arbitrary<Setup> = fc
  .record({
    seats: fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { minLength: 2, maxLength: 10 }),
    stacks: fc.array(stack, { minLength: 10, maxLength: 10 }),
    button: fc.integer({ min: 1, max: 10 }),
    big: fc.integer({ min: 1, max: 100 }),
    halves: fc.integer({ min: 1, max: 100 }),
    ante: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 50 })),
    anteBy: fc.constantFrom('each' as const, 'big-blind' as const),
    rulebook: fc.constantFrom(...rulebooks),
    structure: fc.constantFrom('no-limit' as const, 'no-limit' as const, 'limit' as const),
    reopen: fc.constantFrom('when-they-add-up' as const, 'never' as const),
    oddChip: fc.constantFrom(1, 1, 5, 25),
    deadSmall: fc.boolean(),
  })
  .map((given) => {
    const seats = [...given.seats].sort((a, b) => a - b);
    const choices: HandChoices = {
      ...layered(given.rulebook).hand,
      structure: { use: given.structure, cite: 'limit-fixed-bets' },
      shortAllInsReopen: { use: given.reopen, cite: 'tda-47-reopen' },
    };
    const small = Math.max(1, Math.min(given.big, Math.round((given.big * given.halves) / 100)));
    const stakes = { small, big: given.big, ante: given.ante, anteBy: given.anteBy };
    const { posts, firstToAct } = ordinaryForcedBets(stakes, given.button, seats, choices);
    return {
      players: seats.map((seat, at) => ({ seat, stack: given.stacks[at]! })),
      button: given.button,
      stakes,
      posts: given.deadSmall ? posts.filter((post) => post.kind !== 'small') : posts,
      firstToAct,
      oddChip: given.oddChip,
      choices,
    };
  });

export const anySeed = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

/** Evenly spread numbers from 0 to 1 that decide what a random player does, enough for a long hand. */
export const anyWhims = fc.array(
  fc.integer({ min: 0, max: 9999 }).map((tenThousandth) => tenThousandth / 10_000),
  { minLength: 40, maxLength: 40 },
);

export const anyHand = [anySetup, anySeed, anyWhims] as const;

export type Move = { action: Action; to?: number };

/** What a random player does: something legal, all-in now and then. */
export function whim(legal: LegalActions, roll: number): Move {
  if (legal.raise !== null && roll > 0.6) {
    const { minimum, maximum } = legal.raise;
    const part = (roll - 0.6) / 0.4;
    return {
      action: 'raise',
      to: part > 0.8 ? maximum : Math.floor(minimum + (maximum - minimum) * part * part),
    };
  }
  if (legal.canCheck) return { action: roll < 0.05 ? 'fold' : 'check' };
  return { action: roll < 0.25 ? 'fold' : 'call' };
}

/** Plays a hand to its end and calls back after every step. */
export function playOut(
  setup: Setup,
  entropy: string,
  whims: readonly number[],
  look: (played: PlayedHand) => void = () => {},
): PlayedHand {
  const played = new PlayedHand();
  expect(played.do({ type: 'start', setup, entropy })).toBeNull();
  look(played);
  let steps = 0;
  while (played.hand.phase !== OVER) {
    const legal = legalActions(played.hand);
    const roll = whims[steps % whims.length]!;
    const refusal =
      legal === null
        ? played.do({ type: 'proceed' })
        : played.do({ type: 'act', seat: legal.seat, ...whim(legal, roll) });
    expect(refusal).toBeNull();
    look(played);
    expect(++steps, 'the hand ends').toBeLessThan(5000);
  }
  return played;
}

/** Nobody, or the players at the table who are away, by their order. */
export const anyAbsent = fc.oneof(
  fc.constant<number[]>([]),
  fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 4 }),
);

/** The same with players who are away: their hands are dead from the deal, as the dealer does it. */
export function playOutWithout(
  absent: readonly number[],
  setup: Setup,
  entropy: string,
  whims: readonly number[],
): PlayedHand {
  return playOut(setup, entropy, whims, (played) => {
    if (played.events.at(-1)?.type !== 'opened' || played.hand.street !== PREFLOP) return;
    // Without a big blind, only the first action tells a reader who is first to act.
    if (!played.events.some((event) => event.type === 'posted' && event.kind === 'big')) return;
    for (const at of absent)
      played.do({ type: 'kill', seat: setup.players[at]?.seat ?? 0, rule: 'absence-under-20-minutes' });
  });
}
