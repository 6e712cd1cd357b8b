import { parseCards } from '../engine/cards/card.ts';
import { CATEGORIES, categoryOf } from '../engine/ranking/category.ts';
import { countedValue } from '../engine/ranking/counting.ts';
import { evaluate7 } from '../engine/ranking/evaluate.ts';
import { handName } from '../engine/ranking/names.ts';
import { type OutsRow, outsChart } from '../odds/outs.ts';
import { BadInput, bold, type Command, print, readArgs, readStdin } from './command.ts';

function rank(text: string, where: string) {
  const parsed = parseCards(text);
  if ('error' in parsed) throw new BadInput(`${where}: ${parsed.error}`);
  const { cards } = parsed;
  if (cards.length < 5 || cards.length > 7)
    throw new BadInput(`${where}: ${cards.length} cards, five to seven are needed`);
  const [a, b, c, d, e, f, g] = cards;
  const value = g === undefined ? countedValue(cards) : evaluate7(a!, b!, c!, d!, e!, f!, g);
  return { value, category: CATEGORIES[categoryOf(value)]!, name: handName(value) };
}

async function rankAll(hands: readonly string[]) {
  if (hands.length > 0) return hands.map((hand, at) => rank(hand, `hand ${at + 1}`));
  const lines = (await readStdin()).split('\n').map((line, at) => ({ line, where: `line ${at + 1}` }));
  return lines.filter(({ line }) => line.trim() !== '').map(({ line, where }) => rank(line, where));
}

function printOuts(json: boolean | undefined): void {
  const chart = outsChart();
  if (json) return print(JSON.stringify(chart));
  const columns = ['turn', 'river', 'either', 'both'] as const;
  const cell = ({ percent, odds }: OutsRow['turn']): string =>
    `${percent.padStart(5)}% ${(odds ?? 'NA').padStart(8)}:1`;
  print(bold(`outs  ${columns.map((name) => name.padStart(16)).join(' ')}`));
  for (const row of chart)
    print(`${String(row.outs).padStart(4)}  ${columns.map((name) => cell(row[name])).join(' ')}`);
}

async function run(args: readonly string[]): Promise<number> {
  const [what, ...rest] = args;
  const { values, positionals } = readArgs(rest, { json: { type: 'boolean' } });
  if (what === 'outs') printOuts(values.json);
  else if (what === 'rank') {
    for (const ranked of await rankAll(positionals))
      print(
        values.json ? JSON.stringify(ranked) : `${bold(ranked.name)}  (${ranked.category}, ${ranked.value})`,
      );
  } else throw new BadInput(`riffle odds ${what ?? ''}: rank or outs is needed`);
  return 0;
}

export const oddsCommand: Command = {
  name: 'odds',
  summary: 'rank hands, and the chances of 1 to 20 outs',
  help: `riffle odds rank [HAND…] [--json]
riffle odds outs [--json]

rank: ranks hands of five to seven cards; without one, reads them from standard input, one a line.
A higher value is a better hand, an equal one splits the pot.

outs: the chart of 1 to 20 outs after the flop: on the turn, on the river, on either, on both.

Example: riffle odds rank 'As Ks Qs Js Ts 2c 3d'`,
  run,
};
