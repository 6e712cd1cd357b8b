import { badBets } from './bets.ts';
import { boardErrors } from './board.ts';
import { conduct } from './conduct.ts';
import { deadHands, irregularCards } from './hands.ts';
import { misdeals } from './misdeals.ts';
import type { Fact, Facts, Irregularity, Ruling, RulingHouse } from './ruling.ts';

/** Everything that can be brought to the floor person in the box. */
export const irregularities: readonly Irregularity[] = [
  ...misdeals,
  ...boardErrors,
  ...deadHands,
  ...irregularCards,
  ...badBets,
  ...conduct,
];

const fits = ({ is, least = 0 }: Fact, value: unknown): boolean =>
  is === 'yes-or-no'
    ? typeof value === 'boolean'
    : is === 'number'
      ? Number.isInteger(value) && (value as number) >= least
      : is.includes(String(value));

/** Facts that are missing or make no sense, to be asked for by name. */
export const missingFacts = (
  { facts }: Irregularity,
  given: Readonly<Record<string, unknown>>,
): readonly Fact[] => facts.filter((fact) => !fits(fact, given[fact.name]));

export const settle = (irregularity: Irregularity, facts: Facts, house: RulingHouse): Ruling =>
  irregularity.settle(facts, house);
