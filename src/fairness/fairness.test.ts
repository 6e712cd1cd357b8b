import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardText } from '../engine/cards/card.ts';
import { freshDeck } from '../engine/cards/shuffle.ts';
import {
  entropy,
  handProof,
  type Phones,
  type Shuffled,
  shuffled,
  shuffledAgain,
} from '../testing/shuffled.ts';
import { table } from '../testing/table.ts';
import {
  checkAnnounced,
  checkOwnPart,
  checkReveal,
  clientCommit,
  countReveals,
  fingerprint,
  type Source,
  seedOf,
} from './commitment.ts';
import { checkOpening, commitDeck, dealtPlaces, leafDigest, openPlace, secretDeck } from './deck.ts';
import { climb, pathOf, rootOf, tree } from './merkle.ts';
import { dealOrder } from './permutation.ts';
import { type HandProof, readProof } from './proof.ts';
import { audit, verifyProof } from './verify.ts';

const hex = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const phones: fc.Arbitrary<Phones> = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), hex, {
  maxKeys: 10,
  noNullPrototype: true,
});
const three: Phones = { ann: entropy(1), bob: entropy(2), cy: entropy(3) };
const all = Array.from({ length: 52 }, (_, place) => place);
const flipped = (digits: string, bit: number): string => {
  const bytes = Buffer.from(digits, 'hex');
  bytes[bit >> 3]! ^= 1 << (bit & 7);
  return bytes.toString('hex');
};
const wrongIn = (proof: HandProof): string | null => verifyProof(proof).wrong;

describe('an honest deal', () => {
  test('any shuffle of the server and any entropies of the phones deal 52 different cards that all verify', () => {
    fc.assert(
      fc.property(hex, phones, fc.uniqueArray(fc.nat(51)), (secret, drawn, shown) => {
        const dealt = shuffled({ secret, phones: drawn });
        expect([...dealt.cards].sort((a, b) => a - b)).toEqual([...freshDeck()]);
        for (const place of shown) {
          const opening = openPlace(dealt.deck, dealt.order, place);
          expect(opening.card).toBe(cardText(dealt.cards[place]!));
          expect(checkOpening(dealt.announced, dealt.order, opening)).toBeNull();
        }
        expect(wrongIn(handProof(dealt.prove(shown)))).toBeNull();
        expect(wrongIn(handProof(dealt.prove(shown, true)))).toBeNull();
        for (const [client, mine] of Object.entries(drawn)) {
          const own = { client, entropy: mine, fingerprint: fingerprint(dealt.announced) };
          expect(checkAnnounced(dealt.announced, own)).toBeNull();
          expect(checkOwnPart(dealt.announced, dealt.reveals, own)).toBeNull();
        }
      }),
      { numRuns: 40 },
    );
  });

  test('the order depends on every reveal, on the deck, on the hand, and on who was left out', () => {
    const usual = shuffled({ phones: three });
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(three)), fc.nat(255), (client, bit) => {
        const other = shuffled({ phones: { ...three, [client]: flipped(three[client]!, bit) } });
        expect(other.announced.root).toBe(usual.announced.root);
        expect(other.order).not.toEqual(usual.order);
      }),
    );
    const { bob: _, ...others } = three;
    const orders = [
      usual,
      shuffled({ phones: three, secret: entropy(9) }),
      shuffled({ phones: three, hand: 'night-1/table-1/hand-8' }),
      shuffled({ phones: others }),
      shuffled({ phones: three, received: others }),
    ].map(({ order }) => order.join());
    expect(new Set(orders).size).toBe(orders.length);
  });

  test('the order does not depend on why a client was left out: the server gets no choice by calling it so', () => {
    const { bob: _, ...others } = three;
    const late = shuffled({ phones: three, received: others });
    const wrong = shuffled({ phones: three, received: { ...three, bob: entropy(4) } });
    expect([late.reveals[1], wrong.reveals[1]]).toEqual([
      { client: 'bob', leftOut: 'late' },
      { client: 'bob', leftOut: 'wrong' },
    ]);
    expect(wrong.order).toEqual(late.order);
  });

  test('a client that is late or reveals something else is left out, and the proof says so', () => {
    const dealt = shuffled({ phones: three, received: { ann: three.ann!, cy: entropy(7) } });
    expect(dealt.reveals).toEqual([
      { client: 'ann', entropy: three.ann },
      { client: 'bob', leftOut: 'late' },
      { client: 'cy', leftOut: 'wrong' },
    ]);
    expect(verifyProof(handProof(dealt.prove())).checked).toContain(
      'shuffle 1: mixed by the server and ann; left out: bob (late), cy (wrong)',
    );
  });

  test('anything that is not entropy is a wrong reveal', () => {
    const { announced } = shuffled({ phones: three });
    for (const sent of ['', 'zz'.repeat(32), three.ann!.toUpperCase().replace(/0/g, 'A'), '01'])
      expect(countReveals(announced, { ...three, ann: sent })[0]).toEqual({
        client: 'ann',
        leftOut: 'wrong',
      });
  });

  test('with no client the server chose alone, and the proof says so', () => {
    const { ok, checked } = verifyProof(handProof(shuffled().prove([0, 1])));
    expect(ok).toBe(true);
    expect(checked).toContain(
      'shuffle 1: mixed by nobody but the server: it alone chose the order of these cards',
    );
  });

  test('[play-step-3-hole-cards] [play-step-5-flop] [play-step-7-turn] [play-step-9-river] the places of holes and board are those the engine deals from', () => {
    for (const players of [2, 3, 6, 10]) {
      const dealt = shuffled({ phones: three, secret: entropy(players) });
      const stacks = Object.fromEntries(Array.from({ length: players }, (_, at) => [at + 1, 1000]));
      const t = table({ stacks, button: players, blinds: [10, 20], deck: dealt.cards });
      const { holes, board } = dealtPlaces(players);
      const at = (places: readonly number[]) => places.map((place) => dealt.cards[place]);
      for (const [player, places] of holes.entries())
        expect(
          t
            .all('dealt')
            .filter(({ seat }) => seat === player + 1)
            .map(({ card }) => card),
        ).toEqual(at(places));
      t.checkDown();
      expect(t.all('turned').flatMap(({ cards }) => cards)).toEqual(at(board));
    }
  });

  test('committing to a deck and opening every place takes a few milliseconds at most', () => {
    const deal = { hand: 'speed', shuffle: 1 };
    const once = (): number => {
      const start = performance.now();
      const deck = commitDeck(deal, secretDeck(deal, freshDeck(), entropy(3)));
      for (const place of all) openPlace(deck, all, place);
      return performance.now() - start;
    };
    expect(Math.min(...Array.from({ length: 20 }, once))).toBeLessThan(5);
  });
});

