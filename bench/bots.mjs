// npm run bench:bots [DEALS]: how much players who go by a rule of thumb win from bots. Each deal is played once from every
// chair. Deals are added until the interval is clear of the limit, or there are DEALS of them.
import { findRulebook } from '../dist/rulebooks/index.js';
import { DuplicateContest } from '../dist/sim/contest.js';
import { exploiters } from '../dist/sim/exploiters.js';
import { HOME_TABLE, temperaments } from '../dist/sim/temperaments.js';

const DEALS = Number(process.argv[2] ?? 2000);
const ONLY = process.argv[3];
const STEP = Math.min(DEALS, 100);
/** By how much more than their fair share they may win. */
const MARGIN = 0.01;

const rulebook = findRulebook('tda');
const percent = (share) => `${(100 * share).toFixed(1)}`;
const told = ({ share, from, to }) => `${percent(share)} (${percent(Math.max(0, from))} to ${percent(to)})`;

function measure(table, measured) {
  const contest = new DuplicateContest(rulebook, table, measured);
  const limit = contest.fair + MARGIN;
  let found = contest.play(STEP);
  while (found.deals < DEALS && found.wins.to >= limit && found.wins.from <= limit)
    found = contest.play(STEP);
  const verdict = found.wins.to < limit ? 'holds' : found.wins.from > limit ? 'FAILS' : 'open';
  // Nothing seen in n tries may still happen three times in n.
  const wins = found.wins.share > 0 ? found.wins : { ...found.wins, to: 3 / (found.deals * table.length) };
  return { wins, verdict };
}

const strong = temperaments.strong;
const others = (count, kinds) => Array.from({ length: count }, (_, at) => kinds[at % kinds.length]);
const mixed = [strong, ...HOME_TABLE];
const tables = {
  'one of nine, strong': (player) => [[player, ...others(8, [strong])], [0]],
  'one of nine, mixed': (player) => [[player, ...others(8, mixed)], [0]],
  'five of ten, strong': (player) => [others(10, [player, strong]), [0, 2, 4, 6, 8]],
};
const players = {
  ...exploiters,
  ...Object.fromEntries(HOME_TABLE.map((bot) => [`the ${bot.name} bot`, bot])),
};

console.log(`First places in percent (95 % interval); fair is 11.1 for one of nine and 50 for five of ten.`);
console.log(`| player | ${Object.keys(tables).join(' | ')} |\n|---|---|---|---|`);
let failed = 0;
for (const [name, player] of Object.entries(players)) {
  if (ONLY && !name.includes(ONLY)) continue;
  const cells = Object.values(tables).map((table) => {
    const { wins, verdict } = measure(...table(player));
    if (verdict === 'FAILS') failed++;
    return `${told(wins)}${verdict === 'holds' ? '' : ` ${verdict}`}`;
  });
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
if (failed > 0) process.exitCode = 1;
