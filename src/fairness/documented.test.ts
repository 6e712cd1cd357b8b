import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entropy, handProof, shuffled, shuffledAgain } from '../testing/shuffled.ts';
import { clientCommit, fingerprint, seedOf } from './commitment.ts';
import { commitDeck, leafDigest } from './deck.ts';
import { digest, fromHex } from './digest.ts';
import { climb, pathOf, rootOf, tree } from './merkle.ts';
import { dealOrder } from './permutation.ts';
import { readProof } from './proof.ts';
import { verifyProof } from './verify.ts';

const docs = new URL('../../docs/', import.meta.url);

/** The example of the documents: a deal with a late phone, and four cards shuffled again by a ruling. */
function example() {
  const hand = 'friday-3/table-1/hand-12';
  const phones = { ann: entropy(0xa1), bob: entropy(0xb2), cy: entropy(0xc3) };
  const received = { ann: phones.ann, bob: phones.bob };
  const deal = shuffled({ hand, secret: entropy(0x5e), phones, received });
  const again = shuffledAgain(
    [deal],
    [7, 8, 9, 10].map((place) => [1, place]),
    {
      secret: entropy(0x6f),
      phones: { ann: entropy(0xa4), bob: entropy(0xb5) },
    },
  );
  return handProof(deal.prove([0, 3]), again.prove([1], true));
}

test('the example proof of the documents is what the code makes, and verifies', async () => {
  const text = `${JSON.stringify({ proof: example() }, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../docs/fairness-example.json');
  const read = readProof(JSON.parse(text).proof);
  expect('proof' in read && verifyProof(read.proof)).toMatchObject({ ok: true, wrong: null });
});

/** The known answers another implementation is checked by. */
function vectors() {
  const deal = { hand: 'vector', shuffle: 1 };
  const leaves = ['As', 'Kd', 'Qh', 'Jc', 'Ts'].map((card, at) => ({ card, salt: entropy(at + 1) }));
  const deck = commitDeck(deal, leaves);
  const commitments = ['ann', 'bob'].map((client, at) => ({
    client,
    commitment: clientCommit(deal, client, entropy(0xa0 + at)),
  }));
  const announced = { ...deal, root: deck.root, commitments };
  const again = { after: entropy(0xee), from: [[1, 2] as const, [1, 51] as const] };
  const seed = seedOf(announced, [
    { client: 'ann', entropy: entropy(0xa0) },
    { client: 'bob', leftOut: 'late' },
  ]);
  return {
    commitmentOfAnn: commitments[0]!.commitment,
    commitmentOfBob: commitments[1]!.commitment,
    leaf0: leafDigest(deal, 0, leaves[0]!),
    leaf4: leafDigest(deal, 4, leaves[4]!),
    root: deck.root,
    pathOfLeaf2: pathOf(deck.tree, 2),
    pathOfLeaf4: pathOf(deck.tree, 4),
    fingerprint: fingerprint(announced),
    fingerprintOfShuffle2: fingerprint({ ...announced, shuffle: 2, again }),
    seed,
    order5: dealOrder(seed, 5),
    order52: dealOrder(seed, 52),
  };
}

test('the known answers in docs/FAIRNESS.md are those of the code', () => {
  const text = readFileSync(new URL('FAIRNESS.md', docs), 'utf8');
  const block = text.match(/```json vectors\n([\s\S]*?)```/)![1]!;
  expect(JSON.parse(block)).toEqual(vectors());
});

test('the layout is as docs/FAIRNESS.md writes it: checked against another SHA-256, byte by byte', () => {
  const { leaf0, commitmentOfAnn, leaf4, pathOfLeaf4, root } = vectors();
  const sha = (hex: string) =>
    createHash('sha256')
      .update(Buffer.from(hex.replace(/\s/g, ''), 'hex'))
      .digest('hex');
  const ascii = (text: string) => Buffer.from(text).toString('hex');
  expect(leaf0).toBe(
    sha(`0000000d ${ascii('riffle/1/leaf')} 00000006 ${ascii('vector')} 00000004 00000001
         00000004 00000000 00000002 ${ascii('As')} 00000020 ${'01'.repeat(32)}`),
  );
  expect(commitmentOfAnn).toBe(
    sha(`00000013 ${ascii('riffle/1/commitment')} 00000006 ${ascii('vector')} 00000004 00000001
         00000003 ${ascii('ann')} 00000020 ${'a0'.repeat(32)}`),
  );
  // Five leaves: the last goes up alone, so its path is the root of the other four.
  expect(pathOfLeaf4.length).toBe(1);
  expect(root).toBe(sha(`0000000d ${ascii('riffle/1/node')} 00000020 ${pathOfLeaf4[0]} 00000020 ${leaf4}`));
});

test('parts cannot run into each other', () => {
  expect(digest('leaf', 'ab', 'c')).not.toBe(digest('leaf', 'a', 'bc'));
  expect(digest('leaf', 'ab')).not.toBe(digest('leaf', 'ab', ''));
  expect(digest('leaf', fromHex('6162'))).toBe(digest('leaf', 'ab'));
  expect(digest('node', 'ab')).not.toBe(digest('leaf', 'ab'));
});

test('a tree of one leaf is the leaf', () => {
  expect(rootOf(tree([entropy(1)]))).toBe(entropy(1));
  expect(climb(entropy(1), 0, 1, [])).toBe(entropy(1));
});