describe('the tree', () => {
  const leaves = (size: number) => Array.from({ length: size }, (_, at) => entropy(at + 1));

  test('every leaf of every size climbs to the root from its own index only', () => {
    for (const size of [1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 31, 47, 52]) {
      const rows = tree(leaves(size));
      for (let leaf = 0; leaf < size; leaf++) {
        const reached = Array.from({ length: size }, (_, at) =>
          climb(rows[0]![leaf]!, at, size, pathOf(rows, leaf)),
        );
        expect(reached.flatMap((root, at) => (root === rootOf(rows) ? [at] : []))).toEqual([leaf]);
      }
    }
  });

  test('a path that is too short or too long leads nowhere', () => {
    const rows = tree(leaves(52));
    const path = pathOf(rows, 17);
    expect(climb(rows[0]![17]!, 17, 52, path.slice(1))).toBeUndefined();
    expect(climb(rows[0]![17]!, 17, 52, [...path, entropy(0)])).toBeUndefined();
  });

  test('a node cannot be passed off as a leaf', () => {
    const four = tree(leaves(4));
    const two = tree(four[1]!);
    expect(rootOf(two)).toBe(rootOf(four));
    // So the size is fixed by the deal, and a leaf's digest is of another kind than a node's.
    const deal = { hand: 'h', shuffle: 1 };
    expect(leafDigest(deal, 0, { card: 'As', salt: entropy(1) })).not.toBe(four[1]![0]);
  });
});

/** Pearson's statistic in standard deviations from what chance gives. */
function surprise(counts: readonly number[], expected: number, freedom: number): number {
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return (statistic - freedom) / Math.sqrt(2 * freedom);
}

