import { calledClock, whenTimeIsUp } from '../engine/clock/decision.ts';
import { BETTING } from '../engine/record/hand.ts';
import { type Refusal, refusal } from '../engine/refusal.ts';
import type { PlayerId } from '../engine/tournament/state/state.ts';
import type { Actor } from './actor.ts';
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
    return this.room.tournament.rulebook.tournament.decisionClock;
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
      return refusal('not-at-table', null, `you do not sit at table ${table}`, { table });
    if (hand.phase !== BETTING) return refusal('nobody-to-act', null, 'nobody is to act right now');
    const seat = hand.seats[hand.actor]!;
    if (seat === by)
      return refusal('your-own-turn', cite, 'it is your own turn: you call the clock on others');
    const player = seats.get(seat)!;
    const { name } = this.room.tournament.players.get(player)!;
    if (this.room.botOf(player) !== null)
      return refusal('a-bot-thinks', null, `${name} is a bot and acts in a moment`, { name });
    if (deadline === null) return refusal('away', null, `${name} is away and folds in a moment`, { name });
    if (called === null) return null;
    return refusal('called-already', cite, `the clock is already running for ${name}`, { name });
  }
}
