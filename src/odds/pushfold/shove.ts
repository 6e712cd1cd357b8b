import type { Deal } from './deal.ts';
import {
  type Change,
  GroupedRange,
  groupsOf,
  meeting,
  playThirds,
  shareOf,
  type Third,
  thirdPlayer,
} from './overcalls.ts';
import { type Blinds, stacksAfter } from './pots.ts';
import { dot, Met, Strategy } from './strategy.ts';

/** What stacks are worth to everybody: the chips themselves, or their part of the prizes. */
export type Worth = (stacks: readonly number[]) => readonly number[];

type Caller = {
  readonly at: number;
  readonly strategy: Strategy;
  readonly met: Met;
  /** What everybody has when this caller and the shover are alone: the shover wins, loses, or they tie. */
  readonly won: readonly number[];
  readonly lost: readonly number[];
  readonly tied: readonly number[];
  readonly thirds: readonly Third[];
  change: Change | null;
  /** Over all hands: the chance that this player calls, and how often the shover then wins and ties. */
  calls: number;
  wins: number;
  ties: number;
};

/** How often third players look at their hands again. */
const THIRDS_EVERY = 8;

/**
 * One player is first in and goes all-in or folds; those behind call or fold, knowing it. The cards of players who have
 * folded are not followed.
 */
export class Shove {
  readonly shover: number;
  readonly strategy: Strategy;
  readonly callers: Caller[];
  /** What everybody has when the shover folds, and when nobody calls. */
  private readonly folded: readonly number[];
  private readonly stolen: readonly number[];
  private readonly deal: Deal;
  private readonly met: Met;
  private readonly groups: ReturnType<typeof groupsOf>;
  private readonly gain: Float64Array;
  private round = 0;

  constructor(
    deal: Deal,
    blinds: Blinds,
    worth: Worth,
    shover: number,
    folded: readonly number[],
    thirds: boolean,
  ) {
    const { hands } = deal;
    const players = blinds.stacks.length;
    const after = (order: readonly number[], tied = false) => worth(stacksAfter(blinds, order, tied));
    this.deal = deal;
    this.shover = shover;
    this.folded = folded;
    this.stolen = after([shover]);
    this.strategy = new Strategy(hands);
    this.met = new Met(hands);
    this.gain = new Float64Array(hands);
    this.groups = groupsOf(deal, players);
    const behind = Array.from({ length: players - shover - 1 }, (_, at) => shover + 1 + at);
    this.callers = behind.map((at) => ({
      at,
      strategy: new Strategy(hands),
      met: new Met(hands),
      won: after([shover, at]),
      lost: after([at, shover]),
      tied: after([shover, at], true),
      thirds: thirds
        ? behind.filter((third) => third > at).map((third) => thirdPlayer(third, hands, after, [shover, at]))
        : [],
      change: null,
      calls: 0,
      wins: 0,
      ties: 0,
    }));
  }

  play(rounds: number): this {
    for (const { strategy, met } of this.callers) met.by(this.deal, strategy.now);
    for (let round = 0; round < rounds; round++) {
      this.look(true);
      // The last to answer first: what a fold is worth depends on who may still call.
      for (let at = this.callers.length - 1; at >= 0; at--) {
        const caller = this.callers[at]!;
        caller.strategy.learn(this.gainOfCalling(at));
        caller.met.by(this.deal, caller.strategy.now);
        this.count(caller);
      }
      this.strategy.learn(this.gainOfShoving());
      this.round++;
    }
    this.strategy.settle();
    for (const { strategy, met, thirds } of this.callers) {
      strategy.settle();
      met.by(this.deal, strategy.now);
      for (const third of thirds) third.strategy.settle();
    }
    this.look(false);
    return this;
  }

  /** Works out how everybody's range meets the others'. */
  private look(learn: boolean): void {
    const { deal, groups } = this;
    this.met.by(deal, this.strategy.now);
    const due = !learn || this.round % THIRDS_EVERY === 0;
    for (const caller of this.callers) {
      this.count(caller);
      if (caller.thirds.length === 0 || !due) continue;
      const [shoves, calls] = [this.strategy.now, caller.strategy.now];
      const pair = {
        shover: this.shover,
        caller: caller.at,
        shoves: new GroupedRange(deal, groups, shoves),
        calls: new GroupedRange(deal, groups, calls),
        ...meeting(deal, groups, shoves, calls),
        won: caller.won,
        lost: caller.lost,
      };
      caller.change = playThirds(deal, pair, caller.thirds, learn);
    }
  }

