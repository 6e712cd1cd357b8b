import type { RuleId } from '../../rules/index.ts';
import type { Rulebook } from '../choices/rulebook.ts';
import { missingFacts, settle } from './asking.ts';
import type { Facts, Irregularity } from './ruling.ts';
import { irregularities } from './rulings.ts';

type CardCase = { readonly when: string; readonly ruling: string; readonly rule: RuleId };
type CardEntry = { readonly title: string; readonly cases: readonly CardCase[] };

/** Every combination of facts that can make a difference. */
const combinations = ({ facts }: Irregularity): Facts[] =>
  facts.reduce<Facts[]>(
    (all, { name, cases }) => all.flatMap((known) => cases.map(({ value }) => ({ ...known, [name]: value }))),
    [{}],
  );

/** What all the circumstances of a ruling have in common and it depends on, in words. */
function inCommon(irregularity: Irregularity, circumstances: readonly Facts[], rulebook: Rulebook): string {
  const common = irregularity.facts.flatMap(({ name, cases }) =>
    cases
      .filter(({ value }) => circumstances.every((known) => known[name] === value))
      .map(({ value, say }) => ({ name, value, say })),
  );
  const known = Object.fromEntries(common.map(({ name, value }) => [name, value]));
  return common
    .filter(({ name }) => missingFacts(irregularity, { ...known, [name]: undefined }, rulebook).length > 0)
    .map(({ say }) => say)
    .join(', ');
}

function casesOf(irregularity: Irregularity, rulebook: Rulebook): CardCase[] {
  const answers = new Map<string, { rule: RuleId; circumstances: Facts[] }>();
  for (const facts of combinations(irregularity)) {
    const { ruling, rule } = settle(irregularity, facts, rulebook);
    const answer = answers.get(ruling) ?? { rule, circumstances: [] };
    answers.set(ruling, answer);
    answer.circumstances.push(facts);
  }
  return [...answers].map(([ruling, { rule, circumstances }]) => ({
    when: inCommon(irregularity, circumstances, rulebook),
    ruling,
    rule,
  }));
}

/**
 * One sheet with a rulebook's rulings, from the same data as the rulings themselves: every different answer once, the
 * misdeal called too late only once at the top, and one sentence for what counts as something else.
 */
export function rulingCard(rulebook: Rulebook): CardEntry[] {
  const deadline = rulebook.rulings.misdealUntil.cite;
  let tooLate: CardCase | undefined;
  const entries = irregularities.map((irregularity): CardEntry => {
    const { title, countsAs } = irregularity;
    const cases = casesOf(irregularity, rulebook);
    if (countsAs !== undefined)
      return { title, cases: [{ when: '', ruling: countsAs, rule: cases[0]!.rule }] };
    tooLate ??= cases.find(({ rule }) => rule === deadline);
    return { title, cases: cases.filter(({ rule }) => rule !== deadline) };
  });
  return [{ title: 'Misdeal called too late', cases: [{ ...tooLate!, when: '' }] }, ...entries];
}
