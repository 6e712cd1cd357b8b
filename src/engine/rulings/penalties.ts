import type { Rulebook } from '../choices/rulebook.ts';
import type { PenaltyKind } from '../choices/ruling-choices.ts';

const CALLED: Readonly<Record<PenaltyKind, string>> = {
  warning: 'a warning',
  'missed-hands': 'missed hands',
  'missed-circuits': 'missed orbits',
  suspension: 'time away from the table',
  disqualification: 'disqualification',
};

/** Steps about an offender, with the penalties the rulebook allows [tda-71-penalties, rr-penalties]. */
export function penaltySteps({ rulings }: Rulebook): string[] {
  const kinds = rulings.penalties.use.map((kind) => CALLED[kind]);
  return [
    'Say it once, kindly',
    `The director may give ${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}, and records why`,
  ];
}

/** Hands a player misses: one for each player at the table and orbit [tda-71-penalties]. */
export const countMissedHands = (players: number, orbits: number): number => players * orbits;
