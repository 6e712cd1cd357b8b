/** `riffle/odds`: equities, outs, and what chips are worth in prizes. */
export { type Deals, deals } from '../odds/deals.ts';
export { icm } from '../odds/icm.ts';
export { type OutsRow, outsChart } from '../odds/outs.ts';
export { type EquityOptions, equity, type HandEquity, type RangeEquity } from './equity.ts';
