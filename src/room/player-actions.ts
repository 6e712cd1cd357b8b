import type { HandCommand } from '../engine/hand/decide.ts';
import type { Refusal } from '../engine/refusal.ts';
import { View } from '../engine/views/view.ts';
import type { Answer, ClientFrame } from '../protocol/frames.ts';
import type { Actor } from './actor.ts';
import type { DealerRoom } from './dealer-room.ts';
import { type HandInPlay, type HandsInPlay, seatIn } from './hand-in-play.ts';
import type { HandPlay } from './hand-play.ts';
import { notInPlay, plainRefusal, refusedFrame, stillShuffling } from './refusals.ts';
import type { Shuffling } from './shuffling.ts';
import type { TableHold } from './table-hold.ts';
import type { TableTime } from './table-time.ts';
import type { TableViewers } from './table-viewers.ts';

type Frame<T extends ClientFrame['type']> = ClientFrame & { type: T };

/** What people ask for in a hand. */
export type HandFrame = Frame<'act' | 'call-time' | 'more-time' | 'hurry'>;

type ActionParts = {
  readonly hands: HandsInPlay;
  /** The last hand of each table, until the next one begins. */
  readonly ended: HandsInPlay;
  readonly play: HandPlay;
  readonly hold: Pick<TableHold, 'refuses'>;
  readonly time: Pick<TableTime, 'take' | 'returned' | 'call' | 'extend' | 'nobodyOnTime' | 'mayNotCall'>;
  readonly shuffling: Pick<Shuffling, 'isUnderWay'>;
  readonly viewers: Pick<TableViewers, 'publish'>;
};

/** What people do in a hand at a dealt table: act in turn, and call the clock on each other. */
export class PlayerActions {
  private readonly room: Pick<DealerRoom, 'id'>;
  private readonly parts: ActionParts;

  constructor(room: Pick<DealerRoom, 'id'>, parts: ActionParts) {
    this.room = room;
    this.parts = parts;
  }

  /** The hand a player means and their seat in it; or why nothing can be done in it now. */
  private handOf(
    who: Actor,
    { table, hand: number }: HandFrame,
  ): { playing: HandInPlay; seat: number | null } | Refusal {
    const playing = this.parts.hands.get(table);
    if (playing === undefined || playing.number !== number) return notInPlay(table, number);
    const held = this.parts.hold.refuses();
    if (held !== null) return held;
    if (this.parts.shuffling.isUnderWay(table)) return stillShuffling();
    return { playing, seat: seatIn(playing, who) };
  }

  async answer(who: Actor, frame: HandFrame, name: string): Promise<Answer> {
    switch (frame.type) {
      case 'act':
        return this.act(who, frame, name);
      case 'call-time':
        return this.callTime(who, frame);
      case 'more-time':
        return this.moreTime(who, frame);
      case 'hurry':
        return this.hurry(who, frame);
    }
  }

  async act(who: Actor, frame: Frame<'act'>, name: string): Promise<Answer> {
    const { play, time } = this.parts;
    const { table, action, to, key } = frame;
    const over = this.parts.ended.get(table);
    if (action === 'show' && over?.number === frame.hand) return this.flash(who, frame, over);
    const found = this.handOf(who, frame);
    if ('code' in found) return refusedFrame(key, found);
    const { playing, seat } = found;
    if (seat === null)
      return plainRefusal(key, 'not-at-table', `you do not sit at table ${table}`, { table });
    const command: HandCommand =
      action === 'show' || action === 'muck'
        ? { type: action, seat }
        : { type: 'act', seat, action, ...(to !== undefined && { to }) };
    const events = play.run(playing, command);
    if (!Array.isArray(events)) return refusedFrame(key, events as Refusal);
    time.take(playing, who.player!);
    time.returned(who.player!);
    const answer: Answer = { type: 'done', key, version: playing.version };
    const committed = play.persist(playing, events, {
      command: { tournament: this.room.id, key: name, answer },
    });
    play.goOn(playing, events);
    await committed;
    return answer;
  }

  /** Calls the clock on the player to act. */
  callTime(who: Actor, frame: Frame<'call-time'>): Answer {
    const { play, time, viewers } = this.parts;
    const found = this.handOf(who, frame);
    if ('code' in found) return refusedFrame(frame.key, found);
    const { playing, seat: by } = found;
    const refused = time.mayNotCall(who, playing, by);
    if (refused !== null) return refusedFrame(frame.key, refused);
    const leftMs = time.call(playing, by);
    const seat = playing.hand.seats[playing.hand.actor]!;
    playing.cancelTimer?.();
    play.waitForSeat(playing, seat, leftMs);
    viewers.publish(playing, [], { is: 'clock', seat, by, seconds: Math.ceil(leftMs / 1000) });
    return { type: 'done', key: frame.key, version: playing.version };
  }

  /** Shows one card or both when the hand is over and cannot change any more. */
  private flash(who: Actor, { table, key, card }: Frame<'act'>, over: HandInPlay): Answer {
    const seat = seatIn(over, who);
    if (seat === null)
      return plainRefusal(key, 'not-at-table', `you do not sit at table ${table}`, { table });
    const held = new View(over.hand, { role: 'player', seat }).me?.cards ?? null;
    if (held === null) return plainRefusal(key, 'not-in-the-hand', 'you have no cards to show', { seat });
    const before = over.flashed.get(seat) ?? [null, null];
    const cards = held.map((each, at) => (card === undefined || card === at ? each : before[at]!));
    over.flashed.set(seat, cards);
    this.parts.viewers.publish(over, [], { is: 'flashed', seat, cards });
    return { type: 'done', key, version: over.version };
  }

  /** The host gives the player to act more time. */
  moreTime(who: Actor, frame: Frame<'more-time'>): Answer {
    const { play, time, viewers } = this.parts;
    const found = this.handOf(who, frame);
    if ('code' in found) return refusedFrame(frame.key, found);
    const { playing } = found;
    const refused = time.nobodyOnTime(playing);
    if (refused !== null) return refusedFrame(frame.key, refused);
    const leftMs = time.extend(playing);
    playing.cancelTimer?.();
    play.waitForSeat(playing, playing.hand.seats[playing.hand.actor]!, leftMs);
    viewers.publish(playing, []);
    return { type: 'done', key: frame.key, version: playing.version };
  }

  /** A player who has no part in the hand any more would rather see the next one. */
  hurry(who: Actor, frame: Frame<'hurry'>): Answer {
    const found = this.handOf(who, frame);
    if ('code' in found) return refusedFrame(frame.key, found);
    const { playing } = found;
    const { play } = this.parts;
    if (!play.isOutOf(playing, who.player!))
      return plainRefusal(frame.key, 'still-in-the-hand', 'you are still in this hand');
    playing.hurried.add(who.player!);
    // A person who is to act keeps their time; a bot that thinks acts sooner.
    if (playing.deadline === null) play.goOn(playing, []);
    return { type: 'done', key: frame.key, version: playing.version };
  }
}
