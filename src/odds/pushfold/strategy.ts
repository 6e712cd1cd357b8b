import type { Deal } from './deal.ts';

/** How often a player does something with each hand, learned from regret; later rounds count more (CFR+). */
export class Strategy {
  /** What is played this round. */
  readonly now: Float64Array;
  /** What a player regrets not to have done, and to have done; never below zero. */
  private readonly notDone: Float64Array;
  private readonly done: Float64Array;
  private readonly total: Float64Array;
  private rounds = 0;

  constructor(hands: number) {
    this.now = new Float64Array(hands).fill(0.5);
    this.notDone = new Float64Array(hands);
    this.done = new Float64Array(hands);
    this.total = new Float64Array(hands);
  }

  /** By how much doing it was better than not doing it, for each hand, times how often it came to that. */
  learn(gain: Float64Array): void {
    const { now, notDone, done, total } = this;
    this.rounds++;
    for (let hand = 0; hand < now.length; hand++) {
      const played = now[hand]!;
      const more = Math.max(0, notDone[hand]! + gain[hand]! * (1 - played));
      const less = Math.max(0, done[hand]! - gain[hand]! * played);
      notDone[hand] = more;
      done[hand] = less;
      if (more + less > 0) now[hand] = more / (more + less);
      total[hand]! += this.rounds * now[hand]!;
    }
  }

  /** The answer: the average of all rounds, which is what comes near the equilibrium. */
  settle(): void {
    const weight = (this.rounds * (this.rounds + 1)) / 2;
    for (let hand = 0; hand < this.now.length; hand++) this.now[hand] = this.total[hand]! / weight;
  }
}

/** A range as the others meet it: by each of their hands, the chance to meet it, to lose to it and to tie with it. */
export class Met {
  readonly chance: Float64Array;
  readonly lost: Float64Array;
  readonly tied: Float64Array;
  private readonly range: Float64Array;

  constructor(hands: number) {
    this.range = new Float64Array(hands);
    this.chance = new Float64Array(hands);
    this.lost = new Float64Array(hands);
    this.tied = new Float64Array(hands);
  }

  /** After some rounds a range hardly changes: only hands whose part has changed are looked at. */
  by({ hands, together, wins, ties }: Deal, range: Float64Array): this {
    const { chance, lost, tied, range: last } = this;
    for (let held = 0; held < hands; held++) {
      const more = range[held]! - last[held]!;
      if (Math.abs(more) < 1e-9) continue;
      last[held] = range[held]!;
      const row = held * hands;
      for (let hand = 0; hand < hands; hand++) {
        chance[hand]! += more * together[row + hand]!;
        lost[hand]! += more * wins[row + hand]!;
        tied[hand]! += more * ties[row + hand]!;
      }
    }
    return this;
  }
}

export const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
};
