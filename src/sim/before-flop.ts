import type { Dice } from '../engine/cards/dice.ts';
import type { Place } from '../engine/units.ts';
import type { View } from '../engine/views/view.ts';
import { CALL, FOLD, type Thought } from './decision.ts';
import {
  callDepth,
  chanceAgainst,
  handOf,
  shareThatCalls,
  shoveDepth,
  shoveShare,
  standing,
} from './knowledge.ts';
import { behindOf, opensWith } from './positions.ts';
import type { Reads } from './reads.ts';
import type { Temperament } from './temperaments.ts';

/** With so many big blinds or fewer it is all of them or none. */
const SHORT = 10;
const SHORT_HEADS_UP = 12.6;
/** With so many a re-raise is all-in. */
const RESHOVE = 22;
/** What players come along with, and what they go all-in with over a raise. */
const CALLERS = 0.3;
const RESHOVERS = 0.13;
/** What re-raises others, with a short and with a deep stack. */
const RERAISE = 0.09;
const RERAISE_ALL_IN = 0.12;
/** Such a part of a stack is not missed much. */
const CHEAP = 0.2;
/** With more players behind than this somebody will have a hand, whoever they are. */
const MANY = 4;
/** What goes all-in first with more than twenty big blinds. */
const DEEP_SHOVE = 0.1;

export function beforeFlop(view: View, who: Temperament, dice: Dice, reads: Reads, thought: Thought): number {
  const hand = handOf(view.hole(0), view.hole(1));
  return view.price > view.bigBlind
    ? againstRaise(view, who, hand, dice, reads, thought)
    : unraised(view, who, hand, dice, reads, thought);
}

/** What can be won or lost, in chips: one's own stack, or the largest of the others if that is less. */
function effective(view: View): number {
  const { own, dealtIn } = view;
  let most = 0;
  for (let place = 0; place < dealtIn; place++)
    if (place !== own && view.isIn(place)) most = Math.max(most, view.stackAt(place) + view.betAt(place));
  return Math.min(most, view.stack + view.bet);
}

function unraised(
  view: View,
  who: Temperament,
  hand: number,
  dice: Dice,
  reads: Reads,
  thought: Thought,
): number {
  const { pot, bigBlind, behind, dealtIn, toCall } = view;
  const limpers = Math.max(0, view.committed - (toCall === 0 ? 0 : 1));
  const stack = effective(view);
  // A bigger pot makes every stack shorter.
  const depth = (1.5 * stack) / Math.max(pot, 1.5 * bigBlind);
  if (stack <= (dealtIn === 2 ? SHORT_HEADS_UP : SHORT) * bigBlind || depth <= SHORT * 0.7) {
    if (dealtIn === 2 && toCall === 0) return better(hand, 0.3, thought) ? view.maximumTo || CALL : CALL;
    const minds = fear(view, reads, stack, stack);
    const most = shoveDepth(hand, behind + 3 * limpers) * boldness(view, who);
    thought.margin = Math.abs(most / (depth * minds) - 1);
    return most >= depth * minds ? view.maximumTo || CALL : toCall === 0 ? CALL : FOLD;
  }
  const opens = limpers > 0 || behind === 0 ? raisesLimpers(behind, limpers) : steals(view, reads);
  const range = Math.min(1, opens * who.plays);
  if (better(hand, range, thought) && dice.chance() < who.aggression + 0.15)
    return openTo(view, stack, limpers, dice);
  if (toCall === 0) return CALL;
  const limps = view.bet > 0 ? range + 0.2 : range * (limpers > 0 ? 1.25 : 1);
  return standing(hand) <= limps && (view.bet > 0 || limpers > 0 || dice.chance() < who.limps) ? CALL : FOLD;
}

/** With two players everybody knows what to do a little better. */
const boldness = ({ dealtIn }: View, { shoves }: Temperament): number =>
  dealtIn === 2 ? (2 + shoves) / 3 : shoves;

/** Whether a hand is in a range, and how clearly. */
function better(hand: number, range: number, thought: Thought): boolean {
  thought.margin = Math.abs(standing(hand) - range) / (range + 0.1);
  return standing(hand) <= range;
}

const raisesLimpers = (behind: number, limpers: number): number =>
  opensWith(behind + 2) / (0.6 + 0.6 * limpers);

/** The range to open with: wider the more often those behind fold, up to anything. */
function steals(view: View, reads: Reads): number {
  const { behind, own, dealtIn } = view;
  if (dealtIn === 2) return 0.85;
  if (behind > MANY) return opensWith(behind);
  let all = 1;
  for (let place = 0; place < dealtIn; place++)
    if (place !== own && view.mayStillAct(place)) all *= reads.of(place).folds(0.75);
  const usual = 0.75 ** behind;
  const more = 1 + 3.5 * Math.max(-0.12, all - usual);
  // The price of an attempt is paid back when all fold two times in three.
  return all > 0.72 ? 1 : Math.min(0.9, opensWith(behind) * more);
}

