import type { HandView, PlayerView } from '../../../../engine/views/view.ts';
import { checkOwnPart, clientCommit, type OwnPart } from '../../../../fairness/commitment.ts';
import { dealtPlaces } from '../../../../fairness/deck.ts';
import type { Hex } from '../../../../fairness/digest.ts';
import { type HandProof, readProof, type ShuffleProof } from '../../../../fairness/proof.ts';
import { verifyProof } from '../../../../fairness/verify.ts';

/** A card that was seen, and the place in the deal it must have come from, which is unknown after a ruling. */
export type SeenCard = { readonly card: string; readonly place: number | null };

/** What this device drew for one shuffle; the fingerprint is that of the announcement it answered, null before. */
export type Part = { readonly entropy: Hex; readonly fingerprint: Hex | null };

/** What became of it: counted, too late, never announced, or another device of the same player was there first. */
export type Took = 'watched' | 'waits' | 'in' | 'late' | 'left-out' | 'elsewhere';

export type Wrong = {
  readonly is: 'unreadable' | 'not-true' | 'other-hand' | 'no-proof-of' | 'other-place' | 'my-part';
  /** The card it is about, or what the check says about it. */
  readonly about: string;
};

export type Checked = {
  readonly took: Took;
  readonly wrong: Wrong | null;
  /** The cards that were seen and are proved. */
  readonly cards: readonly string[];
  /** The ids of players whose numbers went into the shuffles, and of those left out. */
  readonly mixedBy: readonly string[];
  readonly leftOut: readonly string[];
  /** What was checked, in the words of the check. */
  readonly steps: readonly string[];
  readonly fingerprint: Hex | null;
};

/** The part of a hand that has cards: players in the order of places, as in every view. */
type CardsInView = Pick<HandView, 'board'> & { readonly players: readonly Pick<PlayerView, 'cards'>[] };

/** Every card on a screen, with its place in an ordinary deal: the j-th left of the button has places j and k+j. */
export function seenCards({ players, board }: CardsInView, ruled: boolean): SeenCard[] {
  const places = dealtPlaces(players.length);
  const seen = players.flatMap(({ cards }, at) =>
    (cards ?? []).map((card, which) => ({ card, place: ruled ? null : places.holes[at]![which]! })),
  );
  return [...seen, ...board.map((card, at) => ({ card, place: ruled ? null : places.board[at]! }))];
}

/** A shown card must be opened, and in an ordinary deal at the place it was dealt from. */
function cardsWrong({ shuffles }: HandProof, seen: readonly SeenCard[]): Wrong | null {
  const opened = shuffles.map(({ openings }) => new Map(openings.map(({ card, place }) => [card, place])));
  for (const { card, place } of seen) {
    const last = opened.findLast((each) => each.has(card));
    if (last === undefined) return { is: 'no-proof-of', about: card };
    if (place !== null && last.get(card) !== place) return { is: 'other-place', about: card };
  }
  return null;
}

/** What became of this device's part in one shuffle. */
function partIn(shuffle: ShuffleProof, client: string, part: Part | undefined): [Took, Wrong | null] {
  const { announced, reveals } = shuffle;
  const mine = announced.commitments.find((each) => each.client === client);
  if (part === undefined) return [mine === undefined ? 'watched' : 'elsewhere', null];
  if (mine === undefined) return ['left-out', null];
  if (mine.commitment !== clientCommit(announced, client, part.entropy)) return ['elsewhere', null];
  const reveal = reveals.find((each) => each.client === client);
  if (reveal !== undefined && 'leftOut' in reveal && reveal.leftOut === 'late') return ['late', null];
  const own: OwnPart = { client, entropy: part.entropy, fingerprint: part.fingerprint ?? '' };
  const wrong = checkOwnPart(announced, reveals, own);
  return ['in', wrong === null ? null : { is: 'my-part', about: wrong }];
}

/** Of several shuffles, the one to report: one that left us out matters most. */
const WORST: readonly Took[] = ['watched', 'waits', 'in', 'elsewhere', 'late', 'left-out'];

/** Checks the proof of a hand against what this device has seen and done. */
export function checkHand(
  given: unknown,
  hand: string,
  seen: readonly SeenCard[],
  client: string | null,
  partOf: (shuffle: number) => Part | undefined,
): Checked {
  const nothing = {
    took: 'watched',
    cards: [],
    mixedBy: [],
    leftOut: [],
    steps: [],
    fingerprint: null,
  } as const;
  const read = readProof(given);
  if ('error' in read) return { ...nothing, wrong: { is: 'unreadable', about: read.error } };
  const { proof } = read;
  const { checked: steps, wrong: says } = verifyProof(proof);
  const parts = client === null ? [] : proof.shuffles.map((each, at) => partIn(each, client, partOf(at + 1)));
  const reveals = proof.shuffles.flatMap((each) => each.reveals);
  const other = proof.shuffles.find(({ announced }) => announced.hand !== hand);
  const wrong: Wrong | null =
    says !== null
      ? { is: 'not-true', about: says }
      : other !== undefined
        ? { is: 'other-hand', about: other.announced.hand }
        : (cardsWrong(proof, seen) ?? parts.find(([, bad]) => bad !== null)?.[1] ?? null);
  return {
    took: parts.reduce<Took>(
      (worst, [took]) => (WORST.indexOf(took) > WORST.indexOf(worst) ? took : worst),
      'watched',
    ),
    wrong,
    cards: wrong === null ? seen.map(({ card }) => card) : [],
    mixedBy: [...new Set(reveals.flatMap((each) => ('entropy' in each ? [each.client] : [])))],
    leftOut: [...new Set(reveals.flatMap((each) => ('leftOut' in each ? [each.client] : [])))],
    steps,
    fingerprint: proof.shuffles.at(-1)?.fingerprint ?? null,
  };
}
