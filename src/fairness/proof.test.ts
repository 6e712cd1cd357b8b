import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardText } from '../engine/cards/card.ts';
import { freshDeck } from '../engine/cards/shuffle.ts';
import {
  all,
  entropy,
  handProof,
  hex,
  phones,
  type Shuffled,
  shuffled,
  shuffledAgain,
  three,
  wrongIn,
} from '../testing/shuffled.ts';
import type { Source } from './commitment.ts';
import { leafDigest } from './deck.ts';
import { type HandProof, readProof } from './proof.ts';
import { verifyProof } from './verify.ts';

describe('a shuffle by ruling', () => {
  const stub = (shuffle: number, from: number, to = 51): Source[] =>
    Array.from({ length: to - from + 1 }, (_, at) => [shuffle, from + at]);
  const deal = shuffled({ phones: three });
  // A flop turned too soon goes back: places 6 to 8 were seen, the burn at 5 stays.
  const again = shuffledAgain([deal], stub(1, 6), { phones: three });
  const prove = (first: Shuffled, second: Shuffled, audited = [true, true]) =>
    handProof(first.prove([0, 1, 6, 7, 8], audited[0]), second.prove([0, 1, 2], audited[1]));

  test('commits to the cards that are left, and verifies with any part of it opened', () => {
    expect([...again.cards].sort()).toEqual([...deal.cards.slice(6)].sort());
    for (const audited of [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ])
      expect(wrongIn(prove(deal, again, audited))).toBeNull();
  });

  test('any number of cards from any earlier places, one to fifty-two, over several shuffles', () => {
    fc.assert(
      fc.property(fc.subarray(all, { minLength: 2 }), phones, hex, (places, drawn, secret) => {
        const second = shuffledAgain(
          [deal],
          places.map((place) => [1, place]),
          { phones: drawn, secret },
        );
        const kept = all.filter((place) => !places.includes(place)).slice(0, 3);
        const from: Source[] = [...kept.map((place): Source => [1, place]), [2, 0]];
        const third = shuffledAgain([deal, second], from, { phones: drawn, secret });
        for (const audited of [true, false])
          expect(
            wrongIn(
              handProof(
                deal.prove(all, audited),
                second.prove(audited ? [] : [1], audited),
                third.prove([0], audited),
              ),
            ),
          ).toBeNull();
        const now = [
          ...kept.map(() => null),
          ...deal.cards.filter((_, place) => !places.includes(place) && !kept.includes(place)),
          ...second.cards.slice(1),
          ...third.cards,
        ].filter((card) => card !== null);
        expect(now.sort((a, b) => a - b)).toEqual([...freshDeck()]);
      }),
      { numRuns: 25 },
    );
  });

  test('brings in no card that was dealt already, and loses none', () => {
    // The server pretends that place 0, an opened hole card, was at place 51.
    const swapped = { ...deal, cards: deal.cards.with(51, deal.cards[0]!).with(0, deal.cards[51]!) };
    const false2 = shuffledAgain([swapped], stub(1, 6), { phones: three });
    const twin = cardText(deal.cards[0]!);
    expect(wrongIn(prove(deal, false2))).toBe(
      `the ${twin} lies at place 0 of shuffle 1 and again in shuffle 2`,
    );
    // Not audited, it is seen when the twin comes up.
    const shown = false2.cards.indexOf(deal.cards[0]!);
    expect(wrongIn(handProof(deal.prove([0]), false2.prove([])))).toBeNull();
    expect(wrongIn(handProof(deal.prove([0]), false2.prove([shown])))).toMatch(/again in shuffle 2$/);
    // The card that should have gone in is missed.
    expect(wrongIn(handProof(deal.prove([51]), false2.prove([], true)))).toBe(
      `the ${cardText(deal.cards[51]!)} went into shuffle 2 and is not in it`,
    );
  });

  test('follows from the one before, in its hand, and takes each card once', () => {
    const first = deal.prove();
    const second = again.prove();
    const told = (change: object) =>
      wrongIn(handProof(first, { ...second, announced: { ...second.announced, ...change } }));
    const from = (sources: readonly Source[]) => told({ again: { after: deal.seed, from: sources } });
    expect(told({ shuffle: 3 })).toMatch(/shuffle 3 stands where 2 is due/);
    expect(told({ hand: 'another' })).toMatch(/it is of hand another/);
    expect(told({ again: undefined })).toMatch(/does not say which cards/);
    expect(told({ again: { after: entropy(1), from: stub(1, 6) } })).toMatch(
      /does not follow from the shuffle before/,
    );
    expect(from([])).toMatch(/takes no cards/);
    expect(
      from([
        [1, 9],
        [1, 8],
      ]),
    ).toMatch(/not in order/);
    expect(
      from([
        [1, 9],
        [1, 9],
      ]),
    ).toMatch(/not in order/);
    expect(from([[1, 52]])).toMatch(/no place 52 of shuffle 1/);
    expect(from([[2, 0]])).toMatch(/no place 0 of shuffle 2/);
    const third = shuffledAgain([deal, again], [[1, 6]]);
    expect(wrongIn(handProof(first, second, third.prove()))).toBe(
      'shuffle 3: the card at place 6 of shuffle 1 was taken before',
    );
    expect(wrongIn(handProof())).toBe('there is no shuffle in it');
    expect(wrongIn(handProof(second))).toMatch(/shuffle 2 stands where 1 is due/);
  });
});