/** Two to two and a half big blinds, and one more for every caller; never for the hand's sake. */
function openTo(view: View, stack: number, limpers: number, dice: Dice): number {
  const { bigBlind } = view;
  const deep = stack > 25 * bigBlind ? 0.4 : 0;
  return bigBlind * (2 + deep + 0.25 * (dice.next() & 1) + limpers + (limpers > 0 ? 1 : 0));
}

/** How much more than it brings to win them, losing so many chips costs near the money. */
function fear(view: View, reads: Reads, deepest: number, stake: number): number {
  const mine = view.stack + view.bet;
  if (!reads.nearMoney || stake < CHEAP * mine) return 1;
  return 1 + (reads.risk(mine, deepest) - 1) * Math.min(1, stake / mine);
}

/** The place that made it this much. */
function raiserOf(view: View): Place {
  const { aggressor, own, dealtIn, price } = view;
  if (aggressor >= 0 && aggressor !== own) return aggressor;
  for (let place = 0; place < dealtIn; place++)
    if (place !== own && view.isIn(place) && view.betAt(place) >= price) return place;
  return own === 0 ? 1 : 0;
}

/** The part of hands a raise stands for: by where and how deep it comes from, and by what is remembered of the player. */
function rangeOf(view: View, raiser: Place, reads: Reads): number {
  const notes = reads.of(raiser);
  const bigs = view.betAt(raiser) / view.bigBlind;
  const isAllIn = view.stackAt(raiser) === 0;
  const raises = view.bets - 1;
  if (raises > 1) {
    const part = notes.reraises(isAllIn ? RERAISE_ALL_IN : RERAISE);
    return Math.max(0.025, Math.min(1, part * 0.6 ** (raises - 2)));
  }
  const behind = Math.max(1, behindOf(raiser, view.dealtIn));
  if (isAllIn || bigs > 8) {
    const usual = bigs <= 20 ? shoveShare(behind, bigs) : DEEP_SHOVE;
    return Math.max(0.04, Math.min(1, notes.shoves(usual, behind, bigs)));
  }
  const usual = view.dealtIn === 2 ? 0.7 : opensWith(behind);
  return Math.max(0.05, Math.min(1, usual * notes.looseness(behind)));
}

/** The chance against somebody with this range and everybody who came along, who count by what they play for. */
function chanceAgainstAll(view: View, hand: number, raiser: Place, part: number): number {
  let odds = 1 / chanceAgainst(hand, part) - 1;
  for (let place = 0; place < view.dealtIn; place++) {
    const bet = view.betAt(place);
    if (place === view.own || place === raiser || !view.isIn(place) || bet <= view.bigBlind) continue;
    const comes = view.stackAt(place) === 0 || bet >= 8 * view.bigBlind ? RESHOVERS : CALLERS;
    odds +=
      (1 / chanceAgainst(hand, comes) - 1) * Math.min(1, bet / Math.min(view.price, view.bet + view.stack));
  }
  return 1 / (1 + odds);
}

/** The pot without what others have bet beyond one's own stack. */
function winnable(view: View): number {
  const mine = view.bet + view.stack;
  let pot = view.pot;
  for (let place = 0; place < view.dealtIn; place++) pot -= Math.max(0, view.betAt(place) - mine);
  return pot;
}

function againstRaise(
  view: View,
  who: Temperament,
  hand: number,
  dice: Dice,
  reads: Reads,
  thought: Thought,
): number {
  const { toCall, stack, bigBlind, behind, dealtIn } = view;
  const raiser = raiserOf(view);
  const theirs = view.stackAt(raiser);
  const deepest = effective(view);
  // Two players and an all-in: that game is solved.
  if (dealtIn === 2 && view.bets <= 2 && (theirs === 0 || toCall >= stack) && deepest <= 20 * bigBlind)
    return callsHeadsUp(view, who, hand, raiser, reads, thought);
  const part = rangeOf(view, raiser, reads);
  if (isHopeless(view, hand, part, deepest)) {
    thought.margin = 1;
    return FOLD;
  }
  const chance = chanceAgainstAll(view, hand, raiser, part);
  const pot = winnable(view);
  const isLast = toCall >= stack || (theirs === 0 && behind === 0);
  const risked = toCall * fear(view, reads, deepest, toCall + view.bet);
  const depth = Math.min(1, Math.max(0, (deepest / bigBlind - 10) / 20));
  // Nobody is careful of a player who raises with anything.
  const slack =
    0.015 * behind + who.caution * (1 - part) + 0.6 * who.respect * depth * Math.min(1, toCall / stack);
  const call =
    isLast || toCall > 0.4 * stack
      ? (chance - slack) * (pot + toCall) - toCall - (1 - chance) * (risked - toCall)
      : (chance * realized(view, hand, raiser, deepest) - slack) * (pot + toCall) - risked * 0.98;
  const raise = raises(view, who, hand, raiser, part, chance, deepest, dice, reads);
  const best = Math.max(call, raise);
  thought.margin = (best > 0 ? best - Math.max(0, Math.min(call, raise)) : -best) / (pot + toCall);
  if (best <= 0) return FOLD;
  if (raise < call) return toCall > 0.4 * stack && view.maximumTo > 0 && theirs > 0 ? view.maximumTo : CALL;
  return reraiseTo(view, raiser, deepest, dice);
}

