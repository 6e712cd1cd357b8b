import { expect, test } from 'vitest';
import { chachaBlock, entropyFrom } from './chacha.ts';
import { freshDeck, shuffle } from './shuffle.ts';

test('each card is on top equally often over every possible draw: nothing is likelier than another', () => {
  for (const size of [2, 3, 5, 7, 13, 51, 52]) {
    const onTop = new Map<number, number>();
    let thrownAway = 0;
    for (let half = 0; half < 65_536; half++) {
      let calls = 0;
      // The low half is drawn first; 65535 is fair for every size, so a second look means the first was thrown away.
      const cards = Uint8Array.from({ length: size }, (_, i) => i);
      shuffle(cards, { next: () => (calls++ === 0 ? half | (0xffff << 16) : 0) }, 1);
      const kept = ((half * size) & 0xffff) >= 65_536 % size;
      if (kept) onTop.set(cards[0]!, (onTop.get(cards[0]!) ?? 0) + 1);
      else thrownAway++;
    }
    expect(new Set(onTop.values()), `${size} cards`).toEqual(new Set([Math.floor(65_536 / size)]));
    expect(thrownAway).toBe(65_536 % size);
  }
});

test('a shuffle keeps the 52 cards and the same seed deals the same deck', () => {
  const deal = (seed: string): Uint8Array => {
    const deck = freshDeck();
    shuffle(deck, entropyFrom(seed)!);
    return deck;
  };
  const seed = `${'00'.repeat(31)}07`;
  expect(deal(seed)).toEqual(deal(seed));
  expect(deal(seed)).not.toEqual(deal('00'.repeat(32)));
  expect([...deal(seed)].sort((a, b) => a - b)).toEqual([...freshDeck()]);
});

test('the seed is stretched by ChaCha20: the block of RFC 8439, 2.3.2', () => {
  const key = Int32Array.from({ length: 8 }, (_, i) => 0x03020100 + i * 0x04040404);
  const block = chachaBlock(key, 1, [0x09000000, 0x4a000000, 0]);
  expect([...block].map((word) => (word >>> 0).toString(16).padStart(8, '0'))).toEqual([
    'e4e7f110',
    '15593bd1',
    '1fdd0f50',
    'c47120a3',
    'c7f4d1c7',
    '0368c033',
    '9aaa2204',
    '4e6cd4c3',
    '466482d2',
    '09aa9f07',
    '05d7c214',
    'a2028bd9',
    'd19c12b5',
    'b94e16de',
    'e883d0cb',
    '4e3c50a2',
  ]);
});

test('a seed that is not 64 hexadecimal digits is none', () => {
  expect(entropyFrom('12')).toBeUndefined();
  expect(entropyFrom('zz'.repeat(32))).toBeUndefined();
});
