import { type Card, cardText } from '../engine/cards/card.ts';
import { entropyFrom } from '../engine/cards/chacha.ts';
import { shuffle } from '../engine/cards/shuffle.ts';
import { type Announcement, type Shuffle, sizeOf } from './commitment.ts';
import { digest, fromHex, type Hex } from './digest.ts';
import { climb, pathOf, rootOf, type Tree, tree } from './merkle.ts';

/** A card under its salt: 32 secret bytes, so that nobody can try all 52 cards on a leaf's digest. */
export type Leaf = { readonly card: string; readonly salt: Hex };

/** The server's side of a shuffle; secret but for the root. */
export type CommittedDeck = { readonly leaves: readonly Leaf[]; readonly tree: Tree; readonly root: Hex };

/** A card shown: its place in the deal, its leaf, and the path from there to the root. */
export type Opening = Leaf & { readonly place: number; readonly leaf: number; readonly path: readonly Hex[] };

/** The server's own shuffle and salts, all from 32 bytes of its chance: keeping these is keeping the deck. */
export function secretDeck({ hand, shuffle: number }: Shuffle, cards: Iterable<Card>, secret: Hex): Leaf[] {
  const key = fromHex(secret);
  const pile = Uint8Array.from(cards);
  shuffle(pile, entropyFrom(digest('order', key, hand, number))!);
  return Array.from(pile, (card, at) => ({
    card: cardText(card),
    salt: digest('salt', key, hand, number, at),
  }));
}

export function leafDigest({ hand, shuffle: number }: Shuffle, at: number, { card, salt }: Leaf): Hex {
  return digest('leaf', hand, number, at, card, fromHex(salt));
}

export function commitDeck(deal: Shuffle, leaves: readonly Leaf[]): CommittedDeck {
  const rows = tree(leaves.map((leaf, at) => leafDigest(deal, at, leaf)));
  return { leaves, tree: rows, root: rootOf(rows) };
}

export function openPlace(deck: CommittedDeck, order: readonly number[], place: number): Opening {
  const leaf = order[place]!;
  return { place, leaf, ...deck.leaves[leaf]!, path: pathOf(deck.tree, leaf) };
}

/** Null if the card at a place is the one the deck was committed to, else what is wrong. */
export function checkOpening(
  announced: Announcement,
  order: readonly number[],
  { place, leaf, card, salt, path }: Opening,
): string | null {
  if (order[place] === undefined) return `there is no place ${place} among ${order.length} cards`;
  if (order[place] !== leaf) return `place ${place} is leaf ${order[place]}, not ${leaf}`;
  const root = climb(leafDigest(announced, leaf, { card, salt }), leaf, sizeOf(announced), path);
  return root === announced.root ? null : `the ${card} at place ${place} is not in the committed deck`;
}

/** The places of an ordinary deal: two cards one at a time from the left of the button, a burn before each street. */
export function dealtPlaces(players: number): { holes: [number, number][]; board: number[] } {
  const after = 2 * players;
  return {
    holes: Array.from({ length: players }, (_, player) => [player, players + player]),
    board: [1, 2, 3, 5, 7].map((deep) => after + deep),
  };
}
