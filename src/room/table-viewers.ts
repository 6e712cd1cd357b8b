import type { HandEvent } from '../engine/record/events.ts';
import type { PlayerId, TableId } from '../engine/tournament/state/state.ts';
import { type PublicEvent, publicEvents } from '../engine/views/public-events.ts';
import type { RefusedFrame } from '../protocol/frames.ts';
import type { Actor } from './actor.ts';
import type { DealerRoom } from './dealer-room.ts';
import { HandFrames } from './frames.ts';
import { type HandInPlay, type HandsInPlay, seatIn } from './hand-in-play.ts';
import { plainRefusal } from './refusals.ts';
import type { Client, Seen } from './room-port.ts';

type Room = Pick<DealerRoom, 'tournament' | 'now' | 'clientsOf' | 'afterCommit' | 'isBot' | 'isHere'>;

/** Who watches which dealt table, and what they see of its hand: of hidden cards only their own. */
export class TableViewers {
  private readonly room: Room;
  private readonly playing: HandsInPlay;
  private readonly watching = new Map<Client, TableId>();
  /** The seats last shown as not connected, by hand. */
  private readonly shownCutOff = new WeakMap<HandInPlay, string>();

  constructor(room: Room, playing: HandsInPlay) {
    this.room = room;
    this.playing = playing;
  }

  /** Somebody without a seat at a dealt table watches one of them. */
  watch(client: Client, who: Actor, table: TableId | null): RefusedFrame | null {
    const { tables } = this.room.tournament;
    const wanted = table ?? tables.keys().next().value;
    if (wanted === undefined) return plainRefusal(null, 'no-tables', 'draw the seats first');
    if (!tables.has(wanted))
      return plainRefusal(null, 'unknown-table', `there is no table ${wanted}`, { table: wanted });
    this.watching.set(client, wanted);
    const playing = this.playing.get(wanted);
    if (playing !== undefined && table !== null) {
      const frame = this.frames(playing, playing.told).for(seatIn(playing, who));
      this.room.afterCommit(() => client.send(frame));
    }
    return null;
  }

  unwatch(client: Client): void {
    this.watching.delete(client);
  }

  /** The hand a client has not seen as it stands now. */
  framesFor(who: Actor, seen: Seen, client: Client): string[] {
    if (who.player === null) this.watch(client, who, null);
    const watched = this.watching.get(client);
    for (const playing of this.playing.values()) {
      const { table, number, version } = playing;
      const seat = seatIn(playing, who);
      if (seat === null && watched !== table) continue;
      const known = seen?.hand;
      // Calling the clock is no event of the hand, so its version does not tell.
      const missed = known?.version !== version || playing.called !== null;
      if (known?.table !== table || known.number !== number || missed)
        return [this.frames(playing, playing.told).for(seat)];
    }
    return [];
  }

  private frames(playing: HandInPlay, told: readonly PublicEvent[]): HandFrames {
    const { table, number, version, deadline, bankFrom, hand } = playing;
    const now = this.room.now();
    const bank = deadline === null ? null : bankFrom;
    const called =
      deadline === null || playing.called === null ? null : this.countedDown(playing.called, deadline);
    const cutOff = this.cutOff(playing);
    const moment = { table, hand: number, version, now, deadline, bankFrom: bank, called, cutOff, told };
    return new HandFrames(hand, moment);
  }

  /** The seats of people none of whose phones is connected. */
  private cutOff({ seats }: HandInPlay): number[] {
    const { room } = this;
    return [...seats].flatMap(([seat, player]) => (room.isBot(player) || room.isHere(player) ? [] : seat));
  }

  /** A player's first phone has connected, or their last one is gone: everybody else at the table sees it. */
  showPresence(playing: HandInPlay, player: PlayerId): void {
    if (![...playing.seats.values()].includes(player)) return;
    if (this.shownCutOff.get(playing) !== this.cutOff(playing).join()) this.send(playing, [], player);
  }

  private countedDown({ by }: NonNullable<HandInPlay['called']>, deadline: number) {
    const { countdown } = this.room.tournament.rulebook.tournament.decisionClock.use;
    return { by, countdownFrom: deadline - countdown * 1000 };
  }

  /** Everybody who watches a table and does not play at it. */
  railAt(table: TableId): ReadonlySet<Client> {
    const found = new Set<Client>();
    const seated = this.seatedAt(table);
    for (const [client, watched] of this.watching)
      if (watched === table && !seated.has(client)) found.add(client);
    return found;
  }

  private seatedAt(table: TableId): Set<Client> {
    const found = new Set<Client>();
    for (const player of this.room.tournament.tables.get(table)?.seats.values() ?? [])
      for (const client of this.room.clientsOf(player)) found.add(client);
    return found;
  }

  /** Everybody at a table and everybody who watches it. */
  at(table: TableId): ReadonlySet<Client> {
    const found = this.seatedAt(table);
    for (const [client, watched] of this.watching) if (watched === table) found.add(client);
    return found;
  }

  /** The table somebody looks at: their own, or the one they watch. */
  tableOf(client: Client, { player }: Actor): TableId | null {
    const standing = player === null ? undefined : this.room.tournament.players.get(player)?.standing;
    return standing?.is === 'in' ? standing.chair.table : (this.watching.get(client) ?? null);
  }

  /** Shows everybody at the table and its watchers how the hand stands and what has just happened. */
  publish(playing: HandInPlay, events: readonly HandEvent[], ...besides: PublicEvent[]): void {
    const told = [...publicEvents(events), ...besides];
    playing.told.push(...told);
    this.send(playing, told, null);
  }

  private send(playing: HandInPlay, told: readonly PublicEvent[], except: PlayerId | null): void {
    const out: [Client, string][] = [];
    const frames = this.frames(playing, told);
    this.shownCutOff.set(playing, this.cutOff(playing).join());
    for (const [seat, player] of playing.seats) {
      if (player === except) continue;
      let frame: string | null = null;
      for (const client of this.room.clientsOf(player)) {
        frame ??= frames.for(seat);
        out.push([client, frame]);
        // Late players watch until they are dealt in; from then on a watcher's frame would take their cards away.
        this.watching.delete(client);
      }
    }
    for (const [client, table] of this.watching)
      if (table === playing.table) out.push([client, frames.for(null)]);
    if (out.length === 0) return;
    this.room.afterCommit(() => {
      for (const [client, frame] of out) client.send(frame);
    });
  }
}
