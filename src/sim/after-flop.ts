import type { Dice } from '../engine/cards/dice.ts';
import type { Place } from '../engine/units.ts';
import type { View } from '../engine/views/view.ts';
import { CALL, FOLD, type Thought } from './decision.ts';
import type { Reads } from './reads.ts';
import { chanceToWin } from './strength.ts';
import type { Temperament } from './temperaments.ts';

/** By cards on the board: how far a bet is believed. Early on there is much to come. */
const BELIEVED = [0, 0, 0, 0.55, 0.72, 0.9];

/** What players hold who are still in, by how much has gone into the pot for each of them. */
function rangeInPot({ pot, price, bigBlind, opponents, dealtIn }: View): number {
  const each = (pot - price) / bigBlind / (opponents + 1.5);
  const wide = dealtIn === 2 ? 1.6 : dealtIn === 3 ? 1.25 : 1;
  return Math.min(1, wide * (each < 1.6 ? 0.65 : each < 4 ? 0.42 : each < 9 ? 0.28 : 0.2));
}

/** From 0 for a short stack to 1 for a deep one, which nobody wants to lose on a fair hand. */
const deep = ({ stack, bigBlind }: View): number => Math.min(1, Math.max(0, (stack / bigBlind - 4) / 16));

/** The opponent who bet, or the only one left to think about. */
function opponentOf(view: View): Place {
  const { aggressor, own, dealtIn } = view;
  if (aggressor >= 0 && aggressor !== own) return aggressor;
  for (let place = dealtIn - 1; place >= 0; place--) if (place !== own && view.isIn(place)) return place;
  return own;
}

/** The chance against a player who bets this part of their hands, and has one of the better ones. */
function againstBet(chance: number, part: number, believed: number): number {
  if (part >= 1) return chance;
  const beaten = Math.max(0, (chance - (1 - part)) / part);
  return chance + believed * (beaten - chance);
}

export function afterFlop(
  view: View,
  who: Temperament,
  dice: Dice,
  deals: number,
  reads: Reads,
  thought: Thought,
): number {
  const { opponents, toCall } = view;
  const notes = reads.of(opponentOf(view));
  const range = Math.min(1, rangeInPot(view) * Math.sqrt(notes.looseInAll));
  const alone = chanceToWin(view, deals, dice, range);
  const chance = opponents === 1 ? alone : alone ** (1 + 0.5 * (opponents - 1));
  return toCall === 0
    ? unbet(view, who, chance, dice, reads, thought)
    : facing(view, who, chance, dice, reads, thought);
}

/** What others do with a bet, before anything is known of them: fold this often. */
const USUAL_FOLDS = 0.45;

/** The size comes from the dice, and from how little the opponent folds; never from the hand, so that it tells nothing. */
function betSize(view: View, dice: Dice, folds = USUAL_FOLDS): number {
  const part = 0.35 + 0.15 * (dice.next() & 3) + Math.max(0, USUAL_FOLDS - folds);
  return view.price + part * (view.pot + view.toCall);
}

function unbet(
  view: View,
  who: Temperament,
  chance: number,
  dice: Dice,
  reads: Reads,
  thought: Thought,
): number {
  const { opponents, behind, boarded, pot, stack } = view;
  const mood = dice.chance();
  const respect = who.respect * deep(view) * Math.min(1, pot / stack);
  const worth = 0.57 + (boarded === 5 ? 0.05 : 0) + respect;
  thought.margin = Math.abs(chance - worth) * 2;
  const folds = reads.of(opponentOf(view)).foldsToBets(USUAL_FOLDS);
  if (chance > worth) {
    // Who never folds is bet into.
    const often = 0.35 + 0.6 * who.aggression + 2 * (USUAL_FOLDS - folds);
    return mood < often ? betSize(view, dice, folds) : CALL;
  }
  // Who bets most of what is left is not bluffing often.
  const cheap = pot < stack ? 1 : 0.4;
  const often = (cheap * who.bluffs * Math.max(0, Math.min(2, (folds - 0.22) * 4.4))) / opponents ** 1.5;
  // Where everybody has checked, nobody seems to have much.
  return mood < often * (behind === 0 ? 1.4 : 0.8) ? betSize(view, dice, folds) : CALL;
}

function facing(
  view: View,
  who: Temperament,
  chance: number,
  dice: Dice,
  reads: Reads,
  thought: Thought,
): number {
  const { pot, toCall, bets, stack, boarded } = view;
  const bettor = opponentOf(view);
  const notes = reads.of(bettor);
  const fierce = notes.fierceness;
  const ofPot = toCall / Math.max(1, pot - toCall);
  const part = ((0.56 - 0.17 * Math.min(1, ofPot)) * fierce) / (bets > 1 ? bets * 0.8 : 1);
  const believed = BELIEVED[boarded]!;
  const against = againstBet(chance, part, believed);
  const stake = Math.min(1, toCall / stack);
  const risk = reads.nearMoney ? 1 + (reads.risk(stack, view.stackAt(bettor) + toCall) - 1) * stake : 1;
  const price = (toCall * risk) / (pot + toCall * risk);
  thought.margin = Math.abs(against - price) * 2;
  const mood = dice.chance();
  const respect = who.respect * deep(view);
  if (
    against > 0.7 + 0.06 * (bets - 1) + respect * Math.min(1, (2 * pot) / stack) &&
    mood < 0.25 + 0.65 * who.aggression
  )
    return betSize(view, dice);
  if (against >= price + who.caution / Math.max(1, fierce * fierce) + respect * stake) return CALL;
  const folds = notes.foldsToBets(0.4);
  const bluffs = who.bluffs * 0.25 * Math.max(0, Math.min(2, (folds - 0.2) * 4));
  return bets === 1 && view.opponents === 1 && stake < 0.3 && mood > 1 - bluffs ? betSize(view, dice) : FOLD;
}
