import type { Card } from '../engine/cards/card.ts';
import { handFrom } from '../engine/hand/evolve.ts';
import type { HandEvent } from '../engine/record/events.ts';
import type { PlayerId, TableId } from '../engine/tournament/state/state.ts';
import { View } from '../engine/views/view.ts';
import type { Commitment } from '../fairness/commitment.ts';
import type { ClientFrame, RefusedFrame } from '../protocol/frames.ts';
import type { DocumentWrite, EventStore } from '../store/event-store.ts';
import { handStream } from '../store/names.ts';
import type { Actor } from './actor.ts';
import type { DealerRoom } from './dealer-room.ts';
import { handDocument, KINDS } from './documents.ts';
import { encode } from './frames.ts';
import { plainRefusal } from './refusals.ts';
import type { Client } from './room-port.ts';
import { type KeptShuffle, type KeptShuffles, proofOf, Shuffle } from './shuffler.ts';

type Frame<T extends ClientFrame['type']> = ClientFrame & { type: T };
type Room = Pick<
  DealerRoom,
  'id' | 'tournament' | 'settings' | 'stopped' | 'secret' | 'later' | 'isHere' | 'clientsOf'
>;
type Store = Pick<EventStore, 'get' | 'read'>;
type At = { readonly table: TableId; readonly number: number };
type Seats = ReadonlyMap<number, PlayerId>;

const late = (): RefusedFrame => plainRefusal(null, 'shuffle-closed', 'the cards are already dealt');

/** The shuffles of a room: phones commit to their parts and open them, and whoever saw a card may ask for its proof. */
export class Shuffling {
  private readonly room: Room;
  private readonly store: Store;
  private readonly under = new Map<TableId, { readonly shuffle: Shuffle; ready(): void }>();
  private readonly commitments = new Map<string, Commitment>();
  /** Hands whose cards are shuffled again, by table: which shuffle it is, and what to do at each commitment. */
  private readonly again = new Map<TableId, At & { readonly shuffle: number; complete(): void }>();

  constructor(room: Room, store: Store) {
    this.room = room;
    this.store = store;
  }

  isUnderWay(table: TableId): boolean {
    return this.under.has(table) || this.again.has(table);
  }

  commit(who: Actor, { table, hand, shuffle = 1, commitment }: Frame<'commit'>): RefusedFrame | null {
    const at = this.room.tournament.tables.get(table);
    const { player: client } = who;
    if (client === null || at === undefined || ![...at.seats.values()].includes(client))
      return plainRefusal(null, 'not-at-table', `you do not sit at table ${table}`, { table });
    const again = this.again.get(table);
    const isAgain = again?.number === hand && again.shuffle === shuffle;
    if (!isAgain && (shuffle > 1 || hand !== at.handsPlayed + (at.hand === null ? 1 : 2)))
      return plainRefusal(null, 'not-next', `hand ${hand} is not the next at table ${table}`, {
        table,
        hand,
      });
    const name = `${table}/${hand}/${shuffle}/${client}`;
    if (!this.commitments.has(name)) this.commitments.set(name, { client, commitment });
    if (isAgain) again.complete();
    return null;
  }

  reveal(who: Actor, { table, shuffle = 1, entropy }: Frame<'reveal'>): RefusedFrame | null {
    const under = this.under.get(table);
    if (under === undefined || who.player === null || under.shuffle.announced.shuffle !== shuffle)
      return late();
    under.shuffle.open(who.player, entropy);
    if (under.shuffle.complete) under.ready();
    return null;
  }

  /** Shuffles for a hand; the phones that take part have a moment to open their parts. */
  start(at: At, then: (deck: readonly Card[], kept: KeptShuffle) => void): void {
    this.open(at, new Shuffle(this.streamOf(at), this.taken(at, 1), this.room.secret()), then);
  }

