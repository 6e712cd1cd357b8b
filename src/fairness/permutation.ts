import { entropyFrom } from '../engine/cards/chacha.ts';
import { shuffle } from '../engine/cards/shuffle.ts';
import type { Hex } from './digest.ts';

/** The public permutation: which leaf lies at each place of the deal. Everyone who has the seed works out the same. */
export function dealOrder(seed: Hex, size: number): number[] {
  const leaves = Uint8Array.from({ length: size }, (_, leaf) => leaf);
  shuffle(leaves, entropyFrom(seed)!);
  return Array.from(leaves);
}
