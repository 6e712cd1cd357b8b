import { calledClock, whenTimeIsUp } from '../engine/clock/decision.ts';
import { BETTING } from '../engine/hand/hand.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { PlayerId } from '../engine/tournament/state.ts';
import type { Actor } from './actor.ts';
import { no } from './refusals.ts';
import type { Room } from './room.ts';
import type { HandInPlay } from './table-viewers.ts';

/** The time people have for their decisions: the house's for each, a bank for hard ones, and the clock called on them. */
export class TableTime {
  private readonly room: Room;
  private readonly bank = new Map<PlayerId, number>();

  constructor(room: Room) {
    this.room = room;
  }

  private get rule() {
    return this.room.tournament.house.tournament.decisionClock;
  }

  private bankOf = (player: PlayerId): number => this.bank.get(player) ?? this.room.settings.pace.bank;

  private calledAt = (now: number): number => calledClock(this.rule.use, now).until;

  /** It is this player's turn: so many milliseconds are his. */
  give(playing: HandInPlay, player: PlayerId): number {
    const now = this.room.ports.now();
    playing.bankFrom = now + this.room.settings.pace.action;
    playing.deadline = Math.min(
      playing.bankFrom + this.bankOf(player),
      playing.called?.until ?? Number.POSITIVE_INFINITY,
    );
    return playing.deadline - now;
  }

  /** He has acted, or can no more: what he took beyond the house's time is gone from his bank. */
  take(playing: HandInPlay, player: PlayerId): void {
    const used = this.room.ports.now() - playing.bankFrom;
    if (playing.deadline !== null && used > 0) this.bank.set(player, Math.max(0, this.bankOf(player) - used));
  }

  /** From now on he has what the house gives, or less if less was left [call-the-clock]: so many milliseconds. */
  call(playing: HandInPlay, by: number | null): number {
    const now = this.room.ports.now();
    const until = Math.min(playing.deadline!, this.calledAt(now));
    playing.deadline = until;
    playing.called = { by, until };
    return until - now;
  }

  /** Whoever is on the clock when tables go on has it anew, as everybody has his time. */
  renew(playing: HandInPlay): void {
    if (playing.called !== null)
      playing.called = { ...playing.called, until: this.calledAt(this.room.ports.now()) };
  }

  /** Whether it kills the hand of who is on the clock to let it run out [dead-hand-clock]. */
  kills({ called, hand }: HandInPlay): boolean {
    return called !== null && whenTimeIsUp(this.rule.use, hand.toCall > 0) === 'fold';
  }

  mayNotCall(
    who: Actor,
    { table, hand, seats, deadline, called }: HandInPlay,
    by: number | null,
  ): Refusal | null {
    const { cite } = this.rule;
    if (by === null && who.role === 'player')
      return no('not-at-table', `you do not sit at table ${table}`, cite);
    if (hand.phase !== BETTING) return no('nobody-to-act', 'nobody is to act just now', cite);
    const seat = hand.seats[hand.actor]!;
    if (seat === by) return no('your-own-turn', 'it is your own turn: the clock is called on others', cite);
    const player = seats.get(seat)!;
    const { name } = this.room.tournament.players.get(player)!;
    if (this.room.botOf(player) !== null)
      return { ...no('a-bot-thinks', `${name} is a bot and acts in a moment`, cite), name };
    if (deadline === null) return { ...no('away', `${name} is away and is folded in a moment`, cite), name };
    if (called === null) return null;
    return { ...no('called-already', `the clock is running for ${name} already`, cite), name };
  }
}
