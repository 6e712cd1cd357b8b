import { missingFacts, settle } from '../../../engine/rulings/asking.ts';
import { irregularities } from '../../../engine/rulings/rulings.ts';
import { findRulebook, layered, rulebooks, spokenBy } from '../../../rulebooks/index.ts';
import { firstWithRules, ruleIds, ruleOf } from '../../../rules/index.ts';
import { type App, type Context, insider, limited, mayPlan } from '../context.ts';
import { missing, problem } from '../problem.ts';
import { serveRoute } from '../route.ts';
import { planned } from './tournaments.ts';

function bookOf(id: string) {
  const found = findRulebook(id);
  if (found === undefined) throw missing('rulebook');
  return found;
}

/** What can be asked without a tournament: plans, rules and rulings. */
export function desk(app: App, context: Context): void {
  serveRoute(app, 'GET /api/rulebooks', async () => ({
    rulebooks: rulebooks.map((file) => ({
      ...layered(file),
      words: file.words,
      structures: file.structures ?? [],
    })),
  }));

  serveRoute(app, 'GET /api/rulebooks/words', async () => ({
    rulebooks: rulebooks.map(({ id, words }) => ({ id, words })),
  }));

  serveRoute(app, 'GET /api/rules', async (request) => {
    insider(context, request);
    const { rulebook } = request.query;
    const all = ruleIds.map((id) => ({ id, ...ruleOf(id) }));
    if (rulebook === undefined) return { rules: all };
    const own = firstWithRules(bookOf(rulebook).layers);
    return { rules: all.filter(({ rulebooks }) => own !== undefined && rulebooks.includes(own)) };
  });

  serveRoute(app, 'POST /api/plan', async (request) => {
    mayPlan(context, request);
    limited(context, 'plans', request);
    const { rulebook, choices, costs, kind, ...plan } = request.body;
    const asked = { rulebook, kind, plan, ...(choices && { choices }), ...(costs && { costs }) };
    const { rulebook: _, ...answer } = await planned(context, request, 'look', asked);
    return answer;
  });

  serveRoute(app, 'POST /api/desk/ruling', async (request) => {
    insider(context, request);
    const { rulebook, irregularity, facts } = request.body;
    const book = bookOf(rulebook);
    if (irregularity === undefined)
      return { irregularities: irregularities.map(({ id, title, facts }) => ({ id, title, facts })) };
    const found = irregularities.find(({ id }) => id === irregularity);
    if (found === undefined) throw missing('irregularity');
    const [first] = missingFacts(found, facts, book);
    if (first !== undefined)
      throw problem(400, 'fact-needed', `"${first.name}" is needed: ${first.ask}`, { fact: first.name });
    const { effect: _, ...settled } = settle(found, facts, book);
    return { ...settled, by: spokenBy(book, settled.rule) ?? 'custom' };
  });
}
