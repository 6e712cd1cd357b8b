import { createInterface } from 'node:readline';
import { DEFAULT_RULEBOOK } from '../../rulebooks/index.ts';
import { BadInput, type Command, chosenRulebook, print, readArgs, wholeNumber } from '../shared/command.ts';
import { listed } from './list.ts';
import { ScriptPlayer, SHOWN } from './script-player.ts';

const HEX = /^[0-9a-f]{64}$/;

/** A seed of 64 hexadecimal digits, or a number that stands for one. */
const seedFrom = (text: string): string =>
  HEX.test(text) ? text : wholeNumber(text, '--seed', 0).toString(16).padStart(64, '0');

async function run(args: readonly string[]): Promise<number> {
  const { values } = readArgs(args, {
    rulebook: { type: 'string', default: DEFAULT_RULEBOOK },
    seed: { type: 'string', default: '1' },
    list: { type: 'boolean' },
  });
  if (values.list) {
    for (const each of listed()) print(JSON.stringify(each));
    return 0;
  }
  const seed = seedFrom(values.seed);
  let player = new ScriptPlayer(chosenRulebook(values.rulebook), seed);
  let wrong = false;
  for await (const text of createInterface({ input: process.stdin })) {
    if (text.trim() === '') continue;
    const opened = player.events.length === 1 ? ScriptPlayer.opened(text, seed) : null;
    if (opened !== null) {
      player = opened;
      print(JSON.stringify({ ok: true, rulebook: opened.rulebook }));
      continue;
    }
    const answer = answerTo(player, text);
    wrong ||= 'code' in answer && answer.code === 'bad-line';
    print(JSON.stringify(answer));
  }
  return wrong ? 2 : 0;
}

function answerTo(player: ScriptPlayer, text: string): object {
  try {
    return player.answer(text);
  } catch (error) {
    if (error instanceof BadInput)
      return { ok: false, code: 'bad-line', message: error.message, rule: null, override: false };
    throw error;
  }
}

export const scriptCommand: Command = {
  name: 'night',
  summary: 'play a whole tournament from a script, one line after the other',
  help: `riffle night [--rulebook ID] [--seed N] [--list]

Reads one JSON document a line from standard input and answers each with one line. People go by their names:

  {"at":"0:00:00","do":{"type":"enter","name":"Ben"}}
  {"at":"1:05:30","do":{"type":"bust","table":"2","players":["Ben"]}}
  {"at":"1:06:00","show":"tables"}

An answer is {"ok":true,"events","questions","tasks","clock"}, or {"ok":false,"code","message","rule","override"}. Where
override is true, the same command with "anyway":{"reason":"…"} is done. "show" looks at ${SHOWN.join(', ')}.
The same rulebook, seed and lines give the same tournament, to the card. --list names every command and every question
with its fields. Exit 2 if a line made no sense.

Example: riffle night --rulebook bnai-jeshurun < friday.jsonl`,
  run,
};
