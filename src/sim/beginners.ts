import type { Dice } from '../engine/cards/dice.ts';
import type { View } from '../engine/views/view.ts';
import { CALL, FOLD } from './decision.ts';

/** Players who go by a rule of thumb instead of a temperament: any bot worth its name must beat them. */
export type Beginner = (view: View, dice: Dice) => number;

/** Sees every card to the end, whatever it costs. */
export const callingStation: Beginner = () => CALL;

/** Does anything that is allowed. */
export const anything: Beginner = ({ toCall, maximumTo, minimumTo }, dice) => {
  const roll = dice.chance();
  if (roll < 0.25) return toCall === 0 ? CALL : FOLD;
  if (roll < 0.65 || maximumTo === 0) return CALL;
  return roll < 0.95 ? Math.min(minimumTo, maximumTo) : maximumTo;
};
