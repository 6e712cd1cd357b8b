import type { Dice } from '../engine/cards/dice.ts';
import type { View } from '../engine/views/view.ts';
import { chanceToWin, startingChance, startingPercentile } from './strength.ts';
import type { Temperament } from './temperaments.ts';

/** What a bot does: fold, check or call, or the amount it raises to. */
export const FOLD = -1;
export const CALL = 0;

/** With this many big blinds or fewer it is all of them or none. */
const SHORT = 12;

/** Deals imagined for one decision: few when thousands of nights are simulated, many at a table with people. */
export const QUICK = 8;
export const THOROUGH = 400;

/** What a bot of this temperament does now, from what its seat can see. */
export function botMove(view: View, who: Temperament, dice: Dice, deals: number): number {
  const move = view.boarded === 0 ? beforeFlop(view, who, dice) : afterFlop(view, who, dice, deals);
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

function beforeFlop(view: View, who: Temperament, dice: Dice): number {
  const a = view.hole(0);
  const b = view.hole(1);
  const better = 1 - startingPercentile(a, b);
  const bigs = (view.stack + view.bet) / view.bigBlind;
  if (view.bets > 1) return againstRaise(view, who, better, startingChance(a, b), bigs);
  if (bigs <= SHORT) return shortStack(view, who, better, bigs);
  const range = who.plays * (0.6 + 1 / (1 + 0.35 * view.behind));
  if (better <= range * who.aggression) return openTo(view, dice);
  if (view.toCall === 0) return CALL;
  // Half the price is paid already: the small blind comes along with more.
  const limps = view.bet > 0 ? range + 0.25 : range;
  return better <= limps && dice.chance() > who.aggression - 0.3 ? CALL : FOLD;
}

/** Two and a half big blinds or three, and one more for everybody who has come along. */
function openTo(view: View, dice: Dice): number {
  const { bigBlind } = view;
  const limpers = Math.max(0, Math.round((view.pot - 1.5 * bigBlind) / bigBlind));
  return bigBlind * (2.5 + 0.5 * (dice.next() & 1) + limpers);
}

/** All-in or fold: wider the fewer are to come and the shorter the stack. */
function shortStack(view: View, who: Temperament, better: number, bigs: number): number {
  const alone = 0.9 / (view.behind + 0.6) ** 1.1;
  const range = (0.06 + alone * ((16 - bigs) / 10)) * Math.sqrt(who.plays / 0.2);
  return better <= range ? view.maximumTo || CALL : FOLD;
}

function againstRaise(view: View, who: Temperament, better: number, chance: number, bigs: number): number {
  const raises = view.bets - 1;
  const price = view.toCall / (view.pot + view.toCall);
  // Who raises has better than any two cards.
  const against = chance - 0.04 - 0.08 * raises - 0.02 * (view.opponents - 1);
  if (better <= (who.plays * who.aggression * 0.3) / raises)
    return bigs <= 25 ? view.maximumTo || CALL : view.price * 3;
  if (bigs <= SHORT || view.toCall > 0.4 * view.stack)
    return against >= price + who.caution ? view.maximumTo || CALL : FOLD;
  const plays = raises === 1 ? who.plays * 1.2 : who.plays * 0.35;
  return better <= plays && against + 0.05 >= price + who.caution ? CALL : FOLD;
}

function afterFlop(view: View, who: Temperament, dice: Dice, deals: number): number {
  const { pot, toCall, opponents, bets } = view;
  const chance = chanceToWin(view, deals, dice) ** (1 + 0.55 * (opponents - 1));
  const mood = dice.chance();
  if (toCall === 0) {
    const value = chance > 0.62 && mood < 0.35 + 0.6 * who.aggression;
    const bluff = mood > 1 - who.bluffs / opponents;
    return value || bluff ? pot * (0.4 + 0.35 * chance) : CALL;
  }
  const price = toCall / (pot + toCall);
  // A bet says something, a large one more, a raise more still.
  const against = chance - (0.06 + 0.14 * Math.min(1, toCall / (pot - toCall))) * bets;
  if (against > 0.7 && mood < 0.3 + 0.6 * who.aggression) return view.price + 0.75 * (pot + toCall);
  if (against >= price + who.caution) return CALL;
  return bets === 1 && mood > 1 - who.bluffs * 0.3 ? view.price * 3 : FOLD;
}
