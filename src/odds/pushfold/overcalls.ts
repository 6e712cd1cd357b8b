import type { Deal } from './deal.ts';
import { dot, Strategy } from './strategy.ts';

/** Of three all-in, in the order they act: who finishes first, second and third. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** Groups of hands by strength, as cumulative parts of all hands: the best first. */
const GROUPS_AT = [0.02, 0.045, 0.08, 0.12, 0.17, 0.23, 0.3, 0.38, 0.48, 0.6, 0.75, 1];
const FEW_GROUPS_AT = [0.05, 0.15, 0.4, 1];

/**
 * Which group each hand is in. A shover's and a caller's hands meet a third player's by groups, because three single
 * hands are too many to go through; a game of few hands has a group for each.
 */
export function groupsOf(deal: Deal, players: number): { readonly of: Uint8Array; readonly size: number } {
  const { hands, chance, wins } = deal;
  const strength = Array.from({ length: hands }, (_, hand) => {
    let sum = 0;
    for (let other = 0; other < hands; other++) sum += wins[hand * hands + other]!;
    return sum / chance[hand]!;
  });
  const best = strength.map((_, hand) => hand).sort((a, b) => strength[b]! - strength[a]!);
  const bounds = players <= 3 ? GROUPS_AT : FEW_GROUPS_AT;
  const of = new Uint8Array(hands);
  if (hands <= bounds.length) {
    for (const [group, hand] of best.entries()) of[hand] = group;
    return { of, size: hands };
  }
  let better = 0;
  for (const hand of best) {
    of[hand] = bounds.findIndex((bound) => better + chance[hand]! / 2 <= bound);
    better += chance[hand]!;
  }
  return { of, size: bounds.length };
}

type Groups = ReturnType<typeof groupsOf>;

/** A range by groups: how likely each is, and what each third hand makes of it. */
export class GroupedRange {
  readonly weight: Float64Array;
  /** By group and third hand: the chance of that hand, and how often the group beats it. */
  readonly chance: Float64Array;
  readonly wins: Float64Array;

  constructor({ hands, chance, together, wins }: Deal, { of, size }: Groups, range: Float64Array) {
    this.weight = new Float64Array(size);
    this.chance = new Float64Array(size * hands);
    this.wins = new Float64Array(size * hands);
    for (let held = 0; held < hands; held++) {
      // Hands that are never played count a little, so that every group says what playing it would come to.
      const part = Math.max(range[held]!, 1e-7);
      const group = of[held]!;
      this.weight[group]! += part * chance[held]!;
      for (let hand = 0; hand < hands; hand++) {
        this.chance[group * hands + hand]! += part * together[held * hands + hand]!;
        this.wins[group * hands + hand]! += part * wins[held * hands + hand]!;
      }
    }
    for (let group = 0; group < size; group++)
      for (let at = group * hands; at < (group + 1) * hands; at++) {
        this.wins[at]! /= this.chance[at]! || 1;
        this.chance[at]! /= this.weight[group]! || 1;
      }
  }
}

/** A third player's all-in after a shove and a call. Nobody comes along as a fourth. */
export type Third = {
  readonly at: number;
  readonly strategy: Strategy;
  /** What everybody has, by order of finish. */
  readonly worth: readonly (readonly number[])[];
};

export const thirdPlayer = (
  at: number,
  hands: number,
  worthOf: (order: readonly number[]) => readonly number[],
  pair: readonly [number, number],
): Third => ({
  at,
  strategy: new Strategy(hands),
  worth: ORDERS.map((order) => worthOf(order.map((who) => [...pair, at][who]!))),
});

/** What third players change for everybody, by the shover's and the caller's groups and added up. */
export type Change = {
  readonly shover: Float64Array;
  readonly caller: Float64Array;
  readonly all: Float64Array;
};

export type Pair = {
  readonly shover: number;
  readonly caller: number;
  readonly shoves: GroupedRange;
  readonly calls: GroupedRange;
  /** How often the shover's group beats the caller's, and the chance of the two together against that of each. */
  readonly beats: Float64Array;
  readonly joint: Float64Array;
  /** What everybody has when the two are alone and the shover wins or loses. */
  readonly won: readonly number[];
  readonly lost: readonly number[];
};