describe('chance', () => {
  const draws = (runs: number, size: number): number[][] =>
    Array.from({ length: runs }, (_, run) =>
      dealOrder(clientCommit({ hand: 'bias', shuffle: 1 }, String(run), entropy(size)), size),
    );

  test('every leaf is as often at every place', () => {
    const runs = 20_000;
    const counts = new Array<number>(52 * 52).fill(0);
    for (const order of draws(runs, 52))
      for (const [place, leaf] of order.entries()) counts[place * 52 + leaf]!++;
    expect(Math.abs(surprise(counts, runs / 52, 51 * 51))).toBeLessThan(4);
  });

  test('every order of four cards is as likely', () => {
    const runs = 24_000;
    const counts = new Map<string, number>();
    for (const order of draws(runs, 4)) counts.set(order.join(), (counts.get(order.join()) ?? 0) + 1);
    expect(counts.size).toBe(24);
    expect(Math.abs(surprise([...counts.values()], runs / 24, 23))).toBeLessThan(4);
  });

  test('a server that does not shuffle at all still cannot say which card comes first when one phone is honest', () => {
    const deal = { hand: 'cold-deck', shuffle: 1 };
    const cold = commitDeck(
      deal,
      [...freshDeck()].map((card) => ({ card: cardText(card), salt: entropy(card) })),
    );
    const runs = 5_200;
    const counts = new Array<number>(52).fill(0);
    for (let run = 0; run < runs; run++) {
      const drawn = run.toString(16).padStart(64, '0');
      const commitments = [{ client: 'ann', commitment: clientCommit(deal, 'ann', drawn) }];
      const seed = seedOf({ ...deal, root: cold.root, commitments }, [{ client: 'ann', entropy: drawn }]);
      counts[dealOrder(seed, 52)[0]!]!++;
    }
    expect(Math.abs(surprise(counts, runs / 52, 51))).toBeLessThan(4);
  });
});

