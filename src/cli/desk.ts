import { entropyFrom } from '../engine/cards/chacha.ts';
import type { Rulebook } from '../engine/choices/rulebook.ts';
import { DEFAULT_RULEBOOK } from '../rulebooks/index.ts';
import { cardPage } from './desk/card-page.ts';
import type { Answer, Procedure } from './desk/procedure.ts';
import { BadQuestion, Question } from './desk/question.ts';
import { gesture, listRulings, printCard, ruling } from './desk/rulings.ts';
import { addon, balancing, button, draw, forfeit, late, payout, pots, race } from './desk/tournament.ts';
import { BadInput, type Command, chosenRulebook, print, readArgs, readStdin } from './shared/command.ts';

const procedures: Readonly<Record<string, Procedure>> = {
  button,
  race,
  payout,
  addon,
  late,
  forfeit,
  draw,
  balance: balancing,
  pots,
  gesture,
  ruling,
};

/** One document, or one per line. */
function questionsIn(text: string): string[] {
  const trimmed = text.trim();
  try {
    JSON.parse(trimmed);
    return [trimmed];
  } catch {
    // Not one document: every line is a question of its own, and a line that is not JSON gets an error.
    return trimmed.split('\n').filter((line) => line.trim() !== '');
  }
}

function answer(
  line: string,
  procedure: Procedure,
  book: Rulebook,
  seed: string | undefined,
): Answer | { error: string } {
  try {
    return procedure(new Question(JSON.parse(line)), book.tournament, seed, book);
  } catch (error) {
    if (error instanceof BadQuestion) return { error: error.message };
    if (error instanceof SyntaxError) return { error: `not JSON: ${error.message}` };
    throw error;
  }
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    rulebook: { type: 'string', default: DEFAULT_RULEBOOK },
    seed: { type: 'string' },
    json: { type: 'boolean' },
    list: { type: 'boolean' },
    card: { type: 'boolean' },
    html: { type: 'boolean' },
  });
  const name = positionals[0] ?? '';
  const procedure = procedures[name];
  if (procedure === undefined)
    throw new BadInput(`riffle desk ${name}: choose ${Object.keys(procedures).join(', ')}`);
  const book = chosenRulebook(values.rulebook);
  if (values.list || values.card) {
    if (name !== 'ruling') throw new BadInput('--list and --card only work with riffle desk ruling');
    if (values.card && values.html) print(cardPage(book));
    else if (values.card) printCard(book);
    else listRulings(positionals.slice(1).join(' '), values.json);
    return 0;
  }
  if (values.seed !== undefined && entropyFrom(values.seed) === undefined)
    throw new BadInput('--seed: needs 64 hexadecimal digits');
  const lines = questionsIn(await readStdin());
  if (lines.length === 0)
    throw new BadInput(`riffle desk ${name}: expects a question in JSON on standard input`);
  let status = 0;
  for (const line of lines) {
    const answered = answer(line, procedure, book, values.seed);
    if ('error' in answered) status = 2;
    print(JSON.stringify(answered));
  }
  return status;
}

export const deskCommand: Command = {
  name: 'desk',
  summary: 'answer a question in JSON: button, race, payout, balance …',
  help: `riffle desk PROCEDURE [--rulebook ID] [--seed HEX]

Reads questions in JSON from standard input, one document or one per line, and answers each on a line with the rule that
decided. A question that makes no sense gets {"error": …}, and the exit status is 2.

  button    where the button and the blinds go, hand by hand
  race      who wins the new chips in a chip race
  payout    the prizes, and what players who bust on the same hand get
  addon     what topping up a stack costs
  late      what a late player starts with
  forfeit   how the stack of a player who stayed away is split
  draw      seats by card or at random (needs --seed)
  balance   who moves to which seat
  pots      main and side pots
  gesture   what chips and words count as: "bet", "lastRaise", "committed", "stack", "chips", "said", "inTurn"; where
            it matters also "more" (chips from a second trip to the stack), "first" (words or chips), "released",
            "tookBack" (earlier chips), "changed" (the action, out of turn), "pot" and "players"
  ruling    how an irregularity is settled; --list names them all with their facts, and with words after it
            (--list string bet) only the matching ones; --card prints every ruling; --card --html prints them
            as one A4 page for the wall

  --rulebook ID  the rules to go by (${DEFAULT_RULEBOOK})
  --seed HEX     64 hexadecimal digits of randomness

Example: echo '{"purse":75000,"players":24}' | riffle desk payout --rulebook homepokertourney`,
  run,
};
