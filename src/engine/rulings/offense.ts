import type { RuleId } from '../../rules/index.ts';
import type { Rulebook } from '../choices/rulebook.ts';
import { penaltySteps } from './penalties.ts';
import { type Irregularity, irregularity, ruling } from './ruling.ts';

/** An offense: what is said about it, and the penalties the rulebook allows. */
export const offense = ({
  says,
  rule,
  steps = [],
  ...named
}: Pick<Irregularity, 'id' | 'title' | 'about'> & {
  readonly says: string;
  readonly rule: (rulebook: Rulebook) => RuleId;
  readonly steps?: readonly string[];
}): Irregularity =>
  irregularity({
    ...named,
    facts: [],
    settle: (_, rulebook) => ruling(rule(rulebook), says, ...steps, ...penaltySteps(rulebook)),
  });
