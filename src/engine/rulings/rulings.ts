import type { Rulebook } from '../choices/rulebook.ts';
import { badBets } from './bets.ts';
import { boardErrors } from './board.ts';
import { conduct } from './conduct.ts';
import { deadHands } from './hands.ts';
import { irregularCards } from './irregular-cards.ts';
import { misdeals } from './misdeals.ts';
import { type Fact, fits, type Irregularity, type Ruling } from './ruling.ts';

/** All irregularities. */
export const irregularities: readonly Irregularity[] = [
  ...misdeals,
  ...boardErrors,
  ...deadHands,
  ...irregularCards,
  ...badBets,
  ...conduct,
];

const wordsIn = (text: string): string[] => text.toLowerCase().split(/[^a-z0-9]+/);

/** Whether every wanted word begins one of the words in these texts; "bets" finds "bet" too. */
function mentions(wanted: readonly string[], ...texts: readonly string[]): boolean {
  const words = texts.flatMap(wordsIn);
  return wanted.every((word) =>
    [word, word.replace(/s$/, '')].some((stem) => words.some((each) => each.startsWith(stem))),
  );
}

/** Irregularities by the words people use for them, best matches first: in the title, then anywhere. */
export function findIrregularities(words: string): readonly Irregularity[] {
  const wanted = wordsIn(words).filter((word) => word !== '');
  const found = irregularities.filter(({ id, title, about, aliases = [] }) =>
    mentions(wanted, id, title, about, ...aliases),
  );
  const isInTitle = ({ title }: Irregularity): boolean => mentions(wanted, title);
  return [...found.filter(isInTitle), ...found.filter((each) => !isInTitle(each))];
}

/** Facts that are missing or make no sense, to be asked for by name. */
export const missingFacts = (
  { facts }: Irregularity,
  given: Readonly<Record<string, unknown>>,
): readonly Fact[] => facts.filter((fact) => !fits(fact, given[fact.name]));

/** Rules on an irregularity. Facts that `missingFacts` would have named are a bug here. */
export const settle = (
  irregularity: Irregularity,
  given: Readonly<Record<string, unknown>>,
  rulebook: Rulebook,
): Ruling => irregularity.settle(given, rulebook);
