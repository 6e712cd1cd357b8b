import { decide, type HandCommand } from '../engine/hand/decide.ts';
import { evolve } from '../engine/hand/evolve.ts';
import { wonLastChipsOf } from '../engine/pots/last-chips.ts';
import type { HandEvent } from '../engine/record/events.ts';
import { BETTING, has, OVER } from '../engine/record/hand.ts';
import type { Refusal } from '../engine/refusal.ts';
import { isAway, type PlayerId, type TableId } from '../engine/tournament/state/state.ts';
import type { PublicEvent } from '../engine/views/public-events.ts';
import { type Append, asNew, type StreamWrite } from '../store/event-store.ts';
import { handStream } from '../store/names.ts';
import type { DealerRoom } from './dealer-room.ts';
import { type HandInPlay, stopTimer } from './hand-in-play.ts';
import type { Shuffling } from './shuffling.ts';
import type { TableBots } from './table-bots.ts';
import type { TableHold } from './table-hold.ts';
import type { TableTime } from './table-time.ts';
import type { TableViewers } from './table-viewers.ts';

/** How much longer than a street each card takes while all-in hands lie face up. */
const ALL_IN_FACTOR = 1.8;
/** Each further pot takes this part of the time between hands. */
const FURTHER_POT_PART = 3;
/** Somebody who may show a hand that nobody has seen takes longer than the time between hands: five seconds of it. */
const SHOW_FACTOR = 10 / 7;
/** What a pause is cut down to when nobody at the table has a part in the hand any more and all want the next one. */
const HURRY_FACTOR = 0.12;

type Room = Pick<
  DealerRoom,
  'id' | 'tournament' | 'settings' | 'later' | 'isHere' | 'decide' | 'runAsSystem' | 'persist'
>;

/** What playing a hand needs besides the room. */
type HandParts = {
  readonly hands: Map<TableId, HandInPlay>;
  readonly hold: Pick<TableHold, 'why'>;
  readonly time: Pick<TableTime, 'give' | 'take' | 'missed' | 'kills'>;
  readonly bots: TableBots;
  readonly shuffling: Pick<Shuffling, 'isUnderWay'>;
  readonly viewers: Pick<TableViewers, 'publish'>;
  /** The hand is over; the next one comes after this pause. */
  over(playing: HandInPlay, pauseMs: number): void;
};

/** Plays the hands at the dealt tables: carries commands out, persists their events and sets the time for what is next. */
export class HandPlay {
  private readonly room: Room;
  private readonly parts: HandParts;

  constructor(room: Room, parts: HandParts) {
    this.room = room;
    this.parts = parts;
  }

  /** Carries a command out on the hand: its events, or why not. */
  run(playing: HandInPlay, command: HandCommand): HandEvent[] | Refusal {
    const decided = decide(playing.hand, command);
    if (!decided.ok) return decided.refusal;
    this.parts.bots.saw(playing, command);
    for (const event of decided.value) evolve(playing.hand, event);
    return [...decided.value, ...this.straightOn(playing)];
  }

  /** Where the pace leaves no time to look at a street, what the dealer does next happens in the same moment. */
  private straightOn(playing: HandInPlay): HandEvent[] {
    const { phase } = playing.hand;
    const pauses = phase === BETTING || phase === OVER || this.parts.hold.why !== null;
    if (pauses || this.room.settings.pace.street > 0) return [];
    const events = this.run(playing, { type: 'proceed' });
    return Array.isArray(events) ? events : [];
  }

  /** Into the store: the hand's events and, when it is over, its stacks for the tournament in the same append. */
  persist(
    playing: HandInPlay,
    events: readonly HandEvent[],
    { streams: before = [], ...besides }: Append = {},
  ): Promise<void> {
    const stream = handStream(this.room.id, playing.table, playing.number);
    const hand = { stream, expected: playing.version, events: events.map(asNew) };
    playing.version += events.length;
    const after = playing.hand.phase === OVER ? [this.end(playing, events)] : [];
    return this.room.persist({ ...besides, streams: [...inOne([...before, ...after]), hand] });
  }

  private end(playing: HandInPlay, events: readonly HandEvent[]): StreamWrite {
    const { table, hand, seats } = playing;
    const stacks: Record<PlayerId, number> = {};
    const knockedOutBy: Record<PlayerId, PlayerId[]> = {};
    const misdeal = events.some(({ type }) => type === 'voided');
    for (const [seat, player] of seats) {
      stacks[player] = misdeal
        ? this.room.tournament.players.get(player)!.stack!
        : hand.stacks[hand.placeOf(seat)]!;
      if (stacks[player] === 0)
        knockedOutBy[player] = wonLastChipsOf(seat, hand, events).map((winner) => seats.get(winner)!);
    }
    const ended = this.room.decide({
      type: 'end-hand',
      table,
      stacks,
      knockedOutBy,
      misdeal,
      dealer: true,
    });
    if ('refusal' in ended) throw new Error(`a hand that cannot end: ${ended.refusal.message}`);
    const { between } = this.room.settings.pace;
    const potCount = events.filter(({ type }) => type === 'awarded').length;
    this.parts.hands.delete(table);
    // Every further pot is pushed by itself, and players watch it go.
    const pots = between + Math.max(0, potCount - 1) * (between / FURTHER_POT_PART);
    const show = this.somebodyMayShow(playing) ? between * SHOW_FACTOR : 0;
    this.parts.over(playing, Math.max(pots, show) * this.haste(playing));
    return ended.write;
  }

