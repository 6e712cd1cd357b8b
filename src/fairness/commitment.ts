import { digest, fromHex, type Hex, numbers } from './digest.ts';

/** One shuffle of one hand: 1 for the deal, 2 and up where a ruling has cards shuffled again. */
export type Shuffle = { readonly hand: string; readonly shuffle: number };

export type Commitment = { readonly client: string; readonly commitment: Hex };

/** What became of a client's entropy: counted, or left out because it came too late or did not match the commitment. */
export type Reveal =
  | { readonly client: string; readonly entropy: Hex }
  | { readonly client: string; readonly leftOut: 'late' | 'wrong' };

/** A place of an earlier shuffle whose card is shuffled again. */
export type Source = readonly [shuffle: number, place: number];

/**
 * What the server tells everyone before anyone reveals: it cannot change its deck or forget a client afterwards.
 * Commitments are in the order of the clients' ids. A shuffle by ruling names the seed of the one before and the places
 * whose cards it takes.
 */
export type Announcement = Shuffle & {
  readonly root: Hex;
  readonly commitments: readonly Commitment[];
  readonly again?: { readonly after: Hex; readonly from: readonly Source[] };
};

/** What one client knows of its own part: what it drew, and the announcement it answered with its reveal. */
export type OwnPart = { readonly client: string; readonly entropy: Hex; readonly fingerprint: Hex };

export const DECK = 52;
export const sizeOf = ({ again }: Announcement): number => again?.from.length ?? DECK;

/** Binds a client to its 32 bytes for this shuffle and no other, without telling them. */
export function clientCommit({ hand, shuffle }: Shuffle, client: string, entropy: Hex): Hex {
  return digest('commitment', hand, shuffle, client, fromHex(entropy));
}

export function checkReveal(deal: Shuffle, { client, commitment }: Commitment, entropy: Hex): boolean {
  return /^[0-9a-f]{64}$/.test(entropy) && clientCommit(deal, client, entropy) === commitment;
}

export const byClient = <T extends { readonly client: string }>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => (a.client < b.client ? -1 : 1));

/** The announcement in one digest: what phones and the TV show, to be compared by anyone who cares. */
export function fingerprint({ hand, shuffle, root, commitments, again }: Announcement): Hex {
  return digest(
    'announcement',
    hand,
    shuffle,
    fromHex(root),
    again === undefined ? '' : fromHex(again.after),
    numbers((again?.from ?? []).flat()),
    ...commitments.flatMap(({ client, commitment }) => [client, fromHex(commitment)]),
  );
}

/** The answers when the server stops waiting: a reveal for every commitment, counted or left out. */
export function countReveals(
  announced: Announcement,
  received: Readonly<Record<string, Hex>>,
): readonly Reveal[] {
  return announced.commitments.map((commitment): Reveal => {
    const { client } = commitment;
    const entropy = Object.hasOwn(received, client) ? received[client] : undefined;
    if (entropy === undefined) return { client, leftOut: 'late' };
    return checkReveal(announced, commitment, entropy) ? { client, entropy } : { client, leftOut: 'wrong' };
  });
}

/**
 * The mix of deck and clients. It includes which clients were left out, so that nobody can claim otherwise later; not
 * why, since that is only the server's word and would be one more thing for it to choose.
 */
export function seedOf(announced: Announcement, reveals: readonly Reveal[]): Hex {
  return digest(
    'seed',
    fromHex(fingerprint(announced)),
    ...reveals.map((reveal) => ('entropy' in reveal ? fromHex(reveal.entropy) : '')),
  );
}

/** A client's check before it reveals: null if its commitment is in, else what is wrong. */
export function checkAnnounced(
  announced: Announcement,
  { client, entropy }: Omit<OwnPart, 'fingerprint'>,
): string | null {
  const mine = announced.commitments.find((each) => each.client === client);
  if (mine === undefined) return `${client} is not in the announcement`;
  return checkReveal(announced, mine, entropy)
    ? null
    : `the announcement has another commitment for ${client}`;
}

/** After the mix, a client looks whether its entropy counted and the announcement is the one it answered. */
export function checkOwnPart(
  announced: Announcement,
  reveals: readonly Reveal[],
  own: OwnPart,
): string | null {
  if (fingerprint(announced) !== own.fingerprint) return 'the announcement was changed after the reveal';
  const mine = reveals.find(({ client }) => client === own.client);
  if (mine === undefined) return `${own.client} is missing from the reveals`;
  if ('leftOut' in mine) return `${own.client} was left out (${mine.leftOut})`;
  return mine.entropy === own.entropy ? null : `the reveal of ${own.client} was changed`;
}
