import { entropyFrom } from '../engine/cards/chacha.ts';
import type { Rulebook } from '../engine/choices/rulebook.ts';
import { BadInput, type Command, chosenRulebook, print, readArgs, readStdin } from './command.ts';
import { cardPage } from './desk/card-page.ts';
import type { Answer, Procedure } from './desk/procedure.ts';
import { gesture, listRulings, printCard, ruling } from './desk/rulings.ts';
import { addon, balancing, button, draw, forfeit, late, payout, pots, race } from './desk/tournament.ts';
import { BadQuestion, Question } from './question.ts';

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

/** One document, or one a line. */
function questionsIn(text: string): string[] {
  const trimmed = text.trim();
  try {
    JSON.parse(trimmed);
    return [trimmed];
  } catch {
    // Not one document: every line is a question of its own, and a line that is no JSON is answered so.
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
    rulebook: { type: 'string', default: 'homepokertourney' },
    seed: { type: 'string' },
    json: { type: 'boolean' },
    list: { type: 'boolean' },
    card: { type: 'boolean' },
    html: { type: 'boolean' },
  });
  const name = positionals[0] ?? '';
  const procedure = procedures[name];
  if (procedure === undefined)
    throw new BadInput(`riffle desk ${name}: one of ${Object.keys(procedures).join(', ')} is needed`);
  const book = chosenRulebook(values.rulebook);
  if (values.list || values.card) {
    if (name !== 'ruling') throw new BadInput('--list and --card are for riffle desk ruling');
    if (values.card && values.html) print(cardPage(book));
    else if (values.card) printCard(book);
    else listRulings(positionals.slice(1).join(' '), values.json);
    return 0;
  }
  if (values.seed !== undefined && entropyFrom(values.seed) === undefined)
    throw new BadInput('--seed: 64 hexadecimal digits are needed');
  const lines = questionsIn(await readStdin());
  if (lines.length === 0)
    throw new BadInput(`riffle desk ${name}: a question in JSON is needed on standard input`);
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
  summary: 'answer one question of the night in JSON: button, race, payout, balance …',
  help: `riffle desk PROCEDURE [--rulebook ID] [--seed HEX]

Reads a question in JSON from standard input, one document or one a line, and answers each on a line, with the rule
that decided. A question that makes no sense is answered {"error": …} and the exit status is 2.

  button    where button and blinds go, hand by hand
  race      who gets the new chips for odd ones
  payout    the prizes, and what players who bust together get
  addon     what filling up the stack costs
  late      what a late player starts with
  forfeit   how the stack of somebody who stayed away is split
  draw      seats by card or at random (needs --seed)
  balance   who moves to which chair
  pots      main and side pots of a live table
  gesture   what chips and words count as: "bet", "lastRaise", "committed", "stack", "chips", "said", "inTurn"; where
            it matters also "more" (chips he went back for), "first" (words or chips), "released", "tookBack" (his
            earlier chips), "changed" (the action, out of turn), "pot" and "players"
  ruling    how the house settles what went wrong; --list names everything with its facts, and with words
            after it (--list string bet) only what they find; --card prints every ruling; --card --html
            makes one page of A4 for the wall

  --rulebook ID  the house whose rules apply (homepokertourney)
  --seed HEX     64 hexadecimal digits of chance

Example: echo '{"purse":75000,"players":24}' | riffle desk payout --rulebook homepokertourney`,
  run,
};