  /** Whether somebody who is here held cards to the end that nobody has seen. */
  private somebodyMayShow({ hand, seats }: HandInPlay): boolean {
    const { room, parts } = this;
    return [...seats].some(([seat, player]) => {
      const place = hand.placeOf(seat);
      const unseen = has(hand.live, place) && !has(hand.shown | hand.tabled, place);
      return unseen && parts.bots.temperamentOf(player) === null && room.isHere(player);
    });
  }

  /** How much of each pause is left where only bots still play the hand, and everybody at the table wants the next one. */
  private haste({ hand, seats, hurried }: HandInPlay): number {
    if (hurried.size === 0) return 1;
    const { room, parts } = this;
    const people = [...seats].filter(([, player]) => parts.bots.temperamentOf(player) === null);
    const waited = people.some(
      ([seat, player]) =>
        has(hand.live, hand.placeOf(seat)) ||
        (room.isHere(player) && !isAway(room.tournament.players.get(player)!) && !hurried.has(player)),
    );
    return waited ? 1 : HURRY_FACTOR;
  }

  /** Whether a player no longer has a part in the hand. */
  isOutOf({ hand, seats }: HandInPlay, player: PlayerId): boolean {
    for (const [seat, id] of seats) if (id === player) return !has(hand.live, hand.placeOf(seat));
    return true;
  }

  /** Sets the time for what comes next, a bot's move, a player's turn or the dealer's, and shows how the hand stands. */
  goOn(playing: HandInPlay, events: readonly HandEvent[], ...besides: PublicEvent[]): void {
    if (this.parts.shuffling.isUnderWay(playing.table)) return;
    stopTimer(playing);
    // The clock is called for one decision; a player who only reconnects is still on it.
    if (events.length > 0) playing.called = null;
    this.setTime(playing);
    this.parts.viewers.publish(playing, events, ...besides);
  }

  private setTime(playing: HandInPlay): void {
    const { hand } = playing;
    const { hold, bots, time } = this.parts;
    if (hand.phase === OVER || hold.why) return;
    const { pace } = this.room.settings;
    const haste = this.haste(playing);
    if (hand.phase !== BETTING) {
      // With the hands face up everybody watches the board come.
      const waitMs = pace.street * (hand.tabled === 0 ? 1 : ALL_IN_FACTOR) * haste;
      return this.wait(playing, waitMs, () => this.step(playing, { type: 'proceed' }));
    }
    const seat = hand.seats[hand.actor]!;
    const player = playing.seats.get(seat)!;
    const bot = bots.temperamentOf(player);
    if (bot !== null) {
      const { command, thinkMs } = bots.turn(playing, seat, bot, this.room.tournament, pace);
      return this.wait(playing, thinkMs * haste, () => this.step(playing, command));
    }
    const waitMs = this.isAbsent(playing, player) ? pace.street : time.give(playing, player);
    this.waitForSeat(playing, seat, waitMs);
  }

  /** Whether nobody waits for a player: one who sits out in the middle of a hand may play it to its end, if they stay. */
  private isAbsent({ absent }: HandInPlay, player: PlayerId): boolean {
    const { room } = this;
    return isAway(room.tournament.players.get(player)!) && (absent.has(player) || !room.isHere(player));
  }

  /** The player to act may have left or come back since their time was set. */
  lookWhoIsHere(playing: HandInPlay): void {
    const { hand, seats, deadline } = playing;
    if (hand.phase !== BETTING || this.parts.hold.why) return;
    const player = seats.get(hand.seats[hand.actor]!)!;
    if (this.parts.bots.temperamentOf(player) !== null) return;
    if (this.isAbsent(playing, player) === (deadline !== null)) this.goOn(playing, []);
  }

  /** Gives the player in this seat so long to act. */
  waitForSeat(playing: HandInPlay, seat: number, ms: number): void {
    this.wait(playing, ms, () => this.timeIsUp(playing, seat));
  }

  private wait(playing: HandInPlay, ms: number, then: () => void): void {
    playing.cancelTimer = this.room.later('hand', ms, then);
  }

  private step(playing: HandInPlay, command: HandCommand, ...besides: PublicEvent[]): void {
    const events = this.run(playing, command);
    if (!Array.isArray(events)) throw new Error(`the dealer may not: ${(events as Refusal).message}`);
    void this.persist(playing, events);
    this.goOn(playing, events, ...besides);
  }

  /**
   * A player's time is up: they check if they can and fold if not, or what the rulebook says of a player on the clock
   * [dead-hand-clock]. A player who is not even connected counts as having left the table.
   */
  private timeIsUp(playing: HandInPlay, seat: number): void {
    const { room } = this;
    const { time } = this.parts;
    const player = playing.seats.get(seat)!;
    time.take(playing, player);
    time.missed(player);
    playing.deadline = null;
    if (!room.isHere(player) && room.tournament.players.get(player)!.awaySince === null)
      room.runAsSystem({ type: 'leave', player, dealer: true });
    const owes = playing.hand.toCall > 0;
    const { cite } = room.tournament.rulebook.tournament.decisionClock;
    const late: PublicEvent = { is: 'timed-out', seat };
    if (time.kills(playing)) return this.step(playing, { type: 'kill', seat, rule: cite }, late);
    this.step(playing, { type: 'act', seat, action: owes ? 'fold' : 'check' }, late);
  }
}

/** Joins writes to the tournament into one: a hand that is over as soon as it is dealt starts and ends in it. */
const inOne = ([first, ...more]: readonly StreamWrite[]): StreamWrite[] =>
  first === undefined ? [] : [{ ...first, events: [first, ...more].flatMap(({ events }) => events) }];
