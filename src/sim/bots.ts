import type { Dice } from '../engine/cards/dice.ts';
import type { View } from '../engine/views/view.ts';
import { chanceToWin, startingChance, startingPercentile } from './strength.ts';
import type { Temperament } from './temperaments.ts';

/** What a bot does: fold, check or call, or the amount it raises to. */
export const FOLD = -1;
export const CALL = 0;

/** With this many big blinds or fewer it is all of them or none. */
const SHORT = 8;

/** How many deals a bot imagines per decision: few in simulations, many at a table with people. */
export const QUICK = 10;
export const THOROUGH = 400;

/**
 * What a bot of this temperament does now, from what its seat can see. `wild` is what it remembers of the last
 * player to bet: from 0 for one who has a hand to 1 for one who bets with anything.
 */
export function botMove(view: View, who: Temperament, dice: Dice, deals: number, wild = 0): number {
  const move =
    view.boarded === 0 ? beforeFlop(view, who, dice, wild) : afterFlop(view, who, dice, deals, wild);
  if (move === FOLD) return view.toCall === 0 ? CALL : FOLD;
  if (move === CALL || view.maximumTo === 0) return CALL;
  return inChips(view, move);
}

/** An amount as it can be laid down: in whole chips, within the limits, and everything rather than most of it. */
function inChips(view: View, to: number): number {
  const { chip, minimumTo, maximumTo } = view;
  const whole = Math.round(to / chip) * chip;
  if (whole >= maximumTo * 0.6) return maximumTo;
  return Math.min(maximumTo, Math.max(minimumTo, whole));
}

function beforeFlop(view: View, who: Temperament, dice: Dice, wild: number): number {
  const a = view.hole(0);
  const b = view.hole(1);
  const better = 1 - startingPercentile(a, b);
  const bigs = (view.stack + view.bet) / view.bigBlind;
  if (view.bets > 1) return againstRaise(view, who, better, startingChance(a, b), bigs, wild);
  if (bigs <= SHORT) return shortStack(view, who, better, bigs);
  const range = plays(view, who, bigs) * (0.6 + 1 / (1 + 0.35 * view.behind));
  if (better <= range * who.aggression) return openTo(view, dice);
  if (view.toCall === 0) return CALL;
  // Half the price is paid already: the small blind comes along with more.
  const limps = view.bet > 0 ? range + 0.25 : range;
  return better <= limps && dice.chance() > who.aggression - 0.3 ? CALL : FOLD;
}

/** The share of hands to play here: more at a short table, fewer with a short stack. */
const plays = (view: View, who: Temperament, bigs: number): number =>
  who.plays * Math.sqrt(9 / Math.min(9, view.dealtIn)) * Math.min(1, bigs / 18);

/** Two and a half or three big blinds, and one more for every caller. */
function openTo(view: View, dice: Dice): number {
  const { bigBlind } = view;
  const limpers = Math.max(0, Math.round((view.pot - 1.5 * bigBlind) / bigBlind));
  return bigBlind * (2.5 + 0.5 * (dice.next() & 1) + limpers);
}

/** By players still to act: the part of hands worth going all-in with for the blinds alone. */
const STEALS = Array.from({ length: 10 }, (_, behind) => 0.9 / (behind + 0.6) ** 1.1);

/** All-in or fold: wider the fewer are to come and the shorter the stack. */
function shortStack(view: View, who: Temperament, better: number, bigs: number): number {
  const alone = STEALS[view.behind]!;
  const range = (0.04 + alone * ((13 - bigs) / 11)) * Math.sqrt(who.plays / 0.2);
  return better <= range ? view.maximumTo || CALL : FOLD;
}

function againstRaise(
  view: View,
  who: Temperament,
  better: number,
  chance: number,
  bigs: number,
  wild: number,
): number {
  const raises = view.bets - 1;
  const range = plays(view, who, bigs) * (1 + wild);
  const reraises = range * who.aggression * 0.25;
  if (better <= (raises === 1 ? reraises : reraises / raises ** (2 - wild)))
    return bigs <= 12 ? view.maximumTo || CALL : view.price * 3;
  const price = view.toCall / (view.pot + view.toCall) + who.caution;
  if (bigs <= SHORT || view.toCall > 0.4 * view.stack) {
    const against = againstRaisers(view, chance, wild);
    return against >= price + (1 - 0.6 * wild) * atStake(view) ? view.maximumTo || CALL : FOLD;
  }
  const calls = raises === 1 || wild > 0.5 ? range * 0.55 : range * 0.15;
  return better <= calls && againstRaisers(view, chance, wild) + 0.05 >= price ? CALL : FOLD;
}

/**
 * The chance to win against players who raised or came along. Who raises has better than any two cards, more so at a full
 * table, which aces mind least; and so has everybody who came along.
 */
function againstRaisers(view: View, chance: number, wild: number): number {
  const raises = view.bets - 1;
  const respect = (1 - wild) * (0.2 + 0.06 * raises) * (0.4 + 0.6 * Math.min(1, (view.dealtIn - 2) / 5));
  const minds = 1 - Math.max(0, chance - 0.5) / 0.36;
  return (chance - respect * minds) ** (1 + 0.6 * (view.committed - 1));
}

/** Calling off a deep stack takes a better hand than its price alone would, less so when few are left to play it against. */
const atStake = (view: View): number =>
  0.65 * (view.toCall / view.stack) * deep(view) * Math.min(1, 0.5 + (view.dealtIn - 2) / 5);

/** From 0 for a short stack to 1 for a deep one, which nobody wants to lose on a fair hand. */
const deep = (view: View): number => Math.min(1, Math.max(0, (view.stack / view.bigBlind - 3) / 9));

/** By cards on the board: how far a bet is believed. Early on there is much to come. */
const BELIEVED = [0, 0, 0, 0.6, 0.75, 0.9];

/** The chance to win against a player who has bet this much of the pot, and so has one of their better hands. */
function againstBet(chance: number, ofPot: number, bets: number, believed: number): number {
  const part = (0.55 - 0.2 * Math.min(1, ofPot)) / bets;
  const beaten = Math.max(0, (chance - (1 - part)) / part);
  return chance + believed * (beaten - chance);
}

function afterFlop(view: View, who: Temperament, dice: Dice, deals: number, wild: number): number {
  const { pot, toCall, opponents, bets } = view;
  const alone = chanceToWin(view, deals, dice);
  const chance = opponents === 1 ? alone : alone ** (1 + 0.5 * (opponents - 1));
  const mood = dice.chance();
  if (toCall === 0) {
    const value =
      chance > 0.6 + 0.15 * Math.min(1, pot / view.stack) * deep(view) && mood < 0.3 + 0.6 * who.aggression;
    const bluff = mood > 1 - who.bluffs / opponents;
    return value || bluff ? pot * (0.3 + 0.25 * chance) : CALL;
  }
  const price = toCall / (pot + toCall);
  const believed = (1 - 0.9 * wild) * BELIEVED[view.boarded]!;
  const against = againstBet(chance, toCall / (pot - toCall), bets, believed);
  if (against > 0.68 + 0.12 * deep(view) && mood < 0.2 + 0.6 * who.aggression)
    return view.price + 0.6 * (pot + toCall);
  if (against >= price + who.caution + (1 - 0.6 * wild) * atStake(view)) return CALL;
  return bets === 1 && mood > 1 - who.bluffs * 0.3 ? view.price * 2.5 : FOLD;
}
