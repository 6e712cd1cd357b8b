import { cardText, parseCard } from '../engine/cards/card.ts';
import {
  type Announcement,
  type Commitment,
  DECK,
  fingerprint,
  type Reveal,
  type Source,
  seedOf,
  sizeOf,
} from './commitment.ts';
import { type CommittedDeck, type Leaf, type Opening, openPlace } from './deck.ts';
import type { Hex } from './digest.ts';
import { dealOrder } from './permutation.ts';

/** One shuffle, as anyone may see it: the cards shown are opened, all of them only if the host opens the deck. */
export type ShuffleProof = {
  readonly announced: Announcement;
  readonly fingerprint: Hex;
  readonly reveals: readonly Reveal[];
  readonly seed: Hex;
  readonly openings: readonly Opening[];
  /** The whole deck, for a full audit after the tournament. */
  readonly leaves?: readonly Leaf[];
};

/** The proof that goes with an exported hand: the deal, and every shuffle that a ruling added. */
export type HandProof = { readonly version: 1; readonly shuffles: readonly ShuffleProof[] };

/** The proof the server writes: opens the cards at these places, and with `audit` the whole deck. */
export function proveShuffle(
  announced: Announcement,
  reveals: readonly Reveal[],
  deck: CommittedDeck,
  places: readonly number[],
  audit = false,
): ShuffleProof {
  const seed = seedOf(announced, reveals);
  const order = dealOrder(seed, sizeOf(announced));
  return {
    announced,
    fingerprint: fingerprint(announced),
    reveals,
    seed,
    openings: places.map((place) => openPlace(deck, order, place)),
    ...(audit && { leaves: deck.leaves }),
  };
}

class BadProof extends Error {}

type Reader<T> = (value: unknown, where: string) => T;

const bad = (where: string, value: unknown, needed: string): never => {
  const shown = value === undefined ? 'missing' : (JSON.stringify(value)?.slice(0, 40) ?? 'nothing');
  throw new BadProof(`${where} is ${shown}: ${needed} is needed`);
};

const matching =
  (pattern: RegExp, needed: string): Reader<string> =>
  (value, where) =>
    typeof value === 'string' && pattern.test(value) ? value : bad(where, value, needed);

const whole =
  (least: number, most: number): Reader<number> =>
  (value, where) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? (value as number)
      : bad(where, value, `a whole number from ${least} to ${most}`);

const list =
  <T>(item: Reader<T>, most: number): Reader<T[]> =>
  (value, where) =>
    Array.isArray(value) && value.length <= most
      ? value.map((each, at) => item(each, `${where}[${at}]`))
      : bad(where, value, `a list of at most ${most}`);

/** Exactly these fields: one that nobody knows would be one that nobody checked. */
function object<T>(
  fields: { readonly [K in keyof T]-?: Reader<Exclude<T[K], undefined>> },
  optional: readonly (keyof T & string)[] = [],
): Reader<T> {
  return (value, where) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return bad(where, value, 'an object');
    const given = value as Record<string, unknown>;
    const unknown = Object.keys(given).find((key) => !Object.hasOwn(fields, key));
    if (unknown !== undefined) throw new BadProof(`${where} has an unknown field "${unknown}"`);
    const names = (Object.keys(fields) as (keyof T & string)[]).filter(
      (name) => given[name] !== undefined || !optional.includes(name),
    );
    return Object.fromEntries(
      names.map((name) => [name, fields[name](given[name], `${where}.${name}`)]),
    ) as T;
  };
}

const hex = matching(/^[0-9a-f]{64}$/, '64 hexadecimal digits in lower case');
/** Ids have one spelling only. */
const id = matching(/^[\w.:/#-]{1,100}$/, 'an id of letters, digits and . : / # _ -');
const card: Reader<string> = (value, where) =>
  typeof value === 'string' && cardText(parseCard(value) ?? -1) === value
    ? value
    : bad(where, value, 'a card like As');
const source: Reader<Source> = (value, where) =>
  Array.isArray(value) && value.length === 2
    ? [shuffleNumber(value[0], `${where}[0]`), place(value[1], `${where}[1]`)]
    : bad(where, value, 'a shuffle and a place');

const SHUFFLES = 20;
const CLIENTS = 1000;
const shuffleNumber = whole(1, SHUFFLES);
const place = whole(0, DECK - 1);

const counted = object<Extract<Reveal, { entropy: Hex }>>({ client: id, entropy: hex });
const leftOut = object<Extract<Reveal, { leftOut: string }>>({
  client: id,
  leftOut: matching(/^(late|wrong)$/, '"late" or "wrong"') as Reader<'late' | 'wrong'>,
});

const handProof = object<HandProof>({
  version: whole(1, 1) as Reader<1>,
  shuffles: list(
    object<ShuffleProof>(
      {
        announced: object<Announcement>(
          {
            hand: id,
            shuffle: shuffleNumber,
            root: hex,
            commitments: list(object<Commitment>({ client: id, commitment: hex }), CLIENTS),
            again: object<NonNullable<Announcement['again']>>({ after: hex, from: list(source, DECK) }),
          },
          ['again'],
        ),
        fingerprint: hex,
        reveals: list<Reveal>(
          (value, where) => (Object.hasOwn(Object(value), 'leftOut') ? leftOut : counted)(value, where),
          CLIENTS,
        ),
        seed: hex,
        openings: list(object<Opening>({ place, leaf: place, card, salt: hex, path: list(hex, 6) }), DECK),
        leaves: list(object<Leaf>({ card, salt: hex }), DECK),
      },
      ['leaves'],
    ),
    SHUFFLES,
  ),
});

/** Reads a proof from outside strictly: anything unexpected is refused with the reason. */
export function readProof(value: unknown): { readonly proof: HandProof } | { readonly error: string } {
  try {
    return { proof: handProof(value, 'proof') };
  } catch (error) {
    if (error instanceof BadProof) return { error: error.message };
    throw error;
  }
}
