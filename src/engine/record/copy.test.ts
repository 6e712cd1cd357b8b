import { expect, test } from 'vitest';
import { Hand } from './hand.ts';

/** A hand in which no field is as in a new one. */
function strange(): Hand {
  const hand = new Hand();
  const fields = hand as unknown as Record<string, unknown>;
  for (const [at, [field, value]] of Object.entries(hand).entries())
    if (ArrayBuffer.isView(value)) (value as Uint8Array).fill(at + 1);
    else if (typeof value === 'boolean') fields[field] = !value;
    else if (typeof value === 'number') fields[field] = value + at + 1;
  return hand;
}

test('a copy is the hand in every field, and shares none of them', () => {
  const hand = strange();
  const copy = hand.copy();
  expect(copy).toEqual(hand);
  for (const [field, value] of Object.entries(copy))
    if (ArrayBuffer.isView(value))
      expect(value, field).not.toBe(Object.entries(hand).find(([name]) => name === field)![1]);
});