describe('a server that cheats', () => {
  const dealt = shuffled({ phones: three });
  const own = { client: 'bob', entropy: three.bob!, fingerprint: fingerprint(dealt.announced) };

  test('cannot open another card, another leaf or another place', () => {
    fc.assert(
      fc.property(fc.nat(51), fc.nat(51), (place, other) => {
        fc.pre(place !== other);
        const mine = openPlace(dealt.deck, dealt.order, place);
        const theirs = openPlace(dealt.deck, dealt.order, other);
        const check = (change: object) => checkOpening(dealt.announced, dealt.order, { ...mine, ...change });
        expect(check({})).toBeNull();
        expect(check({ card: theirs.card })).toMatch(/is not in the committed deck/);
        expect(check({ card: theirs.card, salt: theirs.salt })).toMatch(/is not in the committed deck/);
        expect(check({ ...theirs, place })).toMatch(/^place \d+ is leaf \d+, not \d+$/);
        expect(check({ ...theirs, place, leaf: mine.leaf })).toMatch(/is not in the committed deck/);
        expect(check({ place: 52 })).toMatch(/no place 52/);
      }),
    );
  });

  test('cannot take another deck after the reveals: the phone has the fingerprint it answered', () => {
    const other = shuffled({ phones: three, secret: entropy(8) });
    expect(wrongIn(handProof(other.prove(all)))).toBeNull();
    expect(checkOwnPart(other.announced, other.reveals, own)).toMatch(/changed after the reveal/);
  });

  test('cannot leave a client out silently: not before the announcement, not after the reveal, not in the proof', () => {
    const { bob: _, ...others } = three;
    const without = shuffled({ phones: others });
    expect(checkAnnounced(without.announced, own)).toBe('bob is not in the announcement');
    expect(checkOwnPart(without.announced, without.reveals, own)).toMatch(/changed after the reveal/);

    const late = shuffled({ phones: three, received: others });
    expect(checkOwnPart(late.announced, late.reveals, own)).toBe('bob was left out (late)');
    expect(checkOwnPart(late.announced, late.reveals.slice(2), own)).toBe('bob is missing from the reveals');

    // Claiming otherwise afterwards: that the client was never there, or had counted.
    const proof = late.prove([0]);
    const told = (change: object) => wrongIn(handProof({ ...proof, ...change }));
    const gone = {
      announced: {
        ...late.announced,
        commitments: late.announced.commitments.filter((c) => c.client !== 'bob'),
      },
      reveals: late.reveals.filter(({ client }) => client !== 'bob'),
    };
    expect(told(gone)).toMatch(/the fingerprint is not that of the announcement/);
    const refitted = { ...gone, fingerprint: fingerprint(gone.announced) };
    expect(told(refitted)).toMatch(/the seed is not the mix/);
    expect(told({ ...refitted, seed: seedOf(gone.announced, gone.reveals) })).toMatch(
      /^shuffle 1: place 0 is leaf/,
    );
    expect(told({ reveals: dealt.reveals })).toMatch(/the seed is not the mix/);
  });

  test('cannot put words into a client’s mouth', () => {
    const proof = dealt.prove();
    const reveals = dealt.reveals.map((each) =>
      each.client === 'bob' ? { client: 'bob', entropy: entropy(6) } : each,
    );
    expect(wrongIn(handProof({ ...proof, reveals, seed: seedOf(dealt.announced, reveals) }))).toBe(
      'shuffle 1: the reveal of bob is not what was committed to',
    );
    expect(checkOwnPart(dealt.announced, reveals, own)).toBe('the reveal of bob was changed');
    const commitments = dealt.announced.commitments.map((each) =>
      each.client === 'bob' ? { ...each, commitment: entropy(6) } : each,
    );
    expect(checkAnnounced({ ...dealt.announced, commitments }, own)).toMatch(/another commitment for bob/);
  });

  test('cannot count a client twice or use a commitment for another client, hand or shuffle', () => {
    const [ann, ...rest] = dealt.announced.commitments;
    const double = { ...dealt.announced, commitments: [ann!, ann!, ...rest] };
    expect(wrongIn(handProof({ ...dealt.prove(), announced: double }))).toMatch(
      /ann is out of order or there twice/,
    );
    const { commitment } = ann!;
    const deal = { hand: dealt.announced.hand, shuffle: 1 };
    expect(checkReveal(deal, { client: 'ann', commitment }, three.ann!)).toBe(true);
    expect(checkReveal(deal, { client: 'bob', commitment }, three.ann!)).toBe(false);
    expect(checkReveal({ ...deal, shuffle: 2 }, { client: 'ann', commitment }, three.ann!)).toBe(false);
    expect(checkReveal({ ...deal, hand: 'x' }, { client: 'ann', commitment }, three.ann!)).toBe(false);
  });

  test('cannot have a false deck without the audit finding it, and sooner if both cards are shown', () => {
    const deal = { hand: 'night-1/table-1/hand-7', shuffle: 1 };
    const honest = secretDeck(deal, freshDeck(), entropy(5));
    const two = honest.map((leaf) => (leaf.card === '2c' ? { ...leaf, card: 'As' } : leaf));
    const deck = commitDeck(deal, two);
    const announced = { ...deal, root: deck.root, commitments: [] };
    const seed = seedOf(announced, []);
    const order = dealOrder(seed, 52);
    const aces = all.filter((place) => two[order[place]!]!.card === 'As');
    const proof = (places: readonly number[]) =>
      ({
        announced,
        fingerprint: fingerprint(announced),
        reveals: [],
        seed,
        openings: places.map((place) => openPlace(deck, order, place)),
      }) as const;
    expect(wrongIn(handProof(proof(aces.slice(1))))).toBeNull();
    expect(wrongIn(handProof(proof(aces)))).toBe('shuffle 1: the As is there twice');
    expect(wrongIn(handProof({ ...proof([]), leaves: two }))).toBe('shuffle 1: the As is there twice');
    expect(wrongIn(handProof({ ...proof([]), leaves: honest }))).toMatch(
      /the cards are not the committed deck/,
    );
    expect(wrongIn(handProof({ ...proof([]), leaves: two.slice(1) }))).toMatch(/51 cards opened of 52/);
    const opening = proof([3]).openings[0]!;
    expect(wrongIn(handProof({ ...proof([3]), openings: [opening, opening] }))).toMatch(
      /place 3 is opened twice/,
    );
  });

  test('cannot have shown another card than the one the opened deck has there', () => {
    const proof = dealt.prove([4], true);
    expect(audit(proof)).toBeNull();
    const [shown] = proof.openings;
    const card = shown!.card === '2c' ? '3c' : '2c';
    expect(audit({ ...proof, openings: [{ ...shown!, card }] })).toBe(
      `the ${card} was opened at place 4, but lies elsewhere`,
    );
  });
});

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
