import type { HandCommand } from '../engine/hand/decide.ts';
import type { Refusal } from '../engine/refusal.ts';
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

type ActionParts = {
  readonly hands: HandsInPlay;
  readonly play: HandPlay;
  readonly hold: Pick<TableHold, 'refuses'>;
  readonly time: Pick<TableTime, 'take' | 'call' | 'mayNotCall'>;
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
    { table, hand: number }: Frame<'act' | 'call-time'>,
  ): { playing: HandInPlay; seat: number | null } | Refusal {
    const playing = this.parts.hands.get(table);
    if (playing === undefined || playing.number !== number) return notInPlay(table, number);
    const held = this.parts.hold.refuses();
    if (held !== null) return held;
    if (this.parts.shuffling.isUnderWay(table)) return stillShuffling();
    return { playing, seat: seatIn(playing, who) };
  }

  async act(who: Actor, frame: Frame<'act'>, name: string): Promise<Answer> {
    const { play, time } = this.parts;
    const { table, action, to, key } = frame;
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
}
