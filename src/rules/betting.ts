import { bets } from './bets.ts';
import { blinds } from './blinds.ts';
import { declarations } from './declarations.ts';
import { pots } from './pots.ts';

/** Betting, blinds, pots and the showdown. */
export const betting = { ...bets, ...declarations, ...blinds, ...pots };
