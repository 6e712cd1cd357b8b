import { type Card, cardsText, parseCards } from '../engine/cards/card.ts';
import { Dice } from '../engine/cards/dice.ts';
import { CATEGORIES, categoryOf } from '../engine/ranking/category.ts';
import { countedValue } from '../engine/ranking/counting.ts';
import { evaluate7 } from '../engine/ranking/evaluate.ts';
import { handName } from '../engine/ranking/names.ts';
import type { Equity } from '../odds/equity.ts';
import { commonDraws, improvements, type OutsRow, outsChart } from '../odds/outs.ts';
import { rangeEquity } from '../odds/range-equity.ts';
import { parseRange, wrongWith } from '../odds/ranges.ts';
import {
  BadInput,
  bold,
  type Command,
  dim,
  print,
  readArgs,
  readStdin,
  wholeNumber,
} from './shared/command.ts';

function cardsOf(text: string, where: string): Card[] {
  const parsed = parseCards(text);
  if ('error' in parsed) throw new BadInput(`${where}: ${parsed.error}`);
  return parsed.cards;
}

function rank(text: string, where: string) {
  const cards = cardsOf(text, where);
  if (cards.length < 5 || cards.length > 7)
    throw new BadInput(`${where}: ${cards.length} cards instead of five to seven`);
  const [a, b, c, d, e, f, g] = cards;
  const value = g === undefined ? countedValue(cards) : evaluate7(a!, b!, c!, d!, e!, f!, g);
  return { value, category: CATEGORIES[categoryOf(value)]!, name: handName(value) };
}

async function rankAll(hands: readonly string[]) {
  if (hands.length > 0) return hands.map((hand, at) => rank(hand, `hand ${at + 1}`));
  const lines = (await readStdin()).split('\n').map((line, at) => ({ line, where: `line ${at + 1}` }));
  return lines.filter(({ line }) => line.trim() !== '').map(({ line, where }) => rank(line, where));
}

function printChart(json: boolean): void {
  const chart = outsChart();
  if (json) return print(JSON.stringify(chart));
  const columns = ['turn', 'river', 'either', 'both'] as const;
  const cell = ({ percent, odds }: OutsRow['turn']): string =>
    `${percent.padStart(5)}% ${(odds ?? 'NA').padStart(8)}:1`;
  print(bold(`outs  ${columns.map((name) => name.padStart(16)).join(' ')}`));
  for (const row of chart)
    print(`${String(row.outs).padStart(4)}  ${columns.map((name) => cell(row[name])).join(' ')}`);
}

function printDraws(json: boolean): void {
  const draws = commonDraws();
  if (json) return print(JSON.stringify(draws));
  for (const { name, makes, outs, hole, board } of draws)
    print(
      `${String(outs).padStart(4)}  ${bold(name.padEnd(28))} ${makes.padEnd(16)} ${dim(`${hole} on ${board}`)}`,
    );
}

/** `outs HAND BOARD`: the next cards that improve the hand. */
function printOutsOf([hand, ...board]: readonly string[], json: boolean): void {
  const hole = cardsOf(hand!, 'the hand');
  const turned = cardsOf(board.join(' '), 'the board');
  if (hole.length !== 2) throw new BadInput(`the hand: ${hole.length} cards instead of two`);
  if (turned.length !== 3 && turned.length !== 4)
    throw new BadInput(`the board: ${turned.length} cards instead of three or four`);
  const twice = hole.find((card) => turned.includes(card));
  if (twice !== undefined) throw new BadInput(`${cardsText([twice])} is in the hand and on the board`);
  const found = improvements(hole, turned).map(({ makes, outs }) => ({
    makes,
    outs: outs.length,
    cards: cardsText(outs),
  }));
  if (json) return print(JSON.stringify(found));
  if (found.length === 0) print('no card improves it');
  for (const { makes, outs, cards } of found)
    print(`${String(outs).padStart(4)}  ${bold(makes.padEnd(16))} ${dim(cards)}`);
}

