import { writePhh } from '../history/phh.ts';
import { copyOfRecord } from '../history/readers.ts';
import { type Replayed, replay } from '../history/replay.ts';
import {
  BadInput,
  bold,
  type Command,
  chosenRulebook,
  dim,
  green,
  print,
  readArgs,
  red,
} from './shared/command.ts';
import { inPlace, readHands } from './shared/hand-files.ts';

const money = (played: Replayed, scale = 1): Replayed['finalStacks'] =>
  Object.fromEntries(Object.entries(played.finalStacks).map(([seat, stack]) => [seat, stack / scale]));

function forPeople({ id, finalStacks, refused, ok, pots }: Replayed): string {
  const mark = ok === null ? dim('played') : ok ? green('ok') : red('differs');
  const stacks = Object.entries(finalStacks)
    .map(([seat, stack]) => `${seat}:${stack}`)
    .join(' ');
  const won = pots.map((pot) => `${pot.amount} to ${Object.keys(pot.winners).join('+')}`).join(', ');
  const why =
    refused === null
      ? won
      : red(
          `action ${refused.action}: ${refused.message}${refused.rule === null ? '' : ` [${refused.rule}]`}`,
        );
  return `${bold(id)}  ${mark}  ${stacks}  ${why}`;
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    json: { type: 'boolean' },
    phh: { type: 'boolean' },
    rulebook: { type: 'string', default: 'tda' },
  });
  if (positionals.length === 0)
    throw new BadInput('which file? riffle replay FILE…, or - for standard input');
  const { hand: choices } = chosenRulebook(values.rulebook);
  const lines = (await Promise.all(positionals.map(readHands))).flat();
  const played = lines.map(({ where, record }) => ({
    record,
    replayed: inPlace(where, () => replay(record, choices)),
  }));

  for (const { record, replayed } of played) {
    if (values.phh) print(writePhh(copyOfRecord(record, replayed.events)));
    else if (values.json) {
      const { events: _, ...line } = replayed;
      print(JSON.stringify({ ...line, finalStacks: money(replayed, record.scale) }));
    } else print(forPeople(replayed));
  }
  const count = (ok: boolean | null): number => played.filter(({ replayed }) => replayed.ok === ok).length;
  const refused = played.filter(({ replayed }) => replayed.refused !== null).length;
  process.stderr.write(
    `${played.length} hands: ${count(true)} as recorded, ${count(false)} different, ${count(null)} without a result to compare, ` +
      `${refused} with a refused action\n`,
  );
  return count(false) > 0 ? 1 : 0;
}

export const replayCommand: Command = {
  name: 'replay',
  summary: 'replay recorded hands and compare the results',
  help: `riffle replay FILE… [--rulebook ID] [--json] [--phh]

Plays each hand of the files through the engine and says whether the stacks come out as recorded.
FILE is .txt (PokerStars), .phh or .phhs (the Poker Hand History standard), .ohh (Open Hand History) or
.jsonl (one record per line); - reads .jsonl from standard input.

  --rulebook ID  the rules to play by (tda)
  --json         one line of JSON per hand
  --phh          prints each hand in the Poker Hand History standard

Exit status: 0 all as recorded, 1 a hand differs, 2 bad input.

Example: riffle replay friday.jsonl --json`,
  run,
};
