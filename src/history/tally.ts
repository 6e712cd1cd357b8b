import type { Seat } from '../engine/units.ts';

/** Stacks worked out from a written hand alone: what each player put in and won, and what nobody called. */
export class Tally {
  private readonly left = new Map<Seat, number>();
  private readonly bets = new Map<Seat, number>();
  private readonly folded = new Set<Seat>();

  sit(seat: Seat, stack: number): void {
    this.left.set(seat, stack);
  }

  /** Chips into the pot; live ones count as a bet. Returns what the bet is then. */
  put(seat: Seat, amount: number, live: boolean): number {
    this.left.set(seat, this.left.get(seat)! - amount);
    const bet = this.bet(seat) + (live ? amount : 0);
    this.bets.set(seat, bet);
    return bet;
  }

  bet(seat: Seat): number {
    return this.bets.get(seat) ?? 0;
  }

  fold(seat: Seat): void {
    this.folded.add(seat);
  }

  win(seat: Seat, amount: number): void {
    this.left.set(seat, this.left.get(seat)! + amount);
  }

  /** The highest bet goes back as far as nobody matched it. */
  returnUncalled(): void {
    const [most, next] = [...this.bets].sort(([, a], [, b]) => b - a);
    if (most === undefined || this.folded.has(most[0])) return;
    this.giveBack(most[0], most[1] - (next?.[1] ?? 0));
  }

  giveBack(seat: Seat, amount: number): void {
    this.win(seat, amount);
    this.bets.set(seat, this.bet(seat) - amount);
  }

  /** The next street: bets begin at nothing. */
  next(): void {
    this.bets.clear();
  }

  stacks(): ReadonlyMap<Seat, number> {
    return this.left;
  }
}
