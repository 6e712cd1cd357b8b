import { z } from 'zod';
import { irregularities, missingFacts, settle } from '../../../engine/rulings/rulings.ts';
import { changedChoices } from '../../../protocol/choices.ts';
import { typed } from '../../../protocol/typed.ts';
import { findRulebook, layered, rulebooks, spokenBy } from '../../../rulebooks/index.ts';
import { firstWithRules, ruleIds, ruleOf } from '../../../rules/index.ts';
import { changedRulebook } from '../../site/changed-rulebook.ts';
import { type App, type Context, insider, limited, mayPlan, problems } from '../context.ts';
import { missing, problem } from '../problem.ts';
import { planned, wishes } from './tournaments.ts';

const rulebook = z.string().max(40);

function bookOf(id: string) {
  const found = findRulebook(id);
  if (found === undefined) throw missing('rulebook');
  return found;
}

/** What can be asked without a tournament: plans, rules and rulings. */
export function desk(app: App, context: Context): void {
  app.get('/api/rulebooks', { schema: { response: problems } }, async () => ({
    rulebooks: rulebooks.map((file) => ({ ...layered(file), words: file.words })),
  }));

  app.get('/api/rulebooks/words', { schema: { response: problems } }, async () => ({
    rulebooks: rulebooks.map(({ id, words }) => ({ id, words })),
  }));

  app.get(
    '/api/rules',
    { schema: { querystring: z.object({ rulebook: rulebook.optional() }), response: problems } },
    async (request) => {
      insider(context, request);
      const { rulebook } = request.query;
      const all = ruleIds.map((id) => ({ id, ...ruleOf(id) }));
      if (rulebook === undefined) return { rules: all };
      const own = firstWithRules(bookOf(rulebook).layers);
      return { rules: all.filter(({ rulebooks }) => own !== undefined && rulebooks.includes(own)) };
    },
  );

  app.post(
    '/api/plan',
    { schema: { body: wishes.extend({ rulebook, choices: changedChoices.optional() }), response: problems } },
    async (request) => {
      mayPlan(context, request);
      limited(context, 'plans', request);
      const { rulebook, choices = {}, ...asked } = request.body;
      const book = changedRulebook(bookOf(rulebook), choices);
      const { rulebook: _, ...plan } = await planned(context, request, 'look', book, asked);
      return plan;
    },
  );

  const fact = z.union([z.boolean(), z.number(), typed(80, { blank: true })]);
  app.post(
    '/api/desk/ruling',
    {
      schema: {
        body: z.strictObject({
          rulebook,
          irregularity: z.string().max(60).optional(),
          facts: z.record(z.string().max(60), fact).default({}),
        }),
        response: problems,
      },
    },
    async (request) => {
      insider(context, request);
      const { rulebook, irregularity, facts } = request.body;
      const book = bookOf(rulebook);
      if (irregularity === undefined)
        return { irregularities: irregularities.map(({ id, title, facts }) => ({ id, title, facts })) };
      const found = irregularities.find(({ id }) => id === irregularity);
      if (found === undefined) throw missing('irregularity');
      const [first] = missingFacts(found, facts);
      if (first !== undefined)
        throw problem(400, 'fact-needed', `"${first.name}" is needed: ${first.ask}`, { fact: first.name });
      const { effect: _, ...settled } = settle(found, facts, book);
      return { ...settled, by: spokenBy(book, settled.rule) ?? 'custom' };
    },
  );
}
