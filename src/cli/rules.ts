import { citations } from '../rules/citations.ts';
import { firstWithRules, isRuleId, type RuleId, ruleIds, rules } from '../rules/index.ts';
import { BadInput, bold, type Command, chosenRulebook, dim, print, readArgs } from './shared/command.ts';

const entry = (id: RuleId) => {
  const { status, says, from, rulebooks } = rules[id];
  const { code, testOnly = [], tests } = citations[id]!;
  return {
    id,
    status,
    houses: rulebooks,
    tests,
    says,
    from: from.map(([source, heading]) => ({ source, heading })),
    code,
    testOnly,
  };
};

/** Every word must occur in the rule's id or sentence. */
function matches(id: RuleId, words: readonly string[]): boolean {
  const text = `${id} ${rules[id].says}`.toLowerCase();
  return words.every((word) => text.includes(word.toLowerCase()));
}

function diff(a: string, b: string) {
  const [left, right] = [chosenRulebook(a), chosenRulebook(b)];
  const choices = (book: typeof left): Record<string, { use: unknown; cite: string }> => ({
    ...book.hand,
    ...book.tournament,
    ...book.rulings,
  });
  const theirs = choices(right);
  return Object.entries(choices(left))
    .filter(([key, { use }]) => JSON.stringify(use) !== JSON.stringify(theirs[key]!.use))
    .map(([key, { use, cite }]) => ({
      choice: key,
      [a]: use,
      [b]: theirs[key]!.use,
      cites: [cite, theirs[key]!.cite],
    }));
}

function printDiff(a: string, b: string, json: boolean | undefined): void {
  const differences = diff(a, b);
  if (json) return print(JSON.stringify(differences));
  for (const { choice, cites, ...uses } of differences) {
    print(bold(choice));
    for (const [at, rulebook] of [a, b].entries())
      print(`  ${rulebook.padEnd(18)} ${JSON.stringify(uses[rulebook])} ${dim(`[${cites[at]}]`)}`);
  }
}

function run(args: readonly string[]): number {
  const { values, positionals } = readArgs(args, {
    json: { type: 'boolean' },
    rulebook: { type: 'string' },
    diff: { type: 'boolean' },
    search: { type: 'string' },
  });
  if (values.diff) {
    const [a, b] = positionals;
    if (a === undefined || b === undefined)
      throw new BadInput('riffle rules --diff A B: needs two rulebooks');
    printDiff(a, b, values.json);
    return 0;
  }
  const [wanted] = positionals;
  if (wanted !== undefined && !isRuleId(wanted))
    throw new BadInput(`no rule "${wanted}": riffle rules --search WORDS finds one`);
  const own =
    values.rulebook === undefined ? undefined : firstWithRules(chosenRulebook(values.rulebook).layers);
  const words = values.search?.split(/\s+/) ?? [];
  const found = ruleIds
    .filter((id) => wanted === undefined || id === wanted)
    .filter((id) => own === undefined || rules[id].rulebooks.includes(own))
    .filter((id) => matches(id, words))
    .map(entry);
  if (values.json) print(JSON.stringify(found));
  else
    for (const { id, status, says, houses, from, code, testOnly, tests } of found) {
      print(`${bold(id)} ${dim(status)}\n  ${says}`);
      if (wanted !== undefined) for (const { source, heading } of from) print(dim(`  ${source}, ${heading}`));
      print(dim(`  ${houses.join(', ')}`));
      if (wanted === undefined) continue;
      for (const place of [...code, ...testOnly.map((each) => `${each} (only tests reach it)`)])
        print(`  code  ${place}`);
      for (const place of tests) print(`  test  ${place}`);
    }
  return 0;
}

export const rulesCommand: Command = {
  name: 'rules',
  summary: 'look up a rule, search, or compare two rulebooks',
  help: `riffle rules [ID] [--rulebook ID] [--search WORDS] [--json]
riffle rules --diff A B [--json]

Lists the rules with their status and their rulebooks; with an ID, also the code and the tests that cite it.

  --rulebook ID   only the rules of this rulebook
  --search WORDS  only the rules that contain all the words
  --diff A B      where two rulebooks choose differently, and the rule behind each choice

Example: riffle rules --diff homepokertourney home-guidelines`,
  run,
};
