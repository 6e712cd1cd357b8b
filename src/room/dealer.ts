import { handFrom } from '../engine/hand/evolve.ts';
import type { HandEvent } from '../engine/record/events.ts';
import type { PlayerId, TableId } from '../engine/tournament/state/state.ts';
import type { Held } from '../protocol/frames.ts';
import type { EventStore } from '../store/event-store.ts';
import { handStream } from '../store/names.ts';
import type { Actor } from './actor.ts';
import type { DealerRoom } from './dealer-room.ts';
import { encode } from './frames.ts';
import { type HandInPlay, handInPlay } from './hand-in-play.ts';
import { HandPlay } from './hand-play.ts';
import { HandRulings } from './hand-rulings.ts';
import { NextHands } from './next-hands.ts';
import { PlayerActions } from './player-actions.ts';
import type { Client, Seen } from './room-port.ts';
import { Shuffling } from './shuffling.ts';
import { TableBots } from './table-bots.ts';
import { TableHold } from './table-hold.ts';
import { TableTime } from './table-time.ts';
import { TableViewers } from './table-viewers.ts';
import { Talk } from './talk.ts';

/** Deals at the dealt tables: puts together who shuffles, plays hands, keeps time and shows them. */
export class Dealer {
  readonly hold: TableHold;
  readonly shuffling: Shuffling;
  readonly viewers: TableViewers;
  readonly talk: Talk;
  readonly actions: PlayerActions;
  readonly rulings: HandRulings;
  private readonly room: DealerRoom;
  private readonly store: Pick<EventStore, 'read' | 'get'>;
  private readonly hands = new Map<TableId, HandInPlay>();
  /** The last hand of each table, until the next one begins: players may still show what they had. */
  private readonly ended = new Map<TableId, HandInPlay>();
  private readonly time: TableTime;
  private readonly play: HandPlay;
  private readonly next: NextHands;
  /** Whether people deal at some table. */
  private peopleDeal = false;

  constructor(room: DealerRoom, store: Pick<EventStore, 'read' | 'get'>) {
    this.room = room;
    this.store = store;
    const { hands, ended } = this;
    const hold = new TableHold(room, (held) => this.heldChanged(held));
    const shuffling = new Shuffling(room, store);
    const viewers = new TableViewers(room, hands);
    const talk = new Talk(room, viewers, hands);
    const time = new TableTime(room);
    const bots = new TableBots(room.secret(), room.settings.bots);
    const over = (playing: HandInPlay, pauseMs: number): void => {
      const { table } = playing;
      ended.set(table, playing);
      this.next.pauseTable(table, pauseMs);
      talk.handOver(table);
    };
    const play = new HandPlay(room, { hands, hold, time, bots, shuffling, viewers, over });
    this.hold = hold;
    this.shuffling = shuffling;
    this.viewers = viewers;
    this.talk = talk;
    this.time = time;
    this.play = play;
    this.next = new NextHands(room, { hands, ended, play, hold, shuffling });
    this.actions = new PlayerActions(room, { hands, ended, play, hold, time, shuffling, viewers });
    this.rulings = new HandRulings(room, { hands, play, shuffling, viewers });
  }

  /** Takes up the hands in play as the store has them; everybody waits for a tap. */
  async reopen(after: 'restart' | 'problem'): Promise<void> {
    for (const table of this.room.tournament.tables.values()) {
      const { id, kind, hand } = table;
      if (kind !== 'dealt' || hand === null) continue;
      const recorded = await this.store.read(handStream(this.room.id, id, hand.number));
      const events = recorded.map(({ data }) => data as HandEvent);
      try {
        this.hands.set(id, handInPlay(this.room.tournament, table, handFrom(events), events));
      } catch (error) {
        // This hand cannot be read: the other tables go on, and the director can void it.
        this.room.report(`reopen table ${id}`, error);
      }
    }
    this.peopleDeal = [...this.room.tournament.tables.values()].some(({ kind }) => kind !== 'dealt');
    this.hold.reopened(after);
  }

  /** For the log: which hands are in play and how far their streams go. */
  handsInPlay(): { table: TableId; hand: number; version: number }[] {
    return [...this.hands.values()].map(({ table, number, version }) => ({ table, hand: number, version }));
  }

  /** Something about the tournament has changed, or time has passed. */
  tournamentChanged(): void {
    this.gather();
    this.lookWhoIsHere();
    this.next.soon();
  }

  /** Players sit out, come back, leave and reconnect in the middle of a hand: the one to act has their time by that. */
  private lookWhoIsHere(): void {
    for (const playing of this.hands.values()) this.play.lookWhoIsHere(playing);
  }

  /** When everybody comes from the room to a screen, the first hand waits until somebody says that they are here. */
  private gather(): void {
    const { kind, tables } = this.room.tournament;
    const [before, now] = [this.peopleDeal, [...tables.values()].some((table) => table.kind !== 'dealt')];
    this.peopleDeal = now;
    if (kind === 'both' && before && !now) this.hold.pause('gather');
  }

  timeWasLost(): void {
    this.next.timeWasLost();
    this.hold.pause('sleep');
  }

  private heldChanged(held: Held): void {
    this.room.tell({ type: 'held', held, now: this.room.now() });
    for (const playing of this.hands.values()) {
      this.time.renew(playing);
      this.play.goOn(playing, []);
    }
    this.tournamentChanged();
  }

  /** A player whose connection was lost is back as soon as they reconnect; one who sits out says so themselves. */
  arrived(player: PlayerId): void {
    const { tournament } = this.room;
    const found = tournament.players.get(player);
    this.time.returned(player);
    this.showWhoIsHere(player);
    if (found?.standing.is !== 'in' || found.awaySince === null) return;
    const { kind } = tournament.tables.get(found.standing.chair.table)!;
    if (kind === 'dealt' && found.cutOff) this.room.runAsSystem({ type: 'come-back', player });
    this.lookWhoIsHere();
  }

  left(client: Client, player: PlayerId | null): void {
    this.viewers.unwatch(client);
    if (player !== null) this.showWhoIsHere(player);
    this.lookWhoIsHere();
  }

  private showWhoIsHere(player: PlayerId): void {
    for (const playing of this.hands.values()) this.viewers.showPresence(playing, player);
  }

  /** What a client that connects, or connects again, has not seen. */
  framesFor(who: Actor, seen: Seen, client: Client): string[] {
    const hand = this.viewers.framesFor(who, seen, client);
    const held = this.hold.dealsNow
      ? [encode({ type: 'held', held: this.hold.why, now: this.room.now() })]
      : [];
    const bots = this.room.hasBots ? [encode({ type: 'bots', styles: this.room.settings.bots })] : [];
    return [...held, ...bots, ...hand, ...this.talk.framesFor(who, this.viewers.tableOf(client, who))];
  }

  stop(): void {
    this.next.stop();
    for (const playing of this.hands.values()) playing.cancelTimer?.();
    this.shuffling.stop();
  }
}
