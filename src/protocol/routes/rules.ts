import { z } from 'zod';
import type { Rulebook } from '../../engine/choices/rulebook.ts';
import type { Fact } from '../../engine/rulings/ruling.ts';
import type { RulebookFile, Structure } from '../../rulebooks/rulebook.ts';
import type { Rule } from '../../rules/rule.ts';
import { rule } from '../commands.ts';
import { described, list } from '../schemas.ts';
import { typed } from '../typed.ts';
import { newTournament, plan, rulebookId, wishes } from './planning.ts';
import { topic } from './route.ts';
import { rulebookWords } from './tournaments.ts';

const offered = described<
  Rulebook & { readonly words: RulebookFile['words']; readonly structures: readonly Structure[] }
>(
  'RulebookWithWords',
  'A rulebook with its words and the structures it offers, as in src/rulebooks/rulebook.ts',
);
const ruleWithId = described<Rule & { readonly id: string }>(
  'Rule',
  'A rule: its id, what it says, where it comes from and which rulebooks have it, as in src/rules/rule.ts',
);
const fact = described<Fact>('Fact', 'What a ruling has to know, as in src/engine/rulings/ruling.ts');
const factGiven = z.union([z.boolean(), z.number(), typed(80, { blank: true })]);

export const ruleRoutes = topic({
  'GET /api/rulebooks': {
    does: 'Every rulebook that comes with Riffle.',
    answer: z.strictObject({ rulebooks: list(offered) }),
  },
  'GET /api/rulebooks/words': {
    does: 'Their names and summaries, in every language.',
    answer: z.strictObject({ rulebooks: list(z.strictObject({ id: z.string(), words: rulebookWords })) }),
  },
  'GET /api/rules': {
    does: 'Every rule, or those of one rulebook.',
    query: z.object({ rulebook: rulebookId.optional() }),
    answer: z.strictObject({ rules: list(ruleWithId) }),
  },
  'POST /api/plan': {
    does: 'Plans levels, stacks and chips for so many players: in so much time, or as one of the rulebook’s structures has it.',
    body: wishes.extend(newTournament.pick({ rulebook: true, choices: true, costs: true, kind: true }).shape),
    answer: plan,
  },
  'POST /api/desk/ruling': {
    does: 'A ruling on something that went wrong; without an irregularity, the list of them.',
    body: z.strictObject({
      rulebook: rulebookId,
      irregularity: z.string().max(60).optional(),
      facts: z.record(z.string().max(60), factGiven).default({}),
    }),
    answer: z.union([
      z.strictObject({ ruling: z.string(), steps: list(z.string()), rule, by: z.string() }),
      z.strictObject({
        irregularities: list(z.strictObject({ id: z.string(), title: z.string(), facts: list(fact) })),
      }),
    ]),
  },
});
