import type { HandEvent } from '../engine/hand/events.ts';
import { handFrom } from '../engine/hand/evolve.ts';
import { type Hand, has } from '../engine/hand/hand.ts';
import type { PlayerId, TableId } from '../engine/tournament/night.ts';
import type { Commitment } from '../fairness/commitment.ts';
import { dealtPlaces } from '../fairness/deck.ts';
import type { ClientFrame, RefusedFrame } from '../protocol/frames.ts';
import type { DocumentWrite, EventStore } from '../store/event-store.ts';
import { handStream } from '../store/names.ts';
import { encode } from './frames.ts';
import { no, type Room, refusedFrame } from './room.ts';
import { type KeptShuffle, proofOf, Shuffle } from './shuffler.ts';
import type { Who } from './who.ts';

type Frame<T extends ClientFrame['type']> = ClientFrame & { type: T };
type Kept = KeptShuffle & { readonly seats: readonly (readonly [number, PlayerId])[] };
type At = { readonly table: TableId; readonly number: number };

/** The shuffles of a room: phones announce and open their parts, and whoever saw a card may ask for its proof. */
export class Shuffling {
  private readonly room: Room;
  private readonly store: EventStore;
  private readonly under = new Map<TableId, { readonly shuffle: Shuffle; ready(): void }>();
  private readonly commitments = new Map<string, Commitment>();

  constructor(room: Room, store: EventStore) {
    this.room = room;
    this.store = store;
  }

  isUnderWay(table: TableId): boolean {
    return this.under.has(table);
  }

  commit(who: Who, { table, hand, commitment }: Frame<'commit'>): RefusedFrame | null {
    const at = this.room.night.tables.get(table);
    if (who.player === null || at === undefined || ![...at.seats.values()].includes(who.player))
      return refusedFrame(null, no('not-at-table', `table ${table} is not yours`, 'dealer-duties'));
    if (hand !== at.handsPlayed + (at.hand === null ? 1 : 2))
      return refusedFrame(
        null,
        no('not-next', `hand ${hand} is not the next at table ${table}`, 'dealer-duties'),
      );
    const client = who.player;
    const name = `${table}/${hand}/${client}`;
    if (!this.commitments.has(name)) this.commitments.set(name, { client, commitment });
    return null;
  }

  reveal(who: Who, { table, entropy }: Frame<'reveal'>): RefusedFrame | null {
    const under = this.under.get(table);
    if (under === undefined || who.player === null)
      return refusedFrame(null, no('too-late', 'the cards are dealt already', 'dealer-duties'));
    under.shuffle.open(who.player, entropy);
    if (under.shuffle.complete) under.ready();
    return null;
  }

  /** Shuffles for a hand; the phones that take part have a moment to open their parts. */
  start(at: At, then: (shuffle: Shuffle) => void): void {
    const { room } = this;
    const commitments = this.taken(at);
    const shuffle = new Shuffle(handStream(room.id, at.table, at.number), commitments, room.ports.secret());
    if (commitments.length === 0) return then(shuffle);
    let done = false;
    const ready = (): void => {
      if (done) return;
      done = true;
      callOff();
      this.under.delete(at.table);
      if (room.failed === null) then(shuffle);
    };
    const callOff = room.ports.later(room.settings.pace.reveal, ready);
    this.under.set(at.table, { shuffle, ready });
    const { announced } = shuffle;
    const frame = encode({ type: 'announce', table: at.table, hand: at.number, announced });
    for (const { client: player } of commitments)
      for (const client of room.clientsOf(player)) client.send(frame);
  }

  /** Those for this hand, taken out; what was left over from earlier ones goes too. */
  private taken({ table, number }: At): Commitment[] {
    const commitments: Commitment[] = [];
    for (const [name, commitment] of this.commitments) {
      const [at, hand] = name.split('/');
      if (at !== table || Number(hand) > number) continue;
      this.commitments.delete(name);
      if (Number(hand) === number) commitments.push(commitment);
    }
    return commitments.sort((a, b) => (a.client < b.client ? -1 : 1));
  }

  private documentId({ table, number }: At): string {
    return `${this.room.id}:${table}:${number}`;
  }

  /** The shuffle as it is kept, with who sat where: a player may have his own cards proved on any later day. */
  document(at: At, shuffle: KeptShuffle, seats: ReadonlyMap<number, PlayerId>): DocumentWrite {
    const kept: Kept = { ...shuffle, seats: [...seats] };
    return { do: 'put', kind: 'shuffle', id: this.documentId(at), data: kept };
  }

  /** The proof of a hand's shuffle as a frame, with the cards opened that its reader has seen. */
  async proof(at: At, { player }: Who): Promise<string | RefusedFrame> {
    const { table, number } = at;
    const kept = (await this.store.get('shuffle', this.documentId(at))) as Kept | null;
    const events = await this.store.read(handStream(this.room.id, table, number));
    if (kept === null || events.length === 0)
      return refusedFrame(
        null,
        no('no-such-hand', `there is no hand ${number} at table ${table}`, 'dealer-duties'),
      );
    const hand = handFrom(events.map(({ data }) => data as HandEvent));
    const mine = kept.seats.find(([, each]) => each === player);
    const proof = proofOf(kept, seenPlaces(hand, mine?.[0] ?? null));
    return encode({ type: 'proof', table, hand: number, proof });
  }

  stop(): void {
    for (const { ready } of this.under.values()) ready();
  }
}

/** The places of the deal that somebody in this seat has seen: his own cards, the board, and what was turned up. */
function seenPlaces(hand: Hand, mine: number | null): number[] {
  const { holes, board } = dealtPlaces(hand.players);
  const seen = board.slice(0, hand.boarded);
  for (let place = 0; place < hand.players; place++)
    if (hand.seats[place] === mine || has((hand.tabled | hand.shown) & hand.live, place))
      seen.push(...holes[place]!);
  return seen.sort((a, b) => a - b);
}
