import { DEFAULT_RULEBOOK } from '../rulebooks/index.ts';
import { HOME_PACE, withLevelMinutes } from '../sim/pace.ts';
import { type Spread, spreadOf } from '../sim/runs.ts';
import { clock, histogram, progress } from './progress.ts';
import {
  BadInput,
  bold,
  type Command,
  chosenRulebook,
  dim,
  positiveNumber,
  print,
  readArgs,
  wholeNumber,
} from './shared/command.ts';
import { simulateOnAllCores } from './workers.ts';

const MOST_PLAYERS = 1000;

async function run(args: readonly string[]): Promise<number> {
  const { values } = readArgs(args, {
    rulebook: { type: 'string', default: DEFAULT_RULEBOOK },
    players: { type: 'string', default: '10' },
    'level-minutes': { type: 'string' },
    runs: { type: 'string', default: '1000' },
    'hands-per-hour': { type: 'string' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean' },
  });
  const book = chosenRulebook(values.rulebook);
  const players = wholeNumber(values.players, '--players', 2);
  if (players > MOST_PLAYERS) throw new BadInput(`--players ${players}: no more than ${MOST_PLAYERS}`);
  const runs = wholeNumber(values.runs, '--runs', 1);
  const seed = wholeNumber(values.seed, '--seed', 0);
  const minutes = values['level-minutes'];
  const rulebook =
    minutes === undefined ? book : withLevelMinutes(book, positiveNumber(minutes, '--level-minutes'));
  const pace = values['hands-per-hour'];
  const handsPerHour = pace === undefined ? HOME_PACE.handsPerHour : positiveNumber(pace, '--hands-per-hour');

  const bar = progress('simulating', runs);
  const began = performance.now();
  const found = await simulateOnAllCores({ rulebook, players, pace: { handsPerHour } }, seed, runs, bar.tell);
  const seconds = (performance.now() - began) / 1000;
  bar.end();
  const all = found.hands.reduce((sum, hands) => sum + hands, 0);
  const hours = spreadOf(found.minutes.map((each) => Math.round((each / 60) * 1000) / 1000));
  const figures = {
    runs,
    hours,
    levels: spreadOf(found.levels),
    hands: spreadOf(found.hands),
    rebuys: spreadOf(found.rebuys),
    handsPerSecond: Math.round(all / seconds),
  };
  if (values.json) {
    print(JSON.stringify(figures));
    return 0;
  }
  const row = (name: string, { p10, p50, p90 }: Spread, show: (figure: number) => string): void =>
    print(`${name.padEnd(10)}${[p10, p50, p90].map((figure) => show(figure).padStart(9)).join('')}`);
  print(bold(`${players} players, ${book.name}, ${runs.toLocaleString('en')} tournaments`));
  print(dim(`${''.padEnd(10)}${['1 in 10', 'half', '9 in 10'].map((name) => name.padStart(9)).join('')}`));
  row('hours', hours, (figure) => clock(figure * 60));
  row('level', figures.levels, String);
  row('hands', figures.hands, String);
  row('rebuys', figures.rebuys, String);
  print('');
  for (const line of histogram(found.minutes)) print(line);
  print(
    dim(
      `${figures.handsPerSecond.toLocaleString('en')} hands simulated per second; the table plays ${handsPerHour} hands per hour`,
    ),
  );
  return 0;
}

export const simulateCommand: Command = {
  name: 'simulate',
  summary: 'see how long a tournament takes, by letting bots play it many times',
  help: `riffle simulate [--rulebook ID] [--players N] [--level-minutes M] [--runs N] [--hands-per-hour N] [--seed N] [--json]

Plays whole tournaments by a rulebook, on every core, and says when they end. Players rebuy whenever the rules allow it.
--hands-per-hour is the pace of nine or ten players; shorter tables play faster. The same seed gives the same answer.
docs/SIMULATION.md says what the bots and the pace assume.

Example: riffle simulate --rulebook homepokertourney --players 10 --level-minutes 20 --runs 1000`,
  run,
};
