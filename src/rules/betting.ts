import { bets } from './bets.ts';
import { blinds } from './blinds.ts';
import { pots } from './pots.ts';

/** Betting, blinds, pots and the showdown. */
export const betting = { ...bets, ...blinds, ...pots };
