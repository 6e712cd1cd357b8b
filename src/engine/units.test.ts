import { expectTypeOf, test } from 'vitest';
import type { applyWon } from './pots/apply.ts';
import type { Hand } from './record/hand.ts';
import type { Cents, Chips, Place, Seat } from './units.ts';

test('units reject each other, and plain numbers fit', () => {
  expectTypeOf<number>().toExtend<Chips>();
  expectTypeOf<Chips>().toExtend<number>();
  expectTypeOf<Chips>().not.toExtend<Cents>();
  expectTypeOf<Cents>().not.toExtend<Chips>();
  expectTypeOf<Seat>().not.toExtend<Place>();
  expectTypeOf<Place>().not.toExtend<Seat>();
  expectTypeOf<Seat>().not.toExtend<Chips>();
  expectTypeOf<(hand: Hand, place: Place, amount: Chips) => void>().toExtend<typeof applyWon>();
  // A seat passed for a place, or money for chips, does not compile.
  expectTypeOf<(hand: Hand, place: Seat, amount: Chips) => void>().not.toExtend<typeof applyWon>();
  expectTypeOf<(hand: Hand, place: Place, amount: Cents) => void>().not.toExtend<typeof applyWon>();
});
