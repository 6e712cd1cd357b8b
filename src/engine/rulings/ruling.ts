import type { RuleId } from '../../rules/index.ts';
import type { Rulebook } from '../choices/rulebook.ts';

type FactValue = boolean | number | string;

/** A fact the ruling turns on; one left out is asked for by name, never guessed. */
export type Fact<Name extends string = string, Value extends FactValue = FactValue> = {
  readonly name: Name;
  readonly is: 'yes-or-no' | 'number' | readonly string[];
  readonly ask: string;
  /** The smallest number that makes sense. */
  readonly least?: number;
  /** Likely amounts of a bet, in big blinds of the level that is played. */
  readonly inBigBlinds?: readonly number[];
  /** The fact these amounts are counted from: what comes on top of a bet. */
  readonly above?: string;
  /** The values that can make a difference, and how people say them. */
  readonly cases: readonly { readonly value: Value; readonly say: string }[];
};

/** Facts by name, as people give them: nobody has checked yet that they are the ones a ruling needs. */
export type Facts = Readonly<Record<string, FactValue>>;

/** What a list of facts comes to once each is known and checked. */
export type FactsOf<Needed extends readonly Fact[]> = {
  readonly [Name in Needed[number]['name']]: Extract<Needed[number], Fact<Name>>['cases'][number]['value'];
};

export type Ruling = {
  readonly ruling: string;
  readonly steps: readonly string[];
  readonly rule: RuleId;
  /** What it does to a hand that the engine has; without one the hand goes on as it is. */
  readonly effect?: Effect;
};

export type Effect =
  /** Every chip goes back, and the hand is over. */
  | 'void'
  /** The player's hand is dead. They lose their chips, or get back what nobody called. */
  | 'kill'
  | 'kill-uncalled-back'
  /** The player's folded or dead hand is live again. */
  | 'give-back'
  /** The player's card is exchanged with the top card and becomes the next burn, or with the last burn. */
  | 'replace-by-top-card'
  | 'replace-by-last-burn'
  /** The burn stays, the stub is shuffled, and the street's cards come again without another burn. */
  | 'flop-again'
  | 'turn-again'
  | 'river-again'
  /** The turn is set aside: the next card takes its place, and it is shuffled in for a river without a burn. */
  | 'set-turn-aside'
  /** One of four flop cards, at random, is the next burn; or one of three becomes the burn that was missed. */
  | 'one-of-four-out'
  | 'one-of-three-burnt'
  | 'shuffle-stub'
  /** What the player put in on this street counts as this much in total. */
  | { readonly correctTo: number };

/** Something that goes wrong at a table, what must be known about it, and how a rulebook settles it. */
export type Irregularity = {
  readonly id: string;
  /** The term players use. */
  readonly title: string;
  /** What happened, in a plain sentence. */
  readonly about: string;
  /** Asked in this order, so the one that decides most comes first. */
  readonly facts: readonly Fact[];
  /** One sentence instead of its rulings, where it is ruled on as something else. */
  readonly countsAs?: string;
  /** Throws when a fact is missing or wrong: ask `missingFacts` first. */
  settle(given: Readonly<Record<string, unknown>>, rulebook: Rulebook): Ruling;
};

type Described<Needed extends readonly Fact[]> = Omit<Irregularity, 'facts' | 'settle'> & {
  readonly facts: Needed;
  settle(facts: FactsOf<Needed>, rulebook: Rulebook): Ruling;
};

/**
 * Builds an irregularity whose `settle` knows the types of its facts. This is the one place where facts from outside
 * become typed: they are checked here, so no ruling has to.
 */
export function irregularity<const Needed extends readonly Fact[]>({
  settle,
  ...described
}: Described<Needed>): Irregularity {
  const { id, facts } = described;
  const areKnown = (given: Readonly<Record<string, unknown>>): given is FactsOf<Needed> =>
    facts.every((fact) => fits(fact, given[fact.name]));
  return {
    ...described,
    settle(given, rulebook) {
      if (areKnown(given)) return settle(given, rulebook);
      const wrong = facts.filter((fact) => !fits(fact, given[fact.name]));
      throw new Error(`${id}: ${wrong.map((fact) => factNeeded(fact, given[fact.name])).join(' ')}`);
    },
  };
}

/** Whether this can be the answer to what a fact asks. */
export function fits({ is, least = 0 }: Fact, value: unknown): boolean {
  if (is === 'yes-or-no') return typeof value === 'boolean';
  if (is === 'number') return typeof value === 'number' && Number.isInteger(value) && value >= least;
  return typeof value === 'string' && is.includes(value);
}

/** Which values a fact takes, in words. */
export function describeValues({ is, least }: Fact): string {
  if (is === 'yes-or-no') return 'true or false';
  if (is === 'number') return least === undefined ? 'a whole number' : `a whole number from ${least} up`;
  return is.join(' or ');
}

/** Says what to answer where a fact is missing, or what is wrong with the one given. */
export const factNeeded = (fact: Fact, value: unknown): string =>
  value === undefined
    ? `"${fact.name}" is needed (${describeValues(fact)}): ${fact.ask}`
    : `"${fact.name}" is ${JSON.stringify(value)}, but takes ${describeValues(fact)}: ${fact.ask}`;

export const yesOrNo = <const Name extends string>(
  name: Name,
  ask: string,
  yes: string,
  no: string,
): Fact<Name, boolean> => ({
  name,
  is: 'yes-or-no',
  ask,
  cases: [
    { value: true, say: yes },
    { value: false, say: no },
  ],
});

export const number = <const Name extends string>(
  name: Name,
  ask: string,
  ...cases: [number, string][]
): Fact<Name, number> => ({
  name,
  is: 'number',
  ask,
  cases: cases.map(([value, say]) => ({ value, say })),
});

export const numberFrom = <const Name extends string>(
  least: number,
  name: Name,
  ask: string,
  ...cases: [number, string][]
): Fact<Name, number> => ({ ...number(name, ask, ...cases), least });

/** A number that is an amount of chips: which ones to offer, in big blinds. */
export const inBigBlinds = <const Name extends string>(
  offered: readonly number[],
  fact: Fact<Name, number>,
  above?: string,
): Fact<Name, number> => ({ ...fact, inBigBlinds: offered, ...(above !== undefined && { above }) });

export const oneOf = <const Name extends string, const Value extends string>(
  name: Name,
  ask: string,
  ...cases: (readonly [Value, string])[]
): Fact<Name, Value> => ({
  name,
  is: cases.map(([value]) => value),
  ask,
  cases: cases.map(([value, say]) => ({ value, say })),
});

export const ruling = (rule: RuleId, says: string, ...steps: string[]): Ruling => ({
  ruling: says,
  steps,
  rule,
});

/** The same ruling with its effect on the hand. */
export const withEffect = (effect: Effect, given: Ruling): Ruling => ({ ...given, effect });
