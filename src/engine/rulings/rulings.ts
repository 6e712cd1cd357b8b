import { badBets } from './bets.ts';
import { boardErrors } from './board.ts';
import { conduct } from './conduct.ts';
import { deadHands, irregularCards } from './hands.ts';
import { misdeals } from './misdeals.ts';
import { type Fact, fits, type Irregularity, type Ruling, type RulingHouse } from './ruling.ts';

/** All irregularities. */
export const irregularities: readonly Irregularity[] = [
  ...misdeals,
  ...boardErrors,
  ...deadHands,
  ...irregularCards,
  ...badBets,
  ...conduct,
];

/** Facts that are missing or make no sense, to be asked for by name. */
export const missingFacts = (
  { facts }: Irregularity,
  given: Readonly<Record<string, unknown>>,
): readonly Fact[] => facts.filter((fact) => !fits(fact, given[fact.name]));

/** Rules on an irregularity. Facts that `missingFacts` would have named are a bug here. */
export const settle = (
  irregularity: Irregularity,
  given: Readonly<Record<string, unknown>>,
  house: RulingHouse,
): Ruling => irregularity.settle(given, house);
