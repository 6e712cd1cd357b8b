import { existsSync, readFileSync } from 'node:fs';
import { readPhh, writePhh } from '../history/phh.ts';
import type { HandRecord } from '../history/record.ts';
import { BadRecord, readRecord } from '../history/record.ts';
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
  readStdin,
  red,
} from './shared/command.ts';

type Line = { readonly where: string; readonly record: HandRecord };

function inPlace<T>(where: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadRecord) throw new BadInput(`${where}: ${error.message}`);
    throw error;
  }
}

function readLines(name: string, text: string): Line[] {
  const lines = text.split('\n').map((line, at) => ({ line, where: `${name}:${at + 1}` }));
  return lines
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, where }) => {
      let json: unknown;
      try {
        json = JSON.parse(line);
      } catch (error) {
        throw new BadInput(`${where}: not JSON (${(error as Error).message})`);
      }
      return { where, record: inPlace(where, () => readRecord(json)) };
    });
}

async function readFile(name: string): Promise<Line[]> {
  if (name === '-') return readLines('standard input', await readStdin());
  if (!existsSync(name)) throw new BadInput(`${name}: no such file`);
  const text = readFileSync(name, 'utf8');
  if (/\.phhs?$/.test(name))
    return inPlace(name, () => readPhh(text)).map((record) => ({
      where: `${name}, hand ${record.id}`,
      record,
    }));
  if (/\.jsonl?$/.test(name)) return readLines(name, text);
  throw new BadInput(`${name}: needs to be a .phh, .phhs or .jsonl file, or - for standard input`);
}

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
  const lines = (await Promise.all(positionals.map(readFile))).flat();
  const played = lines.map(({ where, record }) => ({
    record,
    replayed: inPlace(where, () => replay(record, choices)),
  }));

  for (const { record, replayed } of played) {
    if (values.phh) print(writePhh(record, replayed.events, replayed.finalStacks, 'archive'));
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
FILE is .phh or .phhs (the Poker Hand History standard) or .jsonl (one record per line); - reads .jsonl
from standard input.

  --rulebook ID  the rules to play by (tda)
  --json         one line of JSON per hand
  --phh          prints each hand in the Poker Hand History standard

Exit status: 0 all as recorded, 1 a hand differs, 2 bad input.

Example: riffle replay friday.jsonl --json`,
  run,
};
