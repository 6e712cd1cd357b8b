import { type Card, parseCard } from '../engine/cards/card.ts';
import { freshDeck } from '../engine/cards/shuffle.ts';
import type { PlayerId } from '../engine/tournament/state/state.ts';
import {
  type Announcement,
  type Commitment,
  countReveals,
  type Reveal,
  seedOf,
} from '../fairness/commitment.ts';
import { commitDeck, type Leaf, secretDeck } from '../fairness/deck.ts';
import type { Hex } from '../fairness/digest.ts';
import { dealOrder } from '../fairness/permutation.ts';
import { type HandProof, proveShuffle } from '../fairness/proof.ts';
import { verifyProof } from '../fairness/verify.ts';
import { same } from '../history/audit-hand.ts';

/** A shuffle as stored: all of it follows from the secret, the announcement and the parts that phones opened. */
export type KeptShuffle = {
  readonly secret: Hex;
  readonly announced: Announcement;
  readonly reveals: readonly Reveal[];
};

/** The deck of a stored shuffle as it was dealt: which card lay at which place. */
function dealt({ announced, reveals }: KeptShuffle, leaves: readonly Leaf[]): Card[] {
  return dealOrder(seedOf(announced, reveals), leaves.length).map((leaf) => parseCard(leaves[leaf]!.card)!);
}

/** The cards of a shuffle: a fresh deck, or cards of earlier shuffles that a ruling has shuffled again. */
function cardsOf(
  again: Announcement['again'] | undefined,
  before: readonly (readonly Card[])[],
): Iterable<Card> {
  return again === undefined
    ? freshDeck()
    : again.from.map(([shuffle, place]) => before[shuffle - 1]![place]!);
}

/** A shuffle under way: the server has committed to its cards, and phones may open their parts. */
export class Shuffle {
  readonly announced: Announcement;
  private readonly secret: Hex;
  private readonly leaves: readonly Leaf[];
  private readonly opened = new Map<string, Hex>();

  /** The hand's first shuffle; or, after the ones `before`, another one of the cards in this pile. */
  constructor(
    hand: string,
    commitments: readonly Commitment[],
    secret: Hex,
    before: readonly KeptShuffle[] = [],
    pile: readonly Card[] = [],
  ) {
    const deal = { hand, shuffle: before.length + 1 };
    const lay = layOut(before);
    const last = before.at(-1);
    const again = last && {
      after: seedOf(last.announced, last.reveals),
      from: pile.map((card) => whereIs(card, lay)),
    };
    this.secret = secret;
    this.leaves = secretDeck(deal, cardsOf(again, lay), secret);
    const { root } = commitDeck(deal, this.leaves);
    this.announced = { ...deal, root, commitments, ...(again && { again }) };
  }

  get complete(): boolean {
    return this.opened.size === this.announced.commitments.length;
  }

  open(client: string, entropy: Hex): void {
    if (this.announced.commitments.some((each) => each.client === client)) this.opened.set(client, entropy);
  }

  /** A phone that has not opened its part by now is left out, and that is recorded. */
  kept(): KeptShuffle {
    const reveals = countReveals(this.announced, Object.fromEntries(this.opened));
    return { secret: this.secret, announced: this.announced, reveals };
  }

  /** The cards in the order in which they are dealt. */
  deck(kept: KeptShuffle): Card[] {
    return dealt(kept, this.leaves);
  }
}

/** The cards of every shuffle of a hand, in the order they lay. */
function layOut(shuffles: readonly KeptShuffle[]): Card[][] {
  const lay: Card[][] = [];
  for (const kept of shuffles) lay.push(dealt(kept, leavesOf(kept, lay)));
  return lay;
}

const leavesOf = ({ announced, secret }: KeptShuffle, before: readonly (readonly Card[])[]): Leaf[] =>
  secretDeck(announced, cardsOf(announced.again, before), secret);

/** The last shuffle that had a card, and the place it lay at. */
function whereIs(card: Card, lay: readonly (readonly Card[])[]): [shuffle: number, place: number] {
  const at = lay.findLastIndex((cards) => cards.includes(card));
  return [at + 1, lay[at]!.indexOf(card)];
}

/** The proof of a hand's shuffles for the cards that somebody has seen. */
export function proofOf(shuffles: readonly KeptShuffle[], seen: readonly Card[]): HandProof {
  const lay = layOut(shuffles);
  const places = shuffles.map((): number[] => []);
  for (const card of seen) {
    const [shuffle, place] = whereIs(card, lay);
    places[shuffle - 1]!.push(place);
  }
  return {
    version: 1,
    shuffles: shuffles.map((kept, at) => {
      const { announced, reveals } = kept;
      const deck = commitDeck(announced, leavesOf(kept, lay));
      return proveShuffle(
        announced,
        reveals,
        deck,
        places[at]!.sort((a, b) => a - b),
      );
    }),
  };
}

/** The shuffles of a hand and who sat where: players may ask for a proof of their own cards on any later day. */
export type KeptShuffles = {
  readonly shuffles: readonly KeptShuffle[];
  readonly seats: readonly (readonly [number, PlayerId])[];
};

/** Why these cannot be the shuffles of a hand that was dealt from this deck; null if they can. */
export function auditShuffles(
  hand: string,
  { shuffles, seats }: KeptShuffles,
  deck: readonly Card[],
): string | null {
  try {
    const [first] = layOut(shuffles);
    for (const [seat, player] of seats)
      if (!Number.isInteger(seat) || typeof player !== 'string') return 'does not say who sat there';
    if (shuffles[0]!.announced.hand !== hand) return 'is of another hand';
    if (!same(first, deck)) return 'has other cards than were dealt';
    const { wrong } = verifyProof(proofOf(shuffles, deck));
    return wrong === null ? null : `does not hold: ${wrong}`;
  } catch {
    return 'cannot be read';
  }
}