/** How the two ranges meet each other, by groups. */
export function meeting(deal: Deal, { of, size }: Groups, shoves: Float64Array, calls: Float64Array) {
  const beats = new Float64Array(size * size);
  const joint = new Float64Array(size * size);
  for (let a = 0; a < deal.hands; a++)
    for (let b = 0; b < deal.hands; b++) {
      const part = Math.max(shoves[a]!, 1e-7) * Math.max(calls[b]!, 1e-7);
      const at = of[a]! * size + of[b]!;
      joint[at]! += part * deal.together[a * deal.hands + b]!;
      beats[at]! += part * deal.wins[a * deal.hands + b]!;
    }
  for (let at = 0; at < joint.length; at++) beats[at]! /= joint[at]! || 1;
  return { beats, joint };
}

const finish = new Float64Array(6);

/** The chances of the six orders from how often the first beats the second and third, and the second the third. */
function chancesOf(ab: number, ac: number, bc: number): void {
  const [x, y, z] = [within(ab), within(ac), within(bc)];
  // Each wins against both as if by a lottery in which the odds between any two are those of their duel.
  let a = 1 / (1 + (1 - x) / x + (1 - y) / y);
  let b = 1 / (1 + x / (1 - x) + (1 - z) / z);
  let c = 1 / (1 + y / (1 - y) + z / (1 - z));
  const all = a + b + c;
  a /= all;
  b /= all;
  c /= all;
  finish[0] = a * z;
  finish[1] = a * (1 - z);
  finish[2] = b * y;
  finish[3] = b * (1 - y);
  finish[4] = c * x;
  finish[5] = c * (1 - x);
}

const within = (chance: number): number => Math.min(1 - 1e-6, Math.max(1e-6, chance));

/** One round for all third players: they learn, and tell what they change for everybody. */
export function playThirds(deal: Deal, pair: Pair, thirds: readonly Third[], learn: boolean): Change {
  const { hands } = deal;
  const { shoves, calls, joint, beats, won, lost } = pair;
  const size = shoves.weight.length;
  const seats = won.length;
  const change = {
    shover: new Float64Array(size),
    caller: new Float64Array(size),
    all: new Float64Array(seats),
  };
  const alone = new Float64Array(size * size).fill(1);
  const gain = new Float64Array(hands);
  const [metByShover, metByCaller] = [new Float64Array(size), new Float64Array(size)];
  let met = 0;
  for (let at = 0; at < joint.length; at++) {
    metByShover[Math.floor(at / size)]! += joint[at]!;
    metByCaller[at % size]! += joint[at]!;
    met += joint[at]!;
  }
  for (const { at: third, strategy, worth } of thirds) {
    gain.fill(0);
    for (let a = 0; a < size; a++)
      for (let b = 0; b < size; b++) {
        const both = a * size + b;
        const here = joint[both]! * alone[both]!;
        const duel = (who: number): number => beats[both]! * won[who]! + (1 - beats[both]!) * lost[who]!;
        const folded = duel(third);
        const orders = new Float64Array(6);
        for (let c = 0; c < hands; c++) {
          const chance = (shoves.chance[a * hands + c]! * calls.chance[b * hands + c]!) / deal.chance[c]!;
          chancesOf(beats[both]!, shoves.wins[a * hands + c]!, calls.wins[b * hands + c]!);
          let called = 0;
          const comes = chance * strategy.now[c]!;
          for (let order = 0; order < 6; order++) {
            called += finish[order]! * worth[order]![third]!;
            orders[order]! += comes * finish[order]!;
          }
          gain[c]! += here * chance * (called - folded);
        }
        const comes = orders.reduce((sum, each) => sum + each, 0);
        const more = (who: number): number => {
          let sum = -comes * duel(who);
          for (let order = 0; order < 6; order++) sum += orders[order]! * worth[order]![who]!;
          return here * sum;
        };
        change.shover[a]! += more(pair.shover) / (metByShover[a]! || 1);
        change.caller[b]! += more(pair.caller) / (metByCaller[b]! || 1);
        for (let who = 0; who < seats; who++) change.all[who]! += more(who) / (met || 1);
        alone[both]! *= 1 - comes;
      }
    if (learn) strategy.learn(gain);
  }
  return change;
}

/** The chance that a range is played. */
export const shareOf = ({ chance }: Deal, range: Float64Array): number => dot(chance, range);