function equity(hands: readonly string[], values: Flags): void {
  const ranges = hands.map((text, at) => {
    const parsed = parseRange(text);
    if ('error' in parsed) throw new BadInput(`hand ${at + 1}: ${parsed.error}`);
    return parsed.range;
  });
  const board = values.board === undefined ? [] : cardsOf(values.board, 'the board');
  const wrong = wrongWith(ranges, board);
  if (wrong !== null) throw new BadInput(wrong);
  const trials = values.trials === undefined ? null : wholeNumber(values.trials, '--trials', 1);
  const dice = new Dice(wholeNumber(values.seed ?? '1', '--seed', 0));
  const found = rangeEquity(ranges, board, dice, trials);
  const players = found.hands.map((each, at) => ({ hand: hands[at]!, ...each }));
  if (values.json)
    return print(JSON.stringify({ players, boards: found.boards, exact: found.exact, ...errorOf(found) }));
  const width = Math.max(...hands.map(({ length }) => length));
  for (const { hand, wins, ties, equity: share } of players)
    print(
      `${bold(hand.padEnd(width))}  ${(share * 100).toFixed(2).padStart(6)}%  ${dim(`wins ${((wins / found.boards) * 100).toFixed(2)}%, shares ${((ties / found.boards) * 100).toFixed(2)}%`)}`,
    );
  const boards = found.boards.toLocaleString('en');
  print(
    dim(
      found.exact
        ? `all ${boards} boards counted`
        : `${boards} boards dealt at random, give or take ${(errorOf(found).error! * 100).toFixed(2)}%`,
    ),
  );
}

/** Random boards: twice the standard error, at most. */
const errorOf = ({ exact, boards }: Equity): { error?: number } =>
  exact ? {} : { error: 1 / Math.sqrt(boards) };

type Flags = { json?: boolean; board?: string; trials?: string; seed?: string };

async function run(args: readonly string[]): Promise<number> {
  const [what, ...rest] = args;
  const { values, positionals } = readArgs(rest, {
    json: { type: 'boolean' },
    board: { type: 'string' },
    trials: { type: 'string' },
    seed: { type: 'string' },
  });
  const json = values.json === true;
  if (what === 'outs') {
    if (positionals.length === 0) printChart(json);
    else printOutsOf(positionals, json);
  } else if (what === 'draws') printDraws(json);
  else if (what === 'equity') equity(positionals, values);
  else if (what === 'rank') {
    for (const ranked of await rankAll(positionals))
      print(json ? JSON.stringify(ranked) : `${bold(ranked.name)}  (${ranked.category}, ${ranked.value})`);
  } else throw new BadInput(`riffle odds ${what ?? ''}: choose equity, outs, draws or rank`);
  return 0;
}

export const oddsCommand: Command = {
  name: 'odds',
  summary: 'equity, outs and draws, and how hands rank',
  help: `riffle odds equity HAND HAND… [--board CARDS] [--trials N] [--seed N] [--json]
riffle odds outs [HAND BOARD] [--json]
riffle odds draws [--json]
riffle odds rank [HAND…] [--json]

equity: each hand's share of the pot. Hands are cards (AsAh) or ranges (AKs, TT+, A5s-A2s, "77+,AQs+", random).
Counts every board where that is quick and deals random boards for wide ranges; --trials N always deals N random boards.

outs: the chart of 1 to 20 outs after the flop: on the turn, on the river, on either, on both; with a hand and a board,
the cards that improve it.

draws: the common draws with their outs.

rank: ranks hands of five to seven cards; without any, reads them from standard input, one per line.
A higher value is a better hand; equal values split the pot.

Example: riffle odds equity AsAh KsKd --board 2c7d9h
         riffle odds outs AhKh Qh7h2c
         riffle odds rank 'As Ks Qs Js Ts 2c 3d'`,
  run,
};