/** The answer to an all-in of the only opponent, and a wider one to somebody who is all-in with anything. */
function callsHeadsUp(
  view: View,
  who: Temperament,
  hand: number,
  raiser: Place,
  reads: Reads,
  thought: Thought,
): number {
  const bigs = effective(view) / view.bigBlind;
  const usual = shoveShare(1, bigs);
  const part = Math.min(1, reads.of(raiser).shoves(usual, 1, bigs));
  const pot = winnable(view);
  const price = view.toCall / (pot + view.toCall);
  // Antes make a call cheaper, as if the stacks were shorter.
  const depth = (bigs * price * 2 * bigs) / Math.max(0.5, bigs - 1);
  const learned = chanceAgainst(hand, part) - chanceAgainst(hand, Math.min(1, usual));
  const more = (callDepth(hand) * boldness(view, who)) / depth - 1 + 6 * learned;
  thought.margin = Math.abs(more);
  return more >= 0 ? CALL : FOLD;
}

/** With deep stacks most hands are far from worth their price: nothing more is asked. */
const isHopeless = ({ toCall, pot, bigBlind }: View, hand: number, part: number, deepest: number): boolean =>
  deepest > RESHOVE * bigBlind &&
  chanceAgainst(hand, part) < Math.min(0.33, (0.85 * toCall) / (pot + toCall));

/** How much of a hand's chance is won when there is betting to come. */
function realized(view: View, hand: number, raiser: Place, deepest: number): number {
  const suited = Math.floor(hand / 13) > hand % 13;
  const isPair = Math.floor(hand / 13) === hand % 13;
  const last = view.own > raiser;
  const deep = Math.min(1, deepest / (40 * view.bigBlind));
  return (last ? 0.94 : 0.8) + (suited ? 0.07 : 0) * deep + (isPair ? 0.12 : 0) * deep - 0.03 * view.behind;
}

/** What a re-raise comes to, in chips. */
function raises(
  view: View,
  who: Temperament,
  hand: number,
  raiser: Place,
  part: number,
  chance: number,
  deepest: number,
  dice: Dice,
  reads: Reads,
): number {
  const { maximumTo, stack, bet, behind, toCall, pot, bigBlind } = view;
  const theirs = view.stackAt(raiser);
  if (maximumTo === 0 || theirs === 0) return Number.NEGATIVE_INFINITY;
  const notes = reads.of(raiser);
  const more = Math.min(stack + bet, theirs + view.betAt(raiser));
  const owed = more - view.betAt(raiser);
  const isAllIn = more <= RESHOVE * bigBlind || view.price * 3 > 0.35 * (stack + bet);
  if (isAllIn) {
    const asked = owed / (pot + more - bet + owed);
    const calls = Math.min(1, Math.max(0.15, shareThatCalls(asked, RESHOVERS) / part));
    const folds = (0.5 * (1 - calls) + 0.5 * notes.folds(1 - calls)) * 0.93 ** (behind + view.committed - 1);
    const risked = more - bet;
    const called = chanceAgainst(hand, Math.max(0.03, part * calls));
    const lost = risked * fear(view, reads, deepest, more);
    return (
      folds * pot + (1 - folds) * (called * (pot + owed) - (1 - called) * lost) - who.caution * (pot + risked)
    );
  }
  // Deep: the best of them for their worth, some of those below for what folds.
  const value = chanceAgainst(hand, Math.max(0.02, part * 0.45)) - 0.53 - 0.03 * (view.bets - 2);
  if (value > 0) return dice.chance() < who.aggression + 0.1 ? pot * (1 + value) * 2 : 0;
  const folds = notes.folds(0.5);
  const bluffs = who.bluffs * 0.25 * Math.max(0, Math.min(2, (folds - 0.3) * 4));
  const fits = chance > 0.33 && view.bets === 2 && toCall < 0.12 * deepest && view.committed <= 1;
  return fits && dice.chance() < bluffs ? pot : Number.NEGATIVE_INFINITY;
}

function reraiseTo(view: View, raiser: Place, deepest: number, dice: Dice): number {
  const { price, own, maximumTo, bigBlind, stack, bet } = view;
  const most = Math.min(deepest, stack + bet);
  if (most <= RESHOVE * bigBlind || price * 3 > 0.35 * (stack + bet)) return maximumTo;
  const callers = Math.max(0, view.committed - 1);
  return price * ((own > raiser ? 2.7 : 3.2) + 0.2 * (dice.next() & 3) + callers);
}
