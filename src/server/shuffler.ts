import { hash } from 'node:crypto';
import { parseCard } from '../engine/cards/card.ts';
import { freshDeck } from '../engine/cards/shuffle.ts';
import {
  type Announcement,
  type Commitment,
  countReveals,
  type Reveal,
  seedOf,
} from '../fairness/commitment.ts';
import { commitDeck, type Leaf, secretDeck } from '../fairness/deck.ts';
import { type Hex, hashWith } from '../fairness/digest.ts';
import { dealOrder } from '../fairness/permutation.ts';
import { type HandProof, proveShuffle } from '../fairness/proof.ts';

hashWith((bytes) => hash('sha256', bytes));

/** A shuffle as the server keeps it: all of it follows from the secret, what was announced and who opened his part. */
export type KeptShuffle = {
  readonly secret: Hex;
  readonly announced: Announcement;
  readonly reveals: readonly Reveal[];
};

/** A shuffle under way: the deck lies committed, and phones may open their parts. */
export class Shuffle {
  readonly announced: Announcement;
  private readonly secret: Hex;
  private readonly leaves: readonly Leaf[];
  private readonly opened = new Map<string, Hex>();

  constructor(hand: string, commitments: readonly Commitment[], secret: Hex) {
    const deal = { hand, shuffle: 1 };
    this.secret = secret;
    this.leaves = secretDeck(deal, freshDeck(), secret);
    this.announced = { ...deal, root: commitDeck(deal, this.leaves).root, commitments };
  }

  get complete(): boolean {
    return this.opened.size === this.announced.commitments.length;
  }

  open(client: string, entropy: Hex): void {
    if (this.announced.commitments.some((each) => each.client === client)) this.opened.set(client, entropy);
  }

  /** Who has not opened his part by now is left out, and that is recorded. */
  kept(): KeptShuffle {
    const reveals = countReveals(this.announced, Object.fromEntries(this.opened));
    return { secret: this.secret, announced: this.announced, reveals };
  }

  /** The deck in the order in which it is dealt. */
  deck({ announced, reveals }: KeptShuffle): number[] {
    const { leaves } = this;
    return dealOrder(seedOf(announced, reveals), leaves.length).map((leaf) => parseCard(leaves[leaf]!.card)!);
  }
}

/** The proof of a shuffle for the places whose cards somebody has seen. */
export function proofOf({ secret, announced, reveals }: KeptShuffle, places: readonly number[]): HandProof {
  const deck = commitDeck(announced, secretDeck(announced, freshDeck(), secret));
  return { version: 1, shuffles: [proveShuffle(announced, reveals, deck, places)] };
}
