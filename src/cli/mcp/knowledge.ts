import { z } from 'zod';
import { equity } from '../../api/equity.ts';
import { rankHand } from '../../api/ranking.ts';
import { findRulings, rule, rulebookNames } from '../../api/rulings.ts';
import { deals, wrongDeal } from '../../odds/deals.ts';
import { outsChart } from '../../odds/outs.ts';
import { planTournament } from '../../plan/planner.ts';
import { wishes } from '../../protocol/routes/planning.ts';
import { DEFAULT_RULEBOOK, findRulebook, rulebooks } from '../../rulebooks/index.ts';
import { isRuleId, ruleIds, rules } from '../../rules/index.ts';
import { NotDone, tool } from './tool.ts';

const RULEBOOKS = rulebooks.map(({ id }) => id) as [string, ...string[]];
const rulebook = z.enum(RULEBOOKS).default(DEFAULT_RULEBOOK).describe('whose rules to go by');
/** Enough to choose from, and few enough to read. */
const MOST_FOUND = 12;

const ruleText = (id: keyof typeof rules) => {
  const { says, status, rulebooks: books, from } = rules[id];
  return { id, says, status, rulebooks: books, from };
};

/** The library says in a TypeError what it cannot read. */
function readable<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof TypeError ? new NotDone(error.message) : error;
  }
}

/** What needs no tournament: rules, rulings, odds and plans. */
export const KNOWLEDGE = [
  tool({
    name: 'rulebooks',
    about: 'The rulebooks Riffle can play by.',
    takes: z.strictObject({}),
    run: () => ({ rulebooks: rulebookNames }),
  }),
  tool({
    name: 'find_rules',
    about: 'Rules that contain all the words, or the one with this id; each with its sources.',
    takes: z.strictObject({ words: z.string().default(''), id: z.string().optional() }),
    run: ({ words, id }) => {
      if (id !== undefined && !isRuleId(id)) throw new NotDone(`no rule has the id ${id}: look with words`);
      const wanted = words.toLowerCase().split(/\s+/);
      const found = ruleIds.filter((each) =>
        id === undefined
          ? wanted.every((word) => `${each} ${rules[each].says}`.toLowerCase().includes(word))
          : each === id,
      );
      return { rules: found.slice(0, MOST_FOUND).map(ruleText), found: found.length };
    },
  }),
  tool({
    name: 'find_rulings',
    about:
      'What can go wrong at a table, found by the words players use ("string bet", "misdeal"): the irregularities that may be meant, with the facts each depends on.',
    takes: z.strictObject({ words: z.string() }),
    run: ({ words }) => ({
      irregularities: findRulings(words)
        .slice(0, MOST_FOUND)
        .map(({ id, title, about, facts }) => ({
          irregularity: id,
          title,
          about,
          facts: facts.map(({ name, ask, is }) => ({ name, ask, is })),
        })),
    }),
  }),
  tool({
    name: 'ruling',
    about:
      'Settles an irregularity under a rulebook. Answers with the ruling, what to do and the rule, or with the fact it needs first.',
    takes: z.strictObject({
      irregularity: z.string(),
      rulebook,
      facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
    }),
    run: ({ irregularity, rulebook: book, facts }) => {
      const given = readable(() => rule(irregularity, book, facts));
      if ('asks' in given) return given;
      const { effect: _, ...settled } = given.ruling;
      return { ruling: settled, rule: isRuleId(settled.rule) ? ruleText(settled.rule) : null };
    },
  }),
  tool({
    name: 'equity',
    about: 'Hands (AsAh) or ranges (77+, AKs) against each other, with the board so far.',
    takes: z.strictObject({
      hands: z.array(z.string()).min(2).max(9),
      board: z.string().default(''),
      trials: z.int().min(1).max(1_000_000).optional(),
    }),
    run: ({ hands, board, trials }) =>
      readable(() => equity(hands, { board, ...(trials !== undefined && { trials }) })),
  }),
  tool({
    name: 'rank_hands',
    about: 'Ranks hands of five to seven cards; a higher value is better, equal values split the pot.',
    takes: z.strictObject({ hands: z.array(z.string()).min(1).max(20) }),
    run: ({ hands }) => readable(() => ({ hands: hands.map((hand) => ({ hand, ...rankHand(hand) })) })),
  }),
  tool({
    name: 'outs',
    about: 'The chances of 1 to 20 outs after the flop.',
    takes: z.strictObject({}),
    run: () => ({ chart: outsChart() }),
  }),
  tool({
    name: 'icm',
    about: 'What stacks are worth in the prizes still to be paid, beside the chip chop.',
    takes: z.strictObject({
      stacks: z.array(z.number().positive()).min(2).max(30),
      prizes: z.array(z.number().min(0)).min(1).max(30),
    }),
    run: ({ stacks, prizes }) => {
      const wrong = wrongDeal(stacks, prizes, 0);
      if (wrong !== null) throw new NotDone(wrong);
      return deals(stacks, prizes, 0);
    },
  }),
  tool({
    name: 'plan',
    about:
      'Plans levels, breaks, stacks and prizes for so many players in so many minutes, and simulates when it ends.',
    takes: wishes.pick({ players: true, buyIn: true, chips: true }).extend({
      rulebook,
      minutes: z.number().min(20).max(1440),
    }),
    run: ({ rulebook: book, ...asked }) => {
      const planned = planTournament({ ...asked, rulebook: findRulebook(book)!, seed: 1 });
      if ('refused' in planned) throw new NotDone(planned.refused);
      const { rulebook: _, finishes: __, ...plan } = planned.plan;
      return { rulebook: book, ...plan };
    },
  }),
];
