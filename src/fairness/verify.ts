import { checkReveal, fingerprint, type Source, seedOf, sizeOf } from './commitment.ts';
import { checkOpening, commitDeck } from './deck.ts';
import { dealOrder } from './permutation.ts';
import type { HandProof, ShuffleProof } from './proof.ts';

/** What was checked, in words and in order, up to the first thing that is wrong. */
export type Verification = {
  readonly ok: boolean;
  readonly checked: readonly string[];
  readonly wrong: string | null;
};

type Check = { readonly what: string; readonly wrong: string | null };

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const twice = <T>(list: readonly T[]): T | undefined => list.find((each, at) => list.indexOf(each) !== at);

/** The shuffle, if any, that took up the card at a place. */
const takenBy = (shuffles: readonly ShuffleProof[], [shuffle, place]: Source): number | undefined =>
  shuffles.find(({ announced }) =>
    announced.again?.from.some(([from, at]) => from === shuffle && at === place),
  )?.announced.shuffle;

/** A shuffle follows from the one before: the same hand, the next number, and cards that are where it takes them from. */
function inARow({ announced }: ShuffleProof, before: readonly ShuffleProof[]): string | null {
  const { hand, shuffle, again } = announced;
  const last = before.at(-1);
  if (shuffle !== before.length + 1) return `shuffle ${shuffle} stands where ${before.length + 1} is due`;
  if (last === undefined) return again === undefined ? null : 'the first shuffle takes the whole deck';
  if (hand !== last.announced.hand) return `it is of hand ${hand}`;
  if (again === undefined) return 'it does not say which cards are shuffled again';
  if (again.after !== last.seed) return 'it does not follow from the shuffle before';
  if (again.from.length === 0) return 'it takes no cards';
  for (const [at, [from, place]] of again.from.entries()) {
    const [lastFrom, lastPlace] = again.from[at - 1] ?? [0, 0];
    if (from < lastFrom || (from === lastFrom && place <= lastPlace))
      return 'the places it takes cards from are not in order';
    const source = before[from - 1];
    if (source === undefined || place >= sizeOf(source.announced))
      return `there is no place ${place} of shuffle ${from}`;
    if (takenBy(before, [from, place]) !== undefined)
      return `the card at place ${place} of shuffle ${from} was taken before`;
  }
  return null;
}

function announcement({ announced, fingerprint: told }: ShuffleProof): string | null {
  const { commitments } = announced;
  const unordered = commitments.find(({ client }, at) => at > 0 && client <= commitments[at - 1]!.client);
  if (unordered !== undefined) return `${unordered.client} is out of order or there twice`;
  return fingerprint(announced) === told ? null : 'the fingerprint is not that of the announcement';
}

function reveals({ announced, reveals: told }: ShuffleProof): string | null {
  const { commitments } = announced;
  if (told.length !== commitments.length)
    return `${plural(commitments.length, 'commitment')}, but ${plural(told.length, 'reveal')}`;
  for (const [at, commitment] of commitments.entries()) {
    const reveal = told[at]!;
    if (reveal.client !== commitment.client)
      return `the reveal of ${reveal.client} stands where ${commitment.client} is due`;
    if ('entropy' in reveal && !checkReveal(announced, commitment, reveal.entropy))
      return `the reveal of ${reveal.client} is not what was committed to`;
  }
  return null;
}

function openings({ announced, openings: told }: ShuffleProof, order: readonly number[]): string | null {
  const again = twice(told.map(({ place }) => place));
  if (again !== undefined) return `place ${again} is opened twice`;
  for (const opening of told) {
    const wrong = checkOpening(announced, order, opening);
    if (wrong !== null) return wrong;
  }
  const card = twice(told.map((each) => each.card));
  return card === undefined ? null : `the ${card} is there twice`;
}

/** The whole deck is opened: it has its root, and each card once. */
export function audit({ announced, openings: told, leaves = [] }: ShuffleProof): string | null {
  const size = sizeOf(announced);
  if (leaves.length !== size) return `${plural(leaves.length, 'card')} opened of ${size}`;
  if (commitDeck(announced, leaves).root !== announced.root) return 'the cards are not the committed deck';
  const card = twice(leaves.map((leaf) => leaf.card));
  if (card !== undefined) return `the ${card} is there twice`;
  const other = told.find(
    ({ leaf, card, salt }) => leaves[leaf]?.card !== card || leaves[leaf].salt !== salt,
  );
  return other === undefined
    ? null
    : `the ${other.card} was opened at place ${other.place}, but lies elsewhere`;
}

