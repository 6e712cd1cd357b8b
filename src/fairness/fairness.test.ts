import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardText } from '../engine/cards/card.ts';
import { freshDeck } from '../engine/cards/shuffle.ts';
import {
  all,
  entropy,
  flipped,
  handProof,
  hex,
  phones,
  shuffled,
  three,
  wrongIn,
} from '../testing/shuffled.ts';
import { table } from '../testing/table.ts';
import {
  checkAnnounced,
  checkOwnPart,
  checkReveal,
  clientCommit,
  countReveals,
  fingerprint,
  seedOf,
} from './commitment.ts';
import { checkOpening, commitDeck, dealtPlaces, leafDigest, openPlace, secretDeck } from './deck.ts';
import { climb, pathOf, rootOf, tree } from './merkle.ts';
import { dealOrder } from './permutation.ts';
import { audit, verifyProof } from './verify.ts';

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
