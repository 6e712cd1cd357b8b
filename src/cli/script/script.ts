import { createInterface } from 'node:readline';
import { DEFAULT_RULEBOOK } from '../../rulebooks/index.ts';
import { BadInput, type Command, chosenRulebook, print, readArgs } from '../shared/command.ts';
import { listed } from './list.ts';
import { BAD_LINE, ScriptPlayer, SHOWN } from './script-player.ts';

/** A seed of up to 64 hexadecimal digits. */
function seedFrom(text: string): string {
  if (!/^[0-9a-f]{1,64}$/i.test(text))
    throw new BadInput(`--seed ${JSON.stringify(text)}: enter 1 to 64 hexadecimal digits`);
  return text.toLowerCase().padStart(64, '0');
}

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
    const answer = player.answer(text);
    wrong ||= 'code' in answer && answer.code === BAD_LINE;
    print(JSON.stringify(answer));
  }
  return wrong ? 2 : 0;
}

export const scriptCommand: Command = {
  name: 'night',
  summary: 'play a whole tournament from a script, one line after the other',
  help: `riffle night [--rulebook ID] [--seed HEX] [--list]

Reads one JSON document a line from standard input and answers each with one line. People go by their names, times count
from the beginning of the script:

  {"at":"0:00:00","do":{"type":"enter","name":"Ben"}}
  {"at":"1:05:30","do":{"type":"bust","table":"2","players":["Ben"]}}
  {"at":"1:05:40","answer":{"id":"rebuy-or-out:Ben","value":"out"}}
  {"at":"2:10:00","do":{"type":"enter","name":"Eve"},"override":"stuck in traffic"}
  {"at":"2:10:30","show":"tables"}

An answer is {"ok":true,"events","questions","tasks","clock"}, or {"ok":false,"code","message","rule","override"}. Where
override is true, the same line with "override":"the reason" is done anyway. A question has an id to answer it by, and its
choices where there are any. "show" looks at ${SHOWN.join(', ')}. A latecomer who enters is seated at once, unless
something has to be asked first. The same rulebook, seed and lines give the same tournament, to the card. --list names every
command and every question. Exit 2 if a line made no sense.

Example: riffle night --rulebook bnai-jeshurun < friday.jsonl`,
  run,
};