  private count(caller: Caller): void {
    const { deal, strategy } = this;
    const { met } = caller;
    const shoves = shareOf(deal, strategy.now) || 1;
    caller.calls = dot(strategy.now, met.chance) / shoves;
    caller.wins = (caller.calls * shoves - dot(strategy.now, met.lost)) / shoves;
    caller.ties = dot(strategy.now, met.tied) / shoves;
  }

  /** What this player has on average if they and everybody up to them have folded to the all-in. */
  private afterFold(who: number, from: number): number {
    let left = 1;
    let sum = 0;
    for (let at = from; at < this.callers.length; at++) {
      const caller = this.callers[at]!;
      const { calls, wins, ties, change } = caller;
      sum += left * (duel(caller, who, calls, wins, ties) + calls * (change?.all[who] ?? 0));
      left *= 1 - calls;
    }
    return sum + left * this.stolen[who]!;
  }

  private gainOfCalling(at: number): Float64Array {
    const { gain, met, groups } = this;
    const caller = this.callers[at]!;
    const fold = this.afterFold(caller.at, at + 1);
    let reached = 1;
    for (const { calls } of this.callers.slice(0, at)) reached *= 1 - calls;
    for (let hand = 0; hand < gain.length; hand++) {
      const chance = met.chance[hand]!;
      const called =
        duel(caller, caller.at, chance, met.lost[hand]!, met.tied[hand]!) +
        chance * (caller.change?.caller[groups.of[hand]!] ?? 0);
      gain[hand] = reached * (called - chance * fold);
    }
    return gain;
  }

  private gainOfShoving(): Float64Array {
    const { gain, deal, shover, folded } = this;
    for (let hand = 0; hand < gain.length; hand++)
      gain[hand] = deal.chance[hand]! * (this.worthOfShoving(hand) - folded[shover]!);
    return gain;
  }

  /** What the shover has on average with this hand. */
  worthOfShoving(hand: number): number {
    const { deal, shover, stolen, groups } = this;
    const chance = deal.chance[hand]!;
    let left = 1;
    let sum = 0;
    for (const caller of this.callers) {
      const { met, change } = caller;
      const calls = met.chance[hand]! / chance;
      const wins = (met.chance[hand]! - met.lost[hand]!) / chance;
      const ties = met.tied[hand]! / chance;
      sum +=
        left * (duel(caller, shover, calls, wins, ties) + calls * (change?.shover[groups.of[hand]!] ?? 0));
      left *= 1 - calls;
    }
    return sum + left * stolen[shover]!;
  }

  /** What folding or calling comes to for the player at this place among the callers. */
  worthOfCalling(at: number, hand: number): { readonly call: number; readonly fold: number } {
    const { met, groups } = this;
    const caller = this.callers[at]!;
    const chance = met.chance[hand]! || 1;
    const [lost, tied] = [met.lost[hand]! / chance, met.tied[hand]! / chance];
    const call = duel(caller, caller.at, 1, lost, tied) + (caller.change?.caller[groups.of[hand]!] ?? 0);
    return { call, fold: this.afterFold(caller.at, at + 1) };
  }

  get folds(): number {
    return this.folded[this.shover]!;
  }

  /** What everybody has on average when it is up to the shover. */
  worth(): number[] {
    const shoves = shareOf(this.deal, this.strategy.now);
    return this.folded.map((worth, who) => worth * (1 - shoves) + shoves * this.afterFold(who, 0));
  }
}

/** What a player has on average: the chance of the call, and of it how often the shover wins and ties (which counts half). */
const duel = ({ won, lost, tied }: Caller, who: number, calls: number, wins: number, ties: number): number =>
  wins * won[who]! + (calls - wins) * lost[who]! + ties * (tied[who]! - (won[who]! + lost[who]!) / 2);