  /** After a ruling a hand's cards are shuffled again: everybody at the table may take part anew. */
  async startAgain(
    at: At,
    pile: readonly Card[],
    seats: Seats,
    then: (mixed: readonly Card[], document: DocumentWrite) => void,
  ): Promise<void> {
    const { room } = this;
    const kept = (await this.kept(at))!;
    const number = kept.shuffles.length + 1;
    const here = [...seats.values()].filter((player) => room.isHere(player));
    let done = false;
    const ready = (): void => {
      if (done) return;
      done = true;
      cancel();
      this.again.delete(at.table);
      if (room.stopped) return;
      const commitments = this.taken(at, number);
      const secret = room.secret();
      const shuffle = new Shuffle(this.streamOf(at), commitments, secret, kept.shuffles, pile);
      this.open(at, shuffle, (mixed, latest) =>
        then(mixed, this.document(at, [...kept.shuffles, latest], seats)),
      );
    };
    const cancel = room.later('recommit', here.length === 0 ? 0 : room.settings.pace.reveal, ready);
    let committed = 0;
    const complete = (): void => {
      if (++committed === here.length) ready();
    };
    this.again.set(at.table, { ...at, shuffle: number, complete });
    const frame = encode({ type: 'reshuffle', table: at.table, hand: at.number, shuffle: number });
    for (const player of here) for (const client of room.clientsOf(player)) client.send(frame);
  }

  private open(at: At, shuffle: Shuffle, then: (deck: readonly Card[], kept: KeptShuffle) => void): void {
    const { room } = this;
    const { announced } = shuffle;
    const end = (): void => {
      const kept = shuffle.kept();
      then(shuffle.deck(kept), kept);
    };
    if (announced.commitments.length === 0) return end();
    let done = false;
    const ready = (): void => {
      if (done) return;
      done = true;
      cancel();
      this.under.delete(at.table);
      if (!room.stopped) end();
    };
    const cancel = room.later('reveal', room.settings.pace.reveal, ready);
    this.under.set(at.table, { shuffle, ready });
    const frame = encode({ type: 'announce', table: at.table, hand: at.number, announced });
    for (const { client: player } of announced.commitments)
      for (const client of room.clientsOf(player)) client.send(frame);
  }

  /** Takes out the commitments to this shuffle; what is left of earlier hands goes too. */
  private taken({ table, number }: At, shuffle: number): Commitment[] {
    const commitments: Commitment[] = [];
    for (const [name, commitment] of this.commitments) {
      const [at, hand, which] = name.split('/');
      if (at !== table || Number(hand) > number) continue;
      this.commitments.delete(name);
      if (Number(hand) === number && Number(which) === shuffle) commitments.push(commitment);
    }
    return commitments.sort((a, b) => (a.client < b.client ? -1 : 1));
  }

  private streamOf({ table, number }: At): string {
    return handStream(this.room.id, table, number);
  }

  private documentId({ table, number }: At): string {
    return handDocument(this.room.id, table, number);
  }

  private async kept(at: At): Promise<KeptShuffles | null> {
    const found = (await this.store.get(KINDS.shuffle, this.documentId(at))) as
      | KeptShuffles
      | KeptShuffle
      | null;
    // The first versions kept one shuffle per hand, and not who sat there.
    return found !== null && 'secret' in found ? { shuffles: [found], seats: [] } : found;
  }

  document(at: At, shuffles: readonly KeptShuffle[], seats: Seats): DocumentWrite {
    const kept: KeptShuffles = { shuffles, seats: [...seats] };
    return { do: 'put', kind: KINDS.shuffle, id: this.documentId(at), data: kept };
  }

  async prove(client: Client, who: Actor | null, frame: Frame<'prove'>): Promise<RefusedFrame | null> {
    if (who === null) return null;
    const proof = await this.proof({ table: frame.table, number: frame.hand }, who);
    if (typeof proof !== 'string') return proof;
    client.send(proof);
    return null;
  }

  /** The proof of a hand's shuffles as a frame; it opens the cards its reader has seen. */
  private async proof(at: At, { player }: Actor): Promise<string | RefusedFrame> {
    const { table, number } = at;
    const kept = await this.kept(at);
    const events = await this.store.read(this.streamOf(at));
    if (kept === null || events.length === 0)
      return plainRefusal(null, 'no-proof', `there is no proof of hand ${number} at table ${table}`, {
        table,
        hand: number,
      });
    const hand = handFrom(events.map(({ data }) => data as HandEvent));
    const mine = kept.seats.find(([, each]) => each === player);
    const proof = proofOf(
      kept.shuffles,
      new View(hand, mine === undefined ? { role: 'spectator' } : { role: 'player', seat: mine[0] }).seen(),
    );
    return encode({ type: 'proof', table, hand: number, proof });
  }

  stop(): void {
    for (const { ready } of this.under.values()) ready();
  }
}
