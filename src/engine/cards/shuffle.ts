import type { Card } from './card.ts';

/** Chance, brought in from outside: each call gives 32 uniform bits. */
export type Entropy = { next(): number };

/** 2^16 mod n: the draws of 16 bits that would make some number under n likelier than another. */
const surplus = Uint16Array.from({ length: 53 }, (_, n) => (n === 0 ? 0 : 65536 % n));

/**
 * Fisher-Yates from the top, in place, two picks out of each word of chance. A pick under n is the high half of
 * n times 16 bits; its low half falls under 2^16 mod n exactly for the surplus draws, which are thrown away (Lemire),
 * so every order of the cards is equally likely. A simulation shuffles only as deep as it will deal.
 */
export function shuffle(cards: Uint8Array, entropy: Entropy, depth = cards.length - 1): void {
  const size = cards.length;
  let word = 0;
  let halves = 0;
  for (let at = 0; at < depth; ) {
    if (halves === 0) word = entropy.next();
    const n = size - at;
    const product = (halves === 0 ? word & 0xffff : word >>> 16) * n;
    halves ^= 1;
    if ((product & 0xffff) < surplus[n]!) continue;
    const pick = at + (product >>> 16);
    const card = cards[pick]!;
    cards[pick] = cards[at]!;
    cards[at++] = card;
  }
}

/** The 52 cards in order, deuce of clubs on top. */
export const freshDeck = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: 52 }, (_, card): Card => card);
