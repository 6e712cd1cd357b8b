import { deadHands } from './dead-hands.ts';
import { deck } from './deck.ts';
import { misdeals } from './misdeals.ts';

/** The deck, the deal and what goes wrong in it. */
export const dealing = { ...deck, ...misdeals, ...deadHands };
