import fc from 'fast-check';
import { type Card, parseCard } from '../engine/cards/card.ts';
import { freshDeck } from '../engine/cards/shuffle.ts';
import {
  type Announcement,
  byClient,
  clientCommit,
  countReveals,
  type Reveal,
  type Source,
  sizeOf,
} from '../fairness/commitment.ts';
import { type CommittedDeck, commitDeck, secretDeck } from '../fairness/deck.ts';
import type { Hex } from '../fairness/digest.ts';
import { dealOrder } from '../fairness/permutation.ts';
import { type HandProof, proveShuffle, type ShuffleProof } from '../fairness/proof.ts';
import { verifyProof } from '../fairness/verify.ts';

export type Phones = Readonly<Record<string, Hex>>;

export type Shuffled = {
  readonly announced: Announcement;
  readonly reveals: readonly Reveal[];
  readonly deck: CommittedDeck;
  readonly order: readonly number[];
  /** The card at each place of the deal. */
  readonly cards: readonly Card[];
  readonly seed: Hex;
  prove(places?: readonly number[], audit?: boolean): ShuffleProof;
};

export type Given = {
  readonly hand?: string;
  readonly secret?: Hex;
  readonly phones?: Phones;
  /** What the server gets before it stops waiting; by default all of it. */
  readonly received?: Phones;
};

const byte = (value: number): Hex => value.toString(16).padStart(2, '0').repeat(32);
export const entropy = byte;

function run(
  { hand = 'night-1/table-1/hand-7', secret = byte(0x5e), phones = {}, received = phones }: Given,
  before: readonly Shuffled[],
  from: readonly Source[],
): Shuffled {
  const deal = { hand, shuffle: before.length + 1 };
  const last = before.at(-1);
  const cards =
    last === undefined ? freshDeck() : from.map(([shuffle, at]) => before[shuffle - 1]!.cards[at]!);
  const deck = commitDeck(deal, secretDeck(deal, cards, secret));
  const commitments = byClient(
    Object.entries(phones).map(([client, drawn]) => ({
      client,
      commitment: clientCommit(deal, client, drawn),
    })),
  );
  const announced: Announcement = {
    ...deal,
    root: deck.root,
    commitments,
    ...(last !== undefined && { again: { after: last.seed, from } }),
  };
  const reveals = countReveals(announced, received);
  const { seed } = proveShuffle(announced, reveals, deck, []);
  const order = dealOrder(seed, sizeOf(announced));
  return {
    announced,
    reveals,
    deck,
    order,
    seed,
    cards: order.map((leaf) => parseCard(deck.leaves[leaf]!.card)!),
    prove: (places = [], audit = false) => proveShuffle(announced, reveals, deck, places, audit),
  };
}

/** The protocol from end to end, as server and phones play it. */
export const shuffled = (given: Given = {}): Shuffled => run(given, [], []);

/** A reshuffle of earlier cards, by ruling. */
export const shuffledAgain = (before: readonly Shuffled[], from: readonly Source[], given: Given = {}) =>
  run({ hand: before[0]!.announced.hand, ...given }, before, from);

export const handProof = (...shuffles: readonly ShuffleProof[]): HandProof => ({ version: 1, shuffles });

/** Three phones that mix. */
export const three: Phones = { ann: entropy(1), bob: entropy(2), cy: entropy(3) };
/** Every place of a deck. */
export const all = Array.from({ length: 52 }, (_, place) => place);
/** Hexadecimal digits with one bit flipped. */
export const flipped = (digits: string, bit: number): string => {
  const bytes = Buffer.from(digits, 'hex');
  bytes[bit >> 3]! ^= 1 << (bit & 7);
  return bytes.toString('hex');
};
export const wrongIn = (proof: HandProof): string | null => verifyProof(proof).wrong;

/** Anybody's 32 bytes. */
export const hex = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
/** Any phones with their entropies. */
export const phones: fc.Arbitrary<Phones> = fc.dictionary(fc.stringMatching(/^[a-zA-Z]{1,8}$/), hex, {
  maxKeys: 10,
  noNullPrototype: true,
});