describe('a proof as a file', () => {
  const dealt = shuffled({ phones: three, received: { ann: three.ann!, bob: three.bob! } });
  const again = shuffledAgain(
    [dealt],
    [
      [1, 8],
      [1, 9],
      [1, 10],
      [1, 11],
    ],
    { phones: { ann: entropy(4) } },
  );
  const proofs: [string, HandProof][] = [
    ['nothing shown', handProof(shuffled().prove())],
    ['some cards shown and a shuffle by ruling', handProof(dealt.prove([0, 3, 7]), again.prove([0, 1]))],
    ['the whole deck opened', handProof(dealt.prove([0], true))],
  ];
  const verified = (text: string): boolean => {
    try {
      const read = readProof(JSON.parse(text));
      return 'proof' in read && verifyProof(read.proof).ok;
    } catch (error) {
      if (error instanceof SyntaxError) return false;
      throw error;
    }
  };

  test.each(proofs)('%s: reads back as it was written', (_, proof) => {
    expect(readProof(JSON.parse(JSON.stringify(proof)))).toEqual({ proof });
    expect(verified(JSON.stringify(proof))).toBe(true);
  });

  test.each(proofs)('%s: any single bit flipped anywhere is caught', (_, proof) => {
    const bytes = Buffer.from(JSON.stringify(proof));
    // All of a small proof; of a large one a share that goes through every byte and every bit of a byte.
    const step = bytes.length < 1000 ? 1 : 11;
    for (let bit = 0; bit < bytes.length * 8; bit += step) {
      const other = Buffer.from(bytes);
      other[bit >> 3]! ^= 1 << (bit & 7);
      if (verified(other.toString()))
        expect.fail(`bit ${bit}: ${other.subarray((bit >> 3) - 20, (bit >> 3) + 20)}`);
    }
  });

  test.each([
    [null, 'proof is null: an object is needed'],
    [{}, 'proof.version is missing: a whole number from 1 to 1 is needed'],
    [{ version: 2, shuffles: [] }, 'proof.version is 2: a whole number from 1 to 1 is needed'],
    [{ version: 1, shuffles: [], note: '' }, 'proof has an unknown field "note"'],
    [{ version: 1, shuffles: 7 }, 'proof.shuffles is 7: a list of at most 20 is needed'],
    [{ version: 1, shuffles: [[]] }, 'proof.shuffles[0] is []: an object is needed'],
  ])('what is no proof is refused in words: %j', (value, error) => {
    expect(readProof(value)).toEqual({ error });
  });
});

describe('what stays secret', () => {
  const dealt = shuffled({ phones: three });
  const shown = [0, 5, 13];
  const proof = dealt.prove(shown);
  const hidden = all.filter((place) => !shown.includes(place)).map((place) => dealt.order[place]!);

  test('a proof holds no salt but those of the cards shown, and each is another', () => {
    const salts = dealt.deck.leaves.map(({ salt }) => salt);
    expect(new Set(salts).size).toBe(52);
    const text = JSON.stringify(proof);
    for (const leaf of hidden) expect(text).not.toContain(salts[leaf]);
    const other = shuffled({ phones: three, hand: 'night-1/table-1/hand-8' }).deck.leaves;
    expect(other.filter(({ salt }) => salts.includes(salt))).toEqual([]);
  });

  test('somebody who knows root, openings and all cards cannot confirm a guess without the salt', () => {
    const published = new Set(JSON.stringify(proof).match(/[0-9a-f]{64}/g));
    // The digest of a hidden leaf is public where its neighbour was opened.
    const seen = hidden.filter((leaf) => published.has(dealt.deck.tree[0]![leaf]!));
    expect(seen.length).toBeGreaterThan(0);
    const fits = (leaf: number, card: number, salt: string): boolean =>
      leafDigest(dealt.announced, leaf, { card: cardText(card), salt }) === dealt.deck.tree[0]![leaf];
    for (const leaf of seen) {
      const { card, salt } = dealt.deck.leaves[leaf]!;
      for (const guess of freshDeck()) {
        for (const known of [entropy(0), ...published]) expect(fits(leaf, guess, known)).toBe(false);
        expect(fits(leaf, guess, salt)).toBe(cardText(guess) === card);
      }
    }
  });
});
