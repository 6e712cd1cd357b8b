import type { Entropy } from './shuffle.ts';

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

function quarter(s: Int32Array, a: number, b: number, c: number, d: number): void {
  s[a] = s[a]! + s[b]!;
  s[d] = rotate(s[d]! ^ s[a]!, 16);
  s[c] = s[c]! + s[d]!;
  s[b] = rotate(s[b]! ^ s[c]!, 12);
  s[a] = s[a]! + s[b]!;
  s[d] = rotate(s[d]! ^ s[a]!, 8);
  s[c] = s[c]! + s[d]!;
  s[b] = rotate(s[b]! ^ s[c]!, 7);
}

/** One ChaCha20 block (RFC 8439): 16 words from a key of 8, a counter and a nonce of 3. */
export function chachaBlock(
  key: Int32Array,
  counter: number,
  nonce: readonly [number, number, number],
): Int32Array {
  const start = Int32Array.of(...CONSTANTS, ...key, counter, ...nonce);
  const s = start.slice();
  for (let round = 0; round < 10; round++) {
    quarter(s, 0, 4, 8, 12);
    quarter(s, 1, 5, 9, 13);
    quarter(s, 2, 6, 10, 14);
    quarter(s, 3, 7, 11, 15);
    quarter(s, 0, 5, 10, 15);
    quarter(s, 1, 6, 11, 12);
    quarter(s, 2, 7, 8, 13);
    quarter(s, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) s[i] = s[i]! + start[i]!;
  return s;
}

/**
 * Stretches a 256-bit seed (64 hex digits) into as many draws as wanted: whoever has seen some cards
 * cannot tell the next, and whoever has the seed can deal the same hand again. Undefined for a bad seed.
 */
export function entropyFrom(seed: string): Entropy | undefined {
  if (!/^[0-9a-f]{64}$/i.test(seed)) return undefined;
  const key = Int32Array.from({ length: 8 }, (_, word) => {
    const bytes = seed.slice(word * 8, word * 8 + 8).match(/../g)!;
    return Number.parseInt(bytes.reverse().join(''), 16);
  });
  let counter = 0;
  let block = chachaBlock(key, counter, [0, 0, 0]);
  let used = 0;
  return {
    next() {
      if (used === 16) {
        block = chachaBlock(key, ++counter, [0, 0, 0]);
        used = 0;
      }
      return block[used++]! >>> 0;
    },
  };
}
