import type { Dice } from '../engine/cards/dice.ts';
import type { View } from '../engine/views/view.ts';
import { afterFlop } from './after-flop.ts';
import { beforeFlop } from './before-flop.ts';
import { CALL, FOLD, type Thought } from './decision.ts';
import { NO_READS, type Reads } from './reads.ts';
import type { Temperament } from './temperaments.ts';

/** How many deals a bot imagines per decision: few in simulations, many at a table with people. */
export const QUICK = 10;
export const THOROUGH = 400;

const FORGOTTEN: Thought = { margin: 0 };

/** What a bot of this temperament does now, from what its seat can see and what it remembers of the others. */
export function botMove(
  view: View,
  who: Temperament,
  dice: Dice,
  deals: number,
  reads: Reads = NO_READS,
  thought: Thought = FORGOTTEN,
): number {
  const move =
    view.boarded === 0
      ? beforeFlop(view, who, dice, reads, thought)
      : afterFlop(view, who, dice, deals, reads, thought);
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