/** The cards known at the places of a shuffle, from its openings or the opened deck. */
function known({ announced, openings: told, leaves, seed }: ShuffleProof): Map<number, string> {
  return leaves === undefined
    ? new Map(told.map(({ place, card }) => [place, card]))
    : new Map(dealOrder(seed, sizeOf(announced)).map((leaf, place) => [place, leaves[leaf]!.card]));
}

/**
 * No card in two shuffles unless it went from one to the other, and a shuffle contains the cards it took up, as far as they
 * are known. With every deck opened this says that each shuffle had exactly the cards that were left.
 */
function handedOn(shuffles: readonly ShuffleProof[]): string | null {
  const cards = shuffles.map(known);
  const sizes = shuffles.map(({ announced }) => sizeOf(announced));
  /** The later shuffles that the card at a place can have come into. */
  const waysOf = (source: Source, card: string): Set<number> => {
    const ways = new Set<number>();
    const sources: Source[] = [source];
    for (const each of sources) {
      const next = takenBy(shuffles, each);
      if (next === undefined || ways.has(next)) continue;
      ways.add(next);
      const seen = [...cards[next - 1]!].filter(([, known]) => known === card).map(([place]) => place);
      const places = seen.length > 0 ? seen : Array.from({ length: sizes[next - 1]! }, (_, place) => place);
      sources.push(...places.map((place): Source => [next, place]));
    }
    return ways;
  };
  for (const [at, mine] of cards.entries())
    for (const [place, card] of mine) {
      const ways = waysOf([at + 1, place], card);
      const twin = cards.findIndex(
        (other, later) => later > at && !ways.has(later + 1) && [...other.values()].includes(card),
      );
      if (twin >= 0)
        return `the ${card} lies at place ${place} of shuffle ${at + 1} and again in shuffle ${twin + 1}`;
      const [next] = ways;
      if (next === undefined) continue;
      const there = cards[next - 1]!;
      if (there.size === sizes[next - 1] && ![...there.values()].includes(card))
        return `the ${card} went into shuffle ${next} and is not in it`;
    }
  return null;
}

function mixedBy({ reveals: told }: ShuffleProof): string {
  const counted = told.flatMap((reveal) => ('entropy' in reveal ? [reveal.client] : []));
  const out = told.flatMap((reveal) => ('leftOut' in reveal ? [`${reveal.client} (${reveal.leftOut})`] : []));
  const by =
    counted.length === 0
      ? 'nobody but the server: it alone chose the order of these cards'
      : `the server and ${counted.join(', ')}`;
  return `mixed by ${by}${out.length === 0 ? '' : `; left out: ${out.join(', ')}`}`;
}

function* checks({ shuffles }: HandProof): Generator<Check> {
  if (shuffles.length === 0) yield { what: 'there is a shuffle', wrong: 'there is no shuffle in it' };
  for (const [at, shuffle] of shuffles.entries()) {
    const about = (what: string, wrong: string | null): Check => ({
      what: `shuffle ${at + 1}: ${what}`,
      wrong: wrong === null ? null : `shuffle ${at + 1}: ${wrong}`,
    });
    const { announced, seed } = shuffle;
    const size = sizeOf(announced);
    yield about(
      at === 0 ? `the deal of hand ${announced.hand}` : `${plural(size, 'card')} shuffled again`,
      inARow(shuffle, shuffles.slice(0, at)),
    );
    yield about(`the announcement is ${shuffle.fingerprint.slice(0, 16)}`, announcement(shuffle));
    yield about(mixedBy(shuffle), reveals(shuffle));
    yield about(
      'the seed is their mix',
      seedOf(announced, shuffle.reveals) === seed ? null : 'the seed is not the mix of deck and reveals',
    );
    const order = dealOrder(seed, size);
    const shown = plural(shuffle.openings.length, 'card');
    yield about(`${shown} shown, at the right place and from the committed deck`, openings(shuffle, order));
    if (shuffle.leaves !== undefined)
      yield about(`the whole deck is opened: ${plural(size, 'different card')}`, audit(shuffle));
  }
  yield { what: 'no card is in two places', wrong: handedOn(shuffles) };
}

/** Checks all that a proof says, and stops at the first thing that is not true. */
export function verifyProof(proof: HandProof): Verification {
  const checked: string[] = [];
  for (const { what, wrong } of checks(proof)) {
    if (wrong !== null) return { ok: false, checked, wrong };
    checked.push(what);
  }
  return { ok: true, checked, wrong: null };
}
