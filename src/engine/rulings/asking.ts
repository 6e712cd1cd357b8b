import type { Rulebook } from '../choices/rulebook.ts';
import { type Fact, type Facts, fits, type Irregularity, type Ruling } from './ruling.ts';

type Given = Readonly<Record<string, unknown>>;

/** Numbers that stand for all others: none, one, a bet, half a bet more, several bets, and more than there can be. */
const FIGURES = [0, 1, 100, 150, 300, 1e9];

/** The values of a fact that can make a difference. */
export function valuesOf({ is, least = 0, cases }: Fact): Facts[string][] {
  const told = cases.map(({ value }) => value);
  return is === 'number' ? [...new Set([...told, least, ...FIGURES.filter((each) => each >= least)])] : told;
}

/** Every combination of values of these facts. */
const combinations = (facts: readonly Fact[]): Facts[] =>
  facts.reduce<Facts[]>(
    (all, fact) => all.flatMap((known) => valuesOf(fact).map((value) => ({ ...known, [fact.name]: value }))),
    [{}],
  );

/**
 * Facts to ask for next, the deciding one first: those that make no sense, and those left out that can still change the
 * ruling under this rulebook. With none left, `settle` rules.
 */
export function missingFacts(irregularity: Irregularity, given: Given, rulebook: Rulebook): readonly Fact[] {
  const open = irregularity.facts.filter((fact) => !fits(fact, given[fact.name]));
  const tried = combinations(open).map((facts) => ({
    facts,
    ruling: JSON.stringify(irregularity.settle({ ...given, ...facts }, rulebook)),
  }));
  const canChangeIt = ({ name }: Fact): boolean => {
    const rulings = new Map<string, string>();
    return tried.some(({ facts, ruling }) => {
      const others = JSON.stringify({ ...facts, [name]: null });
      const before = rulings.get(others) ?? ruling;
      rulings.set(others, ruling);
      return before !== ruling;
    });
  };
  return open.filter((fact) => given[fact.name] !== undefined || canChangeIt(fact));
}

/** Rules on an irregularity. Facts that `missingFacts` would have named are a bug here. */
export function settle(irregularity: Irregularity, given: Given, rulebook: Rulebook): Ruling {
  if (missingFacts(irregularity, given, rulebook).length > 0) return irregularity.settle(given, rulebook);
  const whole = irregularity.facts.map((fact) => [fact.name, given[fact.name] ?? valuesOf(fact)[0]]);
  return irregularity.settle(Object.fromEntries(whole), rulebook);
}

/** The amounts to offer for a fact at this level; none where it is no amount of chips. */
export function amountsFor(
  { inBigBlinds = [], above, least = 0 }: Fact,
  known: Facts,
  bigBlind: number,
): number[] {
  const from = above === undefined ? 0 : known[above];
  if (typeof from !== 'number') return [];
  const lowest = above === undefined ? least : 1;
  return inBigBlinds.map((count) => from + count * bigBlind).filter((amount) => amount >= lowest);
}

/** How people say a value: as its case has it, with the figure in place of the one there. */
export function sayValue({ cases }: Fact, value: Facts[string], figure = String(value)): string {
  const own = cases.find((each) => each.value === value);
  const like = cases.find((each) => each.say.includes(String(each.value)));
  return own?.say ?? like?.say.replace(String(like.value), figure) ?? figure;
}
