import { calledClock, whenTimeIsUp } from '../engine/clock/decision.ts';
import { BETTING } from '../engine/record/hand.ts';
import { type Refusal, refusal } from '../engine/refusal.ts';
import type { PlayerId } from '../engine/tournament/state/state.ts';
import type { Actor } from './actor.ts';
import type { DealerRoom } from './dealer-room.ts';
import type { HandInPlay } from './hand-in-play.ts';

type Room = Pick<DealerRoom, 'tournament' | 'settings' | 'now' | 'isBot'>;

/** What players have for each decision from the one they missed until they act again, and what the host may add. */
const SHORT_MS = 5_000;
const MORE_MS = 60_000;

/** The time players have for their decisions: so much for each, a bank for hard ones, and the clock called on them. */
export class TableTime {
  private readonly room: Room;
  private readonly bankMs = new Map<PlayerId, number>();
  /** Players whose time ran out and who have done nothing since: nobody waits for them long. */
  private readonly missing = new Set<PlayerId>();

  constructor(room: Room) {
    this.room = room;
  }

  private get rule() {
    return this.room.tournament.rulebook.tournament.decisionClock;
  }

  private bankOf = (player: PlayerId): number => this.bankMs.get(player) ?? this.room.settings.pace.bank;

  private calledAt = (now: number): number => calledClock(this.rule.use, now).until;

  /** It is this player's turn: how many milliseconds they have. */
  give(playing: HandInPlay, player: PlayerId): number {
    const now = this.room.now();
    const { action } = this.room.settings.pace;
    const short = this.missing.has(player);
    playing.bankFrom = now + (short ? Math.min(action, SHORT_MS) : action);
    playing.deadline = Math.min(
      playing.bankFrom + (short ? 0 : this.bankOf(player)),
      playing.called?.until ?? Number.POSITIVE_INFINITY,
    );
    return playing.deadline - now;
  }

  /** The player has acted or run out of time: what they took beyond the time for an action is gone from their bank. */
  take(playing: HandInPlay, player: PlayerId): void {
    const usedMs = this.room.now() - playing.bankFrom;
    if (playing.deadline !== null && usedMs > 0)
      this.bankMs.set(player, Math.max(0, this.bankOf(player) - usedMs));
  }

  /** Nothing came from the player to act in all their time. */
  missed(player: PlayerId): void {
    this.missing.add(player);
  }

  /** The player acts, connects again or comes back: they have their whole time from now on; whether that is news. */
  returned(player: PlayerId): boolean {
    return this.missing.delete(player);
  }

  /** The host gives the player to act more time, also one on whom the clock was called; how long they have now, in ms. */
  extend(playing: HandInPlay): number {
    const now = this.room.now();
    playing.called = null;
    playing.deadline = playing.deadline! + MORE_MS;
    playing.bankFrom = Math.max(playing.bankFrom, now) + MORE_MS;
    return playing.deadline - now;
  }

  /** Calls the clock: the player to act has what the rulebook gives, or less if less was left [call-the-clock], in ms. */
  call(playing: HandInPlay, by: number | null): number {
    const now = this.room.now();
    const until = Math.min(playing.deadline!, this.calledAt(now));
    playing.deadline = until;
    playing.called = { by, until };
    return until - now;
  }

  /** When the tables continue, a player on the clock gets the whole of it again. */
  renew(playing: HandInPlay): void {
    if (playing.called !== null)
      playing.called = { ...playing.called, until: this.calledAt(this.room.now()) };
  }

  /** Whether the hand is dead because the called clock ran out [dead-hand-clock]. */
  kills({ called, hand }: HandInPlay): boolean {
    return called !== null && whenTimeIsUp(this.rule.use, hand.toCall > 0) === 'fold';
  }

  /** Why nobody's time can be changed now; null if somebody's can. */
  nobodyOnTime({ hand, seats, deadline }: HandInPlay): Refusal | null {
    if (hand.phase !== BETTING) return refusal('nobody-to-act', null, 'nobody is to act right now');
    const player = seats.get(hand.seats[hand.actor]!)!;
    const { name } = this.room.tournament.players.get(player)!;
    if (this.room.isBot(player))
      return refusal('a-bot-thinks', null, `${name} is a bot and acts in a moment`, { name });
    if (deadline === null) return refusal('away', null, `${name} is away and folds in a moment`, { name });
    return null;
  }

  /** Why they cannot call the clock now; null if they can. */
  mayNotCall(who: Actor, playing: HandInPlay, by: number | null): Refusal | null {
    const { table, hand, seats, called } = playing;
    const { cite } = this.rule;
    if (by === null && who.role === 'player')
      return refusal('not-at-table', null, `you do not sit at table ${table}`, { table });
    if (hand.phase === BETTING && hand.seats[hand.actor] === by)
      return refusal('your-own-turn', cite, 'it is your own turn: you call the clock on others');
    const nobody = this.nobodyOnTime(playing);
    if (nobody !== null || called === null) return nobody;
    const { name } = this.room.tournament.players.get(seats.get(hand.seats[hand.actor]!)!)!;
    return refusal('called-already', cite, `the clock is already running for ${name}`, { name });
  }
}
